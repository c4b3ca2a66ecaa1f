"""Seats of people who had their data deleted, so that nobody can be identified by them.

Such a seat keeps its place. Instead of a person it holds a negative number made from the place,
which identifies nobody; nothing is sent to it and it is never mentioned. Its name is a neutral
word. While the game goes on, a keyed hash of the person is kept, made with the database's own
secret, because whoever has played one seat cannot take another at that table, even as somebody new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import PersonId, TableNumber
from bot.words import speaker
from games.engine import text

if TYPE_CHECKING:
    from bot.store.transaction import Transaction


def nameless_id(place: int) -> PersonId:
    """Returns the number that an anonymous seat holds instead of a person, different for each
    seat of a table.
    """
    return PersonId(-1 - place)


def nameless(person: PersonId) -> bool:
    """Whether an id is nobody's: that of an anonymous seat, or of a computer's."""
    return person < 0


def nameless_word(place: int, locale: str) -> str:
    """Returns the name of an anonymous seat."""
    return speaker(locale)(text("nameless-seat", number=place + 1))


def who_left(tx: Transaction, table: TableNumber, person: PersonId) -> str:
    """Returns the hash that is kept of somebody who is forgotten during a game. It depends on
    the table, so it does not even reveal that two tables had the same person.
    """
    return tx.keyed("left-seat", table, person)
