"""R6: a decision for a seat whose time is up costs it as little as possible."""

from typing import Any

import pytest

from games.capital_power import GAME
from games.capital_power.material import COMPANIES
from games.capital_power.pending import Accuse, BuyBack, Receive
from games.capital_power.state import State
from tests.games.capital_power.scenes import (
    Company,
    co,
    land,
    of,
    options,
    owing,
    place,
    play,
    purse,
    scene,
)


def by_the_clock(state: State) -> str:
    """Returns what the table does for the seat that is waited for."""
    (seat,) = GAME.deciders(state)
    return " ".join(GAME.fallback(GAME.view(state, seat)))


def forked(companies: dict[str, Company], interpol: str, die: str, **options: Any) -> State:
    """Returns a state in which Interpol is at a fork that this roll brings it to."""
    moved = {key: {**facts, "moved": True} for key, facts in companies.items()}
    return play(scene(moved, interpol=interpol, rolled=True, **options), "interpol", dice=die)


# -- forks ---------------------------------------------------------------------------------------


def test_r6_interpol_is_not_sent_to_a_pawn_of_the_same_player() -> None:
    """``it01`` 2: to LU21 or XN; a pawn on LU21 is parked, one on XN is fined 50,000."""
    state = forked({"blue-1": co(black=50, at="xn")}, "it01", "2")
    assert options(state)[:2] == ["to-lu21", "to-xn"]
    assert by_the_clock(state) == "to-lu21"
    state = forked({"blue-1": co(black=50, at="sa21")}, "lu03", "4")
    assert options(state)[:2] == ["to-sa21", "to-xw"]
    assert by_the_clock(state) == "to-sa21", "SA21 is a parking place: nobody is checked there"
    state = forked({"blue-1": co(black=50, at="ch20")}, "xe", "2")
    assert options(state)[0] == "to-ch20"
    assert by_the_clock(state) != "to-ch20"


def test_r6_interpol_avoids_even_a_pawn_with_nothing_to_fine() -> None:
    """Where it could go elsewhere, its way tells nothing of the money of a pawn."""
    for black in (0, 50):
        state = forked({"blue-1": co(black=black, at="ch20")}, "xe", "2")
        assert by_the_clock(state) == "to-sa21"


def test_r6_with_pawns_everywhere_the_smallest_fine_is_chosen() -> None:
    ways = ["ch17", "it20", "lu19", "sa18"]
    for fines in ((50, 20, 30, 40), (20, 50, 20, 60), (9, 8, 7, 6), (3, 3, 3, 3)):
        pawns = zip(ways, fines, strict=True)
        companies = {f"blue-{n}": co(black=b, at=at) for n, (at, b) in enumerate(pawns, 1)}
        state = forked(companies, "xe", "5")
        assert options(state)[:4] == [f"to-{way}" for way in ways]
        assert by_the_clock(state) == f"to-{ways[fines.index(min(fines))]}"


def test_r6_a_pawn_does_not_stay_in_the_country_where_that_costs_more() -> None:
    for kind, way in (("tra", "to-ch04"), ("fin", "to-it03")):
        state = scene({"blue-1": co(at="it20", kind=kind, white=50)})
        state = play(state, "roll blue-1", dice="6")
        assert options(state)[:2] == ["to-ch04", "to-it03"]
        assert by_the_clock(state) == way, "manufacturing pays for raw materials on IT03"


def test_r6_what_a_way_would_bring_does_not_count() -> None:
    """Coupons on CH04 against nothing on IT03: it stays in the country."""
    state = play(scene({"blue-1": co(at="it20", white=50)}), "roll blue-1", dice="6")
    assert place(play(state, by_the_clock(state)), "blue-1") == "it03"


# -- debts ---------------------------------------------------------------------------------------


def test_r6_the_smallest_company_that_is_enough_is_liquidated() -> None:
    companies = {"blue-2": co(capital=200), "blue-3": co(capital=5), "blue-4": co(capital=40)}
    for due, wanted in ((5, "blue-3"), (30, "blue-4"), (100, "blue-2"), (220, "blue-2")):
        assert by_the_clock(owing(companies, due=due)) == f"liquidate {wanted}"


