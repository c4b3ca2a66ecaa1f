"""The plan of the week: who plays what, who is there when, and what goes wrong when.

Time goes by in slots of five hours, and whoever is there plays at its beginning. With a day a
decision (24 is 4 modulo 5) and outages of whole slots, a deadline falls an hour before a slot and
the next one earlier still: the minutes that a killed bot gives back to every clock, ten at most,
decide nothing, so the same week with the bot killed has to give the same games.
"""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from typing import NamedTuple

ZONE = "Europe/Paris"
BEGIN = datetime(2026, 3, 25, 17, tzinfo=UTC)
"""A Wednesday."""
CHANGED = date(2026, 3, 29)
"""In the night to this day the clocks are put forward."""
SLOT = 5 * 3600
"""Seconds."""
SLOTS = 33
"""So many slots are the week."""
GATHERED = 31
"""From this slot on everybody is there, and plays until all is over."""
OUTAGES = {8: 10, 19: 22}
"""The bot goes down when a slot has been played, and comes up at the beginning of another."""
ARCHIVED = {6: "slasher", 24: "capital-power"}
"""Whose thread is archived before a slot."""
ROUNDS = 3
"""So many moves are made at a table in a slot at most, but for the last ones."""
LEFT = ("agent", "casablanca", "capital-power")
"""Games that take too long: in the end all but one leave them."""

PEOPLE = {"ann": 0.8, "bob": 0.7, "cat": 0.75, "dan": 0.7}
"""How often somebody is there."""
AWAY = {"dan": range(5, 26), "ann": range(11, 16)}
"""When somebody is not there at all: the table plays for the one, the other is on vacation."""
VACATION = ("ann", date(2026, 3, 28))
"""A whole day, by the clock in Paris."""
CLOSED = "cat"
"""Whose direct messages are closed."""
FRENCH = "bob"
QUIET = {"ann": ("21:00", "8:30"), "dan": ("23", "7")}
"""No reminders from when to when, by the clock in Paris."""


class Plan(NamedTuple):
    """One table. people: the first is the host."""

    game: str
    people: tuple[str, ...]
    pace: str
    options: dict[str, str]
    orders: bool = True
    """Whether standing orders are given: not where one that is followed hours later puts the next
    deadline to where people begin to play, so that minutes given back would decide.
    """


class Pause(NamedTuple):
    """A pause by vote. slot: after which; value: how long."""

    table: int
    slot: int
    puts: str
    agrees: str
    value: str


class Taken(NamedTuple):
    """A seat that somebody takes over from somebody. slot: from which on they try."""

    table: int
    slot: int
    by: str
    of: str


PAUSE = Pause(1, 18, "cat", "ann", "day")
"""Over an outage."""
TAKEN = Taken(2, 9, "ann", "dan")


TABLES = (
    Plan("slush-fund", ("ann", "bob", "cat"), "day", {"length": "short"}),
    Plan("slasher", ("bob", "cat", "dan"), "day", {"target": "10"}, orders=False),
    Plan("cover-your-assets", ("dan", "ann", "bob", "cat"), "day", {}, orders=False),
    Plan("agent", ("ann", "dan"), "evening", {"agents": "one"}),
    Plan("casablanca", ("cat", "dan"), "day", {"agents": "one"}),
    Plan("capital-power", ("bob", "ann"), "day", {"length": "express", "round_limit": "25"}),
)


def draws(*words: object) -> random.Random:
    """Draws that follow from these words."""
    return random.Random(" ".join(map(str, words)))


def present(slot: int) -> list[str]:
    """Who is there, in the order in which they look."""
    here = [
        name
        for name, often in PEOPLE.items()
        if slot not in AWAY.get(name, ()) and draws("there", name, slot).random() < often
    ]
    chosen = list(PEOPLE) if slot >= GATHERED else here
    return draws("order", slot).sample(chosen, len(chosen))
