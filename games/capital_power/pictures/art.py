"""Landmarks of the countries, money, and Interpol: shapes around (0, 0), about 64 wide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.pictures.look import BLACK, DARK, GOLD, LOOK, PAPER
from games.drawing import Circle, Curve, Group, Rect

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

_ARCHES = "".join(f"M{x} {y}v-7a4 4 0 0 1 8 0v7z" for x in (-20, -9, 2, 13) for y in (2, 19))
_PALM = "M4 -14Q-14 -28 -24 -10M4 -14Q22 -30 28 -10M4 -14Q4 -28 16 -28M4 -14Q-8 -18 -12 2"

LANDMARKS: tuple[Shapes, ...] = (
    (
        Curve("M-24 20V8Q-24 -18 0 -18Q24 -18 24 8V20Z", PAPER),
        Curve(_ARCHES, LOOK.panel),
        Rect(-28, -6, 56, 3, PAPER),
    ),
    (
        Curve("M-31 20L-6 -22L4 -6L12 -16L31 20Z", PAPER),
        Curve("M-6 -22L-16 -6L-9 -2L-5 -8L2 -2L5 -7L4 -6Z", "#ff8d7c"),
    ),
    (
        Curve("M-26 20V-8L-18 -22L-10 -8V20ZM-10 20V-2H10V20ZM10 20V-12L18 -26L26 -12V20Z", PAPER),
        Curve("M-3 8H3V20H-3ZM-20 -2h4v8h-4zM16 -4h4v8h-4z", LOOK.panel),
    ),
    (
        Curve("M-3 20Q-8 -4 4 -14", None, PAPER, 6),
        Curve(f"{_PALM}M4 -14Q18 -14 16 4M-26 20H26", None, PAPER, 5),
    ),
)
"""Italy's arena, Switzerland's mountains, Luxembourg's castle, South America's palm."""


def note(x: float, y: float, *, black: bool, scale: float = 1, angle: float = 0) -> Group:
    """Returns a banknote of white or black money centred on (x, y), 68 by 38."""
    fill, edge = (BLACK, GOLD) if black else (PAPER, DARK)
    shapes = (
        Rect(-34, -19, 68, 38, fill, edge, 3, 4),
        Circle(0, 0, 10, None, edge, 3),
        Curve("M-26 0h8M18 0h8", None, edge, 4),
    )
    return Group(shapes, x, y, angle, scale)


def certificate(x: float, y: float, scale: float = 1) -> Group:
    """Returns a share certificate centred on (x, y), 60 by 46."""
    shapes = (
        Rect(-30, -23, 60, 46, LOOK.faint, DARK, 3, 3),
        Curve("M-20 -11H20M-20 -1H6M-20 9H2", None, "#2c7a4a", 4),
        Curve("M12 8l-4 16l7 -4l7 4l-4 -16z", "#b9892a"),
        Circle(15, 6, 9, GOLD, DARK, 2.5),
    )
    return Group(shapes, x, y, scale=scale)


_SIREN = "#ff6b57"


def interpol(x: float, y: float, scale: float = 1) -> Group:
    """Returns Interpol, a globe with sirens, centred on (x, y), its disc 52 wide."""
    shapes = (
        Curve("M-17 -18L-24 -27M17 -18L24 -27M0 -25V-36", None, _SIREN, 6),
        Circle(0, 0, 25, "#1c4fa8", PAPER, 4),
        Circle(0, 0, 14, None, PAPER, 3),
        Curve("M-14 0H14M0 -14V14M-10 -8Q0 -4 10 -8M-10 8Q0 4 10 8", None, PAPER, 2.4),
    )
    return Group(shapes, x, y, scale=scale)


def tower() -> Shapes:
    """Returns an office block, 60 wide and 88 high."""
    panes = "".join(f"M{x} {y}h12v12h-12z" for x in (-20, -6, 8) for y in (-34, -16, 2))
    return (
        Rect(-30, -44, 60, 88, DARK, radius=4),
        Curve(panes, PAPER),
        Rect(-8, 22, 16, 22, GOLD),
    )
