"""Dice of imagined games that are spread evenly: over all worlds in which moves are compared, each
die shows every side about equally often.

What a single die does to the comparison then no longer depends on luck (a Latin hypercube: only
what several dice do together still does), so fewer worlds tell as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import random

Dice: TypeAlias = "tuple[float, ...]"
"""The first dice of an imagined game, as `games.chance.Quick` takes them."""


def spread(worlds: int, dice: int, rng: random.Random) -> list[Dice]:
    """Returns the first dice of so many worlds, each of them spread evenly over the worlds."""
    if not dice:
        return [()] * worlds
    columns = []
    for _ in range(dice):
        column = [(place + rng.random()) / worlds for place in range(worlds)]
        rng.shuffle(column)
        columns.append(column)
    return list(zip(*columns, strict=True))
