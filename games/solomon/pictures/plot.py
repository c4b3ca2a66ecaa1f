"""The stakes over time, agent by agent: drawn after the end only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, INK, WHITE, Label, Line, Mark, Rect
from games.drawing_kit import GAP, MARGIN, SMALL, Page, seat_chip, seat_hue, seat_mark
from games.solomon.names import name_agent
from games.solomon.pictures import board_text
from games.solomon.pictures.ledger_text import agents_in_play
from games.solomon.pictures.parts import number, seat_name, token
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat
    from games.solomon.edition import Edition
    from games.solomon.view import View

PANEL = 210
"""The height of one agent's panel."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 26, 68, 24
"""Room around the curves in a panel, for sums, marks, the name and the base line."""


def draw_plot(edition: Edition, view: View, say: Say) -> Drawing:
    """Returns the sheet ``plot``: two columns of panels, a line for each seat that had a stake."""
    page = Page(say(edition.text("sheet-plot")), say(board_text.turn_line(edition, view)))
    _put_seats(page, edition, view, say)
    agents = agents_in_play(view)
    width = (page.inner - GAP) / 2
    top_sum = -(-max([1, *_peaks(view)]) // 1_000) * 1_000
    for start in range(0, len(agents), 2):
        top = page.take(PANEL)
        for n, agent in enumerate(agents[start : start + 2]):
            x = MARGIN + n * (width + GAP)
            page.put(*_panel(edition, view, say, agent, x, top, width, top_sum))
    page.paragraph(say(edition.text("plot-note", turn=view.turn)), fill=FAINT)
    return page.drawing()


def _put_seats(page: Page, edition: Edition, view: View, say: Say) -> None:
    """Adds the legend of the lines."""
    width = (page.inner - 3 * GAP) / 4
    for start in range(0, view.seats, 4):
        top = page.take(44)
        for n, seat in enumerate(range(start, min(start + 4, view.seats))):
            name = seat_name(edition, say, seat)
            out = view.gone[seat]
            page.put(*seat_chip(MARGIN + n * (width + GAP), top, width, seat, name, out=out))


def curve(view: View, seat: Seat, agent: int) -> list[tuple[int, int]]:
    """Returns a stake over time: the turns in which it changed, and its value then."""
    points: list[tuple[int, int]] = []
    sum_ = 0
    for spent in view.history:
        if spent.seat == seat and spent.agent == agent:
            sum_ += spent.sum
            points.append((spent.turn, sum_))
    return points


def _peaks(view: View) -> list[int]:
    return [
        sum_
        for seat in range(view.seats)
        for agent in agents_in_play(view)
        for _, sum_ in curve(view, seat, agent)
    ]


def _panel(
    edition: Edition, view: View, say: Say, agent: int,
    x: float, y: float, width: float, top_sum: int,
) -> Shapes:  # fmt: skip
    """Returns one agent's panel; all panels have the same scale."""
    shapes: list[Shape] = [Rect(x, y, width, PANEL, WHITE, EDGE, 2, 12)]
    shapes += token(edition, agent, x + 30, y + 28, out=view.place[agent] == EXILED)
    name = say(name_agent(edition, agent))
    shapes.append(Label(x + 60, y + 36, name, SMALL, INK, bold=True, fit=width - 80))
    left, base = x + _LEFT, y + PANEL - _BOTTOM
    high = PANEL - _TOP - _BOTTOM
    for part in (0, top_sum):
        level = base - high * part / top_sum
        shapes.append(Line(((left, level), (x + width - _RIGHT, level)), EDGE, 2))
        text = number(edition, say, part)
        shapes.append(Label(left - 8, level + 8, text, SMALL, FAINT, "end", fit=_LEFT - 14))
    scale = (width - _LEFT - _RIGHT) / max(1, view.turn)
    lines = {seat: points for seat in range(view.seats) if (points := curve(view, seat, agent))}
    for n, (seat, points) in enumerate(lines.items()):
        path = _path(points, view.turn)
        hue = seat_hue(seat)
        shapes.append(
            Line(tuple((left + t * scale, base - s * high / top_sum) for t, s in path), hue, 4)
        )
        # Where curves end alike, their marks would hide each other, so each is drawn farther left.
        turn = max(points[0][0], view.turn * (1 - n / 16))
        sum_ = next(s for t, s in reversed(path) if t <= turn)
        x, level = left + turn * scale, base - sum_ * high / top_sum
        shapes.append(Mark(seat_mark(seat), x, level, 24, WHITE))
        shapes.append(Mark(seat_mark(seat), x, level, 20, hue))
    return tuple(shapes)


def _path(points: list[tuple[int, int]], last: int) -> list[tuple[int, int]]:
    """Returns steps through the points, from nothing to the last turn."""
    path = [(points[0][0], 0)]
    for turn, sum_ in points:
        path += [(turn, path[-1][1]), (turn, sum_)]
    return [*path, (last, path[-1][1])]
