"""Pieces that the pictures share: agents, the case, sums, names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import BAD, FAINT, INK, WHITE, Label, Line, Mark, Polygon, Rect
from games.drawing_kit import SMALL
from games.engine import Who

if TYPE_CHECKING:
    from games.drawing import MarkName, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Seat
    from games.solomon.edition import Edition

TEAM_MARKS: tuple[MarkName, ...] = (
    "circle", "square", "diamond", "hexagon", "star", "triangle", "drop", "cross",
)  # fmt: skip
"""The shapes of agents' pieces, one for each home; the number on a piece tells the agent."""

TOKEN = 38


def token(
    edition: Edition, agent: int, x: float, y: float, *, size: float = TOKEN, out: bool = False
) -> Shapes:
    """Returns an agent's piece centred on (x, y): shape, colour, number. `out` crosses it out."""
    facts = edition.board.agents[agent]
    mark = TEAM_MARKS[facts.team]
    grown = size * (1.12 if mark in ("diamond", "star") else 1)
    shapes: list[Shape] = [
        Mark(mark, x, y, grown + 5, INK),
        Mark(mark, x, y, grown, facts.colour),
    ]
    if out:
        half = size * 0.56
        shapes.append(Line(((x - half, y + half), (x + half, y - half)), BAD, 5))
    ink = ink_on(facts.colour)
    name, height = str(facts.number), size * 0.62
    shapes.append(
        Label(
            x, y + height * 0.36, name, height, ink, "middle",
            bold=True, halo=facts.colour if out else None,
        )
    )  # fmt: skip
    return tuple(shapes)


def ink_on(colour: str) -> str:
    """Returns dark or white, whichever is easier to read on a colour like ``#2e9e4f``."""
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > 120_000 else WHITE


def seen_on_white(colour: str) -> str:
    """Returns a colour like ``#2e9e4f``, or a grey for one that cannot be told from white."""
    pale = all(int(colour[n : n + 2], 16) > 220 for n in (1, 3, 5))
    return FAINT if pale else colour


def case(x: float, y: float, size: float = TOKEN) -> Shapes:
    """Returns the case, centred on (x, y)."""
    w, h = size * 0.94, size * 0.62
    top = y - h / 2 + size * 0.1
    handle = size * 0.2
    return (
        Line(
            (
                (x - handle, top), (x - handle, top - size * 0.18),
                (x + handle, top - size * 0.18), (x + handle, top),
            ),
            INK, size * 0.1,
        ),
        Rect(x - w / 2, top, w, h, INK, WHITE, 2, size * 0.12),
        Polygon(((x - w / 2 + 3, top + h * 0.42), (x + w / 2 - 3, top + h * 0.42),
                 (x + w / 2 - 3, top + h * 0.52), (x - w / 2 + 3, top + h * 0.52)), WHITE),
        Rect(x - size * 0.09, top + h * 0.32, size * 0.18, h * 0.3, WHITE, None, 0, 2),
    )  # fmt: skip


def number(edition: Edition, say: Say, sum_: int) -> str:
    """Returns a number as the reader's language writes it."""
    return say(edition.text("number", sum=sum_))


def seat_name(edition: Edition, say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return say(edition.text("seat", who=Who(seat)))


def column_label(
    x: float, y: float, text: str, fit: float, *, fill: str = INK, bold: bool = False
) -> Label:
    """Returns a small text centred on x, its middle at y."""
    return Label(x, y + SMALL * 0.36, text, SMALL, fill, "middle", bold=bold, fit=fit)
