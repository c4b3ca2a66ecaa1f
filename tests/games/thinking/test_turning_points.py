"""Turning points: the moves that changed who was likely to win, found without looking at all."""

from bisect import bisect
from typing import Any

import pytest

from games.engine import LEAVE
from games.thinking import TurningPoint, find_turning_points
from games.thinking import turning_points as module
from tests.games.conformance import make_cases, travel
from tests.games.thinking.scripted import Script, ScriptedMind
from tests.games.toy import TOY


def stairs(*steps: tuple[int, float]) -> Any:
    """Returns chances that change with these moves only: number and chance from then on."""
    numbers = [number for number, _ in steps]
    return lambda state: [0.5, *(chance for _, chance in steps)][bisect(numbers, state)]


def find(game: Script, *left: int) -> tuple[TurningPoint, ...]:
    """Returns the turning points of a game in which seats leave with the moves `left`."""
    states = list(range(game.moves + 1))
    moves = [
        (min(game.deciders(state)), LEAVE if state + 1 in left else (f"m{state + 1}",))
        for state in states[:-1]
    ]
    return find_turning_points(game, states, moves)  # type: ignore[arg-type]


def test_the_moves_that_changed_most_are_told_in_order() -> None:
    mind = ScriptedMind(stairs((30, 0.6), (77, 0.2), (140, 0.3), (311, 0.75), (350, 1.0)))
    points = find(Script(mind, 400, turn=4))
    assert [point.number for point in points] == [77, 311, 350]
    first = points[0]
    assert (first.seat, first.path) == (76 // 4 % 2, ("m77",))
    assert first.before == pytest.approx((0.6, 0.4))
    assert first.after == pytest.approx((0.2, 0.8))
    assert first.swung == 1
    assert first.swing == pytest.approx(0.4)
    assert [point.swung for point in points] == [1, 0, 0]


def test_few_moments_of_a_long_game_are_looked_at() -> None:
    mind = ScriptedMind(stairs((1234, 0.9)))
    assert [point.number for point in find(Script(mind, 3000, turn=7))] == [1234]
    assert len(set(mind.judged)) < 60


def test_no_two_are_of_one_turn() -> None:
    mind = ScriptedMind(stairs((41, 0.9), (42, 0.3), (43, 0.8), (90, 0.7)))
    assert [point.number for point in find(Script(mind, 100, turn=10))] == [42, 90]


def test_that_somebody_leaves_is_no_turning_point() -> None:
    """What was played before is told, also in the same turn and the turn right before it."""
    mind = ScriptedMind(stairs((30, 0.65), (78, 0.4), (79, 0.1), (100, 1.0)))
    script = Script(mind, 100, turn=4)
    assert [point.number for point in find(script)] == [30, 79, 100]
    assert [point.number for point in find(script, 79, 100)] == [30, 78]
    assert find(Script(ScriptedMind(stairs((50, 1.0))), 50), 50) == ()


def test_small_changes_are_not_told() -> None:
    slope = ScriptedMind(lambda state: 0.4 + 0.2 * state / 100)
    assert find(Script(slope, 100)) == ()
    assert find(Script(ScriptedMind(stairs()), 0)) == ()


def test_the_work_does_not_grow_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each playout takes 300 moves, so hardly more is looked at than at first."""
    monkeypatch.setattr(module, "_MOST_PLIES", 500)
    mind = ScriptedMind(stairs((500, 0.95)), stop=300)
    assert len(find(Script(mind, 5000))) <= 3
    assert len(mind.judged) <= 2 * (30 * 5 + 4 * 16)


def test_a_whole_game_is_told_the_same_twice() -> None:
    journey = travel(make_cases(TOY)[0], 1)
    states = list(journey.states())
    moves = [(step.seat, step.path) for step in journey.steps]
    points = find_turning_points(TOY, states, moves)
    assert points == find_turning_points(TOY, states, moves)
    assert 1 <= len(points) <= 3
    for point in points:
        assert (point.seat, point.path) == moves[point.number - 1]
        assert sum(point.before) == pytest.approx(1) == sum(point.after)
        assert abs(point.swing) >= module.LEAST_SWING
