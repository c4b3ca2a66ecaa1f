"""The cards of Cover Your Assets: a treasure on its colour, its value on a tag that leans out."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.cover_your_assets.material import VALUE, is_action
from games.cover_your_assets.names import name_shortly
from games.cover_your_assets.pictures.look import BACK, INK, LOOK, ORANGE, PAPER, SUN
from games.cover_your_assets.pictures.treasures import LOCK, hue_of_kind, treasure
from games.cover_your_assets.pictures.words import picture_text
from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import burst, text_width

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say

TALL = 1.36
"""The height of a card, of its width."""
NAMED = 80
"""The least width of a card with its name."""


def card(
    say: Say, kind: int, x: float, y: float, width: float, *, rim: bool = False, named: bool = True
) -> Shapes:
    """Returns a card with its value, and from `NAMED` on its name. Its tag leans out by 5 to the
    upper left, its shadow by 6 to the lower right. rim: yellow, for one of a pair.
    """
    k, high = width / 100, width * TALL
    foot = 32 if named and width >= NAMED else 7 * k
    shapes: list[Shape] = []
    if rim:
        shapes.append(Rect(x - 6, y - 6, width + 12, high + 12, SUN, radius=16 * k))
    shapes += [
        Rect(x + 4 * k, y + 6 * k, width, high, INK, radius=12 * k),
        Rect(x, y, width, high, PAPER, INK, 4 * k, 12 * k),
        Rect(x + 7 * k, y + 7 * k, width - 14 * k, high - 7 * k - foot, hue_of_kind(kind),
             radius=8 * k),
        Group((_dots(round(width)),), x, y + high - foot - 4 * k),
        Group(treasure(kind), x + width / 2, y + (high - foot) / 2 + 5 * k, scale=k * 0.9),
    ]  # fmt: skip
    if foot == 32:
        name, middle = say(name_shortly(kind)), x + width / 2
        shapes.append(
            Label(middle, y + high - 10, name, 24, INK, "middle", fit=width - 10, face=LOOK.face)
        )
    return (*shapes, *_tag(say, kind, x, y))


@functools.cache
def _dots(width: int) -> Curve:
    """Returns four rows of dots that shrink upwards, above y = 0, over a card of this width."""
    k = width / 100
    return Curve(
        "".join(
            f"M{(14 + n * 12 + 6 * (row % 2)) * k:.1f} {-row * 9 * k:.1f}"
            f"a{(4.4 - row) * k:.1f} {(4.4 - row) * k:.1f} 0 1 0 .1 0z"
            for row in range(4)
            for n in range(7 if row % 2 == 0 else 6)
        ),
        "#ffffff",
        opacity=0.38,
    )


def _tag(say: Say, kind: int, x: float, y: float) -> Shapes:
    """Returns the value at the upper left corner; an Action card has none."""
    if is_action(kind):
        return ()
    words = picture_text(say, "corner", value=VALUE[kind])
    wide = text_width(words, 24, face=LOOK.face) + 12
    return (
        Rect(x - 4, y - 5, wide, 31, SUN, INK, 3, 8),
        Label(x - 4 + wide / 2, y + 19, words, 24, INK, "middle", face=LOOK.face),
    )


def card_back(x: float, y: float, width: float, count: int | None = None) -> Shapes:
    """Returns a card face down, or a pile of `count` with its number on it."""
    high = width * 1.28
    edges = 0 if count is None else min(4, max(0, count - 1))
    shapes: list[Shape] = [
        Rect(x + 3 * n, y + 3 * n, width, high, PAPER, INK, 2.5, 9) for n in range(edges, 0, -1)
    ]
    middle = x + width / 2
    shapes.append(Rect(x, y, width, high, ORANGE, INK, 4, 9))
    shapes.append(burst(middle, y + high / 2, width * 0.45, width * 0.34, 12, SUN, INK, 3))
    if count is not None:
        shapes.append(
            Label(middle, y + high / 2 + 10, str(count), 28, INK, "middle", face=LOOK.face)
        )
    return tuple(shapes)


def fan_of_backs(count: int, x: float, y: float) -> Shapes:
    """Returns a hand as seen by others: up to six small backs and their number, 150 wide and 40
    high.
    """
    step = min(20, 84 / max(1, count - 1))
    shapes: list[Shape] = []
    for n in range(min(count, 6)):
        back = (Rect(-13, -18, 26, 36, ORANGE, INK, 2.5, 4),)
        shapes.append(Group(back, x + 14 + n * step, y + 20, -8 + n * 16 / max(1, count - 1)))
    words = Label(x + 154, y + 29, f"×{count}", 24, LOOK.ink, "end", bold=True)
    return (*shapes, words)


def covered_sets(count: int, x: float, y: float) -> Shapes:
    """Returns sets that lie under others as one locked pile, 92 wide and 112 high."""
    shapes: list[Shape] = [
        Rect(x + 10 - n * 5, y + n * 5, 74, 100, BACK, INK, 2.5, 8) for n in range(min(count, 3))
    ]
    left = x + 10 - (min(count, 3) - 1) * 5
    top = y + (min(count, 3) - 1) * 5
    shapes.append(Group(LOCK, left + 37, top + 40, scale=1.1))
    shapes.append(Label(left + 37, top + 92, f"×{count}", 24, INK, "middle", face=LOOK.face))
    return tuple(shapes)


def two_cards(x: float, y: float) -> Shapes:
    """Returns the sign of a set that only two cards can challenge (C35), 28 wide and 26 high."""
    return tuple(Rect(x + n * 11, y + 4 - n * 4, 16, 22, PAPER, INK, 2.5, 3) for n in (0, 1))
