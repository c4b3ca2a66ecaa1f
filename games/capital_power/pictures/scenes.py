"""The scenes of the posters: pure shapes on a picture 520 wide and 496 high."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.pictures.art import interpol, note
from games.capital_power.pictures.look import BLACK, DARK, GOLD, LOOK, MINT, PAPER, rosette
from games.capital_power.pictures.parts import pawn
from games.capital_power.pictures.symbols import SYMBOLS
from games.drawing import MARKS, Circle, Curve, Ellipse, Group, Mark, Rect
from games.drawing_kit import both_sides, hue_of

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Seat

HEIGHT = 496
RED, BLUE = "#ff3b3b", "#3b8bff"
STEEL = "#8fa3a6"
HAT = "#35454a"
FINE = "#2c7a4a"


def raid(seat: Seat, *, police: bool) -> Shapes:
    """Returns the raid on a player's office: by Interpol, or by the finance police."""
    head = Group(SYMBOLS["ggff"], 260, 268, scale=2.1)
    badge: Shapes = (Circle(260, 262, 78, "#ffd84a", DARK, 6), head)
    return (
        Curve("M90 432L-50 -10H50ZM420 432L250 -10H340Z", RED, opacity=0.34),
        Curve("M106 432L180 -10H270ZM438 432L470 -10H570Z", BLUE, opacity=0.38),
        Curve("M0 496V380H50V330H100V430H128V496ZM520 496V360H470V310H430V410H392V496Z", "#081a26"),
        *_office(seat),
        *_flying_notes(),
        *(badge if police else (interpol(260, 276, 2.7),)),
        *both_sides_at(260, *_car()),
    )


def both_sides_at(x: float, *items: Shape) -> Shapes:
    """Returns shapes and their reflection in a vertical line."""
    return (Group(both_sides(*items), x, 0),)


def _office(seat: Seat) -> Shapes:
    panes = [(178 + c * 34, 176 + r * 40, (r * 3 + c) % 4 == 1) for r in range(5) for c in range(4)]
    dark = "".join(f"M{x} {y}h22v24h-22z" for x, y, lit in panes if not lit)
    bright = "".join(f"M{x} {y}h22v24h-22z" for x, y, lit in panes if lit)
    return (
        Rect(160, 140, 200, 356, "#24463f"),
        Rect(320, 140, 40, 356, "#18322d"),
        Curve("M150 140H370L356 120H164Z", GOLD),
        Curve(dark, LOOK.ground),
        Curve(bright, GOLD),
        Rect(230, 420, 60, 76, DARK),
        Rect(212, 372, 96, 44, DARK, GOLD, 3, 6),
        Mark(MARKS[seat], 260, 394, 32, hue_of(seat)),
    )


_NOTES = ((70, 150, 28), (112, 206, -40), (62, 262, 12), (128, 300, -56), (84, 352, -14))


def _flying_notes() -> list[Shape]:
    left = [note(x, y, black=True, angle=angle) for x, y, angle in _NOTES]
    right = [note(520 - x, y - 24, black=True, angle=-angle + 9) for x, y, angle in _NOTES]
    return [*left, *right]


def _car() -> Shapes:
    """Returns a police car at the left of the line x = 0."""
    shapes = (
        Curve("M-74 30V2L-52 -2L-34 -30H20L44 -2L74 4V30Z", "#e9f1f7"),
        Curve("M-46 -2L-30 -24H-8V-2ZM0 -2V-24H17L36 -2Z", LOOK.ground),
        Rect(-74, 10, 148, 10, "#1c4fa8"),
        *(Circle(x, 32, 15, DARK) for x in (-42, 42)),
        *(Circle(x, 32, 6, STEEL) for x in (-42, 42)),
        Rect(-16, -42, 18, 12, RED, radius=3),
        Rect(2, -42, 18, 12, BLUE, radius=3),
    )
    return (Group(shapes, -166, 446, scale=1.02),)


# -- a bankruptcy --------------------------------------------------------------------------------


def bankruptcy(seat: Seat) -> Shapes:
    """Returns a share certificate that is torn in two, under a curve that falls."""
    fall = "M-10 170L50 140L96 176L150 138L206 190L262 174L246 300L282 340L262 436"
    seal = (
        Curve(rosette(0, 0, 50, 14, 12), None, "#8fc9a8", 3),
        Circle(0, 0, 44, MINT, FINE, 5),
        Mark(MARKS[seat], 0, 0, 66, hue_of(seat)),
    )
    left = (
        Curve("M-150 -120H28L8 -84L30 -48L6 -10L26 28L2 64L20 120H-150Z", MINT),
        Curve("M-138 -108H18M-138 -108V108H12", None, FINE, 4),
        Curve("M-118 -66H-6M-118 -34H-20M-118 -2H-8M-118 30H-26M-118 62H-60", None, "#8fc9a8", 8),
    )
    right = (
        Curve("M150 -120H-4L-24 -84L-2 -48L-26 -10L-6 28L-30 64L-12 120H150Z", MINT),
        Curve("M138 108H0M138 108V-108H-2", None, FINE, 4),
        Group(seal, 62, 0),
    )
    return (
        Curve(fall, None, RED, 16),
        Curve("M257 486L232 426L288 434Z", RED),
        Group(left, 158, 336, angle=-9),
        Group(right, 372, 350, angle=11),
        *(note(x, y, black=n % 2 == 0, angle=angle, scale=0.9)
          for n, (x, y, angle) in enumerate(((66, 456, -20), (452, 168, 24), (388, 138, -18)))),
    )  # fmt: skip


