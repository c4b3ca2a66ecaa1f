"""The houses of the old town by night, about 92 wide, their foot at y = 0, and their signs."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, NamedTuple

from games.casablanca.pictures.look import AMBER, BLACK, DIM, IVORY
from games.drawing import Circle, Curve, Rect
from games.drawing_kit import both_sides

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing import Shape
    from games.drawing_kit import Shapes

_SHUT = "#2b2b30"


class Walls(NamedTuple):
    """The colours of a house: its front, its shaded side, and its roof."""

    front: str
    side: str
    roof: str


LIT, UNLIT = Walls("#d8d0bd", "#8d8779", "#f4ecda"), Walls("#77757a", "#48474d", "#95929a")


def house(key: str, *, lit: bool) -> Shapes:
    """Returns the house of a space: its own, or one of four by its id."""
    walls = LIT if lit else UNLIT
    own = _HOUSES.get(key)
    return own(walls) if own else _plain(key, walls, lit=lit)


def _plain(key: str, walls: Walls, *, lit: bool) -> Shapes:
    chance = zlib.crc32(key.encode())
    half = (70, 76, 82)[chance // 4 % 3] / 2
    high = (34, 40, 46)[chance // 16 % 3]
    panes = [AMBER if lit or chance >> bit & 3 == 0 else _SHUT for bit in (8, 10)]
    edge = half - 16
    return (
        Curve(f"M{-half:g} 0V-{high}H{edge:g}V0Z", walls.front),
        Curve(f"M{edge:g} 0V-{high}L{half:g} -{high - 7}V0Z", walls.side),
        *_roof(chance % 4, half, high, walls),
        Curve(f"M{8 - half:g} -1v-13q6 -8 12 0v13z", BLACK),
        *(
            Curve(f"M{x - half:g} {22 - high}v-9q4 -6 8 0v9z", hue)
            for x, hue in zip((26, 40), panes, strict=True)
        ),
    )


def _roof(kind: int, half: float, high: float, walls: Walls) -> Shapes:
    left = -half
    if kind == 0:
        teeth = f"M{left:g} -{high}h6v-6h7v6h7v-6h7v6h7v-6h7v6h7v-6h7v6"
        return (Curve(teeth, walls.front),)
    if kind == 1:
        return (
            Curve(f"M{left + 6:g} -{high}a17 17 0 0 1 34 0z", walls.roof),
            Curve(f"M{left + 23:g} -{high + 17}v-8", None, walls.roof, 3),
        )
    if kind == 2:
        return (
            Curve(f"M{left + 2:g} -{high}v-20h14v20z", walls.front),
            Curve(f"M{left:g} -{high + 20}h18l-9 -12z", walls.roof),
        )
    return (
        Curve(f"M{left + 4:g} -{high}v-14h{half:g}v14z", walls.side),
        Curve(f"M{left - 3:g} -{high + 3}H{half - 14:g}v5H{left - 3:g}z", walls.roof),
    )


# -- houses of their own ---------------------------------------------------------------------------


def _hotel(walls: Walls) -> Shapes:
    rows = [(x, y) for x in (-30, -15, 0, 12) for y in (-46, -29, -12)]
    on = "".join(f"M{x} {y}v-9h8v9z" for n, (x, y) in enumerate(rows) if n % 3 != 1)
    off = "".join(f"M{x} {y}v-9h8v9z" for n, (x, y) in enumerate(rows) if n % 3 == 1)
    return (
        Curve("M-36 0V-62H22V0Z", walls.front),
        Curve("M22 0V-62L38 -55V0Z", walls.side),
        Curve(on, AMBER),
        Curve(off, "#3a3a40"),
    )


def _hammam(walls: Walls) -> Shapes:
    return (
        Curve("M-40 0V-22H40V0Z", walls.front),
        Curve("M-40 -22a15 15 0 0 1 30 0zM10 -22a15 15 0 0 1 30 0z", walls.side),
        Curve("M-17 -22a17 17 0 0 1 34 0z", walls.roof),
        Curve("M-5 0v-12q5 -6 10 0v12z", BLACK),
    )


def _lighthouse(walls: Walls) -> Shapes:
    return (
        Curve("M-13 0L-8 -52H8L13 0Z", walls.roof),
        Curve("M-11.500 -16L-10.500 -28H10.500L11.500 -16ZM-9.600 -38H9.600L8.800 -48H-8.800Z",
              walls.side),
        Rect(-9, -65, 18, 13, AMBER, radius=2),
        Curve("M-12 -65L0 -75L12 -65Z", walls.side),
    )  # fmt: skip


def _airport(walls: Walls) -> Shapes:
    return (
        Curve("M-44 0V-20Q-20 -44 4 -20V0Z", walls.side),
        Curve("M-36 0V-16Q-20 -32 -4 -16V0Z", BLACK),
        Rect(14, -50, 18, 50, walls.front),
        Curve("M8 -50H38L33 -66H13Z", walls.roof),
        Curve("M14 -55H32", None, AMBER, 7),
    )


def _cafe(walls: Walls) -> Shapes:
    return (
        Curve("M-42 0V-42H30V0Z", walls.roof),
        Curve("M30 0V-42L44 -35V0Z", walls.side),
        Curve("M-34 0V-18a10 10 0 0 1 20 0V0ZM-8 0V-18a10 10 0 0 1 20 0V0Z", AMBER),
        Rect(-40, -64, 68, 19, BLACK, AMBER, 3, 4),
        Curve("M-30 -54H16", None, AMBER, 4, dash=(9, 6)),
    )


def _police(walls: Walls) -> Shapes:
    return (
        Curve("M-40 0V-46H26V0Z", walls.front),
        Curve("M26 0V-46L42 -39V0Z", walls.side),
        Curve("M-8 0v-20q8 -10 16 0v20z", BLACK),
        Curve("M-32 -14v-14h14v14z", AMBER),
        Curve("M-28 -14v-14M-22 -14v-14", None, BLACK, 2),
        Curve("M-20 -46v-6h26v6z", walls.side),
        Circle(-7, -56, 7, IVORY),
    )


def _bazaar(walls: Walls) -> Shapes:
    return (
        Curve(
            "M-48 -8L-42 -34H-22L-16 -8ZM16 -8L22 -34H42L48 -8Z",
            AMBER if walls is LIT else walls.roof,
        ),
        Curve("M-16 -8L-10 -34H10L16 -8Z", walls.front),
        Rect(-46, -8, 92, 8, walls.side),
        Curve("M-20 -34L0 -58L20 -34Z", walls.roof),
    )


_HOUSES: dict[str, Callable[[Walls], Shapes]] = {
    "hotel": _hotel, "hammam": _hammam, "lighthouse": _lighthouse, "airport": _airport,
    "ricks-cafe": _cafe, "police": _police, "bazaar": _bazaar,
}  # fmt: skip


# -- signs -----------------------------------------------------------------------------------------


def sign(key: str) -> Shapes:
    """Returns the sign of a house in a black disc of 20 around (0, 0); nothing if it has none."""
    drawn = _SIGNS.get(key)
    return (Circle(0, 0, 19, BLACK, DIM, 2), *drawn) if drawn else ()


def _ink(outline: str) -> Shape:
    return Curve(outline, IVORY)


def _pen(outline: str, width: float = 3.5) -> Shape:
    return Curve(outline, None, IVORY, width)


_SIGNS: dict[str, Shapes] = {
    "casino": (
        Rect(-11, -11, 22, 22, IVORY, radius=4),
        *(Circle(n, n, 3, BLACK) for n in (-5, 0, 5)),
    ),
    "theatre": (
        _ink("M-12 -10H12V0Q10 13 0 13Q-10 13 -12 0Z"),
        *both_sides(Curve("M3 -4h5", None, BLACK, 4)),
        Curve("M-6 4Q0 10 6 4", None, BLACK, 3),
    ),
    "bank": (
        _ink(
            "M-14 -5L0 -14L14 -5ZM-12 -3h5v12h-5zM-2.500 -3h5v12h-5zM7 -3h5v12h-5zM-14 10h28v4h-28z"
        ),
    ),
    "tobacconist": (Curve("M-14 2H2V10Q2 14 -4 14H-8Q-14 14 -14 6ZM0 4L14 -10", IVORY, IVORY, 4),),
    "jazz-club": (_pen("M-2 10V-12L10 -8", 4), Circle(-6, 10, 5, IVORY)),
    "post-office": (
        Rect(-14, -10, 28, 20, IVORY, radius=2),
        Curve("M-14 -9L0 3L14 -9", None, BLACK, 3),
    ),
    "consulate": (_pen("M-9 14V-14", 4), _ink("M-7 -13H13L7 -6L13 1H-7Z")),
    "courthouse": (
        _pen("M0 -13V13M-12 -8H12M-8 13H8"),
        _ink("M-17 4L-12 -8L-7 4ZM7 4L12 -8L17 4Z"),
    ),
    "spice-market": (_ink("M-15 8L-6 -8L2 8ZM-2 8L7 -4L16 8Z"), _pen("M-15 12H15", 4)),
    "goldsmith": (Circle(0, 5, 8, None, IVORY, 4), _ink("M-6 -13H6L9 -8L0 0L-9 -8Z")),
    "station": (
        _ink("M-11 -13H11V8H-11Z"),
        Rect(-7, -9, 14, 8, BLACK),
        Circle(-5, 4, 2.5, BLACK),
        Circle(5, 4, 2.5, BLACK),
        _pen("M-9 14L-5 9M9 14L5 9", 3),
    ),
    "prison": (_pen("M-10 -12V12M-3 -13V13M4 -13V13M11 -12V12M-13 -7H14M-13 7H14", 3),),
    "carpet-house": (
        Rect(-10, -12, 20, 24, IVORY),
        Curve("M0 -8L6 0L0 8L-6 0Z", BLACK),
        _pen("M-8 14v2M-3 14v2M3 14v2M8 14v2", 2),
    ),
    "hospital": (_ink("M-4 -13H4V-4H13V4H4V13H-4V4H-13V-4H-4Z"),),
    "warehouse": (
        Rect(-14, -2, 13, 13, IVORY),
        Rect(1, -2, 13, 13, IVORY),
        Rect(-6, -15, 13, 12, IVORY),
    ),
    "customs": (_pen("M-12 13V-6", 5), Curve("M-13 -8L14 -12", None, IVORY, 5, dash=(6, 5))),
    "barracks": (_pen("M-12 -6L0 -14L12 -6M-12 3L0 -5L12 3M-12 12L0 4L12 12", 4),),
    "harbour-office": (
        Circle(0, -10, 4, None, IVORY, 3),
        _pen("M0 -6V13M-12 3Q-10 13 0 13Q10 13 12 3M-7 -1H7"),
    ),
    "hammam": (
        _pen("M-9 -12q5 5 0 10q-5 5 0 10M0 -12q5 5 0 10q-5 5 0 10M9 -12q5 5 0 10q-5 5 0 10", 3),
    ),
}
