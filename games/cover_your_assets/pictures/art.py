"""The art of Cover Your Assets: card faces and icons, made of plain shapes.

Icons are drawn around (0, 0) and fit in 70 x 70, the middle of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import KINDS
from games.drawing import BAD, GOOD, INK, SAND, WHITE, Circle, Group, Line, Mark, Polygon, Rect
from games.drawing_kit import CardFace

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes

_HUES = {
    "comics": BAD, "piano": INK, "train": "#1f6f8b", "jewels": "#8a3f87", "mattress": "#4f7a3a",
    "piggy": "#b8558f", "scooter": "#0f7a8a", "plane": "#0072b2", "auto": "#c14a00",
    "cabin": "#7a5230", "silver": "#5f6b7a", "gold": "#a87600", "penny": "#96502f",
    "swap": "#4b5bb5", "move": "#3f6366",
}  # fmt: skip
_SHINE = "#f3c64d"


def card_hue(card: int) -> str:
    """Returns the colour of a kind of card; its name or icon always goes with it."""
    return _HUES[KINDS[card].key]


def card_face(card: int, corner: str, *, faded: bool = False) -> CardFace:
    """Returns the front of a card with its icon; `corner` is its value."""
    return CardFace(corner, card_hue(card), art=_ICONS[KINDS[card].key], faded=faded)


# -- assets --------------------------------------------------------------------------------------


def _comics() -> Shapes:
    hue = _HUES["comics"]
    return (
        Rect(-31, -33, 44, 58, SAND, INK, 3, 3),
        Rect(-22, -27, 46, 60, hue, INK, 3, 3),
        Mark("star", 1, 5, 44, _SHINE),
        Mark("star", 1, 5, 20, WHITE),
        Rect(-16, -21, 34, 7, WHITE),
    )


def _piano() -> Shapes:
    keys = tuple(Line(((x, -6), (x, 24)), INK, 2) for x in (-20.0, -10, 0, 10, 20))
    black = tuple(Rect(x - 3, -6, 6, 17, INK) for x in (-20, -10, 10, 20))
    return (
        Polygon(((-34, -8), (-34, -28), (-6, -28), (6, -18), (34, -18), (34, -8)), INK),
        Rect(-32, -8, 64, 33, WHITE, INK, 3),
        *keys,
        *black,
        Rect(-30, 26, 5, 9, INK),
        Rect(25, 26, 5, 9, INK),
    )


def _train() -> Shapes:
    hue = _HUES["train"]
    return (
        Rect(-28, -26, 11, 20, INK),
        Rect(-32, -9, 42, 25, hue, radius=6),
        Rect(6, -30, 27, 46, hue, radius=3),
        Rect(12, -23, 15, 14, WHITE),
        Rect(2, -34, 35, 6, INK, radius=2),
        *(Circle(x, 20, 10, INK, WHITE, 3) for x in (-21, 0, 22)),
        Polygon(((-36, 24), (-30, 12), (-30, 24)), INK),
    )


def _jewels() -> Shapes:
    hue = _HUES["jewels"]
    return (
        Polygon(((-33, -10), (-18, -29), (18, -29), (33, -10), (0, 33)), hue),
        Polygon(((-11, -10), (-18, -29), (0, -29)), "#c98fc7"),
        Polygon(((11, -10), (0, -29), (18, -29)), "#b574b2"),
        Polygon(((-11, -10), (11, -10), (0, 33)), "#a95ba6"),
        Line(((-33, -10), (33, -10)), WHITE, 2),
    )


def _cash() -> Shapes:
    hue = _HUES["mattress"]
    notes = tuple(
        Rect(x, y, 56, 30, WHITE, hue, 3, 4) for x, y in ((-24, -30), (-28, -22), (-32, -14))
    )
    return (
        *notes,
        Circle(-4, 1, 9, hue),
        *(Circle(x, 1, 3, hue) for x in (-24, 16)),
        Circle(22, 22, 12, _SHINE, "#a87600", 3),
        Circle(2, 25, 10, _SHINE, "#a87600", 3),
    )


def _piggy() -> Shapes:
    hue = _HUES["piggy"]
    return (
        *(Rect(x, 14, 9, 18, hue, radius=3) for x in (-20, -6, 10)),
        Circle(-2, 2, 25, hue),
        Polygon(((4, -22), (22, -28), (20, -8)), hue),
        Circle(20, 2, 14, hue),
        Rect(27, -4, 8, 13, "#d58ab5", radius=4),
        Circle(18, -5, 3, WHITE),
        Line(((-14, -14), (4, -17)), WHITE, 4),
        Circle(-6, -28, 7, _SHINE, "#a87600", 2),
        Line(((-26, 0), (-34, -8)), hue, 4),
    )


def _scooter() -> Shapes:
    hue = _HUES["scooter"]
    return (
        Circle(-22, 22, 11, WHITE, INK, 5),
        Circle(24, 22, 11, WHITE, INK, 5),
        Polygon(((-33, 6), (-27, -8), (-2, -8), (2, 10), (14, 10), (10, 18), (-32, 18)), hue),
        Rect(-28, -16, 26, 8, INK, radius=4),
        Line(((25, 20), (13, -24)), hue, 8),
        Line(((4, -28), (16, -26)), INK, 5),
        Circle(19, -14, 5, _SHINE),
    )


def _plane() -> Shapes:
    hue = _HUES["plane"]
    return (
        Polygon(((-6, -3), (-20, -32), (-10, -32), (16, -3)), hue),
        Polygon(((-6, 7), (-18, 32), (-8, 32), (14, 7)), hue),
        Polygon(((-32, 2), (-34, -18), (-26, -18), (-18, 0)), hue),
        Rect(-32, -7, 60, 16, hue, radius=8),
        *(Circle(x, 0, 3, WHITE) for x in (-8, 2, 12)),
        Line(((31, -16), (31, 18)), INK, 4),
    )


def _auto() -> Shapes:
    hue = _HUES["auto"]
    return (
        Polygon(((-16, -6), (-8, -24), (12, -24), (22, -6)), hue),
        Polygon(((-9, -7), (-4, -19), (1, -19), (1, -7)), WHITE),
        Polygon(((5, -7), (5, -19), (10, -19), (15, -7)), WHITE),
        Rect(-35, -8, 70, 24, hue, radius=9),
        Circle(31, 1, 4, _SHINE),
        *(Circle(x, 17, 11, INK, WHITE, 3) for x in (-20, 20)),
        *(Circle(x, 17, 3, WHITE) for x in (-20, 20)),
    )


def _cabin() -> Shapes:
    hue = _HUES["cabin"]
    return (
        Polygon(((26, -34), (38, -8), (32, -8), (40, 14), (12, 14), (20, -8), (14, -8)), GOOD),
        Rect(-28, -4, 46, 36, hue),
        *(Line(((-28, y), (18, y)), "#5c3c22", 2) for y in (5.0, 14, 23)),
        Rect(-12, 10, 14, 22, WHITE),
        Polygon(((-36, -2), (-5, -32), (26, -2)), INK),
    )


# -- jokers and Action cards ---------------------------------------------------------------------


def _silver() -> Shapes:
    hue = _HUES["silver"]
    fork = tuple(Line(((x, -32), (x, -12)), hue, 4) for x in (-22.0, -14, -6))
    return (
        *fork,
        Line(((-22, -12), (-14, -4), (-6, -12)), hue, 5),
        Line(((-14, -6), (-14, 32)), hue, 6),
        Circle(16, -18, 13, "#b9c2cc", hue, 4),
        Line(((16, -5), (16, 32)), hue, 6),
    )


def _gold() -> Shapes:
    return (
        _ingot(-17, 18),
        _ingot(17, 18),
        _ingot(0, -10),
        Mark("star", 24, -24, 18, _SHINE),
    )


def _ingot(x: float, y: float) -> Shape:
    hue = _HUES["gold"]
    shapes = (
        Polygon(((-16, 12), (-11, -8), (11, -8), (16, 12)), _SHINE, hue, 3),
        Line(((-6, -2), (6, -2)), WHITE, 3),
    )
    return Group(shapes, x, y)


def _penny() -> Shapes:
    hue = _HUES["penny"]
    coins = ((-10, 24), (8, 25), (-2, 13), (13, 12), (-14, 9), (4, 1))
    return (
        Rect(-24, -18, 48, 52, "#e6eef2", INK, 3, 11),
        *(Circle(x, y, 7, "#d59a6f", hue, 2) for x, y in coins),
        Rect(-20, -30, 40, 13, hue, radius=4),
    )


def _swap() -> Shapes:
    hue = _HUES["swap"]
    right = ((-34, -22), (8, -22), (8, -34), (34, -14), (8, 6), (8, -6), (-34, -6))
    left = tuple((-x, -y) for x, y in right)
    return (Polygon(right, hue), Polygon(left, WHITE, hue, 3))


def _move() -> Shapes:
    hue = _HUES["move"]
    return (
        *(Rect(-34, y, 40, 14, WHITE, hue, 3, 4) for y in (-30, -8, 14)),
        Line(((22, -28), (22, 8)), hue, 7),
        Polygon(((8, 4), (36, 4), (22, 30)), hue),
    )


_ICONS: dict[str, Shapes] = {
    "comics": _comics(),
    "piano": _piano(),
    "train": _train(),
    "jewels": _jewels(),
    "mattress": _cash(),
    "piggy": _piggy(),
    "scooter": _scooter(),
    "plane": _plane(),
    "auto": _auto(),
    "cabin": _cabin(),
    "silver": _silver(),
    "gold": _gold(),
    "penny": _penny(),
    "swap": _swap(),
    "move": _move(),
}


# -- marks on sets -------------------------------------------------------------------------------


def padlock(x: float, y: float, size: float = 26) -> Shape:
    """Returns a closed lock centred on (x, y): this set cannot be stolen."""
    shapes = (
        Rect(-8, -16, 16, 24, None, GOOD, 4.5, 8),
        Rect(-13, -3, 26, 20, GOOD, None, 2, 4),
        Circle(0, 7, 3.5, WHITE),
    )
    return Group(shapes, x, y, scale=size / 30)


def warning(x: float, y: float, size: float = 26) -> Shape:
    """Returns a warning sign centred on (x, y): this set can be stolen."""
    shapes = (
        Polygon(((0, -14), (16, 13), (-16, 13)), BAD),
        Rect(-2, -6, 4, 10, WHITE, radius=2),
        Circle(0, 8, 2.3, WHITE),
    )
    return Group(shapes, x, y, scale=size / 30)
