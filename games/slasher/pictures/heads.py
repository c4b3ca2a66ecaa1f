"""The eleven Monsters: heads around (0, 0) in a square of 100."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Ellipse, Group, Rect
from games.drawing_kit import both_sides
from games.slasher.material import MONSTER_NUMBER
from games.slasher.pictures.look import ACID, BLOOD, CYAN, PINK

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

_DOCTOR: Shapes = (
    Curve("M-30 52Q-44 30 -34 0Q-34 -30 0 -32Q34 -30 34 0Q44 30 30 52Z", "#e8c7a6"),
    Curve("M-38 -6Q-40 -46 0 -48Q40 -46 38 -6Q0 -22 -38 -6Z", "#59b8b0"),
    Curve("M-38 -8Q0 -24 38 -8L38 -2Q0 -17 -38 -2Z", "#3c8f8a"),
    Circle(0, -27, 13, "#dfe7ee", "#7c8896", 4),
    Circle(0, -27, 4, "#33404e"),
    *both_sides(
        Ellipse(15, 1, 11, 9, "#ffffff"),
        Circle(14, 2, 5, "#b3121f"),
        Circle(14, 2, 2, "#000000"),
        Curve("M4 -9L27 -13", None, "#5b3a24", 5),
    ),
    Curve("M-33 14Q0 6 33 14Q36 40 18 52H-18Q-36 40 -33 14Z", "#bfe5e0"),
    Curve("M-30 22Q0 15 30 22M-28 33Q0 27 28 33M-22 43Q0 38 22 43", None, "#7fbab4"),
    Curve("M10 20q10 6 4 14q-8 4 -4 12", None, BLOOD, 6),
    Circle(16, 46, 4, BLOOD),
    Curve("M-33 16L-42 4M33 16L42 4", None, "#bfe5e0", 3),
)

_ALIEN: Shapes = (
    Curve(
        "M0 52Q-14 46 -26 22Q-48 4 -44 -18Q-38 -50 0 -50Q38 -50 44 -18Q48 4 26 22Q14 46 0 52Z",
        "#8fd36b",
    ),
    Curve("M0 52Q14 46 26 22Q48 4 44 -18Q40 -38 24 -46Q34 -20 18 10Q8 30 0 52Z", "#63a94a"),
    *both_sides(
        Ellipse(20, -2, 18, 11, "#0a1410", angle=-28), Ellipse(24, -7, 5, 3, "#d9ffd0", angle=-28)
    ),
    *both_sides(Curve("M3 22v3", None, "#2f5a24", 4)),
    Curve("M-10 35Q0 31 10 35", None, "#2f5a24", 4),
    Curve("M-14 -38Q0 -28 14 -38M-10 -30Q0 -22 10 -30", None, "#63a94a", 3),
)

_WEREWOLF: Shapes = (
    Curve("M-36 -16L-44 -54L-16 -36Z M36 -16L44 -54L16 -36Z", "#5c4638"),
    *both_sides(Curve("M35 -24L39 -43L25 -34Z", "#c98a7a")),
    Curve(
        "M0 54L-16 48L-24 52L-26 40L-40 40L-36 28L-50 20L-40 12L-48 -2L-36 -8Q-32 -40"
        " 0 -40Q32 -40 36 -8L48 -2L40 12L50 20L36 28L40 40L26 40L24 52L16 48Z",
        "#7b5f4a",
    ),
    Curve("M-14 -4Q0 -12 14 -4L22 26Q14 46 0 46Q-14 46 -22 26Z", "#a98a6c"),
    *both_sides(
        Curve("M8 -10L32 -20Q34 -2 16 0Z", ACID),
        Circle(20, -8, 4, "#000000"),
        Curve("M4 -12L34 -26", None, "#3a291f", 6),
    ),
    Curve("M-10 8Q0 2 10 8Q8 18 0 19Q-8 18 -10 8Z", "#20140f"),
    Curve("M-18 26Q0 20 18 26Q16 44 0 44Q-16 44 -18 26Z", "#7d0f1c"),
    Curve("M-16 25L-11 36L-6 24L0 30L6 24L11 36L16 25Q0 19 -16 25Z", "#ffffff"),
    Curve("M-9 42L-6 35L-2 43M9 42L6 35L2 43", "#ffffff"),
)

_DOLL: Shapes = (
    *both_sides(
        Curve("M30 -26Q58 -30 52 4Q50 24 40 34Q44 4 30 -4Z", "#7a3b1c"),
        Curve("M28 -30l14 -12l2 14l10 6l-18 4z", PINK),
    ),
    Ellipse(0, 4, 38, 44, "#f6dfd0"),
    Curve("M-39 4Q-42 -46 0 -46Q42 -46 39 4Q34 -22 12 -26L0 -14L-12 -26Q-34 -22 -39 4Z", "#8f4823"),
    *both_sides(
        Circle(16, 4, 11, "#ffffff", "#3b2a2a", 2.5),
        Circle(16, 4, 6, "#3aa0d8"),
        Circle(16, 4, 3, "#000000"),
        Curve("M8 -6l-3 -5M16 -8v-6M24 -6l4 -5", None, "#3b2a2a", 2.5),
    ),
    *both_sides(Circle(26, 22, 8, "#f3a8a4")),
    Curve("M-10 28Q0 36 10 28Q8 40 0 40Q-8 40 -10 28Z", "#b3121f"),
    Curve("M-2 20h4", None, "#cc9999", 3),
    Curve("M22 -22L14 -12L20 -4M20 16L28 26L22 36L30 42", None, "#3b2a2a", 2.5),
    Curve("M16 -12l10 -6", None, "#3b2a2a"),
    Curve("M16 14q4 12 0 22", None, BLOOD, 3),
)

_LEPRECHAUN: Shapes = (
    Curve("M-40 12Q-54 2 -50 -10L-34 -2Z M40 12Q54 2 50 -10L34 -2Z", "#d99a6c"),
    Ellipse(0, 6, 36, 34, "#e7ab7c"),
    Curve("M-38 6Q-42 54 0 54Q42 54 38 6Q30 20 18 18Q0 10 -18 18Q-30 20 -38 6Z", "#e2701e"),
    Curve("M-26 30q4 14 -2 20M26 30q-4 14 2 20M-8 40v13M8 40v13", None, "#b5520f", 3),
    Curve("M-28 -16L-24 -54H24L28 -16Z", "#1f9a54"),
    Rect(-28, -28, 56, 12, "#103d24"),
    Rect(-11, -30, 22, 16, None, stroke=ACID, stroke_width=5, radius=2),
    Ellipse(0, -15, 46, 7, "#15713d"),
    *both_sides(
        Curve("M6 -2L28 -8Q28 8 15 8Q7 6 6 -2Z", "#fdf7c9"),
        Circle(17, 2, 4, "#1f9a54"),
        Circle(17, 2, 2, "#000000"),
        Curve("M3 -3L29 -12", None, "#a2460d", 5),
    ),
    Ellipse(0, 13, 8, 7, "#c97b50"),
    Curve("M-20 24Q0 34 20 24Q18 40 0 41Q-18 40 -20 24Z", "#3d0a12"),
    Curve("M-18 25L-13 34L-8 28L-4 36L0 29L4 36L8 28L13 34L18 25Q0 34 -18 25Z", "#fffbe0"),
)

_PSYCHO: Shapes = (
    Curve("M-32 54Q-42 26 -36 -8Q-32 -46 4 -46Q38 -44 36 -6Q40 30 30 54Z", "#d9c3b0"),
    Curve("M2 54V-46Q38 -44 36 -6Q40 30 30 54Z", "#3a2d45"),
    Curve(
        "M-38 -4Q-44 -52 4 -50Q46 -50 38 0Q34 -22 18 -28Q-8 -16 -20 -30Q-34 -22 -38 -4Z", "#241a2c"
    ),
    Ellipse(-17, 2, 13, 10, "#ffffff"),
    Circle(-15, 3, 4, "#000000"),
    Curve("M-30 -12Q-18 -20 -5 -8", None, "#241a2c", 5),
    Ellipse(17, 2, 12, 9, "#cfc3dd"),
    Circle(16, 3, 4, "#000000"),
    Curve("M6 -8Q18 -18 30 -10", None, "#150d1b", 5),
    Curve("M-2 6L-6 20H2", None, "#a58a78", 3),
    Curve("M-24 30Q-2 46 22 28Q14 46 -4 44Q-18 42 -24 30Z", "#ffffff", "#3b0d14", 3),
    Curve("M-12 35v6M-2 37v7M8 35v6", None, "#3b0d14"),
    Group(
        (
            Curve("M-5 -2L-7 -46Q0 -56 9 -48L7 -2Z", "#e7edf4", "#7c8896"),
            Curve("M6 -4L7 -46", None, "#ffffff"),
            Rect(-6, -2, 14, 26, "#5a3220", radius=4),
            Curve("M-4 -40q6 10 2 20", None, BLOOD, 5),
        ),
        38,
        30,
        scale=0.8,
        angle=24,
    ),
)

_SADIST: Shapes = (
    Curve("M-34 54Q-46 20 -38 -10Q-32 -50 0 -50Q32 -50 38 -10Q46 20 34 54Z", "#3b2431"),
    Curve("M-2 -50Q-6 0 0 54Q34 54 34 54Q46 20 38 -10Q32 -50 -2 -50Z", "#2a1823"),
    Curve("M0 -50V-6M0 14V24", None, "#8a6a76", 3),
    *both_sides(
        Curve("M4 -2Q16 -18 32 -8Q30 10 14 8Z", "#0d0608"),
        Ellipse(18, -1, 8, 6, "#ffe9c9"),
        Circle(17, -1, 3.5, BLOOD),
        Curve("M30 -30l6 6M24 -38l6 6M36 -20l4 5M34 20l8 4M33 30l8 3", None, "#b8bfc9", 4),
    ),
    Curve("M-6 8L0 18L6 8", None, "#8a6a76", 3),
    Rect(-24, 26, 48, 14, "#11090c", radius=6),
    Curve("M-22 33H22", None, "#c9ced6", 9),
    Curve("M20 33l12 10", None, "#c9ced6", 5),
    Circle(34, 45, 4, "#c9ced6"),
    Curve("M-30 -34L-16 -40M-32 -28L-22 -32", None, "#8a6a76"),
)

_VAMPIRE: Shapes = (
    Curve("M-52 54L-46 4Q-38 20 -30 30L0 54L30 30Q38 20 46 4L52 54Z", "#7d0f1c"),
    Curve("M-46 4Q-40 28 -26 40L-34 54H-52Z M46 4Q40 28 26 40L34 54H52Z", "#1a0a12"),
    Curve("M0 54Q-30 44 -32 10L-36 -6Q-30 -44 0 -46Q30 -44 36 -6L32 10Q30 44 0 54Z", "#e6e4ee"),
    Curve("M0 54Q30 44 32 10L36 -6Q33 -28 20 -38Q24 10 0 54Z", "#c0bcd2"),
    Curve(
        "M-38 8Q-48 -50 0 -52Q48 -50 38 8Q34 -14 20 -24Q6 -28 0 -10Q-6 -28 -20 -24Q-34 -14 -38 8Z",
        "#14101d",
    ),
    *both_sides(
        Curve("M5 4L27 -4Q26 10 14 11Q7 10 5 4Z", "#ffd9d9"),
        Circle(16, 4, 4.5, BLOOD),
        Curve("M4 -2L28 -12", None, "#14101d", 5),
    ),
    Curve("M-3 12L0 20L3 12", None, "#9b96b3", 2.5),
    Curve("M-20 27Q0 36 20 27Q14 38 0 39Q-14 38 -20 27Z", "#7d0f1c"),
    Curve("M-15 30L-11 43L-7 32ZM15 30L11 43L7 32Z", "#ffffff"),
    Curve("M-11 43q-2 8 0 9", None, BLOOD, 3),
)

_GHOST: Shapes = (
    Curve("M-40 54Q-46 -48 0 -50Q46 -48 40 54L28 42L16 54L4 42L-8 54L-20 42L-30 54Z", "#e9f1ff"),
    Curve("M12 -48Q46 -40 40 54L28 42L16 54Q32 0 12 -48Z", "#b9c9ea"),
    *both_sides(
        Curve("M6 -8Q8 -26 20 -24Q30 -18 26 0Q18 12 10 6Q5 0 6 -8Z", "#1a1433"),
        Circle(16, -6, 4, CYAN),
    ),
    Curve("M-12 18Q0 8 12 18Q16 44 0 44Q-16 44 -12 18Z", "#1a1433"),
    Curve("M-34 -10q-4 12 2 22M34 -14q4 12 -2 22", None, "#93a8d6", 3),
)

_CLOWN: Shapes = (
    *both_sides(Curve("M28 -30Q56 -48 54 -18Q64 -4 50 8Q52 20 36 18Z", PINK)),
    Ellipse(0, 6, 38, 46, "#fbf4ea"),
    Curve("M-22 -38Q0 -52 22 -38Q0 -30 -22 -38Z", "#fbf4ea"),
    *both_sides(
        Curve("M17 -26L10 -2L17 18L25 -2Z", "#2a6fd6"),
        Ellipse(17, -3, 9, 8, "#fff6a8"),
        Circle(16, -2, 3.5, "#000000"),
        Curve("M6 -18Q18 -30 30 -20", None, "#7a1030", 4),
    ),
    Circle(0, 11, 11, BLOOD),
    Circle(-4, 7, 3, "#ff9aa6"),
    Curve("M-34 20Q0 34 34 20Q32 52 0 54Q-32 52 -34 20Z", BLOOD),
    Curve("M-27 26Q0 38 27 26Q24 47 0 48Q-24 47 -27 26Z", "#2b050c"),
    Curve(
        "M-26 27L-21 38L-16 31L-11 42L-5 33L0 43L5 33L11 42L16 31L21 38L26 27Q0 39 -26 27Z",
        "#fffbe0",
    ),
    Curve("M-10 -42L6 -66L14 -40Z", ACID),
    Circle(6, -66, 5, PINK),
    Curve("M-4 -52l12 2M-8 -46l18 2", None, PINK, 3),
)

_BAT: Shapes = (
    *both_sides(
        Curve("M14 4Q30 -34 62 -40Q54 -22 60 -2Q50 -6 46 8Q38 0 32 14Q26 6 14 24Z", "#5a3f7d"),
        Curve("M16 6L60 -38M18 10L58 -4M18 14L45 7", None, "#38244f", 2.5),
    ),
    Curve("M-14 -14L-20 -46L-4 -28ZM14 -14L20 -46L4 -28Z", "#6a4c91"),
    Ellipse(0, 6, 26, 30, "#7d5ca8"),
    Ellipse(0, 22, 15, 15, "#9b7cc4"),
    *both_sides(Curve("M4 -6L20 -12Q20 4 11 4Q5 2 4 -6Z", ACID), Circle(12, -3, 3, "#000000")),
    Curve("M-5 8Q0 4 5 8L0 14Z", "#2b1a3f"),
    Curve("M-14 18Q0 12 14 18Q12 36 0 37Q-12 36 -14 18Z", "#3d0a12"),
    Curve("M-11 18L-8 30L-4 17ZM11 18L8 30L4 17Z", "#ffffff"),
    Curve("M-7 36l3 -6l3 6z", "#ffffff"),
)


_HEADS: dict[str, tuple[Shapes, str]] = {
    "doctor": (_DOCTOR, "#2d6f78"), "alien": (_ALIEN, "#24513d"),
    "werewolf": (_WEREWOLF, "#4b3a78"), "doll": (_DOLL, "#8a3b66"),
    "leprechaun": (_LEPRECHAUN, "#215c3b"), "psycho": (_PSYCHO, "#7d2a3a"),
    "sadist": (_SADIST, "#8c5a1f"), "vampire": (_VAMPIRE, "#4a2f86"),
    "ghost": (_GHOST, "#2c3f8c"), "clown": (_CLOWN, "#1f6f8b"), "bat": (_BAT, "#87304b"),
}  # fmt: skip
_BY_NUMBER = {MONSTER_NUMBER[key]: facts for key, facts in _HEADS.items()}


def head_of(monster: int) -> Shapes:
    """Returns the head of a Monster."""
    return _BY_NUMBER[monster][0]


def ground_of(monster: int) -> str:
    """Returns the colour behind it."""
    return _BY_NUMBER[monster][1]
