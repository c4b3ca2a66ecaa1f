"""The sign of Casablanca: the singer in the light, and the black case."""

from __future__ import annotations

from games.casablanca.pictures.faces import star
from games.casablanca.pictures.look import LOOK
from games.casablanca.pictures.scenery import case
from games.drawing import Circle, Group
from games.drawing_kit import Sign

_SINGER = 6


SIGN = Sign(
    minutes=60,
    weight="medium",
    look=LOOK,
    emblem=(
        Circle(0, 0, 48, "#4b473f", LOOK.ink, 3),
        Group(star(_SINGER, LOOK.accent), -4, -2, scale=0.82),
        *case(28, 30, 44),
    ),
)
