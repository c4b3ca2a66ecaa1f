"""The heartbeat: when the bot was last alive, so that lost time counts against nobody.

Nobody can play while the bot is down or frozen, while Discord is away, and while the store cannot
write. All of this is detected in one way: the bot notes that it is alive, and if a note comes much
later than it should, everything moves by the time since the previous one.

The time is in the store. It is written by a beat while clocks run, with a clock that is set when
none ran, and at shutdown; never with a move while clocks run, because it would reveal the move.
Beats come once a minute when a deadline is near and rarely when all are far away, at most ten
minutes apart. They cost next to nothing, and at most one interval too much is given back.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.clock import BEAT, MINUTE, SECOND
from bot.ending import FINISH_SECONDS, finish
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.store.sql.motions import MOTION_DUE
from bot.tables.clocks.clocks import next_ring, pace_of
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.saving import RESERVE, TIME, reset_alarms
from bot.tables.clocks.standing_orders import ORDER
from bot.tables.clocks.vacations import down_in_vacation
from bot.tables.clocks.waiting import note_waiting
from bot.tables.clocks.windows import CLOSING
from bot.tables.lobbies.patience import PATIENCE, is_waiting
from bot.tables.notifications import Notice, write_notices
from bot.tables.presence.sleep import SLEEP
from bot.tables.tables import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.reach import Reach
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LATE = 15 * SECOND
"""Milliseconds of delay after which a beat means that nobody could play. Discord counts as away
after this time too, because a shorter gap may be a connection that is resumed.
"""

_PART = 16
"""The time until the next deadline, divided by this, is the time until the next beat."""

_SHOWN = 20
"""Boards are posted again if their deadline has moved by the pace divided by this."""


class Heartbeat:
    """Notes that the bot is alive, and gives back time in which nobody could play.

    went_on: each is called when that time is over.
    """

    def __init__(self, tables: Tables, reach: Reach) -> None:
        self._tables = tables
        self._reach = reach
        self.went_on: list[Callable[[], None]] = []
        self._alarm = tables.clock.alarm("heartbeat", self._ring)
        self._running: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self._noted = tables.clock.reading()
        """When the bot was last noted to be alive."""
        self._expected: int | None = None
        """The time by which the next beat should come, by `Clock.real`; None if none is needed."""
        self._since: int | None = None
        """The time since which nobody has been able to play, in unix milliseconds, or None."""
        self._gone = False
        """Whether nobody can reach the bot, as far as is known."""
        self._stopped = False
        reach.watchers.append(self._ring)

    async def start(self) -> int:
        """Extends every deadline by the time the bot was down, and returns it in milliseconds.

        It must be called before anything is enforced.
        """
        down = await self._tables.store.write(_down)
        if down:
            log.info("down for %s s; clocks were extended", down // SECOND)
        async with self._turn:
            await self._is_gap()
            await self._beat()
        return down

    async def check(self) -> bool:
        """Whether due events may be handled now; time in which nobody could play is given back
        first.

        It must be asked before anything is enforced, because when a frozen process continues, all
        missed alarms ring in any order.
        """
        async with self._turn:
            if not self._stopped and await self._is_gap():
                await self._beat()
            return self._since is None

    @property
    def beats(self) -> bool:
        """Whether lost time is noticed here, which is not the case while nothing runs."""
        return self._expected is not None

    def note(self, table: Table) -> None:
        """Notes that a table has changed, so that a clock may run."""
        if next_ring(table) is not None or is_waiting(table):
            self.go_on()

    def go_on(self) -> None:
        """Starts to beat, because something waits for a time that has just been noted."""
        if self._expected is None and not self._stopped:
            self._noted = self._tables.clock.reading()
            self._plan(self._tables.clock.now() + MINUTE)

    async def stop(self) -> None:
        """Notes the time for the last time when the bot shuts down."""
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)
        if self._since is not None or self._missed() is not None:
            return  # lost time is given back at the next start
        try:
            await self._tables.store.write(lambda tx: tx.stay_alive())
        except StoreError as error:
            log.error("the time of the shutdown could not be stored: %s", error.key)

    def _ring(self) -> None:
        if self._running is None and not self._stopped:
            self._running = asyncio.create_task(self._rung(), name="heartbeat")

    async def _rung(self) -> None:
        try:
            async with self._turn:
                await self._is_gap()
                await self._beat()
        finally:
            self._running = None

    # -- with `_turn` held -----------------------------------------------------------------------

    async def _is_gap(self) -> bool:
        """Finds out whether, and since when, nobody has been able to play."""
        gone = await self._reach.gone_since()
        self._gone = gone is not None
        known = (self._since, self._missed(), gone)
        self._since = min((since for since in known if since is not None), default=None)
        return self._since is not None

    def _missed(self) -> int | None:
        """Returns since when the process was frozen or the clock was changed, or None.

        A clock that is set back changes nothing: the noted time is then in the future, and
        deadlines move back by as much as they seemed to gain.
        """
        if self._expected is None:
            return None
        clock, (noted, real, steady) = self._tables.clock, self._noted
        if clock.real() > self._expected + LATE:
            return noted
        set_back = (clock.steady() - steady) - (clock.real() - real)
        return clock.now() + set_back if set_back > LATE else None

    async def _beat(self) -> None:
        """Notes that the bot is alive, and continues only while a clock runs and it is useful."""
        now, since = self._tables.clock.now(), self._since
        following: int | None = now + MINUTE
        self._expected = None  # a clock that starts meanwhile notes the time itself
        try:
            if not self._gone:
                following = await self._note(now)
        except Exception as error:
            log.error("the heartbeat could not be stored: %s", describe(error))
            self._since = self._noted[0] if since is None else since
        finally:
            if following is not None and not self._stopped:
                self._plan(following)

    async def _note(self, now: int) -> int | None:
        """Gives back lost time and notes that the bot is alive; returns when to do so again."""
        since = self._since
        if since is None or abs(now - since) < LATE:
            following = await self._tables.store.write(lambda tx: next_beat(tx, now))
        else:
            following = await self._tables.change_all(lambda tx: _after_gap(tx, since, now))
            log.info("nobody could play for %s s; clocks were moved", (now - since) // SECOND)
        self._since, self._noted = None, self._tables.clock.reading()
        if since is not None:
            for tell in self.went_on:
                tell()
        return following

    def _plan(self, at: int) -> None:
        self._expected = at - self._tables.clock.offset
        self._alarm.set(at)


def next_beat(tx: Transaction, now: int) -> int | None:
    """Notes that the bot is alive and returns when to do so again, or None if nothing runs that
    an absence would postpone.
    """
    tx.stay_alive()
    at = tx.next_deadline((TIME, *PATIENCE), MOTION_DUE)
    return None if at is None else now + min(max((at - now) // _PART, MINUTE), BEAT)


def _down(tx: Transaction) -> int:
    """Gives back the time the bot was down, in one transaction with the note that it is back."""
    alive = tx.alive()
    down = 0 if alive is None else max(tx.now - alive, 0)
    if alive is not None and down:
        _give_back(tx, alive, tx.now)
    tx.stay_alive()
    return down


def _after_gap(tx: Transaction, since: int, now: int) -> int | None:
    _give_back(tx, since, now)
    return next_beat(tx, now)


def _give_back(tx: Transaction, since: int, now: int) -> None:
    """Moves everything that runs by the time in which nobody could play.

    Pauses and vacations end on the day that was agreed on, because no clock runs meanwhile.
    """
    by = now - since
    tx.extend_motions(by)
    for kind in (ORDER, SLEEP, RESERVE, *PATIENCE):
        tx.put_off(kind, by)
    tx.extend_windows(CLOSING, since, by)
    if not tx.extend_clocks(TIME, by):
        return
    for number in tx.tables_with_vacations():
        table = load(tx, number)
        if pace_of(table).slow:
            table = table.seated(tuple(down_in_vacation(s, since, now) for s in table.seats))
            for seat in table.seats:
                tx.save_clock(seat)
        reset_alarms(tx, table)
        note_waiting(tx, table)
    moved = [p.key for p in PACES.values() if p.decision and abs(by) * _SHOWN >= p.decision]
    for number in tx.tables_on_time(moved):
        write_notices(tx, number, [Notice("turn")])
