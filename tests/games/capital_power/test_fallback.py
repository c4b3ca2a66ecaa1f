"""The move for a seat whose time is up (rule page 9), the headlines, and the progress."""

import pytest

from games.capital_power import GAME
from games.capital_power.ending import dissolve
from games.capital_power.material import COMPANIES
from games.capital_power.pending import Accuse, Branch, BuyBack, Receive, Split
from games.capital_power.state import State
from games.chance import Scripted
from games.engine import Path, Seat
from games.states import clone
from games.step import Step
from tests.games.capital_power.scenes import (
    co,
    land,
    of,
    place,
    play,
    purse,
    scene,
    top,
)
from tests.games.voices import voices_of


def fallback(state: State, seat: Seat | None = None) -> Path:
    """Returns what the table does for the seat that is waited for; it is legal."""
    if seat is None:
        (seat,) = GAME.deciders(state)
    path = GAME.fallback(GAME.view(state, seat))
    GAME.play(state, seat, path, Scripted(["3"] * 8))
    return path


def test_parked_pawns_stay_the_others_roll_then_interpol() -> None:
    assert fallback(scene({"blue-h": co(at="it05"), "blue-1": co(at="it02")})) == ("roll-all",)
    assert fallback(scene({"blue-h": co(at="it05")})) == ("interpol",)


@pytest.mark.parametrize(
    ("start", "die", "way"),
    [("it20", "4", "to-it01"), ("xe", "4", "to-ch03"), ("lu21", "2", "to-it01"),
     ("xw", "4", "to-ch01"), ("sa20", "3", "to-lu01")],
)  # fmt: skip
def test_a_fork_is_taken_within_the_country_else_to_switzerland(
    start: str, die: str, way: str
) -> None:
    state = play(scene({"blue-1": co(at=start)}), "roll blue-1", dice=die)
    assert fallback(state) == (way,)


def test_interpol_takes_the_first_way_of_equal_ones() -> None:
    state = play(scene(), "interpol", dice="1")
    assert fallback(state) == ("to-ch21",)


@pytest.mark.parametrize("space", ["it06", "ch05", "lu04", "it09", "ch03", "sa06"])
def test_no_loan_no_stake_no_deposit_no_purchase(space: str) -> None:
    assert fallback(land(scene({"blue-1": co(white=60)}), "blue-1", space)) == ("pass",)


def test_metals_take_ten_in_black_first() -> None:
    state = land(scene({"blue-1": co(white=60, black=4)}), "blue-1", "ch06")
    assert fallback(state) == ("stake-least",)
    assert purse(play(state, "stake-least", dice="2"), "blue-1") == (54, 0)


def test_at_a_coup_hidden_money_is_not_counted_as_lost() -> None:
    companies = {"blue-1": co(capital=50, black=60, hidden=20)}
    assert fallback(land(scene(companies, books="creative"), "blue-1", "sa10")) == ("lose-cash",)


@pytest.mark.parametrize(("white", "black", "path"), [(10, 55, "pay-coup"), (0, 50, "lose-cash"),
                                                      (90, 9, "lose-cash")])  # fmt: skip
def test_at_a_coup_the_lesser_loss(white: int, black: int, path: str) -> None:
    companies = {"blue-1": co(capital=50, white=white, black=black)}
    assert fallback(land(scene(companies, books="creative"), "blue-1", "sa10")) == (path,)


def test_fines_in_proportion_nobody_accused_the_holding_receives() -> None:
    companies = {"blue-h": co(white=30, black=9), "blue-1": co(white=60)}
    assert fallback(land(scene(companies), "blue-h", "it14")) == ("even",)
    assert fallback(scene(books="creative", pending=(Accuse(0),))) == ("pass",)
    paid = scene(books="creative", pending=(Receive(1, 0, 9),))
    assert fallback(paid) == ("receive", "orange-h", "0")
    assert fallback(scene(books="creative", pending=(Receive(1, 9, 0),))) == ("receive", "orange-h")


