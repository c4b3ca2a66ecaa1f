"""What is due for a night, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR, MINUTE, SECOND

if TYPE_CHECKING:
    from bot.ids import NightId
    from bot.store.transaction import Transaction

REMIND, GATHER, SEAT, LAPSE = "remind", "gather", "seat", "lapse"
"""People are reminded; they are called; whoever is there is seated; nobody has come."""

GIVE_UP = "give-up"
"""The host has not said whether a night begins whose hour passed while the bot was away."""

DEAL, BENCH, CLOSE, END = "deal", "bench", "close", "end"
"""The games of a round have begun, or cannot; the bench is seated; nobody has played for a while;
it is late.
"""

FORGET = "forget"
"""What people have answered is forgotten."""

AWAY = (REMIND, GATHER, SEAT, LAPSE, GIVE_UP)
"""Before the first tables."""

REMINDED_BEFORE, CALLED_BEFORE = HOUR, 10 * MINUTE
NOW = 5 * MINUTE
"""How far ahead a night is that begins now."""

JUST_HERE = 15 * MINUTE
"""A press of this long ago, or later, counts as being there."""

LATE_COMERS = 5 * MINUTE
"""For which people who are late are waited for, if that saves a table."""

SECOND_PERSON = 20 * MINUTE
"""For which a night waits until it can seat anybody."""

GRACE = 75 * SECOND
"""From the opening of tables, whose games begin by themselves after a minute, to the look at those
that did not.
"""

BENCH_GRACE = 15 * SECOND
"""For which a bench of two or three waits for a third or fourth, once nobody else plays."""

BENCH_PATIENCE = 10 * MINUTE
"""For which two or three wait for more while others play."""

QUIET, LONGEST = 20 * MINUTE, 6 * HOUR
"""After the last table, and after the hour, a night is over."""

KEPT = 90 * DAY

PUNCTUAL = 2 * MINUTE
"""An event that is later than this means that the bot was away."""

CALLED_AGAIN, ASKED = 30 * MINUTE, 3 * HOUR
"""If the bot was away for so long after the hour, people are called again; the host is asked."""


def plan_agenda(tx: Transaction, night: NightId, starts: int) -> None:
    """Sets what is due before a night that begins at a time (unix milliseconds)."""
    tx.drop_night_due(night)
    if starts - REMINDED_BEFORE > tx.now:
        tx.set_night_due(night, REMIND, starts - REMINDED_BEFORE)
    tx.set_night_due(night, GATHER, max(starts - CALLED_BEFORE, tx.now))
