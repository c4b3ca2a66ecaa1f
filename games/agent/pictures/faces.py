"""The eight spies as heads and shoulders in a square of 100 around (0, 0), two of each city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.agent.pictures.look import INK
from games.drawing import Circle, Curve, Ellipse, Mark
from games.drawing_kit import both_sides

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing_kit import Shapes

LIPS = "#8a4b33"


def spy(number: int, hue: str) -> Shapes:
    """Returns one of the eight, by the agent's number on the board. hue: of its city."""
    return _SPIES[number % len(_SPIES)](hue)


def _coat(cloth: str, collar: str) -> Shapes:
    return (
        Curve("M-42 54Q-44 26 -18 24L0 40L18 24Q44 26 42 54Z", cloth),
        Curve(
            "M-18 24L-30 14L-34 34L-8 54H0V40ZM18 24L30 14L34 34L8 54H0V40Z",
            collar,
        ),
    )


def _face(skin: str) -> Shapes:
    """Returns a face with its shade at the right."""
    return (
        Ellipse(0, 6, 21, 25, skin),
        Curve("M5 -18Q26 -12 20 18Q15 30 4 31Q17 6 5 -18Z", INK, opacity=0.12),
    )


def _eyes(width: float = 3, height: float = 4, apart: float = 9, y: float = 3) -> Shapes:
    return both_sides(Ellipse(apart, y, width, height, INK))


def _fedora(felt: str, crown: str, hue: str) -> Shapes:
    return (
        Curve("M-44 -10Q0 -24 44 -10Q30 0 0 -4Q-30 0 -44 -10Z", felt),
        Curve("M-25 -12Q-26 -40 -6 -38Q0 -34 6 -38Q26 -40 25 -12Q0 -20 -25 -12Z", crown),
        Curve("M-25 -13Q0 -22 25 -13L25 -20Q0 -29 -25 -20Z", hue),
    )


def _american_one(hue: str) -> Shapes:
    """Returns a man with dark glasses under a fedora."""
    return (
        *_coat("#b79a6b", "#9a7d50"),
        *_face("#e9bd95"),
        *both_sides(Curve("M3 -2H20Q19 10 11 10Q4 10 3 -2Z", INK)),
        Curve("M-4 -1h8", None, INK, 4),
        Curve("M-8 20Q2 24 10 18", None, LIPS, 3),
        *_fedora("#5b4a36", "#6d5942", hue),
    )


def _american_two(hue: str) -> Shapes:
    """Returns a man from the West with a scarf, a stubbly chin and a match in his mouth."""
    return (
        *_coat("#7b5a3c", "#5f442c"),
        Curve("M-20 24Q0 34 20 24L12 40L0 52L-12 40Z", hue),
        *_face("#d9a37a"),
        Curve("M-20 12Q-16 31 0 31Q16 31 20 12Q10 20 0 17Q-10 20 -20 12Z", "#6d4a33", opacity=0.55),
        *_eyes(2.8, 3.4),
        *both_sides(Curve("M4 -5L15 -4", None, "#4a301f", 3.5)),
        Curve("M-5 20H7", None, LIPS, 3),
        Curve("M7 20L23 15", None, "#f4e3b8", 3),
        Curve("M-48 -16Q-30 -2 0 -6Q30 -2 48 -16Q40 4 0 2Q-40 4 -48 -16Z", "#4d3a2a"),
        Curve("M-22 -6Q-28 -38 -12 -40Q0 -30 12 -40Q28 -38 22 -6Q0 -12 -22 -6Z", "#5f4936"),
        Curve("M-22 -8Q0 -14 22 -8V-14Q0 -20 -22 -14Z", hue),
    )


def _british_one(hue: str) -> Shapes:
    """Returns a gentleman with a moustache under a bowler hat."""
    return (
        *_coat("#2f3b52", "#222c40"),
        Curve("M-12 24L0 38L12 24Z", "#ffffff"),
        Curve("M-3 32h6l2 20h-10z", hue),
        *_face("#f3cdb0"),
        *_eyes(y=2),
        *both_sides(Curve("M3 -6L15 -8", None, "#6b4a2a", 3.5)),
        Curve("M0 14Q-10 8 -20 14Q-12 20 0 17Q12 20 20 14Q10 8 0 14Z", "#6b4a2a"),
        Curve("M-36 -10Q0 -20 36 -10Q38 -5 30 -5Q0 -12 -30 -5Q-38 -5 -36 -10Z", "#11161f"),
        Curve("M-24 -12Q-26 -42 0 -42Q26 -42 24 -12Q0 -19 -24 -12Z", "#1a212e"),
        Curve("M-24 -13Q0 -21 24 -13V-18Q0 -26 -24 -18Z", hue),
    )