# -- false books ---------------------------------------------------------------------------------


def false_books(seat: Seat) -> Shapes:
    """Returns two ledgers under a lamp, and a glass that finds out whose they are."""
    rows = "".join(f"M-150 {y}H-22M22 {y}H150" for y in range(-70, 91, 32))
    book = (
        Curve("M-176 -98Q-88 -122 0 -98Q88 -122 176 -98V104Q88 82 0 104Q-88 82 -176 104Z", PAPER),
        Curve(rows, None, "#c3cdc6", 7),
        Curve("M0 -98V104", None, "#9fb0a8", 5),
        Curve("M-54 -92V92M112 -92V92", None, "#e8a39a", 4),
    )
    hidden = (
        Rect(-150, -96, 300, 200, BLACK, GOLD, 6, 8),
        Curve("M-120 -60H60M-120 -24H100M-120 12H30", None, "#6d5d2c", 8),
    )
    glass = (
        Curve("M62 64L138 146", None, DARK, 34),
        Curve("M66 68L134 142", None, GOLD, 20),
        Circle(0, 0, 92, "#d3eef2", DARK, 6),
        Mark(MARKS[seat], 0, 4, 110, hue_of(seat)),
        Circle(0, 0, 88, None, GOLD, 14),
        Curve("M-56 -36Q-40 -58 -14 -64", None, PAPER, 9),
    )
    return (
        Curve("M224 0H296L560 496H-40Z", "#f3e6b8", opacity=0.16),
        Curve("M200 0H320L344 34H176Z", "#1c4a42"),
        Ellipse(260, 34, 84, 10, "#ffe9b0"),
        Group(hidden, 172, 366, angle=-14),
        Group(book, 268, 340, angle=5),
        Group(glass, 318, 300),
    )


# -- prison --------------------------------------------------------------------------------------


def prison(company: int) -> Shapes:
    """Returns the managers of a company behind bars, its pawn on the board before them."""
    bricks = "".join(
        f"M{x + (38 if row % 2 else 0)} {116 + row * 48}h68v40h-68z"
        for row in range(8)
        for x in range(-40, 521, 76)
    )
    bars = "".join(f"M{x} 118V470" for x in range(76, 460, 46))
    return (
        Curve(bricks, "#1d3f39"),
        Rect(56, 118, 408, 352, "#071412", "#2c4a45", 10),
        _manager(168, 268, "#e9b98f", hat=True),
        _manager(352, 290, "#b9805a", hat=False),
        Curve(bars, None, STEEL, 15),
        Curve(bars, None, "#c9d6d8", 4),
        Rect(46, 108, 428, 20, "#5d7274", radius=4),
        Rect(46, 462, 428, 20, "#5d7274", radius=4),
        *(Ellipse(x, 372, 17, 22, hue, DARK, 3) for x, hue in
          ((122, "#e9b98f"), (214, "#e9b98f"), (306, "#b9805a"), (398, "#b9805a"))),
        Rect(222, 410, 76, 60, PAPER, DARK, 5, 6),
        *pawn(260, 440, company, 36),
    )  # fmt: skip


def _manager(x: float, y: float, skin: str, *, hat: bool) -> Group:
    """Returns a man in a suit, sorry for himself."""
    suit = (
        Curve("M-78 170Q-76 74 -24 66H24Q76 74 78 170Z", "#3a4750"),
        Curve("M-20 64L0 104L20 64Z", PAPER),
        Curve("M-7 76H7L12 140L0 156L-12 140Z", RED),
    )
    head = (
        Ellipse(0, 0, 46, 56, skin),
        Curve("M0 -56A46 56 0 0 1 0 56Q24 0 0 -56Z", DARK, opacity=0.18),
        Ellipse(-17, -6, 8, 10, PAPER), Circle(-16, -2, 4.5, DARK),
        Ellipse(17, -6, 8, 10, PAPER), Circle(18, -2, 4.5, DARK),
        Curve("M-30 -24L-10 -30M30 -24L10 -30M-15 32Q0 20 15 32", None, DARK, 5),
        Curve("M0 -2Q8 12 -3 14", None, DARK, 4),
    )  # fmt: skip
    top: tuple[Shape, ...] = (Curve("M-46 -14Q-50 -66 0 -66Q50 -66 46 -14Q30 -40 -46 -14Z", HAT),)
    if hat:
        top = (
            Rect(-40, -122, 80, 80, HAT, radius=4),
            Rect(-40, -64, 80, 14, GOLD),
            Rect(-62, -52, 124, 14, HAT, radius=6),
        )
    return Group((*suit, *head, *top), x, y)
