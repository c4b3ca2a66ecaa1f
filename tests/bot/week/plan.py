"""The plan of the week: who plays what, who is there when, and what goes wrong when.

Time passes in slots of five hours, and everybody who is there plays at the beginning of a slot.
With a day for a decision (24 is 4 modulo 5) and outages of whole slots, a deadline comes an hour
before a slot and the next one earlier still. So the minutes that a killed bot gives back to every
clock, ten at most, decide nothing, and the same week with the bot killed must give the same games.
"""

from __future__ import annotations

import random
from datetime import UTC, date, datetime
from typing import NamedTuple

from bot.ids import TableNumber

ZONE = "Europe/Paris"
BEGIN = datetime(2026, 3, 25, 17, tzinfo=UTC)
"""A Wednesday."""
CHANGED = date(2026, 3, 29)
"""Day before which the clocks are put forward in the night."""
SLOT = 5 * 3600
"""Seconds in a slot."""
SLOTS = 33
"""Slots in the week."""
GATHERED = 31
"""Slot from which everybody is there and plays until everything is over."""
OUTAGES = {8: 10, 19: 22}
"""Slots after which the bot goes down, with the slot at whose beginning it comes up again."""
ARCHIVED = {6: "slasher", 24: "capital-power"}
"""Slots before which the thread of a table is archived."""
ROUNDS = 3
"""Most moves made at a table in a slot, before the last slots."""
LEFT = ("agent", "casablanca", "capital-power")
"""Games that take too long, which everybody but one leaves in the end."""

PEOPLE = {"ann": 0.8, "bob": 0.7, "cat": 0.75, "dan": 0.7}
"""How often each person is there."""
AWAY = {"dan": range(5, 26), "ann": range(11, 16)}
"""Slots in which a person is away; the table plays for one of them, the other is on vacation."""
VACATION = ("ann", date(2026, 3, 28))
"""A whole day, in Paris time."""
CLOSED = "cat"
"""A person whose direct messages are closed."""
FRENCH = "bob"
QUIET = {"ann": ("21:00", "8:30"), "dan": ("23", "7")}
"""Quiet hours, in Paris time."""


class Plan(NamedTuple):
    """One table. people: its players, with the host first."""

    game: str
    people: tuple[str, ...]
    pace: str
    options: dict[str, str]
    orders: bool = True
    """Whether standing orders are given. They are not where an order that answers hours later would
    put the next deadline near the time at which people play, because minutes given back would
    decide.
    """


class Pause(NamedTuple):
    """A pause by vote. slot: the slot before it; value: its length."""

    table: TableNumber
    slot: int
    puts: str
    agrees: str
    value: str


class Taken(NamedTuple):
    """A seat that one person takes over from another. slot: the first slot in which they try."""

    table: TableNumber
    slot: int
    by: str
    of: str


PAUSE = Pause(TableNumber(1), 18, "cat", "ann", "day")
"""The pause lasts over an outage."""
TAKEN = Taken(TableNumber(2), 9, "ann", "dan")


TABLES = (
    Plan("slush-fund", ("ann", "bob", "cat"), "day", {"length": "short"}),
    Plan("slasher", ("bob", "cat", "dan"), "day", {"target": "10"}, orders=False),
    Plan("cover-your-assets", ("dan", "ann", "bob", "cat"), "day", {}, orders=False),
    Plan("agent", ("ann", "dan"), "evening", {"agents": "one"}),
    Plan("casablanca", ("cat", "dan"), "day", {"agents": "one"}),
    Plan("capital-power", ("bob", "ann"), "day", {"length": "express", "round_limit": "25"}),
)


def draws(*words: object) -> random.Random:
    """Returns a generator that these words determine."""
    return random.Random(" ".join(map(str, words)))


def present(slot: int) -> list[str]:
    """Returns the people who are there, in the order in which they look."""
    here = [
        name
        for name, often in PEOPLE.items()
        if slot not in AWAY.get(name, ()) and draws("there", name, slot).random() < often
    ]
    chosen = list(PEOPLE) if slot >= GATHERED else here
    return draws("order", slot).sample(chosen, len(chosen))
