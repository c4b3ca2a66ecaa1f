"""Seats of people who had everything about them deleted: nobody can be found behind them.

Such a seat keeps its place; instead of a person it holds a number below zero, made from the place,
which leads to no one: nothing is sent to it and nobody is called by it. Its name is a neutral word.
While the game goes on a hash is kept of who it was, made with a secret of the database's own:
whoever has played one seat may take no other at that table, also as somebody new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words import speaker
from games.engine import text

if TYPE_CHECKING:
    from bot.store.transaction import Transaction


def nameless_id(place: int) -> int:
    """What a seat holds instead of a person; no two seats of a table hold the same."""
    return -1 - place


def nameless(person: int) -> bool:
    """Whether there is nobody behind a person's id."""
    return person < 0


def nameless_word(place: int, locale: str) -> str:
    """What such a seat is called."""
    return speaker(locale)(text("nameless-seat", number=place + 1))


def who_left(tx: Transaction, table: int, person: int) -> str:
    """What is kept of somebody who is forgotten while a game goes on: by table, so that it does not
    even tell that it is the same person at two.
    """
    return tx.keyed("left-seat", table, person)
