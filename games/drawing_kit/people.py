"""Players: each seat has a colour and a mark, everywhere the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import FAINT, HUES, INK, MARKS, WHITE, Circle, Label, Mark, Polygon, Rect
from games.drawing_kit.text import text_width

if TYPE_CHECKING:
    from games.drawing import MarkName, Shape
    from games.drawing_kit.text import Shapes


def seat_hue(seat: int) -> str:
    """The colour of a seat (0-based)."""
    return HUES[seat % len(HUES)]


def seat_mark(seat: int) -> MarkName:
    """The symbol that goes with it."""
    return MARKS[seat % len(MARKS)]


def seat_chip(
    x: float,
    y: float,
    width: float,
    seat: int,
    name: str,
    *,
    height: float = 44,
    to_act: bool = False,
    out: bool = False,
) -> Shapes:
    """A player: mark and name on the seat's colour. `to_act` puts a pointer at its left end;
    `out` shows somebody who plays no more (pale, struck through).
    """
    hue, size = (FAINT if out else seat_hue(seat)), height * 0.55
    middle, left = y + height / 2, x + (height * 0.62 if to_act else 0)
    name_x = left + height * 0.95
    shapes: list[Shape] = [Rect(left, y, x + width - left, height, hue, None, 2, height * 0.25)]
    shapes.append(Mark(seat_mark(seat), left + height * 0.5, middle, height * 0.5, WHITE))
    fit = x + width - name_x - height * 0.2
    shapes.append(Label(name_x, middle + size * 0.36, name, size, WHITE, bold=True, fit=fit))
    if to_act:
        shapes.append(pointer(x + height * 0.24, middle, height * 0.62))
    if out:
        shapes.append(Rect(name_x, middle - 1.5, min(fit, text_width(name, size)), 3, WHITE))
    return tuple(shapes)


def seat_dot(x: float, y: float, seat: int, size: float = 32) -> Shapes:
    """A seat as a round token centred on (x, y): for boards and tight rows."""
    return (
        Circle(x, y, size / 2, seat_hue(seat), WHITE, size / 12),
        Mark(seat_mark(seat), x, y, size * 0.55, WHITE),
    )


def pointer(x: float, y: float, size: float = 24, fill: str = INK) -> Shape:
    """A triangle pointing right, centred on (x, y): whose turn it is."""
    half = size / 2
    corners = ((x - half * 0.7, y - half), (x + half * 0.9, y), (x - half * 0.7, y + half))
    return Polygon(corners, fill)
