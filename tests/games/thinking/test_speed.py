"""The speed of computers: each figure is the time of what it names, on a clock they alone move."""

from collections.abc import Callable
from typing import Any

import pytest

from games.thinking import Level
from games.thinking import speed as module
from games.thinking.speed import measure_thinking, thinking_table
from tests.games.toy import TOY

MICROSECONDS = {"view": 3, "play": 7, "light": 5, "imagine": 11, "worth": 0}
LEVELS = {Level.EASY: 2_000, Level.NORMAL: 3_000, Level.HARD: 40_000}


def test_every_figure_is_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    time = thought = 0

    def costing(part: Callable[..., Any], cost: int) -> Callable[..., Any]:
        def costed(*given: Any) -> Any:
            nonlocal time
            time += cost
            return part(*given)

        return costed

    def think(game: Any, view: Any, level: Level, *_: Any) -> None:
        """Takes the longer, the later it is; a hard player is given what it remembers."""
        nonlocal time, thought
        thought += level is Level.HARD
        time += LEVELS[level] + thought * (level is Level.HARD)
        assert view.pile is not None or level is not Level.HARD

    for name, cost in MICROSECONDS.items():
        owner = type(TOY) if name in ("view", "play") else type(TOY.mind)
        monkeypatch.setattr(owner, name, costing(getattr(owner, name), cost))
    monkeypatch.setattr(module, "process_time", lambda: time / 1e6)
    monkeypatch.setattr(module, "think", think)
    found = measure_thinking(TOY, 0)
    assert (found.game, found.seats) == ("toy", 4)
    assert found.imagine == pytest.approx(11)
    # Toy looks at itself again while it checks a move, which is a part of its play.
    assert found.ply == pytest.approx(3 + 5 + 7 + 3, abs=3)
    assert (found.easy, found.normal) == pytest.approx((2, 3))
    assert 10 < thought < 100
    assert found.hard == pytest.approx(40 + (thought + 1) / 2 / 1000)
    assert found.hardest == pytest.approx(40 + thought / 1000)
    lines = thinking_table([found, found])
    assert lines[1] == lines[2]
    assert len({len(line) for line in lines[:3]}) == 1
