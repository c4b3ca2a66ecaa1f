"""The names of people at a table, and the seating when its game begins: drawn, or moved on by
one seat in a rematch.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from bot.ids import PersonId
from bot.tables.anonymous import nameless_word
from bot.tables.names import told_apart
from games.chance import Seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.rows import SeatRow
    from games.registry import AnyGame


def seat_name(name: str, others: Sequence[SeatRow], game: AnyGame, locale: str) -> str:
    """Returns somebody's name at a table from the moment they join: different from all others
    there, and from the name of an anonymous seat.

    name: cleaned. others: the existing seats, including one that is taken over. locale: the table's
    language.
    """
    numbered = (nameless_word(place, locale) for place in range(game.seats[-1]))
    return told_apart(name, [*(seat.name for seat in others), *numbered])


def shuffled(people: Sequence[PersonId], seed: bytes) -> list[PersonId]:
    """Returns the seating, drawn from a chance of its own, so that the game's chance starts at its
    seed.

    Its seed is SHA-256 of the table's seed followed by ``seats``; people are drawn one after
    another from the order in which they joined.
    """
    chance = Seeded(hashlib.sha256(seed + b"seats").digest())
    bag: list[int] = list(people)
    return [PersonId(chance.draw(bag, str)) for _ in people]


def rotated(people: Sequence[PersonId], before: Sequence[PersonId]) -> list[PersonId] | None:
    """Returns the seating of a rematch: everybody moves up by one, and the first player is now
    last.

    before: who sat at the finished table, by seat. Returns None if the people are not the same.
    """
    return [*before[1:], *before[:1]] if sorted(people) == sorted(before) else None
