"""A turn is one panel: its steps, and how many presses a usual one takes."""

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.options import Options
from games.capital_power.state import State
from games.chance import Scripted
from games.choosing import to_path
from games.engine import Amount, Done, Form
from tests.games.capital_power.scenes import (
    co,
    land,
    of,
    options,
    place,
    play,
    played,
    purse,
    refused,
    scene,
    told,
    top,
)

MOST_PRESSES = 8


def presses(state: State, notation: str) -> int:
    """Returns the presses that a move takes in a panel.

    That is one for each option, and for the least or the greatest number; two for another number
    (open a form, send it); three for a form (open it, send it, say that is all); one more if the
    last press must be confirmed.
    """
    (seat,) = GAME.deciders(state)
    view, path = GAME.view(state, seat), to_path(notation)
    count = 0
    for length, token in enumerate(path):
        choice = GAME.choices(view, path[:length])
        if isinstance(choice, Amount):
            count += 1 if int(token) in (choice.least, choice.most) else 2
        else:
            count += 3 if isinstance(choice, Form) else 1
    last = GAME.choices(view, path)
    assert isinstance(last, Done)
    return count + last.confirm


def play_counted(state: State, moves: list[tuple[str, str]]) -> tuple[State, int]:
    """Returns the state after these moves with their dice, and the presses they took."""
    count = 0
    for notation, dice in moves:
        count += presses(state, notation)
        state = played(state, notation, dice).state
    return state, count


def test_a_usual_turn_of_three_pawns_takes_at_most_eight_presses() -> None:
    """One pawn has nothing to decide, one comes to a fork, one buys shares; then Interpol."""
    companies = {
        "blue-h": co(at="it02"),
        "blue-1": co(at="ch20", capital=50),
        "blue-2": co(at="it08", white=160),
    }
    moves = [
        ("roll-all", "2 3"),  # the Holding pays taxes, of nothing; blue 1 comes to a fork
        ("to-sa01", "1"),  # blue 2 rolls on: the exchange
        ("buy 3", ""),
        ("interpol", "6"),
        ("to-ch16", ""),
    ]
    state, count = play_counted(scene(companies), moves)
    assert state.turn == 1
    assert count == 6
    assert count < MOST_PRESSES


def test_three_pawns_that_all_decide_take_eight_at_most() -> None:
    """A loan, black money to the bank, shares in Italy; Interpol comes to a fork."""
    companies = {
        "blue-h": co(at="lu02", capital=100),
        "blue-1": co(at="lu03", black=80),
        "blue-2": co(at="it08", white=160),
    }
    moves = [
        ("roll-all", "1"),
        ("borrow 200", "1"),
        ("launder", "1"),
        ("buy 3", ""),
        ("interpol", "6"),
        ("to-ch16", ""),
    ]
    state, count = play_counted(scene(companies), moves)
    assert state.turn == 1
    assert count == MOST_PRESSES


def test_pawns_rolled_one_by_one_take_eight_at_most() -> None:
    companies = {"blue-h": co(at="it02"), "blue-1": co(at="it03"), "blue-2": co(at="it04")}
    moves = [("roll blue-h", "3"), ("roll blue-1", "2"), ("roll blue-2", "1"), ("interpol", "2")]
    state, count = play_counted(scene(companies, interpol="it12"), moves)
    assert (state.turn, count) == (1, 7)


# -- the panel -----------------------------------------------------------------------------------


def test_the_panel_of_a_turn() -> None:
    companies = {
        "blue-h": co(white=50, at="it02"),
        "blue-1": co(at="ch01"),
        "blue-2": co(at="it03"),
    }
    state = scene(companies)
    assert options(state) == [
        "roll-all", "roll", "stay", "bribe", "transfer", "swap", "offer", "order", "resign",
    ]  # fmt: skip
    assert options(state, "roll") == ["blue-h", "blue-1", "blue-2"]
    assert options(state, "stay") == ["blue-1"]
    assert options(state, "bribe") == ["blue-h"]
    assert options(state, seat=1) == ["swap", "offer", "order", "resign"]
    assert GAME.choices(GAME.view(state, None)) is None


def test_the_first_turn() -> None:
    dealt = GAME.deal(2, Options(), Scripted(()))
    assert told(dealt.events) == ["start", "turn"]
    state = dealt.state
    assert (state.turn, state.round, state.stock) == (0, 1, 30)
    assert options(state) == ["roll-all", "roll", "offer", "order", "resign"]
    assert options(state, seat=1) == ["offer", "order", "resign"]


def test_a_pawn_moves_once_a_turn() -> None:
    state = play(scene({"blue-h": co(at="it02"), "blue-1": co(at="it02")}), "roll blue-h", dice="3")
    assert refused(state, "roll blue-h") == "movement"
    assert refused(state, "roll orange-h") == "movement"
    assert refused(state, "stay blue-h") == "parking"


def test_staying_is_said_or_understood() -> None:
    state = scene({"blue-h": co(at="it05")}, interpol="it12")
    after = played(state, "stay blue-h")
    assert told(after.events) == ["stays"]
    assert refused(after.state, "roll blue-h") == "movement"
    assert play(state, "interpol", dice="1").turn == 1
    assert place(play(state, "roll blue-h", dice="3"), "blue-h") == "it08"


def test_a_company_on_another_space_must_move() -> None:
    state = scene({"blue-h": co(at="it04"), "blue-1": co(at="it05")})
    assert refused(state, "stay blue-h") == "parking"
    assert refused(state, "interpol") == "interpol"