@pytest.mark.parametrize(("due", "answer"), [(20, "blue-1"), (60, "liquidate")])
def test_r6_a_subsidiary_is_kept_if_the_debt_is_paid_then(due: int, answer: str) -> None:
    companies = {"blue-2": co(capital=50), "blue-3": co(capital=20, mother="blue-2")}
    state = owing(companies, due=due)
    if due == 20:  # the subsidiary alone would do, and costs less
        assert by_the_clock(state) == "liquidate blue-3"
        state = owing({**companies, "blue-3": co(capital=10, mother="blue-2")}, due=due)
    assert by_the_clock(state) == f"liquidate blue-2 {answer}"


def test_r6_the_richest_keeps_what_a_liquidated_company_owned() -> None:
    companies = {
        "blue-h": co(white=12),
        "blue-2": co(capital=50),
        "blue-3": co(capital=10, mother="blue-2"),
        "blue-4": co(capital=5),
    }
    state = owing(companies, due=48)
    assert by_the_clock(state) == "liquidate blue-2 blue-h"


# -- buying back ---------------------------------------------------------------------------------


def orphan(companies: dict[str, Company]) -> State:
    """Returns a state in which blue 2 (capital 50) has lost its parent."""
    state = scene({"blue-h": co(at="it05"), "blue-2": co(capital=50), **companies}, rolled=True)
    state.mother[COMPANIES["blue-2"]] = -1
    state.pending = [BuyBack(0, COMPANIES["blue-2"], 50)]
    return state


def test_r6_money_is_brought_together_to_buy_a_company_back() -> None:
    state = orphan({"blue-1": co(white=29), "blue-3": co(white=4, black=10), "blue-4": co(black=6)})
    assert by_the_clock(state) == "abandon", "49 is not enough"
    state = orphan({"blue-1": co(white=29), "blue-3": co(white=4, black=10), "blue-4": co(black=9)})
    moves = []
    while state.pending:
        moves.append(by_the_clock(state).split()[0])
        state = play(state, by_the_clock(state))
    assert moves == ["transfer", "transfer", "buy-back"]
    assert of(state, "mother", "blue-2") == COMPANIES["blue-1"]


def test_r6_two_companies_buy_back_what_one_cannot() -> None:
    state = orphan({"blue-1": co(white=30), "blue-3": co(white=20)})
    assert by_the_clock(state) == "buy-back blue-1 blue-3"
    assert by_the_clock(orphan({"blue-1": co(white=30), "blue-3": co(white=9)})) == "abandon"


def test_r6_the_richest_buys_back() -> None:
    state = orphan({"blue-1": co(white=50), "blue-3": co(white=90)})
    assert by_the_clock(state) == "buy-back blue-3 alone"


# -- and the rest --------------------------------------------------------------------------------


def test_r6_money_from_others_goes_to_the_holding_not_to_a_bought_pawn() -> None:
    """A blue pawn that orange has bought comes before orange's Holding in number."""
    state = scene({"blue-1": co(mother="orange-h")}, pending=(Receive(1, 9, 0),))
    assert of(state, "owner", "blue-1") == 1
    assert by_the_clock(state) == "receive orange-h"
    state = play(scene({"blue-1": co(mother="orange-h")}), "order routine", seat=1)
    state.pending = [Receive(1, 9, 0)]
    assert GAME.ordered(GAME.view(state, 1)) == ("receive", "orange-h")


def test_r6_for_a_seat_nobody_waits_for_nothing_is_done() -> None:
    state = scene({"blue-1": co()}, books="creative", pending=(Accuse(0),))
    assert GAME.fallback(GAME.view(state, 1)) == ("skip",)
    assert GAME.fallback(GAME.view(scene(), 1)) == ("skip",)


def test_r6_a_fine_is_paid_as_little_as_can_be() -> None:
    state = land(scene({"blue-1": co(white=60, black=30)}), "blue-1", "it07")
    assert purse(state, "blue-1") == (30, 30)
