"""The sign of Capital Power: the bank, with white and black money."""

from __future__ import annotations

from games.capital_power.pictures.art import note, tower
from games.capital_power.pictures.look import LOOK
from games.drawing import Group, Rect
from games.drawing_kit import Sign

SIGN = Sign(
    minutes=90,
    weight="heavy",
    look=LOOK,
    emblem=(
        Rect(-48, -48, 96, 96, "#274f8b", LOOK.faint, 3, 12),
        Group(tower(), -8, 0),
        note(16, 18, black=False, angle=-10),
        note(20, 32, black=True, angle=4),
    ),
)
