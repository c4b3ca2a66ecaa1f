"""Every promise of the contract, on every game, at every seat count, with every option."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from games.options import option_values
from games.registry import AnyGame, all_games
from tests.games.conformance import CHECKS, WHOLE, Case, Journey, make_cases, on_purpose, travel
from tests.games.conformance.basics import the_game_ends
from tests.games.conformance.journeys import at_random
from tests.games.toy import TOY

CASES = [case for game in (TOY, *all_games().values()) for case in make_cases(game)]

JOURNEYS = int(os.environ.get("CONFORMANCE_JOURNEYS", "1"))
"""The number of games of each case; set it higher to search deeper."""


@pytest.fixture(
    scope="module",
    params=[(case, number) for number in range(1, JOURNEYS + 1) for case in CASES],
    ids=lambda param: param[0].label if param[1] == 1 else f"{param[0].label}-{param[1]}",
)
def journey(request: pytest.FixtureRequest) -> Journey:
    """Returns one game of a case, which every check of the case looks at."""
    case, number = request.param
    return travel(case, number)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_keeps_the_contract(journey: Journey, check: Callable[[Journey], None]) -> None:
    check(journey)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_most_players_who_move_at_random_come_to_an_end(game: AnyGame) -> None:
    """Where they would wander for ever, a cap by rule ends it."""
    case = Case(game, game.seats[-1], game.options())
    journey = travel(case, 1, at_random, game.longest + 1)
    assert journey.done, f"not over after {game.longest} moves"
    the_game_ends(journey)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_fewest_players_who_move_on_purpose_come_to_an_end(game: AnyGame) -> None:
    case = Case(game, game.seats[0], game.options())
    journey = travel(case, 1, on_purpose, game.longest + 1)
    assert journey.done, f"not over after {game.longest} moves"
    for check in WHOLE:
        check(journey)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_the_cases_hold_every_seat_count_and_option_value(game: AnyGame) -> None:
    cases = make_cases(game)
    assert {case.seats for case in cases} == set(game.seats)
    for field, values in option_values(game.options).items():
        assert {getattr(case.options, field) for case in cases} == set(values), field


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_a_game_is_best_for_a_number_of_players_it_allows(game: AnyGame) -> None:
    assert game.best in game.seats


def test_a_game_does_not_depend_on_the_order_of_hashes() -> None:
    """Two processes in which sets are ordered differently play the same games."""
    runs = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.games.fingerprints"],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "2")
    ]
    first, second = (run.communicate(timeout=60)[0].splitlines() for run in runs)
    assert [run.returncode for run in runs] == [0, 0]
    assert len(first) == len(all_games()) + 1
    assert first == second
