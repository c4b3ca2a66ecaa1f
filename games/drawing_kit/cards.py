"""Cards: open, face down, fanned, piled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.drawing import EDGE, FAINT, INK, SAND, WHITE, Group, Label, Mark, MarkName, Rect, Shape
from games.drawing_kit.boxes import badge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing_kit.text import Shapes


CARD_WIDTH, CARD_HEIGHT = 100, 140
"""The size at which a card's art is drawn; `card` scales it."""


class CardFace(msgspec.Struct, frozen=True):
    """The front of a card.

    corner: a short text for the upper left corner (and, turned round, the lower right one).
    hue: of the frame and the corner. mark: a symbol in the middle, or `art`: shapes around (0, 0)
    that fit in 70 x 70. name: a line along the foot, readable at 140 wide or more.
    faded: drawn pale, for what no longer counts.
    """

    corner: str
    hue: str = INK
    mark: MarkName | None = None
    art: tuple[Shape, ...] = ()
    name: str = ""
    faded: bool = False


def card(face: CardFace, x: float, y: float, width: float = 64) -> Shapes:
    """Returns a face-up card, `width` wide and 1.4 times as high."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    shapes: list[Shape] = [
        Rect(2, 3, w, h, "#000000", radius=12, opacity=0.14),
        Rect(0, 0, w, h, WHITE, face.hue, 4, 12),
        Label(10, 40, face.corner, 36, face.hue, bold=True, fit=w - 18),
    ]
    middle = h / 2 + (16 if face.corner else 0) - (8 if face.name else 0)
    if face.mark:
        shapes.append(Mark(face.mark, w / 2, middle, 52, face.hue))
    if face.art:
        shapes.append(Group(face.art, w / 2, middle))
    if face.name:
        shapes.append(
            Label(w / 2, h - 12, face.name, 19, face.hue, "middle", bold=True, fit=w - 12)
        )
    if face.faded:
        shapes.append(Rect(0, 0, w, h, SAND, radius=12, opacity=0.6))
    return (Group(tuple(shapes), x, y, scale=width / w),)


def card_back(
    x: float, y: float, width: float = 64, *, hue: str = FAINT, mark: MarkName = "diamond"
) -> Shapes:
    """Returns a face-down card."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    shapes = (
        Rect(2, 3, w, h, "#000000", radius=12, opacity=0.14),
        Rect(0, 0, w, h, WHITE, hue, 4, 12),
        Rect(9, 9, w - 18, h - 18, hue, radius=6),
        Mark(mark, w / 2, h / 2, 44, WHITE),
    )
    return (Group(shapes, x, y, scale=width / w),)


def empty_place(x: float, y: float, width: float = 64) -> Shapes:
    """Returns the outline of a place where no card lies."""
    return (Rect(x, y, width, width * 1.4, None, EDGE, 3, width * 0.12),)


def fan(
    faces: Sequence[CardFace], x: float, y: float, room: float, width: float = 64, step: float = 0.5
) -> Shapes:
    """Returns face-up cards side by side, the last one on top, in at most `room` pixels.

    step: how much of each covered card shows, as a part of its width; less if there are many.
    """
    if not faces:
        return ()
    shown = width * step
    if len(faces) > 1:
        shown = min(shown, (room - width) / (len(faces) - 1))
    return tuple(
        shape for n, face in enumerate(faces) for shape in card(face, x + n * shown, y, width)
    )


def pile(
    top: CardFace | None, count: int, x: float, y: float, width: float = 64, *, number: bool = True
) -> Shapes:
    """Returns a pile of `count` cards of which only the top one is seen (None: it is face down).

    It grows to the lower right with its height. A badge at its corner has the number of cards.
    """
    if not count:
        return empty_place(x, y, width)
    depth = min(count - 1, 4)
    edges: list[Shape] = []
    for n in range(depth, 0, -1):
        place = Rect(x + 4 * n, y + 4 * n, width, width * 1.4, WHITE, FAINT, 1.5, width * 0.12)
        edges.append(place)
    front = card_back(x, y, width) if top is None else card(top, x, y, width)
    count_badge = badge(x + width - 2, y + width * 1.4 - 4, f"×{count}") if number else ()
    return (*edges, *front, *count_badge)
