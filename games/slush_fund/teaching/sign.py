"""The sign of Slush Fund: a politician, and the money on its way to him."""

from __future__ import annotations

from games.drawing import Circle, Curve, Group, Rect
from games.drawing_kit import Sign
from games.slush_fund.pictures.cards import NOTES
from games.slush_fund.pictures.look import CREAM, LOOK
from games.slush_fund.pictures.politicians import portrait

_MAYOR = 4


def _note(number: int, x: float, y: float, angle: float) -> Group:
    paper, print_ = NOTES[number]
    drawn = (
        Rect(-30, -16, 60, 32, paper, print_, 3, 4),
        Circle(0, 0, 9, CREAM, print_, 3),
        Curve("M-20 0h4M16 0h4", None, print_, 4),
    )
    return Group(drawn, x, y, angle)


SIGN = Sign(
    minutes=30,
    weight="light",
    look=LOOK,
    emblem=(
        Group(portrait(_MAYOR, 0, 0, 84)[:1], -50, -50),
        _note(1, 14, 36, -14),
        _note(3, 22, 30, 8),
    ),
)
