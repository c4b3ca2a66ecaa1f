"""The sign of Slasher: a Monster and its claws."""

from __future__ import annotations

from games.drawing import Group
from games.drawing_kit import Sign
from games.slasher.material import CLOWN
from games.slasher.pictures.cards import claw_marks, medallion
from games.slasher.pictures.look import LOOK

SIGN = Sign(
    minutes=20,
    weight="medium",
    look=LOOK,
    emblem=(
        *medallion(CLOWN, 0, 0, 48),
        Group(claw_marks(0, 0), -6, -30, scale=0.62),
    ),
)
