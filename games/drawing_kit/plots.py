"""Plots: lines over time, one for each player, with a legend above and the time below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, INK, WHITE, Label, Line, Mark, Rect, Shape
from games.drawing_kit.letters import text_width
from games.drawing_kit.pages import MARGIN
from games.drawing_kit.people import seat_hue, seat_mark
from games.drawing_kit.text import SMALL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.drawing_kit.pages import Page

HEIGHT = 440
LEFT, RIGHT = 110, 40
"""Room for numbers to the left of a plot, and for the last mark to the right."""


def legend(page: Page, names: Sequence[str], values: Sequence[str]) -> None:
    """Adds each player's mark and where their line ends, by seat, two players on a line."""
    width = page.inner / 2
    for seat, (name, value) in enumerate(zip(names, values, strict=True)):
        if seat % 2 == 0:
            page.take(36, gap=0)
        x, y = MARGIN + width * (seat % 2), page.y - 14
        room = width - 60 - text_width(value, SMALL, bold=True)
        page.put(Mark(seat_mark(seat), x + 14, y - 8, 24, seat_hue(seat)))
        page.put(Label(x + 36, y, name, SMALL, seat_hue(seat), bold=True, fit=room))
        page.put(Label(x + width - 16, y, value, SMALL, INK, "end", bold=True))
    page.take(4)


def plot(
    page: Page,
    lines: Sequence[Sequence[int]],
    dashed: Sequence[Sequence[int]] = (),
    *,
    write: Callable[[int], str] = str,
    goal: int = 0,
    about_goal: str = "",
    least: int = 100,
) -> None:
    """Adds the lines of all players by seat, dashed ones under them, and a goal across (0: none).

    about_goal: words about the goal. least: a value that the scale at least reaches. write: says a
    number of the scale.
    """
    most = max(least, goal, *map(max, lines))
    top = page.take(HEIGHT, gap=0)
    right = page.width - MARGIN - RIGHT
    step = _round_step(most / 4)
    count = -(-most // step)
    page.put(Rect(MARGIN, top - 12, page.inner, HEIGHT + 12, WHITE, EDGE, 2, 12))

    def height(value: float) -> float:
        return top + HEIGHT - 16 - value / (count * step) * (HEIGHT - 44)

    for n in range(count + 1):
        y = height(n * step)
        page.put(Line(((MARGIN + LEFT, y), (right, y)), EDGE, 2))
        words = write(n * step) if n else "0"
        page.put(Label(MARGIN + LEFT - 10, y + 8, words, SMALL, FAINT, "end", fit=LEFT - 14))
    if goal:
        page.put(Line(((MARGIN + LEFT, height(goal)), (right, height(goal))), INK, 3, (14, 8)))
        y, fit = height(goal) - 8, (right - MARGIN - LEFT) / 2
        x = MARGIN + LEFT + 8
        page.put(Label(x, y, about_goal, SMALL, INK, italic=True, fit=fit, halo=WHITE))
    for seat, line in enumerate(dashed):
        page.put(Line(_points(line, MARGIN + LEFT, right, height), seat_hue(seat), 3, (6, 8)))
    for seat, line in enumerate(lines):
        page.put(*_curve(_points(line, MARGIN + LEFT, right, height), seat))


def axis(page: Page, words: str) -> None:
    """Adds the words under a plot, about the time it covers."""
    y = page.take(30)
    page.put(Label(page.width - MARGIN - RIGHT, y + 18, words, SMALL, FAINT, "end"))


def _points(
    line: Sequence[int], left: float, right: float, height: Callable[[float], float]
) -> tuple[tuple[float, float], ...]:
    wide = max(1, len(line) - 1)
    return tuple((left + (right - left) * n / wide, height(value)) for n, value in enumerate(line))


def _curve(points: tuple[tuple[float, float], ...], seat: int) -> list[Shape]:
    """Returns a line with its player's mark at intervals and at its end."""
    every = max(1, len(points) // 6)
    marked = [*points[every * (seat + 1) // 2 :: every], points[-1]]
    hue = seat_hue(seat)
    line: list[Shape] = [Line(points, hue, 5)] if len(points) > 1 else []
    return line + [Mark(seat_mark(seat), x, y, 22, hue) for x, y in marked]


def _round_step(least: float) -> int:
    """Returns a step of 1, 2 or 5 times a power of ten, not below `least`."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10
