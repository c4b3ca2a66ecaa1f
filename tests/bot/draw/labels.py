"""The labels of a drawing as they will appear on it, for tests of pictures."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.draw.lettering import ELLIPSIS, fitted
from games.drawing import SMALLEST, Drawing, Group, Label, Shape
from games.drawing_kit.letters import width


class Set(NamedTuple):
    """A label as it is set: its text, the part of it that is drawn, and its place, in pixels of the
    drawing.
    """

    says: str
    text: str
    size: float
    left: float
    right: float
    base: float

    @property
    def cut(self) -> bool:
        """Tells whether the end of the text is missing."""
        return self.text.endswith(ELLIPSIS) and not self.says.endswith(ELLIPSIS)


def set_labels(drawing: Drawing) -> list[Set]:
    """Returns every label of the drawing, in the order in which they are drawn. Groups must not be
    turned.
    """
    return list(_walk(drawing.items, 0, 0, 1))


def says(drawing: Drawing) -> list[str]:
    """Returns the texts of the labels of a drawing."""
    return [label.says for label in set_labels(drawing)]


def _walk(items: Iterable[Shape], x: float, y: float, scale: float) -> Iterator[Set]:
    for item in items:
        if isinstance(item, Label):
            yield _set(item, x, y, scale)
        elif isinstance(item, Group):
            assert math.isclose(item.angle, 0) or not list(_walk(item.items, 0, 0, 1))
            yield from _walk(item.items, x + item.x * scale, y + item.y * scale, scale * item.scale)


def _set(item: Label, x: float, y: float, scale: float) -> Set:
    text, size, face = fitted(
        item.text, item.size, item.fit, face=item.face, bold=item.bold, italic=item.italic,
        spacing=item.spacing, smallest=SMALLEST / scale,
    )  # fmt: skip
    wide = width(text, size, face=face, bold=item.bold, italic=item.italic)
    wide += item.spacing * len(text)
    left = item.x - wide * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]
    return Set(
        item.text, text, size * scale, x + left * scale, x + (left + wide) * scale,
        y + item.y * scale,
    )  # fmt: skip
