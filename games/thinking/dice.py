"""Dice of imagined games that are spread evenly: over all worlds in which moves are compared, each
die shows every side about equally often.

What a single die does to the comparison then no longer depends on luck (a Latin hypercube: only
what several dice do together still does), so fewer worlds tell as much.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.chance import Quick

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

Dice: TypeAlias = "tuple[float, ...]"
"""By die, in the order in which they are rolled, how far up its sides it falls, from 0 to 1."""


class Cast(Quick):
    """Chance of an imagined game whose first dice are known; the rest is drawn."""

    __slots__ = ("_dice",)

    def __init__(self, seed: int, dice: Sequence[float]) -> None:
        super().__init__(seed)
        self._dice = iter(dice)

    def die(self, sides: int = 6) -> int:
        """Returns a number from 1 to `sides`."""
        part = next(self._dice, None)
        return super().die(sides) if part is None else 1 + int(part * sides)


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
