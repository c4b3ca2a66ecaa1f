"""Seats of people who had everything about them deleted: nobody can be found behind them.

Such a seat keeps its place; instead of a person it holds a number below zero, made from the place,
which leads to no one: nothing is sent to it and nobody is called by it. Its name is a neutral word.
"""

from __future__ import annotations

from bot.words import speaker
from games.engine import text


def nameless_id(place: int) -> int:
    """What a seat holds instead of a person; no two seats of a table hold the same."""
    return -1 - place


def nameless(person: int) -> bool:
    """Whether there is nobody behind a person's id."""
    return person < 0


def nameless_word(place: int, locale: str) -> str:
    """What such a seat is called."""
    return speaker(locale)(text("nameless-seat", number=place + 1))
