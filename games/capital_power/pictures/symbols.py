"""The symbols of the kinds of spaces, each in 64 by 64 around (0, 0), in dark ink for a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.pictures.look import DARK, PAPER
from games.drawing import Circle, Curve, Ellipse, Group, Mark, Rect
from games.drawing_kit import both_sides

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes


def _line(outline: str, width: float = 5, hue: str = DARK) -> Curve:
    return Curve(outline, None, hue, width)


def _fill(outline: str, hue: str = DARK) -> Curve:
    return Curve(outline, hue)


def _edged(outline: str, width: float = 4) -> Curve:
    return Curve(outline, PAPER, DARK, width)


def _ring(x: float, y: float, radius: float, width: float = 4, hue: str = DARK) -> Circle:
    return Circle(x, y, radius, None, hue, width)


_UP = _line("M0 -12V-28M-9 -20L0 -29L9 -20")
_NOTE = "M-28 -4H28V22H-28Z"


def _windows(hue: str) -> Curve:
    panes = "".join(f"M{x} {y}h9v9h-9z" for y in (-19, -4) for x in (-12, 3))
    return _fill(f"{panes}M-6 12H6V26H-6Z", hue)


def _ingots() -> Shapes:
    bar = "M-16 9L-10 -9H10L16 9Z"
    return tuple(Group((_fill(bar),), x, y) for x, y in ((-16, 18), (17, 18), (0, -4)))


def _coins(x: float, heights: tuple[int, ...]) -> Shapes:
    return tuple(Ellipse(x, y, 15, 6, PAPER, DARK, 4) for y in heights)


def _ear() -> Shapes:
    """Returns an ear of wheat."""
    grains: list[Shape] = [Ellipse(10, y, 5.5, 10, DARK, angle=35) for y in (14, -1, -15)]
    top = (_line("M0 30V-8"), Ellipse(0, -23, 6, 9, DARK))
    return (*both_sides(*grains), *top)


_BULLETS = "".join(
    f"M{x} 6V-16Q{x} -24 {x + 6} -30Q{x + 12} -24 {x + 12} -16V6Z" for x in (-22, -6, 10)
)
_BALLOT_BOX = (Rect(-24, -2, 48, 28, DARK, radius=3), Rect(-12, 3, 24, 5, PAPER))

SYMBOLS: dict[str, Shapes] = {
    "start": (_line("M-16 28V-26", 6), _fill("M-14 -27H24L13 -14L24 -1H-14Z")),
    "p": (_line("M-10 24V-22H4Q18 -22 18 -8Q18 6 4 6H-8", 9),),
    "cross": (
        _line("M-22 0H22M0 -22V22", 6),
        _fill("M-31 0l11 -9v18zM31 0l-11 -9v18zM0 -31l9 11h-18zM0 31l9 -11h-18z"),
    ),
    "loanw": (_edged(_NOTE), _ring(0, 9, 7, 3.5), _UP),
    "fn": (_fill(_NOTE), _ring(0, 9, 7, 3.5, PAPER), _UP),
    "bank": (
        _fill("M-29 -10L0 -28L29 -10V-5H-29Z"),
        _line("M-20 0V15M-7 0V15M7 0V15M20 0V15", 6),
        Rect(-29, 19, 58, 7, DARK),
    ),
    "bourse": (
        _line("M-26 -26V26H26"),
        _line("M-17 14L-6 0L4 8L20 -14", 6),
        _fill("M27 -24L24 -5L10 -15Z"),
    ),
    "an": (Rect(-20, -27, 40, 53, DARK, radius=3), _windows(PAPER)),
    "coupon": (
        _edged("M-29 -18H29V-6A6 6 0 0 0 29 6V18H-29V6A6 6 0 0 0 -29 -6Z"),
        _line("M-9 10L9 -10"),
        Circle(-8, -7, 4.5, DARK),
        Circle(8, 7, 4.5, DARK),
    ),
    "metal": _ingots(),
    "raw": (
        _line("M0 -28L26 -14V14L0 28L-26 14V-14Z"),
        _line("M-26 -14L0 0L26 -14M0 0V28"),
    ),
    "trans": (
        _fill("M-28 26V-4L-12 8V-4L4 8V-27H16V8H28V26Z"),
        _fill("M-20 13h8v7h-8zM-4 13h8v7h-8zM12 13h8v7h-8z", PAPER),
    ),
    "sale": (
        _line("M-28 0L0 -28H26V-2L-2 26Z", 5.5),
        Circle(14, -16, 5, DARK),
        _line("M-9 -3L5 11M-15 4L-1 18", 4),
    ),
    "mine": (_line("M-20 26L10 -10", 7), _fill("M-14 -27Q18 -30 28 8L20 4Q10 -14 -14 -27Z")),
    "food": _ear(),
    "finance": (*_coins(-13, (20, 10, 0)), *_coins(13, (20, 10, 0, -10, -20))),
    "elreg": (*_BALLOT_BOX, _edged("M-12 -2L-14 -29H10L12 -2Z"), _line("M-7 -15L-1 -9L7 -21")),
    "elrig": (
        *_BALLOT_BOX,
        _edged("M-18 -2L-21 -27H-2L1 -2Z", 3.5),
        _edged("M3 -2L6 -27H24L21 -2Z", 3.5),
        _line("M-15 -20l8 9M-7 -20l-8 9M10 -20l8 9M18 -20l-8 9", 3.5),
    ),
    "armsg": (
        _fill(_BULLETS),
        _line("M-22 -8H-10M-6 -8H6M10 -8H22", 3, PAPER),
        _fill("M-28 4H28V28H-28Z"),
        _line("M-22 10L22 22M22 10L-22 22", 3.5, PAPER),
    ),
    "armsr": (
        _fill("M-16 22V-6Q-8 -32 0 -6V22ZM-16 6L-27 24H-16ZM0 6L11 24H0Z"),
        _line("M-16 -2H0", 4, PAPER),
        _line("M22 26V-22M12 -12L22 -24L32 -12"),
    ),
    "coup": (
        _fill("M-29 -2Q-24 -25 0 -25Q24 -25 29 -2L20 4Q0 -4 -20 4Z"),
        Mark("star", 0, -12, 18, PAPER),
        _fill("M-20 9Q0 1 20 9L27 20Q0 10 -27 20Z"),
    ),
    "nat": (
        _line("M-20 28V-28M-28 28H-10", 6),
        _fill("M-18 -27H26V5H-18Z"),
        Circle(4, -11, 8, PAPER),
    ),
    "ggff": (
        _fill("M0 -29L25 -20V0Q22 20 0 30Q-22 20 -25 0V-20Z"),
        Mark("star", 0, -1, 32, PAPER),
    ),
    "fisc": (_ring(-6, -6, 18, 7), _line("M8 8L26 26", 9), _line("M-13 -11H1M-13 -2H1", 4)),
    "tax": (_ring(-13, -13, 9, 6), _ring(13, 13, 9, 6), _line("M18 -24L-18 24", 7)),
    "sumpt": (
        _fill("M-21 -26H21L4 0V18H16V26H-16V18H-4V0Z"),
        Circle(4, -17, 4, PAPER),
        Circle(-6, -14, 3, PAPER),
    ),
    "intb": (
        _fill("M0 -31Q24 0 20 12A20 20 0 0 1 -20 12Q-24 0 0 -31Z"),
        _line("M-7 16L7 0", 4, PAPER),
        Circle(-6, 2, 3.8, PAPER),
        Circle(6, 14, 3.8, PAPER),
    ),
}
"""The symbol of each kind of space."""