def test_the_player_chooses_the_way_after_the_roll() -> None:
    after = played(scene({"blue-h": co(at="it20")}), "roll blue-h", "4")
    assert told(after.events) == ["forks"]
    assert options(after.state)[:3] == ["to-ch02", "to-it01", "to-xs"]
    assert place(play(after.state, "to-xs"), "blue-h") == "xs"
    assert refused(after.state, "to-ch03") in ("movement", "turn")
    assert refused(after.state, "to-xs", seat=1) == "turn"


def test_several_companies_may_be_founded_on_one_stop() -> None:
    state = land(scene({"blue-h": co(white=30, black=20)}), "blue-h", "ch03")
    state = play(state, "found min alone 25 white=10", "found tra alone 10 -")
    assert [of(state, "kind", k) for k in ("blue-1", "blue-2")] == [2, 4]
    assert purse(state, "blue-1") == (10, 15)
    assert top(state) == "Stop"


def test_a_founder_must_have_all_it_pays() -> None:
    state = land(scene({"blue-h": co(white=30)}), "blue-h", "ch03")
    assert refused(state, "found min alone 35") == "founding"
    assert refused(state, "found min alone 12") == "founding"
    assert refused(state, "found bank alone 10") == "choices"


def test_express_companies_start_at_the_crossing() -> None:
    state = land(scene({"blue-h": co(white=30)}, length="express"), "blue-h", "ch03")
    state = play(state, "found min alone 30")
    assert place(state, "blue-1") == "xn"
    assert state.behind[COMPANIES["blue-1"]]


def test_quick_games_have_180_shares_and_100_win() -> None:
    state = land(scene({"blue-h": co(white=100, lots=8)}, length="quick"), "blue-h", "it09")
    assert state.stock == 10
    assert play(state, "buy 1").ending is None
    assert play(state, "buy 2").ending is not None


def test_at_a_bank_it_is_interest_or_withdrawal_and_a_deposit_either_way() -> None:
    companies = {"blue-1": co(deposit=50, black=30), "blue-2": co(deposit=9)}
    state = land(scene(companies), "blue-1", "lu04")
    assert purse(play(state, "withdraw-all"), "blue-1") == (59, 30)
    drawn = play(state, "withdraw blue-2=9")
    assert options(drawn)[:3] == ["deposit", "launder", "pass"]
    drawn = play(drawn, "deposit black=30")
    assert (purse(drawn, "blue-1"), of(drawn, "deposit", "blue-1")) == ((9, 0), 80)
    kept = play(state, "launder")
    assert (purse(kept, "blue-1"), of(kept, "deposit", "blue-1")) == ((10, 0), 80)


def test_interpol_leaves_parked_and_waiting_pawns_alone() -> None:
    for at, behind in (("it05", False), ("it01", True)):
        companies = {"blue-1": co(black=50, at=at, behind=behind)}
        state = scene(companies, turn=1, interpol="it06" if at == "it05" else "it02")
        after = played(state, "interpol", "1")
        assert told(after.events)[:1] == ["interpol"]
        assert purse(after.state, "blue-1") == (0, 50)


def test_nobody_is_checked_for_coming_to_interpol() -> None:
    state = land(scene({"blue-1": co(black=50)}, interpol="it08"), "blue-1", "it08")
    assert purse(state, "blue-1") == (0, 50)


def test_interpol_checks_its_movers_own_pawns() -> None:
    companies = {"blue-1": co(white=50, black=20, at="it10", moved=True)}
    after = played(scene(companies, rolled=True, interpol="it12"), "interpol", "2")
    assert told(after.events) == ["interpol", "interpol-fine", "turn"]
    assert purse(after.state, "blue-1") == (30, 20)


def test_the_turn_passes_over_players_who_are_out_and_rounds_are_counted() -> None:
    state = play(scene(seats=3, interpol="it12"), "resign", seat=1)
    state = play(state, "interpol", dice="1")
    assert (state.turn, state.round) == (2, 1)
    state = play(state, "interpol", dice="1")
    assert (state.turn, state.round, len(state.history)) == (0, 2, 2)


def test_a_player_who_is_out_in_their_own_turn_passes_it_on() -> None:
    state = play(scene(seats=3), "resign", seat=0)
    assert state.turn == 1
    assert refused(state, "offer 2 blue-h", seat=0) == "leaving"
    assert GAME.choices(GAME.view(state, 0)) is None


def test_the_table_is_told_what_happens() -> None:
    """One line for each thing, with its amounts."""
    coup = played(scene({"blue-1": co(capital=50, black=60, at="sa09")}), "roll blue-1", "1")
    assert told(coup.events) == ["rolls", "pays"]
    assert coup.events[-1].text.args["amount"] == 50_000
    won = played(land(scene({"blue-h": co(white=100, lots=15)}), "blue-h", "it09"), "buy 1")
    assert told(won.events) == ["buys", "won-shares"]
    assert won.events[-1].text.args["shares"] == 160
    lent = played(land(scene({"blue-1": co()}), "blue-1", "ch05"), "borrow 20")
    assert told(lent.events) == ["borrows-black"]
    repaid = land(scene({"blue-1": co(loan=("black", 20), black=20)}), "blue-1", "ch05")
    assert told(played(repaid, "repay black=19").events) == []
    assert told(played(repaid, "repay black=20").events) == ["repays"]
    bribed = played(scene({"blue-1": co(black=10, at="ch03")}), "bribe blue-1 black")
    assert told(bribed.events) == ["bribes"]
    shared = land(scene({"blue-1": co(minor="orange-h", at="it10"), "orange-h": co(white=9)}),
                  "blue-1", "it11")  # fmt: skip
    assert top(shared) == "Debt"
    assert purse(shared, "orange-h") == (7, 0)
    founded = played(land(scene({"blue-h": co(white=30)}), "blue-h", "ch03"), "found min alone 30")
    assert told(founded.events) == ["founds"]
    assert founded.events[0].text.args["capital"] == 30_000
