"""The sign of a game: what people learn of it before they choose it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec

from games.drawing_kit.looks import PLAIN, Look

if TYPE_CHECKING:
    from games.drawing_kit.text import Shapes

Weight: TypeAlias = Literal["light", "medium", "heavy"]
WEIGHTS: tuple[Weight, ...] = get_args(Weight)

EMBLEM = 100
"""The width and height that an emblem fills, around (0, 0)."""


class Sign(msgspec.Struct, frozen=True):
    """minutes: about how long a game takes if everybody is there and answers at once. weight: how
    much there is to learn before it can be played well. look: in which it is announced. emblem: a
    small drawing without words by which it is recognised, `EMBLEM` wide and high around (0, 0).
    """

    minutes: int
    weight: Weight
    look: Look = PLAIN
    emblem: Shapes = ()
