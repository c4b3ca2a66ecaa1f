"""The one clock of the bot: what time it is, and something to do at a time.

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
"""A timer that goes off so much too early tells of a clock that was set back."""

BEAT = 10 * MINUTE
"""The longest time between two notes that the bot is alive, while a clock runs."""

UNNOTED = BEAT + MINUTE
"""Without a note for so long nothing has run: what is set now notes it. While clocks run only time
does: how much is given back after a crash would tell when somebody last answered in secret.
"""


def when(milliseconds: int) -> str:
    """A time as Discord shows it to everybody in their own words: in two hours."""
    return f"<t:{-(-milliseconds // SECOND)}:R>"


def day(milliseconds: int) -> str:
    """A day as Discord shows it: 3 August 2026."""
    return f"<t:{milliseconds // SECOND}:D>"


EARLIEST_CLOSE = {"objections": 30 * SECOND, "opening": 30 * SECOND}
"""How long a sealed window of a kind stays open at least, so that quick answers (a standing
order, say) do not show; a kind that is not named closes with its last answer.
"""


class Clock:
    """Tells the time and rings one alarm. discord.utils.utcnow is followed so that a simulated
    Discord's clock is ours too.
    """

    def __init__(self) -> None:
        self.offset = 0
        self._alarms: dict[str, Alarm] = {}

    def now(self) -> int:
        """Unix milliseconds."""
        return int(discord.utils.utcnow().timestamp() * 1000) + self.offset

    def real(self) -> int:
        """The same without what a local Discord has moved it: so much has passed on the wall."""
        return self.now() - self.offset

    def steady(self) -> int:
        """Milliseconds on a clock that nobody sets; it begins anywhere."""
        return int(time.monotonic() * SECOND)

    def reading(self) -> tuple[int, int, int]:
        """What all three say: `now`, `real`, `steady`."""
        return self.now(), self.real(), self.steady()

    def alarm(self, name: str, ring: Callable[[], None]) -> Alarm:
        """An alarm that calls `ring` when it goes off. One a name."""
        alarm = self._alarms[name] = Alarm(self, ring)
        return alarm

    def move(self, offset: int) -> None:
        """A local Discord moved its clock: look at all alarms again."""
        self.offset = offset
        for alarm in self._alarms.values():
            alarm.arm()

    def stop(self) -> None:
        """No alarm goes off any more."""
        for alarm in self._alarms.values():
            alarm.set(None)


class Alarm:
    """A re-armed timer, never a task that waits: nothing is parked between two rings."""

    def __init__(self, clock: Clock, ring: Callable[[], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._at: int | None = None
        self._capped = False
        """Whether the timer goes off before the time that is set."""
        self._due = 0
        """When the timer should go off, as `Clock.real` tells the time."""
        self.late = 0
        """By how much the timer was late when it last went off, milliseconds."""
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """Go off at this time instead of any set before; None: do not go off."""
        self._at = at
        self.arm()

    def sooner(self, at: int) -> None:
        """Go off at this time unless it does so earlier."""
        if self._at is None or at < self._at:
            self.set(at)

    def arm(self) -> None:
        """Start the timer for what is set, by the clock as it stands now."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._at is not None:
            # A day at most: the loop's timer knows nothing of a clock that is changed.
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
        # Where the clock was set back, whoever is rung for looks for what is due, and waits on.
        early = self._at - self._clock.now()
        if early > 0 and (early < _SET_BACK or self._capped):
            self.arm()
            return
        self._at = None
        self._ring()
