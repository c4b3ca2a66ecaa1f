"""How computers play: situations in which one move is plainly right, what they think, and why."""

import random
from collections import Counter

import pytest

from games.capital_power import GAME
from games.capital_power.board import BOARD, BRIBE_TARGETS, SPACES
from games.capital_power.mind.landing import Prospects
from games.capital_power.pending import Accuse, Booking, Branch, Offer, Split, Stop
from games.chance import Seeded
from games.thinking import Level, think
from games.thinking.mind import Temper
from tests.games.capital_power.minds import EVEN, best, rated, reason
from tests.games.capital_power.scenes import co, land, owing, play, scene

# -- shares --------------------------------------------------------------------------------------


def test_the_shares_that_win_are_bought() -> None:
    state = land(scene({"blue-h": co(white=120, lots=14)}), "blue-h", "it09")
    assert best(state) == "buy 2"
    assert reason(state, "buy 2") == "These shares win the game."
    assert reason(state, "buy 1") == "10 shares more: 150 of the 160 that win."


def test_the_last_shares_of_the_bank_are_left_to_whoever_would_win_by_them() -> None:
    behind = land(
        scene({"blue-h": co(white=60, lots=13), "orange-h": co(lots=15)}, stock=1), "blue-h", "it09"
    )
    assert best(behind) == "pass"
    ahead = land(
        scene({"blue-h": co(white=60, lots=14), "orange-h": co(lots=14)}, stock=1), "blue-h", "it09"
    )
    assert best(ahead) == "buy 1"


def test_money_is_gathered_for_a_bribe_to_the_exchange_before_anybody_rolls() -> None:
    state = scene(
        {"blue-h": co(white=300, lots=8, loan=("black", 200)),
         "blue-1": co(at="it05", white=60, lots=2, loan=("black", 200)),
         **{f"blue-{n}": co(loan=("black", 200)) for n in range(2, 6)}}
    )  # fmt: skip
    state.round = 30
    assert best(state) == "transfer blue-h blue-1 white=300"
    assert "exchange" in reason(state, "transfer blue-h blue-1 white=300")
    gathered = play(state, "transfer blue-h blue-1 white=300")
    assert best(gathered) == "bribe blue-1 white"
    assert "70 shares" in reason(gathered, "bribe blue-1 white")
    assert best(play(gathered, "bribe blue-1 white")).startswith("buy ")


def test_a_bribe_to_an_exchange_promises_only_what_is_bought_there() -> None:
    """A company that is better kept liquid goes there to be further on its way."""
    state = scene({"blue-h": co(at="it09", white=210)}, seats=2)
    state.round = 16
    assert best(state) == "bribe blue-h white"
    assert "shares can wait" in reason(state, "bribe blue-h white")
    assert best(play(state, "bribe blue-h white")) == "pass"


def test_plans_count_on_the_shares_that_are_then_bought() -> None:
    """The way of a pawn changes what money is worth: what is planned goes by the prices of then."""
    rng, promised = random.Random(1), Counter[bool]()
    exchanges = [
        SPACES[space].key for space, target in enumerate(BRIBE_TARGETS)
        if target >= 0 and SPACES[target].kind == "bourse"
    ]  # fmt: skip
    for _ in range(60):
        at, white = rng.choice(exchanges), rng.choice((80, 110, 160, 210))
        state = scene({"blue-h": co(at=at, white=white, loan=("black", 200))}, seats=2)
        state.round = rng.randrange(1, 35)
        lots = Prospects(state, 0, EVEN).bought(0)
        promised[lots > 0] += 1
        assert best(play(state, "bribe blue-h white")) == (f"buy {lots}" if lots else "pass")
    assert min(promised[True], promised[False]) > 10


def test_a_foundation_that_would_be_passed_is_not_counted_on() -> None:
    late = scene({"blue-h": co(at="ch07", white=100, loan=("black", 200))}, seats=2)
    late.round = 38
    space = BOARD.number["ch09"]
    assert best(land(late, "blue-h", "ch09")) == "pass"
    assert Prospects(late, 0, EVEN).effect(0, space, 100, 0) == 0


# -- black money ---------------------------------------------------------------------------------


def test_the_greatest_black_loan_is_taken() -> None:
    state = land(scene({"blue-h": co(white=50)}), "blue-h", "ch05")
    assert best(state) == "borrow 200"
    assert "no date" in reason(state, "borrow 200")


