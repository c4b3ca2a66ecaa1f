"""The labels of a drawing as they will appear on it, for tests of pictures."""

import functools
from typing import NamedTuple

from fontTools.ttLib import TTFont

from bot.draw.fonts import FAMILIES
from bot.draw.lettering import ELLIPSIS, fitted
from games.drawing import SMALLEST, Drawing, Face, Label
from games.drawing_kit.letters import width
from tests.bot.draw.frames import Corners, Frame, placed_shapes

_BELOW = set("gjpqyçQ,;()[]{}|@$")
"""Signs that reach below the line."""
_DEPTH = 0.2


class Set(NamedTuple):
    """A label as it is set: its text, the part of it that is drawn, and its place, in pixels of the
    drawing.

    left, right, base: of its baseline. corners: of the box around its letters, without accents.
    fit: the room it may take. mirrored: whether it reads backwards.
    """

    says: str
    text: str
    size: float
    left: float
    right: float
    base: float
    corners: Corners
    fit: float | None
    mirrored: bool

    @property
    def cut(self) -> bool:
        """Tells whether the end of the text is missing."""
        return self.text.endswith(ELLIPSIS) and not self.says.endswith(ELLIPSIS)


def set_labels(drawing: Drawing) -> list[Set]:
    """Returns every label of the drawing, in the order in which they are drawn."""
    return [
        set_label(item, frame) for item, frame in placed_shapes(drawing) if isinstance(item, Label)
    ]


def says(drawing: Drawing) -> list[str]:
    """Returns the texts of the labels of a drawing."""
    return [label.says for label in set_labels(drawing)]


def set_label(item: Label, frame: Frame) -> Set:
    """Returns a label as it is set in its groups."""
    text, size, face = fitted(
        item.text, item.size, item.fit, face=item.face, bold=item.bold, italic=item.italic,
        spacing=item.spacing, smallest=SMALLEST / frame.scale,
    )  # fmt: skip
    wide = width(text, size, face=face, bold=item.bold, italic=item.italic)
    wide += item.spacing * len(text)
    left = item.x - wide * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]
    below = size * _DEPTH if _BELOW & set(text) else 0
    top = item.y - size * capital_height(face)
    start, end = frame.at(left, item.y), frame.at(left + wide, item.y)
    return Set(
        item.text, text, size * frame.scale, min(start[0], end[0]), max(start[0], end[0]), start[1],
        frame.box(left, top, left + wide, item.y + below),
        None if item.fit is None else item.fit * frame.scale, frame.mirrored,
    )  # fmt: skip


@functools.cache
def capital_height(face: Face) -> float:
    """Returns the height of a face's capital letters, in em."""
    with TTFont(FAMILIES[face].path(), lazy=True) as font:
        return float(font["OS/2"].sCapHeight) / float(font["head"].unitsPerEm)
