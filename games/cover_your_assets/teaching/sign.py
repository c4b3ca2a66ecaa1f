"""The sign of Cover Your Assets: jewels, and the glove that wants them."""

from __future__ import annotations

from games.cover_your_assets.material import JEWELS
from games.cover_your_assets.pictures.look import INK, LOOK
from games.cover_your_assets.pictures.treasures import GLOVE, hue_of_kind, treasure
from games.drawing import Group, Rect
from games.drawing_kit import Sign

SIGN = Sign(
    minutes=30,
    weight="light",
    look=LOOK,
    emblem=(
        Rect(-48, -48, 72, 96, hue_of_kind(JEWELS), INK, 4, 10),
        Group(treasure(JEWELS), -12, -6, scale=0.66),
        Group(GLOVE[:3], 14, 26, -8, 0.42, mirror=True),
    ),
)
