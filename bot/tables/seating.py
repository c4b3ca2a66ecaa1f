"""Who sits where when a game begins: drawn, or moved on by one seat in a rematch."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from games.chance import Seeded

if TYPE_CHECKING:
    from collections.abc import Sequence


def shuffled(people: Sequence[int], seed: bytes) -> list[int]:
    """The seating: drawn from a chance of its own, so that the game's starts at its seed.

    Its seed is SHA-256 of the table's seed followed by ``seats``; people are drawn one after
    another from the order in which they sat down.
    """
    chance = Seeded(hashlib.sha256(seed + b"seats").digest())
    bag = list(people)
    return [chance.draw(bag, str) for _ in people]


def rotated(people: Sequence[int], before: Sequence[int]) -> list[int] | None:
    """The seating of a rematch: everybody moves up by one, and who began now comes last.

    before: who sat at the finished table, by seat. None where others sit here than sat there.
    """
    return [*before[1:], *before[:1]] if sorted(people) == sorted(before) else None
