"""Plots over the rounds: the race for shares, and at the end the money of every group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.names import short_sum
from games.capital_power.pictures.game_text import series
from games.capital_power.pictures.look import GOLD, LOOK, PAPER, page
from games.drawing import MARKS, Curve, Label, Line, Mark, Rect
from games.drawing_kit import SIDE, WIDE, chip, hue_of, text_width
from games.engine import Who, text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.capital_power.view import View
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas
    from games.engine import Say

HEIGHT = 420
LEFT, RIGHT = 84, 20
"""Room for numbers to the left of a plot, and for the last mark to the right."""


def draw_race(view: View, say: Say) -> Drawing:
    """Returns the shares of every player after each round, with the line that wins."""
    goal = view.seen.options.lots_to_win * 10
    canvas = page(say(text("capital-power-sheet-race")))
    lines = [[10 * n for n in series(view, seat, [0])] for seat in range(view.seen.seats)]
    _players(canvas, view, [str(line[-1]) for line in lines], 2, say)
    about = say(text("capital-power-wins", shares=goal))
    _plot(canvas, lines, goal=goal, about=about)
    _below(canvas, view, say)
    return canvas.drawing()


def draw_money(view: View, say: Say) -> Drawing:
    """Returns cash and deposits of every group after each round, hidden money dashed."""
    canvas = page(say(text("capital-power-sheet-money")))
    seats = range(view.seen.seats)
    lines = [series(view, seat, [1, 2, 4]) for seat in seats]
    hidden = [series(view, seat, [3]) for seat in seats] if view.seen.options.creative else []
    _players(canvas, view, [say(short_sum(line[-1])) for line in lines], 1, say)
    _plot(canvas, lines, hidden, write=lambda n: say(short_sum(n)))
    _below(canvas, view, say, say(text("capital-power-hidden-dashes")) if hidden else "")
    return canvas.drawing()


def _below(canvas: Canvas, view: View, say: Say, dashed: str = "") -> None:
    """Adds the rounds that a plot covers, and what its dashed lines are."""
    rounds, y = say(text("capital-power-rounds", last=len(view.seen.history) - 1)), canvas.take(28)
    canvas.put(Label(WIDE - SIDE, y + 18, rounds, 22, LOOK.faint, "end", fit=180))
    if dashed:
        dashes = ((SIDE, y + 11), (SIDE + 52, y + 11))
        canvas.put(Line(dashes, LOOK.ink, 3, (6, 8)))
        canvas.put(Label(SIDE + 64, y + 18, dashed, 22, LOOK.faint, fit=210))


def _players(canvas: Canvas, view: View, values: Sequence[str], columns: int, say: Say) -> None:
    """Adds each player and where their line ends."""
    wide = (canvas.inner - 12 * (columns - 1)) / columns
    for seat, value in enumerate(values):
        if seat % columns == 0:
            top = canvas.take(40, 7)
        name = say(text("capital-power-player", who=Who(seat)))
        x = SIDE + (seat % columns) * (wide + 12)
        out = bool(view.seen.out[seat])
        canvas.put(*chip(x, top, wide, seat, name, height=40, right=value, out=out))


# -- the lines -----------------------------------------------------------------------------------


def _plot(
    canvas: Canvas,
    lines: Sequence[Sequence[int]],
    dashed: Sequence[Sequence[int]] = (),
    *,
    write: Callable[[int], str] = str,
    goal: int = 0,
    about: str = "",
) -> None:
    """Adds the lines of all players by seat, dashed ones under them, and a goal across (0: none).

    about: words about the goal. write: says a number of the scale.
    """
    most = max(100, goal, *map(max, lines))
    step = _round_step(most / 4)
    count = -(-most // step)
    top = canvas.take(HEIGHT)
    left, right = SIDE + LEFT, WIDE - SIDE - RIGHT

    def height(value: float) -> float:
        return top + HEIGHT - 20 - value / (count * step) * (HEIGHT - 44)

    canvas.put(Rect(SIDE, top, canvas.inner, HEIGHT, LOOK.panel, radius=10))
    for n in range(count + 1):
        y = height(n * step)
        canvas.put(Curve(f"M{left} {y:.1f}H{right}", None, LOOK.line, 2))
        words = write(n * step) if n else "0"
        canvas.put(
            Label(left - 10, y + 8, words, 22, LOOK.faint, "end", fit=LEFT - 14, face="narrow")
        )
    if goal:
        y = height(goal)
        wide = text_width(about, 22) + 12
        canvas.put(
            Curve(f"M{left} {y:.1f}H{right}", None, PAPER, 3, dash=(14, 8)),
            Rect(left + 6, y - 32, wide, 28, LOOK.panel),
            Label(left + 12, y - 10, about, 22, GOLD),
        )
    for seat, line in enumerate(dashed):
        points = _points(line, left, right, height)
        if len(points) > 1:
            canvas.put(Line(points, hue_of(seat), 3, (6, 8)))
    for seat, line in enumerate(lines):
        canvas.put(*_line(_points(line, left, right, height), seat))


def _points(
    line: Sequence[int], left: float, right: float, height: Callable[[float], float]
) -> tuple[tuple[float, float], ...]:
    wide = max(1, len(line) - 1)
    return tuple((left + (right - left) * n / wide, height(value)) for n, value in enumerate(line))


def _line(points: tuple[tuple[float, float], ...], seat: int) -> list[Shape]:
    """Returns a line with its player's shape at intervals and at its end."""
    every = max(1, len(points) // 6)
    marked = [*points[every * (seat + 1) // 2 :: every], points[-1]]
    line: list[Shape] = [Line(points, hue_of(seat), 5)] if len(points) > 1 else []
    return line + [Mark(MARKS[seat], x, y, 22, hue_of(seat)) for x, y in marked]


def _round_step(least: float) -> int:
    """Returns a step of 1, 2 or 5 times a power of ten, not below `least`."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10
