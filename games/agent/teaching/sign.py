"""The sign of Agent: a spy and the case."""

from __future__ import annotations

from games.agent.pictures.faces import spy
from games.agent.pictures.look import LOOK
from games.agent.pictures.scenery import case
from games.drawing import Circle, Group
from games.drawing_kit import Sign

_HUE = "#d1282d"


SIGN = Sign(
    minutes=45,
    weight="medium",
    look=LOOK,
    emblem=(
        Circle(0, 0, 48, "#29425a", LOOK.accent, 3),
        Group(spy(0, _HUE), -4, -2, scale=0.82),
        *case(28, 30, 44),
    ),
)
