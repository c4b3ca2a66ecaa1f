"""The art of Slush Fund: card faces, icons and the five politicians, made of plain shapes.

Icons are drawn around (0, 0) and fit in 70 x 70, the middle of a card.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.drawing import (
    BAD,
    EDGE,
    FAINT,
    INK,
    SAND,
    WHITE,
    Circle,
    Group,
    Line,
    Mark,
    Polygon,
    Rect,
)
from games.drawing_kit import CardFace
from games.slush_fund.material import CARDS, LAST_MONEY

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes

GOLD = "#b07d00"
LEATHER = "#7a5230"
SLATE = "#3d4a5c"

_CARD_HUES = {
    "10k": "#7a5230", "20k": "#1f6f8b", "30k": "#00795c", "40k": "#4b5bb5", "50k": "#8a3f87",
    "vp": GOLD, "scandal": BAD, "thief": INK, "spy": "#4d6a6d", "transfer": "#0f7a8a",
    "time": SLATE,
}  # fmt: skip


def card_hue(card: int) -> str:
    """Returns the colour of a kind of card; its name or value is always beside it."""
    return _CARD_HUES[CARDS[card]]


def card_face(card: int, name: str, *, faded: bool = False) -> CardFace:
    """Returns the front of a card. `name` ("$20K", "VP") is in the corner if it goes on piles."""
    corner = name if card <= LAST_MONEY or CARDS[card] == "vp" else ""
    return CardFace(corner, card_hue(card), art=card_art(card), faded=faded)


def card_art(card: int) -> Shapes:
    """Returns the icon of a kind of card."""
    key = CARDS[card]
    return _notes(card + 1, card_hue(card)) if card <= LAST_MONEY else _ICONS[key]


# -- icons ---------------------------------------------------------------------------------------


def _notes(count: int, hue: str) -> Shapes:
    """Returns a bundle of banknotes, one for each ten thousand."""
    shapes: list[Shape] = []
    lowest = 4 * (count - 1)
    for n in range(count):
        y = lowest - 8 * n - 18
        shapes.append(Rect(-34, y, 68, 36, WHITE, hue, 3, 5))
    top = lowest - 8 * (count - 1) - 18
    shapes.append(Rect(-29, top + 5, 58, 26, None, hue, 1.5, 3))
    shapes.append(Circle(0, top + 18, 9, hue))
    shapes += [Circle(x, top + 18, 3, hue) for x in (-20, 20)]
    return tuple(shapes)


def _star() -> Shapes:
    return (Mark("star", 0, 0, 66, GOLD), Mark("star", 0, 0, 36, "#f3c64d"))


def _newspaper() -> Shapes:
    lines = tuple(Rect(-22, y, 20, 3, FAINT) for y in (4, 11, 18, 25))
    return (
        Rect(-30, -32, 60, 66, WHITE, INK, 3, 4),
        Rect(-24, -26, 48, 14, BAD, radius=2),
        Rect(-22, -7, 44, 5, INK),
        *lines,
        Rect(3, 3, 20, 26, SAND, INK, 2),
        Circle(13, 12, 5, INK),
        Polygon(((4, 28), (8, 19), (18, 19), (22, 28)), INK),
    )


def _thief() -> Shapes:
    mask = (
        (-34, -14), (-16, -18), (0, -11), (16, -18), (34, -14), (31, 6), (16, 14), (4, 5),
        (-4, 5), (-16, 14), (-31, 6),
    )  # fmt: skip
    return (
        Polygon(mask, INK),
        Polygon(((-25, -5), (-14, -9), (-7, 0), (-16, 4)), WHITE),
        Polygon(((25, -5), (14, -9), (7, 0), (16, 4)), WHITE),
        Circle(-14, -2, 3, INK),
        Circle(14, -2, 3, INK),
    )


def _spy() -> Shapes:
    hue = _CARD_HUES["spy"]
    return (
        Line(((12, 12), (31, 31)), hue, 11),
        Circle(-7, -7, 24, "#e3eeee", hue, 7),
        Polygon(_lens(-7, -7, 18, 11), WHITE, hue, 2),
        Circle(-7, -7, 7, INK),
        Circle(-5, -10, 2, WHITE),
    )


def _lens(x: float, y: float, wide: float, high: float) -> tuple[tuple[float, float], ...]:
    """Returns the outline of an eye."""
    steps = range(-8, 9)
    upper = [(x + wide * n / 8, y - high * math.cos(n / 8 * math.pi / 2)) for n in steps]
    return tuple(upper + [(px, 2 * y - py) for px, py in reversed(upper)])


def _transfer() -> Shapes:
    hue = _CARD_HUES["transfer"]
    right = ((-34, -22), (8, -22), (8, -34), (34, -14), (8, 6), (8, -6), (-34, -6))
    left = tuple((-x, -y) for x, y in right)
    return (Polygon(right, hue), Polygon(left, WHITE, hue, 3))


def _clock() -> Shapes:
    ticks = tuple(
        Line(((0.0 + 24 * s, 24 * c), (28 * s, 28 * c)), SLATE, 3)
        for s, c in ((math.sin(n * math.pi / 6), math.cos(n * math.pi / 6)) for n in range(12))
    )
    return (
        Circle(0, 0, 33, WHITE, SLATE, 5),
        *ticks,
        Line(((0, 0), (0, -20)), INK, 5),
        Line(((0, 0), (13, 9)), BAD, 4),
        Circle(0, 0, 4, INK),
    )


_ICONS: dict[str, Shapes] = {
    "vp": _star(),
    "scandal": _newspaper(),
    "thief": _thief(),
    "spy": _spy(),
    "transfer": _transfer(),
    "time": _clock(),
}


def icon(key: str, x: float, y: float, size: float) -> Shape:
    """Returns an icon (``scandal``, ``time``, ``vp``) centred on (x, y), about `size` across."""
    return Group(_ICONS[key], x, y, scale=size / 70)


def trophy(x: float, y: float, size: float) -> Shape:
    """Returns the cup for the winner of a politician, centred on (x, y)."""
    shapes = (
        Circle(-19, -14, 11, None, GOLD, 6),
        Circle(19, -14, 11, None, GOLD, 6),
        Polygon(((-21, -30), (21, -30), (17, 0), (7, 10), (-7, 10), (-17, 0)), GOLD),
        Rect(-4, 8, 8, 14, GOLD),
        Rect(-17, 21, 34, 9, GOLD, radius=3),
        Mark("star", 0, -13, 22, WHITE),
    )
    return Group(shapes, x, y, scale=size / 66)


# -- politicians ---------------------------------------------------------------------------------

_SKINS = ("#e2b48c", "#8d5a3b", "#f0cfae", "#c68b5f", "#a9714b")
_SUITS = ("#26354a", "#5a3346", "#4a4f3a", "#6b4a2b", "#2f5257")
_TIES = (BAD, GOLD, "#1f6f8b", "#00795c", "#8a3f87")
_HAIR = ("#3a2d25", "#22191a", "#9a9a9a", LEATHER, "#1f1b1e")


def portrait(politician: int, x: float, y: float, size: float, *, fallen: bool = False) -> Shape:
    """Returns a politician's picture, a square centred on (x, y). A fallen one is crossed out."""
    shapes: list[Shape] = [Rect(-50, -50, 100, 100, SAND, EDGE, 3, 14)]
    shapes += _suit(politician)
    shapes += [*_behind(politician), Circle(0, -8, 21, _SKINS[politician])]
    shapes += [*_face(politician), *_dress(politician)]
    if fallen:
        shapes.append(Rect(-50, -50, 100, 100, SAND, radius=14, opacity=0.6))
        shapes += [
            Line(((-38, -38), (38, 38)), BAD, 11),
            Line(((38, -38), (-38, 38)), BAD, 11),
        ]
    return Group(tuple(shapes), x, y, scale=size / 100)