def test_a_white_loan_is_left_for_the_greater_black_one() -> None:
    state = land(scene({"blue-h": co(white=50)}), "blue-h", "it06")
    assert best(state) == "pass"
    assert "one loan" in reason(state, "pass")


def test_deposits_come_out_before_black_money_goes_in() -> None:
    state = scene({"blue-h": co(black=100, deposit=60), "blue-1": co(deposit=200)})
    state = land(state, "blue-h", "lu04")
    state.round = 25
    assert best(state) == "withdraw-all"
    assert best(play(state, "withdraw-all")) == "launder"
    assert "$260,000" in reason(state, "withdraw-all")


def test_black_money_is_sent_away_from_a_pawn_on_its_way_to_the_police() -> None:
    state = scene({"blue-h": co(), "blue-1": co(at="it06", black=150, loan=("black", 200))})
    assert best(state) == "transfer blue-1 blue-h black=150"
    assert "parked" in reason(state, "transfer blue-1 blue-h black=150")


def test_a_pawn_takes_the_way_that_keeps_its_money() -> None:
    state = scene({"blue-h": co(at="sa12", white=300, loan=("black", 200))})
    ways = (BOARD.number["sa16"], BOARD.number["sa17"])
    state.pending = [Branch(0, 0, 4, ways)]
    assert best(state) == "to-sa16"
    assert "no police" in reason(state, "to-sa16")
    assert "costs" in reason(state, "to-sa17")


def test_interpol_is_sent_to_the_leader_and_never_to_ones_own_black_money() -> None:
    state = scene(
        {"blue-h": co(at="ch05", black=200), "orange-h": co(at="lu03", lots=9), "green-h": co()}
    )
    ways = tuple(BOARD.number[key] for key in ("ch05", "it04", "lu03"))
    state.pending = [Branch(0, -1, 3, ways)]
    assert best(state) == "to-lu03"
    assert "checks" in reason(state, "to-lu03")
    assert "fine you $200,000" in reason(state, "to-ch05")
    gains = rated(state)
    assert gains["to-ch05"] < gains["to-it04"] < gains["to-lu03"]


# -- companies -----------------------------------------------------------------------------------


def test_a_company_is_founded_while_there_is_time_for_its_loan_and_not_at_the_end() -> None:
    state = land(scene({"blue-h": co(white=100, black=200, loan=("black", 200))}), "blue-h", "ch09")
    assert best(state).startswith("found ")
    move = next(one for one in rated(state) if one.startswith("found "))
    capital = int(move.split()[3])
    assert f"${2 * capital},000" in reason(state, move)
    state.round = 38
    assert best(state) == "pass"


def test_a_parked_pawn_waits_only_if_rolling_is_worse() -> None:
    """A black loan is two spaces ahead, or the police."""
    hungry = scene({"blue-h": co(at="lu01", white=50)})
    assert best(hungry) == "bribe blue-h white"
    laden = scene({"blue-h": co(at="it12", black=300, loan=("black", 200), bribed=("IT",))})
    assert best(laden) == "interpol"
    assert "nobody checks" in reason(laden, "interpol")


# -- what others ask -----------------------------------------------------------------------------


def test_a_debt_that_can_be_paid_is_paid_and_a_lost_game_is_given_up_at_once() -> None:
    debt = owing({"blue-h": co(deposit=50)}, due=40)
    assert best(debt) in ("settle", "set-off blue-h 40")
    lost = owing({"blue-2": co(capital=20)}, due=500)
    assert best(lost) == "bankrupt"
    assert "Nothing" in reason(lost, "bankrupt")


def test_a_company_is_liquidated_if_that_saves_the_group() -> None:
    state = owing({"blue-2": co(capital=65)}, due=40)
    assert best(state) == "liquidate blue-2"
    assert "$65,000" in reason(state, "liquidate blue-2")


def test_a_coup_costs_the_smaller_sum() -> None:
    state = scene({"blue-h": co(white=200, black=110, at="sa10")}, books="creative")
    state.pending = [Stop(0, 0, "coup")]
    assert best(state) == "pay-coup"
    assert "$310,000" in reason(state, "pay-coup")
    poor = scene({"blue-h": co(black=101, at="sa10")}, books="creative")
    poor.pending = [Stop(0, 0, "coup")]
    assert rated(poor)["pay-coup"] > rated(poor)["lose-cash"]


