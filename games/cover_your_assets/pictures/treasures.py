"""The treasures of Cover Your Assets and other things in thick ink, each around (0, 0) in a square
of 100.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import NUMBER
from games.cover_your_assets.pictures.look import INK, MINT, PINK, SUN
from games.drawing import Circle, Curve, Ellipse, Group, Rect

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

_COMICS: Shapes = (
    Group(
        (Rect(-30, -36, 52, 66, "#7fd0ff", stroke=INK, stroke_width=3.5, radius=3),), 4, 0, angle=8
    ),
    Group(
        (
            Rect(-34, -34, 52, 68, "#e8384f", stroke=INK, stroke_width=3.5, radius=3),
            Rect(-28, -28, 40, 12, SUN),
            Curve(
                "M-8 -10L-4 2L6 -5L2 6L14 8L3 14L11 23L-1 20L-0 33L-8 23L-16 33L-15 20L-27 23"
                "L-19 14L-30 8L-18 7L-22 -5L-12 2Z",
                SUN,
                INK,
                2.5,
            ),
            Circle(-8, 12, 7, "#ffffff", INK, 2.5),
        ),
        0,
        2,
        angle=-6,
    ),
)

_PIANO: Shapes = (
    Curve("M-40 -6V-34Q-14 -38 -4 -26Q4 -16 40 -18V-6Z", "#43354f", INK, 3.5),
    Rect(-40, -6, 80, 30, "#2b2236", stroke=INK, stroke_width=3.5, radius=3),
    Rect(-34, 0, 68, 18, "#ffffff", stroke=INK, stroke_width=2.5),
    Curve("M-24 0V18M-14 0V18M-4 0V18M6 0V18M16 0V18M26 0V18", None, INK),
    Curve("M-24 0V10M-14 0V10M6 0V10M16 0V10M26 0V10", None, INK, 5.5),
    Curve("M-32 24V40M32 24V40M0 24V40", None, INK, 6),
    Curve("M-30 -26Q-16 -28 -8 -20", None, "#7d6a92", 3),
)

_TRAIN: Shapes = (
    Curve("M-18 -40Q-26 -44 -30 -38M-12 -48Q-22 -54 -28 -50", None, "#ffffff", 6),
    Rect(-28, -34, 13, 22, INK, radius=2),
    Rect(-36, -14, 46, 32, "#2f7fd6", stroke=INK, stroke_width=3.5, radius=6),
    Rect(6, -36, 32, 54, "#e8384f", stroke=INK, stroke_width=3.5, radius=4),
    Rect(13, -28, 18, 16, "#bfeaff", stroke=INK, stroke_width=2.5, radius=2),
    Rect(1, -42, 42, 8, SUN, stroke=INK, stroke_width=3, radius=3),
    Curve("M-44 26L-36 10V26Z", SUN, INK, 3),
    Circle(-22, 24, 11, SUN, INK, 3.5),
    Circle(2, 24, 11, SUN, INK, 3.5),
    Circle(27, 22, 14, SUN, INK, 3.5),
    Circle(27, 22, 4, INK),
)

_JEWELS: Shapes = (
    Curve("M-36 -6Q-34 -38 0 -38Q34 -38 36 -6", None, SUN, 7),
    Circle(35, -13, 6, "#ffffff", INK, 2.5),
    Circle(28, -26, 6, "#ffffff", INK, 2.5),
    Circle(16, -36, 6, "#ffffff", INK, 2.5),
    Circle(0, -39, 6, "#ffffff", INK, 2.5),
    Circle(-16, -35, 6, "#ffffff", INK, 2.5),
    Circle(-29, -26, 6, "#ffffff", INK, 2.5),
    Circle(-35, -12, 6, "#ffffff", INK, 2.5),
    Curve("M-22 -4L-11 -18H11L22 -4L0 38Z", "#c04be0", INK, 3.5),
    Curve("M-22 -4H22M-11 -18L-7 -4L0 38L7 -4L11 -18", None, INK, 2.5),
    Curve("M-18 -5L-10 -15H-4L-8 -5Z", "#eab6ff"),
    Curve("M30 14l3 8l8 3l-8 3l-3 8l-3 -8l-8 -3l8 -3z", "#ffffff", INK),
)

_MATTRESS: Shapes = (
    Rect(-30, -30, 34, 18, "#6fd08c", stroke=INK, stroke_width=3, radius=3),
    Rect(-8, -35, 34, 18, "#6fd08c", stroke=INK, stroke_width=3, radius=3),
    Circle(9, -26, 5, "#ffffff", INK),
    Rect(-44, -16, 88, 32, "#bcd8ff", stroke=INK, stroke_width=3.5, radius=12),
    Curve("M-30 -16V16M-14 -16V16M2 -16V16M18 -16V16M34 -16V16", None, "#5f8fd6", 4),
    Rect(-44, 14, 88, 16, "#f2a65a", stroke=INK, stroke_width=3.5, radius=6),
    Curve("M-36 30V40M36 30V40", None, INK, 7),
    Rect(-40, -10, 24, 14, "#ffffff", stroke=INK, stroke_width=3, radius=6),
)

_PIGGY: Shapes = (
    Curve("M34 -4Q48 -10 42 -22", None, PINK, 5),
    Curve("M-26 22V38H-12V24ZM12 24V38H26V20Z", "#ff8fb0", INK, 3.5),
    Ellipse(2, 2, 38, 28, "#ff8fb0", INK, 3.5),
    Curve("M-22 -20L-26 -40L-6 -27Z", "#ff6f98", INK, 3.5),
    Ellipse(-35, 4, 10, 12, "#ffb6cb", INK, 3.5),
    Curve("M-38 1v5M-32 1v5", None, INK, 3.5),
    Circle(-18, -6, 4, INK),
    Curve("M-4 -24Q6 -28 16 -22", None, INK, 5),
    Circle(8, -36, 10, SUN, INK, 3),
    Curve("M8 -40v8", None, "#a86f00", 3),
    Curve("M0 14Q14 18 24 6", None, "#e35f8b", 3),
)

_SCOOTER: Shapes = (
    Curve("M-30 22Q-30 -2 -6 4H8L16 -32", None, INK, 16),
    Curve("M-30 22Q-30 -2 -6 4H8L16 -32", None, "#3bc4b0", 9),
    Curve("M-40 12Q-34 -10 -8 -8L2 12Q2 22 -10 22H-40Z", "#3bc4b0", INK, 3.5),
    Rect(-36, -18, 30, 10, "#7a3b1c", stroke=INK, stroke_width=3, radius=5),
    Curve("M16 -32L30 -36M16 -32L6 -34", None, INK, 6),
    Circle(22, -24, 7, SUN, INK, 3),
    Curve("M14 -14L30 14Q20 24 8 12Z", "#3bc4b0", INK, 3.5),
    Circle(-24, 26, 14, INK),
    Circle(-24, 26, 6, "#ffffff"),
    Circle(28, 26, 14, INK),
    Circle(28, 26, 6, "#ffffff"),
)

_PLANE: Shapes = (
    Curve("M-44 -22L-30 -24L-24 -6H-38Z", "#e8384f", INK, 3.5),
    Curve("M-40 -4Q-10 -22 28 -14Q44 -8 40 4Q30 16 -6 12Q-34 8 -40 -4Z", "#ff8b3d", INK, 3.5),
    Curve("M2 -18Q18 -26 26 -14L4 -10Z", "#bfeaff", INK, 3),
    Curve("M-8 2L22 4L2 34H-14Z", SUN, INK, 3.5),
    Curve("M-36 0l-10 6", None, INK, 4),
    Circle(42, -2, 5, INK),
    Ellipse(45, -2, 4, 24, "#ffffff", INK, 2.5),
    Curve("M-30 -2H-14", None, "#ffffff", 4),
)

_AUTO: Shapes = (
    Curve("M-46 10Q-46 -6 -26 -8L-14 -28H12L26 -8Q46 -6 46 10V18H-46Z", "#e8384f", INK, 3.5),
    Curve("M-18 -9L-9 -22H-1V-9ZM5 -9V-22H10L19 -9Z", "#bfeaff", INK, 3),
    Curve("M-44 4H44", None, "#ffffff", 4),
    Circle(38, 6, 5, SUN, INK, 2.5),
    Circle(-25, 19, 14, INK),
    Circle(-25, 19, 7, "#dfe7ee"),
    Circle(25, 19, 14, INK),
    Circle(25, 19, 7, "#dfe7ee"),
    Circle(-25, 19, 2.5, INK),
    Circle(25, 19, 2.5, INK),
)

_CABIN: Shapes = (
    Curve("M-48 36L-36 4L-24 36Z M26 36L38 -2L50 36Z", "#2f9e63", INK, 3.5),
    Rect(-26, -6, 52, 42, "#b4733a", stroke=INK, stroke_width=3.5, radius=2),
    Curve("M-26 4H26M-26 14H26M-26 25H26", None, "#7a4a1f", 3),
    Curve("M-36 -4L0 -38L36 -4Z", "#e8384f", INK, 3.5),
    Rect(14, -40, 10, 20, "#8c8594", stroke=INK, stroke_width=3, radius=1),
    Curve("M20 -46q8 -4 4 -10", None, "#ffffff", 5),
    Rect(-8, 10, 16, 26, "#4b2c14", stroke=INK, stroke_width=3, radius=2),
    Circle(4, 24, 2, SUN),
    Rect(12, 6, 10, 12, SUN, stroke=INK, stroke_width=2.5, radius=1),
)

_SILVER: Shapes = (
    Curve("M-30 38H30L24 28H-24Z", "#b9c6d3", INK, 3.5),
    Curve("M0 28V12", None, INK, 12),
    Curve("M0 30V12", None, "#b9c6d3", 6),
    Curve("M-26 -30H26Q26 12 0 14Q-26 12 -26 -30Z", "#dfe8f0", INK, 3.5),
    Curve("M-26 -24Q-44 -24 -40 -6Q-36 4 -22 0M26 -24Q44 -24 40 -6Q36 4 22 0", None, INK, 8),
    Curve(
        "M-26 -24Q-44 -24 -40 -6Q-36 4 -22 0M26 -24Q44 -24 40 -6Q36 4 22 0", None, "#b9c6d3", 3.5
    ),
    Ellipse(0, -30, 26, 6, "#8e9dad", INK, 3),
    Curve("M-16 -20Q-16 0 -8 6", None, "#ffffff", 5),
)

_GOLD: Shapes = (
    Group(
        (
            Curve("M-20 12L-14 -10H14L20 12Z", "#ffc61a", INK, 3.5),
            Curve("M-12 -6H6", None, "#fff3b0", 4),
        ),
        -22,
        24,
    ),
    Group(
        (
            Curve("M-20 12L-14 -10H14L20 12Z", "#ffc61a", INK, 3.5),
            Curve("M-12 -6H6", None, "#fff3b0", 4),
        ),
        22,
        24,
    ),
    Group(
        (
            Curve("M-20 12L-14 -10H14L20 12Z", "#ffc61a", INK, 3.5),
            Curve("M-12 -6H6", None, "#fff3b0", 4),
        )
    ),
    Curve("M-4 -34l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3l9 -3z", "#ffffff", INK),
    Curve("M26 -22l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2z", "#ffffff", INK),
)

_PENNY: Shapes = (
    Curve("M-24 -22H24L28 -12V34Q0 44 -28 34V-12Z", "#cdeffa", INK, 3.5),
    Rect(-28, -36, 56, 14, "#e8384f", stroke=INK, stroke_width=3.5, radius=4),
    Circle(-14, 28, 9, "#d98f4f", INK, 2.5),
    Circle(4, 30, 9, "#d98f4f", INK, 2.5),
    Circle(18, 24, 9, "#d98f4f", INK, 2.5),
    Circle(-4, 16, 9, "#d98f4f", INK, 2.5),
    Circle(12, 12, 9, "#d98f4f", INK, 2.5),
    Circle(-16, 12, 9, "#d98f4f", INK, 2.5),
)

_SWAP: Shapes = (
    Curve("M-36 -6Q-30 -34 6 -30L4 -42L34 -22L10 -4L8 -16Q-14 -18 -18 -6Z", "#5fb4f0", INK, 3.5),
    Curve("M36 6Q30 34 -6 30L-4 42L-34 22L-10 4L-8 16Q14 18 18 6Z", "#ff8b3d", INK, 3.5),
)

_MOVE: Shapes = (
    Rect(-44, -28, 52, 46, SUN, stroke=INK, stroke_width=3.5, radius=4),
    Curve("M8 -14H26L42 4V18H8Z", "#e8384f", INK, 3.5),
    Curve("M16 -8H24L33 4H16Z", "#bfeaff", INK, 2.5),
    Curve("M-34 -14H-6M-14 -22L-4 -14L-14 -6", None, INK, 5),
    Circle(-26, 22, 11, INK),
    Circle(-26, 22, 5, "#ffffff"),
    Circle(24, 22, 11, INK),
    Circle(24, 22, 5, "#ffffff"),
)


_TREASURES: dict[str, tuple[Shapes, str]] = {
    "comics": (_COMICS, "#5fb4f0"), "piano": (_PIANO, "#b79cff"), "train": (_TRAIN, "#ff9a4a"),
    "jewels": (_JEWELS, "#e39bf2"), "mattress": (_MATTRESS, "#8fd36b"),
    "piggy": (_PIGGY, "#ffb3c9"), "scooter": (_SCOOTER, "#6fe0cf"), "plane": (_PLANE, "#7cc7ff"),
    "auto": (_AUTO, "#ffb07a"), "cabin": (_CABIN, "#a5dc86"), "silver": (_SILVER, "#c9d4e0"),
    "gold": (_GOLD, "#ffe58a"), "penny": (_PENNY, "#e8b98c"), "swap": (_SWAP, "#fff0c2"),
    "move": (_MOVE, "#cfe8ff"),
}  # fmt: skip
_BY_KIND = {NUMBER[key]: facts for key, facts in _TREASURES.items()}


def treasure(kind: int) -> Shapes:
    """Returns what a card shows, around (0, 0)."""
    return _BY_KIND[kind][0]


def hue_of_kind(kind: int) -> str:
    """Returns the colour behind it."""
    return _BY_KIND[kind][1]


# -- other things --------------------------------------------------------------------------------

GLOVE: Shapes = (
    Curve(
        "M-70 -22H-8Q-2 -40 16 -40Q22 -34 14 -20L60 -18Q70 -12 60 -4Q70 2 62 10Q68 18"
        " 58 24Q60 32 50 36Q10 42 -12 30H-70Z",
        "#ffffff",
        INK,
        5,
    ),
    Curve("M60 -4H30M62 10H32M58 24H32", None, INK, 4),
    Rect(-96, -30, 34, 70, PINK, stroke=INK, stroke_width=5, radius=6),
    Rect(-190, -24, 96, 58, INK, radius=4),
)
"""The thief's glove, which reaches to the right; the fingers end near (60, 0)."""
LOCK: Shapes = (
    Curve("M-10 -4V-12Q-10 -22 0 -22Q10 -22 10 -12V-4", None, INK, 9),
    Curve("M-10 -4V-12Q-10 -22 0 -22Q10 -22 10 -12V-4", None, "#dfe8f0", 4),
    Rect(-16, -6, 32, 26, MINT, stroke=INK, stroke_width=3, radius=5),
    Circle(0, 5, 4, INK),
    Curve("M0 5v7", None, INK, 4),
)
"""A padlock, 44 high: nobody can steal this set."""
WARNING: Shapes = (
    Curve("M0 -22L24 20H-24Z", SUN, INK, 4),
    Curve("M0 -8V6", None, INK, 6),
    Circle(0, 13, 3.4, INK),
)
"""A warning sign, 44 high: the next one may steal this set."""
