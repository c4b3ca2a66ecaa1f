"""The Actors: each colour is a person too, a bust around (0, 0), 80 high; the Extra is a dummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Ellipse
from games.drawing_kit import both_sides
from games.slasher.material import COLOURS, WILD

if TYPE_CHECKING:
    from games.drawing import MarkName
    from games.drawing_kit import Shapes

_CHEERLEADER: Shapes = (
    *both_sides(Curve("M18 -22Q38 -24 34 6Q30 14 26 8Q26 -8 16 -14Z", "#b5482a")),
    Curve("M-26 40Q-24 16 0 16Q24 16 26 40Z", "#ff5a4d"),
    Curve("M-10 18L0 32L10 18", "#ffffff"),
    Ellipse(0, -4, 19, 22, "#f3c7a2"),
    Curve("M-20 -4Q-22 -32 0 -32Q22 -32 20 -4Q12 -20 -4 -20Q-16 -18 -20 -4Z", "#c9562f"),
    *both_sides(Ellipse(8, -3, 3.5, 4.5, "#21132f")),
    Ellipse(0, 9, 4, 5, "#7d1a2a"),
)

_ATHLETE: Shapes = (
    Curve("M-30 40Q-28 14 0 14Q28 14 30 40Z", "#56a8ff"),
    Curve("M-8 16v24M8 16v24", None, "#ffffff", 4),
    Ellipse(0, -3, 19, 22, "#a66a42"),
    Curve("M-20 -8Q-20 -32 0 -32Q20 -32 20 -8Z", "#2a63b8"),
    Curve("M-4 -12H30Q30 -4 22 -5L-4 -6Z", "#1e4a8c"),
    *both_sides(Ellipse(8, -1, 3.5, 4.5, "#1a0f12")),
    Ellipse(0, 11, 5, 4, "#4d1320"),
)

_BOOKWORM: Shapes = (
    Curve("M-26 40Q-24 16 0 16Q24 16 26 40Z", "#3fcf8e"),
    Curve("M0 18L-6 24L0 30L6 24Z", "#173d2b"),
    Ellipse(0, -4, 18, 22, "#f6d6b8"),
    Curve("M-20 -8L-18 -28L-8 -24L-4 -34L4 -25L14 -32L20 -8Q8 -18 -20 -8Z", "#241a2c"),
    *both_sides(Circle(8, -2, 8, "#eaffff", "#21132f", 3), Circle(8, -2, 2.5, "#000000")),
    Curve("M-4 10h8", None, "#7d1a2a", 3),
)

_QUEEN: Shapes = (
    Curve("M-24 -20Q-36 10 -24 26H24Q36 10 24 -20Z", "#5a2c16"),
    Curve("M-26 40Q-24 18 0 18Q24 18 26 40Z", "#ffd23f"),
    Ellipse(0, -3, 18, 21, "#7a4a2c"),
    Curve("M-20 -6Q-20 -28 0 -28Q20 -28 20 -6Q8 -20 -20 -6Z", "#3d1d0f"),
    Curve("M-16 -22L-18 -40L-8 -31L0 -42L8 -31L18 -40L16 -22Z", "#fff3b0", "#a86f00"),
    *both_sides(Ellipse(8, -1, 3.5, 4.5, "#120a0a")),
    Ellipse(0, 10, 4, 5, "#d23b5a"),
)

_DUMMY: Shapes = (
    Curve("M-26 40Q-24 16 0 16Q24 16 26 40Z", "#8f84a6"),
    Ellipse(0, -4, 19, 22, "#d9d0e6"),
    Curve("M-7 -10q0 -8 7 -8t7 7q0 5 -7 8v4", None, "#3a2f52", 5),
    Circle(0, 10, 3, "#3a2f52"),
)


_CAST: dict[str, tuple[Shapes, str, MarkName]] = {
    "red": (_CHEERLEADER, "#ff5a4d", "drop"),
    "blue": (_ATHLETE, "#56a8ff", "hexagon"),
    "green": (_BOOKWORM, "#3fcf8e", "cross"),
    "yellow": (_QUEEN, "#ffd23f", "star"),
    "extra": (_DUMMY, "#cfc6dd", "circle"),
}


def _part(actor: int) -> tuple[Shapes, str, MarkName]:
    return _CAST["extra" if actor >= WILD else COLOURS[actor % len(COLOURS)]]


def person_of(actor: int) -> Shapes:
    """Returns who plays an Actor."""
    return _part(actor)[0]


def hue_of_actor(actor: int) -> str:
    """Returns the colour of an Actor."""
    return _part(actor)[1]


def mark_of_actor(actor: int) -> MarkName:
    """Returns the shape that goes with the colour."""
    return _part(actor)[2]
