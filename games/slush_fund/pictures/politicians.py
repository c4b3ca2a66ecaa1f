"""The five politicians: caricatures around (0, 0) in a square of 100, on a ground of their own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Ellipse, Group, Label, Mark, Rect
from games.drawing_kit import both_sides
from games.slush_fund.pictures.look import CREAM, GREY, INK

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

_PRESIDENT: Shapes = (
    Curve("M-44 56Q-42 18 0 18Q42 18 44 56Z", "#26418f"),
    Curve("M-14 20L0 40L14 20L0 26Z", "#ffffff"),
    Curve("M-4 30L0 28L4 30L6 56H-6Z", "#d62839"),
    Curve("M-14 20L-22 40L0 56M14 20L22 40L0 56", None, "#1a2f6b", 3),
    Circle(26, 40, 5, "#d62839"),
    Circle(26, 40, 2, "#ffffff"),
    Ellipse(0, -8, 25, 31, "#f1b98c"),
    Curve("M-25 4Q-24 26 0 27Q24 26 25 4Q20 18 0 18Q-20 18 -25 4Z", "#e2a174"),
    Curve(
        "M-27 -8Q-36 -50 4 -48Q40 -46 27 -6Q24 -24 10 -26Q-10 -22 -18 -30Q-22 -20 -27 -8Z",
        "#3d2412",
    ),
    Curve("M-20 -38Q0 -46 24 -34", None, "#6b4424", 3),
    *both_sides(Ellipse(10, -8, 6, 5, "#ffffff"), Circle(9, -7, 3, "#13233f")),
    Curve("M-18 -17L-5 -15M5 -17L19 -21", None, "#3d2412", 4),
    Curve("M-3 -4L-6 6H3", None, "#c9855a", 3),
    Curve("M-14 10Q0 14 15 8Q10 22 0 22Q-10 22 -14 10Z", "#ffffff", "#8a3b2a", 2.5),
    Curve("M-5 13v7M4 13v7", None, "#c9c9c9", 1.5),
)

_VICE_PRESIDENT: Shapes = (
    Curve("M-28 -20Q-46 20 -34 40H34Q46 20 28 -20Z", "#1f1626"),
    Curve("M-42 56Q-40 22 0 20Q40 22 42 56Z", "#7a2a8c"),
    Curve("M-12 20L0 44L12 20Z", "#f3e9ff"),
    Circle(-8, 30, 3, "#ffffff"),
    Circle(0, 36, 3, "#ffffff"),
    Circle(8, 30, 3, "#ffffff"),
    Ellipse(0, -6, 23, 29, "#9a6240"),
    Curve("M-26 2Q-32 -42 0 -42Q32 -42 26 2Q24 -18 8 -28Q-4 -18 -22 -18Z", "#1f1626"),
    *both_sides(
        Rect(2, -14, 20, 15, "#dff3ff", stroke="#e8c34a", stroke_width=3.5, radius=5),
        Circle(11, -6, 4, "#1a0f12"),
    ),
    Curve("M-18 -20L-4 -18M4 -18L18 -23", None, "#1f1626", 3),
    Curve("M-2 2l-3 6h5", None, "#6f4228", 2.5),
    Curve("M-11 13Q2 18 12 10Q8 21 0 20Q-8 20 -11 13Z", "#c9243f"),
    *both_sides(Circle(24, 10, 4, "#f0b429")),
)

_SENATOR: Shapes = (
    Curve("M-44 56Q-42 22 0 20Q42 22 44 56Z", "#4b5563"),
    Curve("M-12 22L0 34L12 22Z", "#ffffff"),
    Curve("M0 28L-16 20V36ZM0 28L16 20V36Z", "#d62839"),
    Circle(0, 28, 4, "#8f1524"),
    Ellipse(0, -4, 26, 29, "#f4cdb0"),
    *both_sides(
        Curve("M22 -20Q42 -22 36 6Q30 12 26 4Z", "#f4f4f4"), Ellipse(29, 0, 5, 8, "#e9b596")
    ),
    Curve("M-18 -31Q0 -40 18 -31Q6 -34 -18 -31Z", "#ffffff"),
    *both_sides(
        Ellipse(11, -6, 5, 3.5, "#ffffff"),
        Circle(10, -5, 2.2, "#22314f"),
        Curve("M4 -14L20 -17L20 -12Z", "#ffffff"),
        Curve("M5 2Q12 5 18 1M6 -24Q12 -26 18 -22", None, "#d59d7c"),
    ),
    Ellipse(0, 5, 7, 6, "#e59b84"),
    Curve("M0 10Q-26 6 -24 22Q-10 18 0 15Q10 18 24 22Q26 6 0 10Z", "#ffffff"),
    Curve("M-7 21Q0 18 7 21", None, "#8a3b2a", 3),
    Curve("M-10 26Q0 32 10 26", None, "#d59d7c"),
)

_GOVERNOR: Shapes = (
    Curve("M-46 56Q-44 20 0 20Q44 20 46 56Z", "#8a4a1c"),
    Curve("M-16 20L0 56L16 20Z", "#f3dcae"),
    Curve("M-3 26H3L5 54L0 58L-5 54Z", "#0d1530"),
    *both_sides(Curve("M16 20L30 34L18 44Z", "#6b3712")),
    Circle(0, 27, 5, "#f0b429"),
    Ellipse(0, -2, 27, 29, "#d98f62"),
    Curve(
        "M-52 -22Q-30 -10 0 -12Q30 -10 52 -22Q50 -32 28 -30L22 -56Q8 -50 0 -50Q-8 -50 -22 -56"
        "L-28 -30Q-50 -32 -52 -22Z",
        "#e8c48a",
    ),
    Curve("M-27 -30Q0 -22 27 -30L25 -38Q0 -30 -25 -38Z", "#5a3416"),
    Mark("star", 0, -31, 14, "#f0b429"),
    *both_sides(Curve("M4 -8H20Q19 0 12 0Q5 0 4 -8Z", "#ffffff"), Circle(11, -5, 3, "#13233f")),
    Ellipse(0, 4, 8, 6, "#c4734a"),
    Curve("M-26 10Q-14 4 0 12Q14 4 26 10Q18 20 0 17Q-18 20 -26 10Z", "#5a2c10"),
    Curve("M-9 21Q0 27 10 20", None, "#7a2a1a", 3.5),
    Curve("M10 20l14 -4", None, "#e8c48a", 4),
)

_MAYOR: Shapes = (
    Circle(0, -42, 15, "#2a1b16"),
    Curve("M-44 56Q-42 20 0 20Q42 20 44 56Z", "#0f7a6c"),
    Curve("M-12 20L0 36L12 20Z", "#e8fff8"),
    Curve("M-36 28L30 58H8L-40 40Z", "#ffffff"),
    Curve("M-35 29L36 60L26 60L-37 33Z", "#d62839"),
    Curve("M-39 38L6 60H-6L-41 43Z", "#2b5fd0"),
    Ellipse(0, -6, 24, 28, "#6f4128"),
    Curve("M-27 -2Q-30 -38 0 -38Q30 -38 27 -2Q20 -24 0 -24Q-20 -24 -27 -2Z", "#2a1b16"),
    *both_sides(
        Ellipse(10, -7, 6.5, 5, "#ffffff"),
        Circle(9, -7, 3, "#120a0a"),
        Curve("M3 -16Q11 -20 18 -15", None, "#1a0f0c", 3.5),
        Circle(25, 8, 5, "#f0b429"),
    ),
    Curve("M-2 0l-3 7h6", None, "#4d2a18", 2.5),
    Curve("M-12 12Q0 16 13 11Q9 23 0 23Q-9 23 -12 12Z", "#ffffff", "#a81f33", 3),
)

_FACES = (_PRESIDENT, _VICE_PRESIDENT, _SENATOR, _GOVERNOR, _MAYOR)
_GROUNDS = ("#3d5fc4", "#a86fc2", "#b0524f", "#4f9a86", "#d08a3a")
_FRAME = 4


def _beams() -> str:
    """Returns rays that rise behind a head, in a square of 100."""
    rays = []
    for n in range(8):
        ends = []
        for angle in (math.pi + n * 0.45, math.pi + n * 0.45 + 0.2):
            reach = 47 if math.sin(angle) > 0 else 57
            ends.append(f"L{50 + 47 * math.cos(angle):.1f} {60 + reach * math.sin(angle):.1f}")
        rays.append(f"M50 60{''.join(ends)}Z")
    return "".join(rays)


_BEAMS = Curve(_beams(), "#ffffff", opacity=0.18)


def face_of(politician: int) -> Shapes:
    """Returns a politician's head alone, around (0, 0)."""
    return _FACES[politician]


def ground_of(politician: int) -> str:
    """Returns the colour behind a politician."""
    return _GROUNDS[politician]


def portrait(politician: int, x: float, y: float, width: float, *, fallen: bool = False) -> Shapes:
    """Returns a politician as a square button with the rank in its upper left corner.

    fallen: grey, with eyes nobody meets any more.
    """
    ground = GREY if fallen else _GROUNDS[politician]
    shapes = (
        Rect(0, 0, 100, 100, ground, CREAM, _FRAME, 12),
        *(() if fallen else (_BEAMS,)),
        Group(_FACES[politician], 50, 55, scale=0.74),
        *((Rect(2, 2, 96, 96, GREY, radius=10, opacity=0.55),) if fallen else ()),
    )
    radius = max(15, width * 0.15)
    middle = radius * 0.9
    return (
        Group(shapes, x, y, scale=width / 100),
        Circle(x + middle, y + middle, radius, INK, CREAM, 2.5),
        Label(x + middle, y + middle + 8, str(politician + 1), 22, "#ffffff", "middle", bold=True),
    )
