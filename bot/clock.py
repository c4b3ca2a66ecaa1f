"""The one clock of the bot: the time, and alarms.

Times are unix milliseconds. `offset` is how far a local Discord has moved its clock ahead; on real
Discord it stays 0.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from collections.abc import Callable

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


_SET_BACK = 10 * SECOND
"""A timer that goes off this much too early means that the clock was set back."""

BEAT = 10 * MINUTE
"""The longest time between two notes that the bot is alive, while a clock runs."""

UNNOTED = BEAT + MINUTE
"""Milliseconds without a note after which no clock can have been running, so that a new clock notes
the time.

While clocks run only the heartbeat does, because the time given back after a crash would otherwise
reveal when somebody last answered in secret.
"""


def when(milliseconds: int) -> str:
    """Returns a time that Discord shows to each person in their own words, like "in two hours"."""
    return f"<t:{-(-milliseconds // SECOND)}:R>"


def time_of_day(milliseconds: int) -> str:
    """Returns a time that Discord shows to each person by their own clock, like "8:41:05 PM"."""
    return f"<t:{-(-milliseconds // SECOND)}:T>"


def clock_time(milliseconds: int) -> str:
    """Returns a time that Discord shows to each person by their own clock, like "8:41 PM"."""
    return f"<t:{-(-milliseconds // SECOND)}:t>"


def day(milliseconds: int) -> str:
    """Returns a day that Discord shows to each person, like "3 August 2026"."""
    return f"<t:{milliseconds // SECOND}:D>"


EARLIEST_CLOSE = {"objections": 30 * SECOND, "opening": 30 * SECOND}
"""The time for which each kind of sealed window stays open at least, so that quick answers (by a
standing order, for example) do not show. Other kinds close with their last answer.
"""


class Clock:
    """The time and its alarms. It follows discord.utils.utcnow, so a simulated Discord's clock
    is ours too.
    """

    def __init__(self) -> None:
        self.offset = 0
        self._alarms: dict[str, Alarm] = {}

    def now(self) -> int:
        """Returns the time in unix milliseconds."""
        return int(discord.utils.utcnow().timestamp() * 1000) + self.offset

    def real(self) -> int:
        """Returns the time without the offset of a local Discord, as real time has passed."""
        return self.now() - self.offset

    def steady(self) -> int:
        """Returns milliseconds on a clock that nobody sets; it starts anywhere."""
        return int(time.monotonic() * SECOND)

    def reading(self) -> tuple[int, int, int]:
        """Returns `now`, `real` and `steady`."""
        return self.now(), self.real(), self.steady()

    def alarm(self, name: str, ring: Callable[[], None]) -> Alarm:
        """Returns an alarm that calls `ring` when it goes off. There is one per name."""
        alarm = self._alarms[name] = Alarm(self, ring)
        return alarm

    def move(self, offset: int) -> None:
        """Moves the clock of a local Discord and checks all alarms again."""
        self.offset = offset
        for alarm in self._alarms.values():
            alarm.arm()

    def stop(self) -> None:
        """Stops all alarms."""
        for alarm in self._alarms.values():
            alarm.set(None)


class Alarm:
    """A timer that is set again and again, without a task that waits between two rings."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: int | None = None
        self._capped = False
        """Whether the timer goes off before the time that is set."""
        self._due = 0
        """The time when the timer should go off, by `Clock.real`."""
        self.late = 0
        """Milliseconds by which the timer was late when it last went off."""
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """Sets the time at which it goes off, instead of any earlier setting; None unsets it."""
        self._at = at
        self.arm()

    def sooner(self, at: int) -> None:
        """Sets the time at which it goes off, unless it already goes off earlier."""
        if self._at is None or at < self._at:
            self.set(at)

    def arm(self) -> None:
        """Starts the timer by the current clock."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._at is not None:
            # A day at most, because the loop's timer does not notice when the clock is changed.
            delay = max(self._at - self._clock.now(), 0)
            self._capped = delay > DAY
            self._due = self._clock.real() + min(delay, DAY)
            self._handle = asyncio.get_running_loop().call_later(
                min(delay, DAY) / SECOND, self._go_off
            )

    def _go_off(self) -> None:
        self._handle = None
        if self._at is None:
            return
        self.late = self._clock.real() - self._due
        # If the clock was set back, whoever is rung finds nothing due and sets the alarm again.
        early = self._at - self._clock.now()
        if early > 0 and (early < _SET_BACK or self._capped):
            self.arm()
            return
        self._at = None
        self._ring()
