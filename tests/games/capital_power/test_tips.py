"""What Capital Power explains to a seat, and when it does not."""

from collections.abc import Sequence

import pytest

from games.capital_power import GAME
from games.capital_power.board import BOARD
from games.capital_power.pending import Branch
from games.capital_power.state import State
from games.engine import Text, Who, text
from tests.games.capital_power.scenes import co, land, owing, scene


def tips(state: State, seat: int = 0, heard: Sequence[Text] = ()) -> list[str]:
    """Returns the names of the tips that a seat is given, the most pressing first."""
    found = GAME.teaching.tips(GAME.view(state, seat), heard)
    return [tip.key.removeprefix("capital-power-tip-") for tip in found]


def stopped(company: dict[str, int], kind: str) -> State:
    """Returns the state after blue's Holding, as told, was rolled to a space of this kind."""
    space = next(place.key for place in BOARD.spaces if place.kind == kind)
    return land(scene({"blue-h": company}), "blue-h", space)


@pytest.mark.parametrize(
    ("company", "space", "first"),
    [
        (co(), "fn", "black-loan"),
        (co(), "loanw", "white-loan"),
        (co(black=30), "bank", "launder"),
        (co(deposit=30), "bank", "withdraw"),
        (co(black=30), "an", "found"),
        (co(white=60), "bourse", "buy"),
        (co(black=30), "metal", "stake"),
        (co(black=30), "elreg", "stake"),
    ],
)
def test_what_a_company_can_do_where_it_stops_comes_first(
    company: dict[str, int], space: str, first: str
) -> None:
    state = stopped(company, space)
    assert tips(state)[0] == first
    assert first not in tips(state, 1)


@pytest.mark.parametrize(
    ("company", "space", "missing"),
    [
        (co(loan=("black", 200)), "fn", "black-loan"),
        (co(white=30), "bank", "launder"),
        (co(black=90), "bourse", "buy"),
    ],
)
def test_what_a_company_cannot_do_is_not_explained(
    company: dict[str, int], space: str, missing: str
) -> None:
    assert missing not in tips(stopped(company, space))


@pytest.mark.parametrize(("company", "explained"), [(0, True), (-1, False)])
def test_only_a_fork_of_a_pawn_is_a_choice_of_countries(company: int, *, explained: bool) -> None:
    state = scene(pending=(Branch(0, company, 1, (1, 2)),))
    assert ("fork" in tips(state)) is explained


def test_a_debt_is_explained_to_whoever_owes_it_and_to_whoever_hears_of_it() -> None:
    assert tips(owing({"blue-h": co(white=20)}))[0] == "debt"
    owes = text("capital-power-told-owes", who=Who(1), company="", amount="10,000")
    assert "debt" in tips(scene(), heard=[owes])
    assert "debt" not in tips(scene())


@pytest.mark.parametrize(("buyer", "explained"), [(0, False), (1, True)])
def test_only_what_others_buy_is_a_rivals_purchase(buyer: int, *, explained: bool) -> None:
    bought = text("capital-power-told-buys", who=Who(buyer), company="", shares=10, amount="50,000")
    assert ("rival" in tips(scene(), heard=[bought])) is explained


def test_black_money_of_others_is_no_tip() -> None:
    state = scene({"orange-h": co(black=50)})
    assert "black" in tips(state, 1)
    assert "black" not in tips(state, 0)


@pytest.mark.parametrize(("round_", "lots", "late"), [(1, 0, False), (24, 0, True), (1, 8, True)])
def test_the_end_comes_near_by_rounds_and_by_shares(round_: int, lots: int, *, late: bool) -> None:
    state = scene({"orange-h": co(lots=lots)}, round_limit="25")
    state.round = round_
    assert ("late" in tips(state)) is late
