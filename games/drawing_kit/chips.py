"""Players in pictures: each seat has the same colour and shape in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import MARKS, SEAT_HUES, Circle, Curve, Label, Mark, Rect
from games.drawing_kit.letters import text_width
from games.drawing_kit.looks import SEAT_INK

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit.text import Shapes

CHIP = 44
"""The height of a chip."""
_GONE = "#9aa0ab"


def hue_of(seat: int) -> str:
    """Returns the colour of a seat (0-based)."""
    return SEAT_HUES[seat % len(SEAT_HUES)]


def chip(
    x: float,
    y: float,
    width: float,
    seat: int,
    name: str,
    *,
    height: float = CHIP,
    right: str = "",
    to_act: bool = False,
    out: bool = False,
) -> Shapes:
    """Returns a player: shape and name on the seat's colour, with `right` at the right end.

    `to_act` puts a white edge around it and a pointer before it, in the 16 pixels left of x; `out`
    shows somebody who has left the game (grey, struck through).
    """
    middle, base = y + height / 2, y + height / 2 + 8.5
    edge = "#ffffff" if to_act else None
    shapes: list[Shape] = [Rect(x, y, width, height, _GONE if out else hue_of(seat), edge, 5, 10)]
    shapes.append(Mark(MARKS[seat % len(MARKS)], x + 24, middle, 24, SEAT_INK))
    taken = text_width(right, 24, bold=True) + 14 if right else 0
    fit = width - 54 - taken
    shapes.append(Label(x + 44, base, name, 24, SEAT_INK, bold=True, fit=fit))
    if right:
        shapes.append(Label(x + width - 12, base, right, 24, SEAT_INK, "end", bold=True))
    if out:
        struck = min(fit, text_width(name, 24, bold=True))
        shapes.append(Rect(x + 44, middle - 1.5, struck, 3, SEAT_INK))
    if to_act:
        shapes.append(turn_pointer(x - 16, middle))
    return tuple(shapes)


def turn_pointer(x: float, y: float) -> Curve:
    """Returns a white triangle that points right, 14 wide, its left edge at x, its middle at y."""
    return Curve(f"M{x:g} {y - 13:g}l14 13l-14 13z", "#ffffff")


def token(x: float, y: float, seat: int, size: float = 34) -> Shapes:
    """Returns a seat as a round token centred on (x, y): for boards and tight rows."""
    return (
        Circle(x, y, size / 2, hue_of(seat), SEAT_INK, max(2, size / 14)),
        Mark(MARKS[seat % len(MARKS)], x, y, size * 0.56, SEAT_INK),
    )
