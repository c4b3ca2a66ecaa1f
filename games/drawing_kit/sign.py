"""The sign of a game: what people learn of it before they choose it."""

from __future__ import annotations

from typing import Literal

import msgspec


class Sign(msgspec.Struct, frozen=True):
    """minutes: about how long a game takes if everybody is there and answers at once. weight: how
    much there is to learn before it can be played well.
    """

    minutes: int
    weight: Literal["light", "medium", "heavy"]