def test_hidden_money_goes_into_the_books_before_the_tax_office_can_find_it() -> None:
    near = scene({"blue-h": co(at="it11", black=40, hidden=40)}, books="creative")
    assert best(near) == "declare blue-h 40"
    assert "tax office" in reason(near, "declare blue-h 40")
    far = scene({"blue-h": co(at="lu02", black=40, hidden=40)}, books="creative")
    assert not best(far).startswith("declare")


def test_black_money_is_booked_while_the_tax_office_is_near() -> None:
    state = scene({"blue-h": co(at="it11", black=30)}, books="creative")
    state.pending = [Booking(0, 0, 30, 0)]
    assert best(state) == "book"
    assert reason(state, "hide") == "What is off the books, $30,000, no police can fine."


def test_nobody_is_accused_at_a_venture() -> None:
    state = scene({"blue-h": co(white=200)}, books="creative", pending=(Accuse(0),))
    assert best(state) == "pass"
    assert "$20,000" in reason(state, "pass")


def test_a_fine_leaves_the_parked_companies_their_money() -> None:
    state = scene({"blue-h": co(white=50), "blue-1": co(at="it08", white=50)})
    state.pending = [Split(0, (1, 0), 30, 0, "interpol")]
    move = best(state)
    assert move.startswith("split")
    after = play(state, move)
    assert (after.white[0], after.white[1]) == (50, 20)


# -- deals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        (Offer(by=1, to=0, slot=1, desk=6, white=50), "accept 2-1 blue-h"),
        (Offer(by=1, to=0, slot=1, desk=6, white=20, ask_lots=1), "decline 2-1"),
        (Offer(by=1, to=0, slot=1, desk=6, lots=1, ask_white=20), "accept 2-1 blue-h"),
        (Offer(by=1, to=0, slot=1, desk=6, black=90, ask_white=80), "decline 2-1"),
    ],
)
def test_offers_are_answered_by_what_they_are_worth(offer: Offer, answer: str) -> None:
    own = co(white=100, lots=2, loan=("black", 200))
    state = scene({"blue-h": own, "orange-h": co(white=60, black=90, lots=2)})
    state.round, state.offers = 25, [offer]
    assert best(state) == answer
    assert "deal" in reason(state, answer).lower()


@pytest.mark.parametrize("level", Level)
def test_an_offer_is_answered_while_others_play(level: Level) -> None:
    state = scene({"blue-h": co(white=100, lots=2), "orange-h": co(white=60, lots=2)})
    state.turn = 1
    quiet = GAME.view(state, 0)
    assert not GAME.mind.is_called(quiet)
    assert GAME.mind.rated(quiet, Temper(), random.Random(1)) == []
    state.offers = [Offer(by=1, to=0, slot=1, desk=6, white=50)]
    view = GAME.view(state, 0)
    assert GAME.mind.is_called(view)
    assert not GAME.mind.is_called(GAME.view(state, 1))
    thought = think(GAME, view, level, Temper(), b"offer")
    assert {one.path[0] for one in thought.weighed} <= {"accept", "decline"}
    GAME.play(state, 0, thought.path, Seeded(bytes(32)))


def test_shares_that_let_somebody_win_are_not_sold() -> None:
    state = scene({"blue-h": co(lots=2), "orange-h": co(white=500, lots=15)})
    state.offers = [Offer(by=1, to=0, slot=1, desk=6, white=300, ask_lots=1)]
    assert best(state) == "decline 2-1"


# -- temper --------------------------------------------------------------------------------------


def test_risk_makes_losses_on_the_way_smaller() -> None:
    state = scene({"blue-h": co(at="it12", white=90, loan=("black", 200))})
    bold, shy = rated(state, Temper(risk=1.4)), rated(state, Temper(risk=0.6))
    assert bold["roll blue-h"] > shy["roll blue-h"]


def test_greed_makes_shares_dearer() -> None:
    state = land(scene({"blue-h": co(white=120)}), "blue-h", "it09")
    greedy, patient = rated(state, Temper(greed=1.4)), rated(state, Temper(greed=0.6))
    assert greedy["buy 2"] > patient["buy 2"]


def test_spite_sends_interpol_after_the_leader() -> None:
    state = scene({"blue-h": co(), "orange-h": co(at="lu03", lots=9)})
    state.pending = [Branch(0, -1, 3, (BOARD.number["it04"], BOARD.number["lu03"]))]
    spiteful, kind = rated(state, Temper(spite=1.4)), rated(state, Temper(spite=0.6))
    assert spiteful["to-lu03"] > kind["to-lu03"]
