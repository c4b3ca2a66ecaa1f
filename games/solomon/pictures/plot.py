"""The stakes over time, agent by agent: drawn after the end only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import MARKS, Label, Line, Mark, Rect
from games.drawing_kit import SIDE, chip, hue_of
from games.solomon.pictures.ledger_text import agents_in_play
from games.solomon.state import EXILED

if TYPE_CHECKING:
    from games.drawing import Drawing, Shape
    from games.drawing_kit import Canvas, Shapes
    from games.engine import Seat
    from games.solomon.pictures.scene import Scene
    from games.solomon.pictures.world import World
    from games.solomon.view import View

PANEL, _GAP = 138, 10
"""The height of one agent's panel, and the room between two."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 14, 22, 58, 14
"""Room around the curves in a panel, for marks and the name."""


def draw_plot(world: World, scene: Scene) -> Drawing:
    """Returns the sheet ``plot``: two columns of panels, a line for each seat that had a stake."""
    view = scene.view
    canvas = world.canvas(scene.text("title-plot"), scene.text("turn", turn=view.turn))
    _put_seats(canvas, scene)
    agents = agents_in_play(view)
    width = (canvas.inner - _GAP) / 2
    top_sum = -(-max([1, *_peaks(view)]) // 1_000) * 1_000
    for start in range(0, len(agents), 2):
        top = canvas.take(PANEL, _GAP)
        for n, agent in enumerate(agents[start : start + 2]):
            x = SIDE + n * (width + _GAP)
            canvas.put(*_panel(world, scene, agent, x, top, width, top_sum))
    note = scene.text("plot-note", turn=view.turn)
    canvas.paragraph(note, fill=world.look.faint)
    return canvas.drawing()


def _put_seats(canvas: Canvas, scene: Scene) -> None:
    """Adds the legend of the lines, two players in a row."""
    view, width = scene.view, (canvas.inner - _GAP) / 2
    for start in range(0, view.seats, 2):
        top = canvas.take(40, 6)
        for n, seat in enumerate(range(start, min(start + 2, view.seats))):
            x, name = SIDE + n * (width + _GAP), scene.seat(seat)
            canvas.put(*chip(x, top, width, seat, name, height=40, out=view.gone[seat]))


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
    world: World, scene: Scene, agent: int, x: float, y: float, width: float, top_sum: int
) -> Shapes:
    """Returns one agent's panel; all panels have the same scale."""
    view, look = scene.view, world.look
    lines = {seat: points for seat in range(view.seats) if (points := curve(view, seat, agent))}
    best = max((points[-1][1] for points in lines.values()), default=0)
    out = view.place[agent] == EXILED
    shapes: list[Shape] = [
        Rect(x, y, width, PANEL, look.panel, radius=10),
        *world.piece(scene.facts(agent), x + 26, y + 26, 32, out=out),
        Label(x + 50, y + 34, scene.agent(agent), 24, look.ink, fit=width - 138, face="narrow"),
    ]
    if best:
        text = scene.dollars(best)
        shapes.append(Label(x + width - 10, y + 34, text, 24, look.accent, "end", face="narrow"))
    left, base = x + _LEFT, y + PANEL - _BOTTOM
    high, scale = PANEL - _TOP - _BOTTOM, (width - _LEFT - _RIGHT) / max(1, view.turn)
    shapes.append(Line(((left, base), (x + width - _RIGHT, base)), look.line, 2))
    for n, (seat, points) in enumerate(lines.items()):
        path = _path(points, view.turn)
        hue = hue_of(seat)
        shapes.append(
            Line(tuple((left + t * scale, base - s * high / top_sum) for t, s in path), hue, 4)
        )
        # Where curves end alike, their marks would hide each other, so each is drawn farther left.
        turn = max(points[0][0], view.turn * (1 - n / 10))
        sum_ = next(s for t, s in reversed(path) if t <= turn)
        level = base - sum_ * high / top_sum
        shapes.append(Mark(MARKS[seat], left + turn * scale, level, 24, look.panel))
        shapes.append(Mark(MARKS[seat], left + turn * scale, level, 18, hue))
    return tuple(shapes)


def _path(points: list[tuple[int, int]], last: int) -> list[tuple[int, int]]:
    """Returns steps through the points, from nothing to the last turn."""
    path = [(points[0][0], 0)]
    for turn, sum_ in points:
        path += [(turn, path[-1][1]), (turn, sum_)]
    return [*path, (last, path[-1][1])]