def _suit(politician: int) -> Shapes:
    return (
        Polygon(
            ((-42, 48), (-36, 24), (-14, 14), (14, 14), (36, 24), (42, 48)), _SUITS[politician]
        ),
        Polygon(((-13, 14), (13, 14), (0, 40)), WHITE),
        Polygon(((-4, 17), (4, 17), (7, 38), (0, 45), (-7, 38)), _TIES[politician]),
    )


def _behind(politician: int) -> Shapes:
    """Returns hair that falls behind the head."""
    hair = _HAIR[politician]
    if politician == 1:
        return (
            Polygon(((-25, -14), (25, -14), (29, 18), (-29, 18)), hair),
            Circle(0, -13, 25, hair),
        )
    if politician == 4:
        return (Circle(0, -38, 10, hair), Circle(0, -13, 23, hair))
    return ()


def _face(politician: int) -> Shapes:
    eyes = (Circle(-8, -9, 2.5, INK), Circle(8, -9, 2.5, INK))
    mouth = (Line(((-7, 3), (0, 5), (7, 3)), INK, 2.5),)
    if politician == 2:  # a moustache instead of the mouth
        return (*eyes, Polygon(((0, -1), (14, 6), (8, 8), (0, 4), (-8, 8), (-14, 6)), _HAIR[2]))
    if politician == 1:  # glasses
        rims = tuple(Circle(x, -9, 7, None, INK, 2.5) for x in (-9, 9))
        return (*eyes, *rims, Line(((-2, -9), (2, -9)), INK, 2.5), *mouth)
    return (*eyes, *mouth)


def _dress(politician: int) -> Shapes:
    """Returns hair on top, hats and badges of office."""
    hair = _HAIR[politician]
    if politician == 0:
        quiff = (
            (-22, -8),
            (-24, -22),
            (-10, -34),
            (12, -34),
            (24, -22),
            (22, -8),
            (14, -22),
            (-8, -20),
        )
        return (Polygon(quiff, hair), Mark("star", 25, 32, 18, "#f3c64d"))
    if politician == 1:
        return (Polygon(((-22, -12), (-18, -30), (0, -34), (20, -28), (22, -12), (4, -24)), hair),)
    if politician == 2:
        return (
            Polygon(((-22, -2), (-26, -18), (-17, -24), (-17, -8)), hair),
            Polygon(((22, -2), (26, -18), (17, -24), (17, -8)), hair),
        )
    if politician == 3:
        return (
            Rect(-36, -26, 72, 7, hair, radius=3),
            Polygon(((-19, -24), (-16, -43), (0, -39), (16, -43), (19, -24)), hair),
            Rect(-18, -31, 36, 5, INK),
        )
    return (
        Polygon(((-22, -10), (-20, -28), (0, -35), (20, -28), (22, -10), (0, -25)), hair),
        Polygon(((-36, 24), (-26, 19), (14, 48), (-4, 48)), "#c0392b"),
        Polygon(((-31, 22), (-26, 19), (14, 48), (5, 48)), WHITE),
    )