def test_a_company_sold_at_the_metals_exchange_stakes_the_least() -> None:
    companies = {"blue-1": co(black=30), "orange-h": co(white=9)}
    state = play(scene(companies), "offer 2 blue-h blue-1 white=9")
    state = land(state, "blue-1", "ch06")
    after = GAME.play(state, 1, ("accept", "1-1", "orange-h"), Scripted(["2"])).state
    assert (of(after, "black", "blue-1"), of(after, "owner", "blue-1")) == (20, 1)


def test_a_company_sold_with_black_money_to_book_has_it_booked() -> None:
    companies = {"blue-1": co(capital=100), "orange-h": co(white=9)}
    state = play(scene(companies, books="creative"), "offer 2 blue-h blue-1 white=9")
    state = land(state, "blue-1", "sa09")
    assert top(state) == "Booking"
    after = play(state, "accept 1-1 orange-h", seat=1)
    assert (of(after, "black", "blue-1"), of(after, "hidden", "blue-1")) == (30, 0)


# -- where the game stands -----------------------------------------------------------------------


def pending_of(kind: str) -> State:
    if kind == "way":
        return play(scene({"blue-1": co(at="it20")}), "roll blue-1", dice="4")
    if kind == "interpol":
        return play(scene(), "interpol", dice="1")
    if kind == "debt":
        return land(scene({"blue-1": co(), "blue-2": co()}), "blue-1", "it11")
    if kind == "split":
        return scene({"blue-1": co(white=9)}, pending=(Split(0, (1, 0), 9, 0, "ggff"),))
    if kind == "receive":
        return scene(books="creative", pending=(Receive(0, 0, 9),))
    if kind == "over":
        return play(scene(seats=2), "resign", seat=1)
    if kind == "buy-back":
        state = scene({"blue-1": co(), "blue-2": co(mother="blue-1")})
        step = Step(clone(state), Scripted(()))
        dissolve(step, COMPANIES["blue-1"])
        step.state.pending = [BuyBack(0, COMPANIES["blue-2"], 100)]
        return step.state
    return scene({"blue-1": co()})


KINDS = ("way", "interpol", "debt", "split", "receive", "buy-back", "over", "turn")


@pytest.mark.parametrize("kind", KINDS)
def test_headlines_say_who_does_what(kind: str) -> None:
    state = pending_of(kind)
    others = GAME.headline(GAME.view(state, 1))
    assert others.key == f"capital-power-headline-{kind}"
    own = GAME.headline(GAME.view(state, 0))
    assert own.key == ("capital-power-headline-own" if kind == "turn" else others.key)
    for voice in voices_of(GAME.key):
        assert voice(others)
        assert voice(own)


@pytest.mark.parametrize("kind", ["way", "interpol", "debt", "split", "receive", "buy-back"])
def test_what_is_pending_for_all_to_see_is_asked_of_one(kind: str) -> None:
    state = pending_of(kind)
    assert GAME.view(state, 1).asked == (0,)
    assert GAME.view(state, 0).to_act
    assert not GAME.view(state, 1).to_act


def test_progress_is_the_leaders_shares_the_stock_or_the_rounds() -> None:
    def progress(state: State) -> float:
        return GAME.progress(GAME.view(state, None))

    assert progress(scene()) == 0
    assert progress(scene({"blue-h": co(lots=8)})) == 0.5
    assert progress(scene({"blue-h": co(lots=5), "orange-h": co(lots=9)})) == 9 / 16
    assert progress(scene({"blue-h": co(lots=1)}, stock=3)) == 0.9
    late = scene(round_limit="25")
    late.round = 21
    assert progress(late) == 0.8
    assert progress(pending_of("over")) == 1
    assert GAME.result(late) is None


def test_a_branch_of_a_pawn_keeps_it_where_it_is_until_chosen() -> None:
    state = pending_of("way")
    branch = state.pending[-1]
    assert isinstance(branch, Branch)
    assert place(state, "blue-1") == "it20"
    assert branch.die == 4
