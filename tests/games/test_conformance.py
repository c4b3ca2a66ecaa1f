"""Every promise of the contract, on every game, at every seat count, with every option."""

from collections.abc import Callable

import pytest

from games.registry import all_games
from tests.games.conformance import CHECKS, Case, Journey, make_cases, travel
from tests.games.toy import TOY

CASES = [case for game in (TOY, *all_games().values()) for case in make_cases(game)]


@pytest.fixture(scope="module", params=CASES, ids=lambda case: case.label)
def journey(request: pytest.FixtureRequest) -> Journey:
    """One game of a case; every check of the case looks at the same."""
    case: Case = request.param
    return travel(case, 1)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_keeps_the_contract(journey: Journey, check: Callable[[Journey], None]) -> None:
    check(journey)
