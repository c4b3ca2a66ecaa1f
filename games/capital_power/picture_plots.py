"""Plots over the rounds: the race for shares, and at the end the money of every group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board_text import headline
from games.capital_power.game_text import series
from games.capital_power.picture_parts import short_money
from games.drawing import EDGE, FAINT, INK, WHITE, Label, Line, Mark, Rect, Shape
from games.drawing_kit import MARGIN, SMALL, Page, seat_hue, seat_mark, text_width
from games.engine import Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.engine import Say

HEIGHT = 440
LEFT, RIGHT = 110, 40
"""Room for numbers at the left of a plot, and for the last mark at the right."""


def draw_race(view: View, say: Say) -> Drawing:
    """Shares of every player after each round, with the line that wins."""
    goal = view.seen.options.lots_to_win * 10
    page = Page(say(text("capital-power-sheet-race")), say(headline(view)))
    lines = [[10 * n for n in series(view, seat, [0])] for seat in range(view.seen.seats)]
    _legend(page, view, say, [str(line[-1]) for line in lines])
    _plot(page, lines, [], str, goal, say(text("capital-power-wins", shares=goal)))
    _axis(page, view, say)
    return page.drawing()


def draw_money(view: View, say: Say) -> Drawing:
    """Cash and deposits of every group after each round; dashed: what was off the books."""
    page = Page(say(text("capital-power-sheet-money")), say(headline(view)))
    seats = range(view.seen.seats)
    lines = [series(view, seat, [1, 2, 4]) for seat in seats]
    hidden = [series(view, seat, [3]) for seat in seats] if view.seen.options.creative else []
    _legend(page, view, say, [short_money(line[-1], say) for line in lines])
    _plot(page, lines, hidden, lambda n: short_money(n, say))
    words = say(text("capital-power-hidden-lines")) if hidden else ""
    page.put(Label(MARGIN + 4, page.y + 18, words, SMALL, FAINT, italic=True, fit=page.inner / 2))
    _axis(page, view, say)
    return page.drawing()


def _legend(page: Page, view: View, say: Say, values: list[str]) -> None:
    """Who has which mark, and where each line ends; two players a line."""
    width = page.inner / 2
    for seat, value in enumerate(values):
        if seat % 2 == 0:
            page.take(36, gap=0)
        x, y = MARGIN + width * (seat % 2), page.y - 14
        name = say(text("capital-power-player", who=Who(seat)))
        room = width - 60 - text_width(value, SMALL, bold=True)
        page.put(Mark(seat_mark(seat), x + 14, y - 8, 24, seat_hue(seat)))
        page.put(Label(x + 36, y, name, SMALL, seat_hue(seat), bold=True, fit=room))
        page.put(Label(x + width - 16, y, value, SMALL, INK, "end", bold=True))
    page.take(4)


def _plot(
    page: Page,
    lines: list[list[int]],
    dashed: list[list[int]],
    write: Callable[[int], str],
    goal: int = 0,
    about_goal: str = "",
) -> None:
    """The lines of all players, dashed ones under them, and a goal (0: none) across, with words
    about it.
    """
    most = max(100, goal, *map(max, lines))
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


def _points(
    line: list[int], left: float, right: float, height: Callable[[float], float]
) -> tuple[tuple[float, float], ...]:
    wide = max(1, len(line) - 1)
    return tuple((left + (right - left) * n / wide, height(value)) for n, value in enumerate(line))


def _curve(points: tuple[tuple[float, float], ...], seat: int) -> list[Shape]:
    """A line with its player's mark now and then, and at its end."""
    every = max(1, len(points) // 6)
    marked = [*points[every * (seat + 1) // 2 :: every], points[-1]]
    hue = seat_hue(seat)
    line: list[Shape] = [Line(points, hue, 5)] if len(points) > 1 else []
    return line + [Mark(seat_mark(seat), x, y, 22, hue) for x, y in marked]


def _axis(page: Page, view: View, say: Say) -> None:
    """The rounds below a plot."""
    y = page.take(30)
    rounds = len(view.seen.history) - 1
    words = f"{say(text('capital-power-rounds-axis'))} 0–{rounds}"
    page.put(Label(page.width - MARGIN - RIGHT, y + 18, words, SMALL, FAINT, "end"))


def _round_step(least: float) -> int:
    """A step of 1, 2 or 5 times a power of ten, not below `least`."""
    power = 10
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10
