"""Players: each seat has the same colour and mark everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import FAINT, HUES, INK, MARKS, WHITE, Circle, Label, Mark, Polygon, Rect
from games.drawing_kit.letters import text_width

if TYPE_CHECKING:
    from games.drawing import MarkName, Shape
    from games.drawing_kit.text import Shapes


def seat_hue(seat: int) -> str:
    """Returns the colour of a seat (0-based)."""
    return HUES[seat % len(HUES)]


def seat_mark(seat: int) -> MarkName:
    """Returns the symbol that goes with a seat's colour."""
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
    """Returns a player: mark and name on the seat's colour.

    `to_act` puts a pointer at its left end; `out` shows somebody who has left the game (grey,
    struck through). At a height of 60 or more a long name takes two lines.
    """
    hue, size = (FAINT if out else seat_hue(seat)), min(height * 0.55, 26)
    mark = min(height, 48)
    middle, left = y + height / 2, x + (mark * 0.62 if to_act else 0)
    name_x = left + mark * 0.95
    fit = x + width - name_x - 9
    shapes: list[Shape] = [Rect(left, y, x + width - left, height, hue, None, 2, 11)]
    shapes.append(Mark(seat_mark(seat), left + mark * 0.5, middle, mark * 0.5, WHITE))
    lines = _name_lines(name, fit, size) if height >= 60 else [name]
    if len(lines) == 2:
        size = 22
    for n, line in enumerate(lines):
        centre = middle + (n - (len(lines) - 1) / 2) * size * 1.2
        shapes.append(Label(name_x, centre + size * 0.36, line, size, WHITE, bold=True, fit=fit))
        if out:
            struck = min(fit, text_width(line, size, bold=True))
            shapes.append(Rect(name_x, centre - 1.5, struck, 3, WHITE))
    if to_act:
        shapes.append(pointer(x + mark * 0.24, middle, mark * 0.62))
    return tuple(shapes)


def _name_lines(name: str, room: float, size: float) -> list[str]:
    """Returns a name in one line if it fits when made smaller, otherwise in two lines as even as
    possible, broken after a space or a hyphen if it has one.
    """
    after = [n + 1 for n, letter in enumerate(name[:-1]) if letter in " -"]
    if text_width(name, size, bold=True) * (0.85 if after else 0.75) <= room or len(name) < 2:
        return [name]
    after = after or [len(name) // 2]
    cut = min(after, key=lambda n: max(text_width(name[:n], size), text_width(name[n:], size)))
    return [name[:cut].rstrip(), name[cut:]]


def seat_dot(x: float, y: float, seat: int, size: float = 32) -> Shapes:
    """Returns a seat as a round token centred on (x, y): for boards and tight rows."""
    return (
        Circle(x, y, size / 2, seat_hue(seat), WHITE, size / 12),
        Mark(seat_mark(seat), x, y, size * 0.55, WHITE),
    )


def pointer(x: float, y: float, size: float = 24, fill: str = INK) -> Shape:
    """Returns a triangle pointing right, centred on (x, y), which marks whose turn it is."""
    half = size / 2
    corners = ((x - half * 0.7, y - half), (x + half * 0.9, y), (x - half * 0.7, y + half))
    return Polygon(corners, fill)
