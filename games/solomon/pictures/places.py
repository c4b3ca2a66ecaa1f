"""Where things are on a board: agents by space, the arrow of a step, pieces side by side."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from games.drawing import Curve, Line
from games.drawing_kit import text_width
from games.solomon.edition import live_agents

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Label
    from games.drawing_kit import Shapes
    from games.solomon.board import Board
    from games.solomon.view import View

Point = tuple[float, float]

_SHORTEST = 34
"""The shortest arrow; between places closer than that, it reaches into them."""
ANNOUNCED, DONE = "#ffffff", "#ffe9b0"


class Way(NamedTuple):
    """A step from one space to another, announced or already made."""

    start: int
    to: int
    announced: bool


def way_of(view: View) -> Way | None:
    """Returns the announced step, otherwise the last one; None for an action on the spot."""
    action = view.action
    if action is not None:
        start = view.place[action.agent]
        return Way(start, action.to, announced=True) if action.to != start else None
    if view.trail is None:
        return None
    return Way(*view.trail[1:], announced=False)


def agents_in(view: View, space: int) -> list[int]:
    """Returns the agents on a space."""
    return [agent for agent in live_agents(view) if view.place[agent] == space]


def case_lies_free(view: View, space: int) -> bool:
    """Whether the case is there and nobody owns it."""
    return view.case == space and view.holder < 0


def roads(board: Board, points: Sequence[Point]) -> str:
    """Returns the outline of every way between two spaces, once. points: by space."""
    return "".join(
        f"M{points[space][0]:g} {points[space][1]:g}L{points[other][0]:g} {points[other][1]:g}"
        for space, near in enumerate(board.near)
        for other in near
        if other > space
    )


def side_by_side(count: int, room: float, most: int) -> list[Point]:
    """Returns the places of things around (0, 0), in rows of at most `most`, `room` apart."""
    rows = max(1, -(-count // most))
    a_row = -(-count // rows)
    places: list[Point] = []
    for row in range(rows):
        inside = min(a_row, count - row * a_row)
        places += [
            ((n - (inside - 1) / 2) * room, (row - (rows - 1) / 2) * room) for n in range(inside)
        ]
    return places


def arrow(start: Point, end: Point, before: float, after: float, *, announced: bool) -> Shapes:
    """Returns an arrow between two places that leaves this much room around them. An announced step
    is dashed.
    """
    (x, y), (u, v) = start, end
    way = math.hypot(u - x, v - y)
    spare = max(0.0, _SHORTEST - (way - before - after)) / 2
    first, last = (before - spare) / way, 1 - (after - spare) / way
    ends = (
        (x + (u - x) * first, y + (v - y) * first),
        (x + (u - x) * last, y + (v - y) * last),
    )
    hue = ANNOUNCED if announced else DONE
    dash = (9, 9) if announced else ()
    return (Line(ends, "#10131a", 10), Line(ends, hue, 5, dash, arrow=True))


def plates(names: Sequence[Label], hue: str, opacity: float) -> Curve:
    """Returns what lies under centred names, so that no road runs through their letters: much
    cheaper than halos.
    """
    boxes = ""
    for name in names:
        wide = text_width(name.text, name.size, face=name.face) + 8
        wide = min(wide, name.fit or wide)
        left, top = name.x - wide / 2, name.y - name.size * 0.8
        boxes += f"M{left:.1f} {top:.1f}h{wide:.1f}v{name.size + 1:.1f}h-{wide:.1f}z"
    return Curve(boxes, hue, opacity=opacity)