def _british_two(hue: str) -> Shapes:
    """Returns a woman with red hair, a beret and a raised collar."""
    return (
        Curve("M-26 -10Q-34 26 -22 32H22Q34 26 26 -10Z", "#a3472b"),
        *_coat("#5a6478", "#454e61"),
        Curve("M-16 22Q0 32 16 22L10 36L-10 36Z", hue),
        *_face("#f6d6bd"),
        *_eyes(3, 3.6),
        *both_sides(Curve("M4 -4Q10 -9 17 -4", None, "#6b2f1c", 2.5)),
        *both_sides(Curve("M12 0L16 -2", None, INK, 2)),
        Curve("M-7 18Q-3 15 0 17Q3 15 7 18Q0 25 -7 18Z", "#c92f3d"),
        Curve("M-24 4Q-26 -18 0 -20Q26 -18 24 4Q18 -12 -2 -14Q-16 -12 -24 4Z", "#b9532f"),
        Curve("M-34 -14Q-36 -36 2 -38Q38 -38 34 -18Q30 -10 0 -14Q-26 -14 -34 -14Z", "#2f3b52"),
        Curve("M-27 -14Q0 -22 29 -15L27 -9Q0 -16 -25 -9Z", hue),
        Curve("M2 -38l3 -6", None, INK, 3),
    )


def _russian_one(hue: str) -> Shapes:
    """Returns a man with heavy brows in a fur hat."""
    return (
        *_coat("#5a4a44", "#463934"),
        *_face("#eec3a4"),
        *_eyes(3.2, 4, y=4),
        *both_sides(Curve("M2 -4L17 -5", None, "#2b1d18", 5)),
        Curve("M-10 19H10", None, "#7a3b2c", 3.5),
        *both_sides(Curve("M19 -14Q36 -12 32 18Q24 26 18 16Z", "#6b5146")),
        Curve("M-32 -12Q-34 -42 0 -42Q34 -42 32 -12Q0 -20 -32 -12Z", "#6b5146"),
        Curve("M-28 -14Q0 -34 28 -14Q28 -4 0 -8Q-28 -4 -28 -14Z", "#846557"),
        Mark("star", 0, -20, 16, hue),
    )


def _russian_two(hue: str) -> Shapes:
    """Returns an officer with an eye patch under a peaked cap."""
    return (
        *_coat("#4c5544", "#3a4235"),
        Curve("M-14 24L0 36L14 24V32L0 46L-14 32Z", hue),
        *_face("#e8b593"),
        Ellipse(-9, 3, 3, 4, INK),
        Curve("M2 -3H18Q18 10 10 10Q2 10 2 -3Z", INK),
        Curve("M-20 -8L20 -2", None, INK, 2.5),
        Curve("M-17 -5L-4 -3", None, "#5b4334", 4),
        Curve("M-8 20Q0 16 9 20", None, "#7a3b2c", 3),
        Curve("M-17 12L-13 22", None, "#b5674f", 2.5),
        Curve("M-34 -22Q-36 -44 0 -42Q36 -44 34 -22L24 -14Q0 -22 -24 -14Z", "#56604d"),
        Curve("M-25 -15Q0 -24 25 -15V-9Q0 -17 -25 -9Z", hue),
        Curve("M-25 -9Q0 -17 25 -9Q28 0 18 -2Q0 -9 -18 -2Q-28 0 -25 -9Z", INK),
        Mark("star", 0, -28, 13, hue),
    )


def _chinese_one(hue: str) -> Shapes:
    """Returns a man with round glasses in a workman's cap."""
    return (
        *_coat("#3d5a50", "#2d463e"),
        Curve("M-6 36h12M0 40v14", None, "#22362f", 3),
        *_face("#f0cf9f"),
        *both_sides(Circle(9, 4, 7.5, "#e9f6ff", INK, 3), Circle(9, 4, 2.5, INK)),
        Curve("M-2 4h4", None, INK, 3),
        Curve("M-7 19Q0 22 7 19", None, LIPS, 3),
        Curve("M-27 -8Q-30 -36 0 -37Q30 -36 27 -8Q0 -16 -27 -8Z", "#4a6a5f"),
        Curve("M-27 -8Q0 -18 27 -8Q30 0 18 -2Q0 -8 -18 -2Q-30 0 -27 -8Z", "#33504a"),
        Mark("hexagon", 0, -23, 12, hue),
    )


def _chinese_two(hue: str) -> Shapes:
    """Returns a woman with a fringe, dark glasses and a high collar."""
    return (
        Curve("M-25 -14Q-34 24 -26 34L-14 30H14L26 34Q34 24 25 -14Z", "#17151c"),
        Curve("M-42 54Q-44 28 -16 25H16Q44 28 42 54Z", "#7a2b38"),
        Curve("M-13 22H13L16 34L0 40L-16 34Z", "#93384a"),
        Curve("M0 38Q14 40 20 52", None, hue, 3.5),
        *_face("#f2d3a6"),
        *both_sides(Ellipse(10, 4, 9, 8, INK)),
        Curve("M-3 3h6", None, INK, 3),
        Curve("M6 0q3 -3 7 -2M-14 0q3 -3 7 -2", None, "#8d95a8", 2),
        Curve("M-6 19Q-3 16 0 18Q3 16 6 19Q0 24 -6 19Z", "#b3263a"),
        Curve("M-26 2Q-30 -36 0 -38Q30 -36 26 2Q25 -8 21 -10H-21Q-25 -8 -26 2Z", "#221f29"),
        Curve("M-12 -30Q0 -36 14 -28", None, "#4a4656", 3),
        Mark("hexagon", 19, -18, 14, hue),
    )


_SPIES: tuple[Callable[[str], Shapes], ...] = (
    _american_one, _american_two, _british_one, _british_two,
    _russian_one, _russian_two, _chinese_one, _chinese_two,
)  # fmt: skip
