"""The conformance checks find what is planted in the toy game, and nothing where nothing is."""

import pytest

from tests.games.conformance import CHECKS, Broken, make_cases, travel
from tests.games.planted import Planted, all_planted
from tests.games.toy import TOY, Toy

JOURNEYS = 6
"""The number of games of each seat count after which a fault counts as missed."""


def find_fault(game: Toy, names: tuple[str, ...], journeys: int = JOURNEYS) -> Broken | None:
    """Returns what the named checks say about a few games, or why one cannot be played."""
    checks = [check for check in CHECKS if check.__name__ in names]
    assert len(checks) == len(names), f"there is no such check: {names}"
    cases = {case.seats: case for case in reversed(make_cases(game))}
    for number in range(1, journeys + 1):
        for case in cases.values():
            try:
                journey = travel(case, number)
                for check in checks:
                    check(journey)
            except Broken as broken:
                return broken
    return None


@pytest.mark.parametrize("kind", all_planted(), ids=lambda kind: kind.__name__)
def test_a_planted_fault_is_caught(kind: type[Planted]) -> None:
    assert find_fault(kind(), kind.caught_by), f"missed: {kind.__doc__ or kind.__name__}"


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_check_catches_something_and_has_no_false_alarm(check: object) -> None:
    name = getattr(check, "__name__", "")
    assert find_fault(TOY, (name,), 3) is None
    assert any(name in kind.caught_by for kind in all_planted()), f"nothing is planted for {name}"
