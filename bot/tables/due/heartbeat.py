"""When the bot was last alive, so that time in which nobody could play counts against nobody.

Nobody can play while the bot is down or frozen, while Discord is away, and while the store cannot
write. All of it is found out in one way: the bot notes that it is alive, and where a note comes
much later than it should, everything moves by the time since the one before.

The time stands in the store: written by a beat while clocks run, with a clock that is set when none
ran, and at the end; never with a move beside clocks that run, which it would tell of. Beats come
once a minute when a deadline is near and seldom when all are far away, ten minutes apart at most:
they cost nothing that can be measured, and at most one beat is given back too much.
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
from bot.tables.clocks.saving import TIME, set_alarms_anew
from bot.tables.clocks.standing_orders import ORDER
from bot.tables.clocks.vacations import down_in_vacation
from bot.tables.clocks.waiting import note_waiting
from bot.tables.clocks.windows import CLOSING
from bot.tables.notifications import Notice, write_notices
from bot.tables.tables import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.reach import Reach
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

LATE = 15 * SECOND
"""So much later than it was set for, a beat tells of time in which nobody could play. Discord is
away so long when it is more than a connection that is taken up again.
"""

_PART = 16
"""A beat comes after such a part of the time until the next deadline."""

_SHOWN = 20
"""Boards are posted anew if their deadline has moved by such a part of the pace."""


class Heartbeat:
    """Notes that the bot is alive, and gives back the time in which nobody could play.

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
        """By when the next beat should come, as `Clock.real` tells the time; None: none need."""
        self._since: int | None = None
        """Since when nobody has been able to play, unix milliseconds, if that is so."""
        self._gone = False
        """Whether nobody can reach the bot, as far as it was found out."""
        self._stopped = False
        reach.watchers.append(self._ring)

    async def start(self) -> int:
        """Extend every deadline by the time the bot was down; returns that, in milliseconds.

        To be called before anything is enforced.
        """
        down = await self._tables.store.write(_down)
        if down:
            log.info("down for %s s; clocks were extended", down // SECOND)
        async with self._turn:
            await self._is_gap()
            await self._beat()
        return down

    async def check(self) -> bool:
        """Whether what is due may be done now; time in which nobody could play is given back first.

        To be asked before anything is enforced: when a frozen process goes on, whatever was due
        meanwhile rings, in any order.
        """
        async with self._turn:
            if not self._stopped and await self._is_gap():
                await self._beat()
            return self._since is None

    @property
    def beats(self) -> bool:
        """Whether time that is lost is noticed here: not where nothing runs."""
        return self._expected is not None

    def note(self, table: Table) -> None:
        """A table has changed: a clock may run."""
        if next_ring(table) is not None:
            self.go_on()

    def go_on(self) -> None:
        """Something waits for a time, which has just been noted."""
        if self._expected is None and not self._stopped:
            self._noted = self._tables.clock.reading()
            self._plan(self._tables.clock.now() + MINUTE)

    async def stop(self) -> None:
        """The bot goes away in good order."""
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)
        if self._since is not None or self._missed() is not None:
            return  # what is owed is given back at the next start
        try:
            await self._tables.store.write(lambda tx: tx.stay_alive())
        except StoreError as error:
            log.error("the time of the end cannot be kept: %s", error.key)

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
        """Find out whether, and since when, nobody has been able to play."""
        gone = await self._reach.gone_since()
        self._gone = gone is not None
        known = (self._since, self._missed(), gone)
        self._since = min((since for since in known if since is not None), default=None)
        return self._since is not None

    def _missed(self) -> int | None:
        """Since when the process was frozen or the clock was changed; None if neither was so.

        A clock that is set back takes nothing away and gives nothing: the time is in the future
        then, and as much is taken from what it seemed to give.
        """
        if self._expected is None:
            return None
        clock, (noted, real, steady) = self._tables.clock, self._noted
        if clock.real() > self._expected + LATE:
            return noted
        set_back = (clock.steady() - steady) - (clock.real() - real)
        return clock.now() + set_back if set_back > LATE else None

    async def _beat(self) -> None:
        """Note that the bot is alive, and go on only while a clock runs; not while it is no use."""
        now, since = self._tables.clock.now(), self._since
        following: int | None = now + MINUTE
        self._expected = None  # a clock that starts to run meanwhile is noted
        try:
            if not self._gone:
                following = await self._note(now)
        except Exception as error:
            log.error("that the bot is alive cannot be kept: %s", describe(error))
            self._since = self._noted[0] if since is None else since
        finally:
            if following is not None and not self._stopped:
                self._plan(following)

    async def _note(self, now: int) -> int | None:
        """Give back what is owed, and note that the bot is alive; returns when to do so again."""
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
    """Note that the bot is alive; returns when to do so again, None while nothing runs that its
    absence would put off.
    """
    tx.stay_alive()
    at = tx.next_deadline(TIME, MOTION_DUE)
    return None if at is None else now + min(max((at - now) // _PART, MINUTE), BEAT)


def _down(tx: Transaction) -> int:
    """Give back the time the bot was down, in one transaction with the note that it is back."""
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
    """Move all that runs by the time in which nobody could play.

    Rests and vacations end on the day that was agreed on; no clock runs meanwhile.
    """
    by = now - since
    tx.extend_motions(by)
    tx.put_off(ORDER, by)
    tx.extend_windows(CLOSING, since, by)
    if not tx.extend_clocks(TIME, by):
        return
    for number in tx.tables_with_vacations():
        table = load(tx, number)
        if pace_of(table).slow:
            table = table.seated(tuple(down_in_vacation(s, since, now) for s in table.seats))
            for seat in table.seats:
                tx.save_clock(seat)
        set_alarms_anew(tx, table)
        note_waiting(tx, table)
    moved = [p.key for p in PACES.values() if p.decision and abs(by) * _SHOWN >= p.decision]
    for number in tx.tables_on_time(moved):
        write_notices(tx, number, [Notice("board")])
