"""The standing order: given in private at any time, and what it settles (H46, H47)."""

from typing import Any

import pytest

from games.capital_power import GAME
from games.capital_power.pending import Accuse, BuyBack, Debt, Pending, Receive, Split
from games.capital_power.state import State
from tests.games.capital_power.scenes import co, options, play, played, refused, scene

ORANGE_H, ORANGE_1 = 6, 7
"""Companies of seat 1, of whom something is asked in the turn of seat 0."""


def asked(pending: Pending, **companies: dict[str, Any]) -> State:
    """Returns a state in which seat 1, with the order, is asked this in the turn of seat 0."""
    given = {"orange-h": co(white=50), "orange-1": co(white=50), **companies}
    return play(scene(given, books="creative", pending=(pending,)), "order routine", seat=1)


def ordered(state: State, seat: int = 1) -> str | None:
    path = GAME.ordered(GAME.view(state, seat))
    return None if path is None else " ".join(path)


def test_h46_it_may_be_given_and_taken_back_at_any_time() -> None:
    state = scene({"blue-1": co()})
    for seat in range(3):
        assert options(state, "order", seat=seat) == ["routine"]
        given = play(state, "order routine", seat=seat)
        assert options(given, "order", seat=seat) == ["clear"]
        assert play(given, "order clear", seat=seat).orders == ()
    assert refused(state, "order clear", seat=1) == "H46"


def test_h46_nobody_learns_of_it_not_even_at_the_end() -> None:
    state = scene({"blue-1": co()})
    after = played(state, "order routine", seat=1)
    assert after.events == ()
    for onlooker in (0, 2, None):
        assert GAME.view(after.state, onlooker) == GAME.view(state, onlooker)


def test_h46_it_goes_with_a_player_who_leaves() -> None:
    state = play(scene({"blue-1": co()}), "order routine", seat=1)
    assert play(state, "resign", seat=1).orders == ()


def test_h47_a_fine_is_divided_evenly() -> None:
    state = asked(Split(1, (ORANGE_H, ORANGE_1), 20, 0, "ggff"))
    assert ordered(state) == "even"


@pytest.mark.parametrize(
    ("pending", "said"),
    [(Receive(1, 9, 0), "receive orange-h"), (Receive(1, 0, 9), "receive orange-h 0")],
)
def test_h47_money_from_others_goes_to_the_holding_all_in_the_books(
    pending: Receive, said: str
) -> None:
    state = asked(pending)
    assert ordered(state) == said
    assert play(state, said, seat=1).pending == []


def test_h47_a_debt_that_the_group_can_cover_is_settled() -> None:
    owes = Debt(1, ORANGE_1, (ORANGE_1,), 80, "wb", "interpol")
    assert ordered(asked(owes)) == "settle"


def test_h47_a_debt_that_costs_a_company_still_asks() -> None:
    owes = Debt(1, ORANGE_1, (ORANGE_1,), 180, "wb", "interpol")
    state = asked(owes)
    assert "settle" not in options(state, seat=1)
    assert ordered(state) is None


@pytest.mark.parametrize("pending", [BuyBack(1, ORANGE_1, 10), Accuse(1)])
def test_h47_what_is_more_than_routine_still_asks(pending: Pending) -> None:
    assert ordered(asked(pending)) is None


def test_h47_it_holds_in_others_turns_only() -> None:
    split = Split(0, (0, 1), 20, 0, "ggff")
    state = scene({"blue-h": co(white=50), "blue-1": co(white=50)}, pending=(split,))
    assert ordered(play(state, "order routine", seat=0), 0) is None


def test_h47_nothing_is_settled_for_a_player_who_is_not_asked() -> None:
    state = play(scene({"blue-1": co()}), "order routine", seat=1)
    assert ordered(state) is None
