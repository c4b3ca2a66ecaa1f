"""When the bot was last alive, so that its own absence counts against nobody.

The time stands in the store: written by a beat while clocks run, with a clock that is set when none
ran, and at the end; never with a move beside clocks that run, which it would tell of. Beats come
once a minute when a deadline is near and seldom when all are far away, ten minutes apart at most:
they cost nothing that can be measured, and a killed bot gives back at most one beat too much.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.clock import BEAT, MINUTE
from bot.faults import describe
from bot.store.errors import StoreError
from bot.store.sql.motions import MOTION_DUE
from bot.tables.clocks import next_ring, pace_of
from bot.tables.notices import Notice, write_notices
from bot.tables.ordered import ORDER
from bot.tables.pace import PACES
from bot.tables.tables import load
from bot.tables.timing import TIME, set_alarms_anew
from bot.tables.vacations import down_in_vacation

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

_PART = 16
"""A beat comes after such a part of the time until the next deadline."""

_SHOWN = 20
"""Boards are posted anew if their deadline has moved by such a part of the pace."""


class Heart:
    """Notes that the bot is alive, and at the start gives back the time it was not."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._alarm = tables.clock.alarm("alive", self._ring)
        self._running: asyncio.Task[None] | None = None
        self._beating = False
        self._stopped = False

    async def start(self) -> int:
        """Extend every deadline by the time the bot was down; returns that, in milliseconds.

        To be called before anything is enforced.
        """
        down = await self._tables.store.write(_give_back)
        if down:
            log.info("down for %s s; clocks were extended", down // 1_000)
        await self._beat()
        return down

    def note(self, table: Table) -> None:
        """A table has changed: a clock may run."""
        if next_ring(table) is not None:
            self.go_on()

    def go_on(self) -> None:
        """Something waits for a time, which has just been noted."""
        if not self._beating and not self._stopped:
            self._beating = True
            self._alarm.sooner(self._tables.clock.now() + MINUTE)

    async def stop(self) -> None:
        """The bot goes away in good order."""
        self._stopped = True
        self._alarm.set(None)
        if self._running is not None:
            await asyncio.wait([self._running])
        try:
            await self._tables.store.write(lambda tx: tx.stay_alive())
        except StoreError as error:
            log.error("the time of the end cannot be kept: %s", error.key)

    def _ring(self) -> None:
        if self._running is None and not self._stopped:
            self._running = asyncio.create_task(self._beat(), name="alive")

    async def _beat(self) -> None:
        """Note that the bot is alive, and go on only while a clock runs."""
        now = self._tables.clock.now()
        following: int | None = now + MINUTE
        self._beating = False  # a clock that starts to run meanwhile is noted
        try:
            following = await self._tables.store.write(lambda tx: next_beat(tx, now))
        except Exception as error:
            log.error("that the bot is alive cannot be kept: %s", describe(error))
        finally:
            self._running = None
            if following is not None and not self._stopped:
                self._beating = True
                self._alarm.sooner(following)


def next_beat(tx: Transaction, now: int) -> int | None:
    """Note that the bot is alive; returns when to do so again, None while nothing runs that its
    absence would put off.
    """
    tx.stay_alive()
    at = tx.next_deadline(TIME, MOTION_DUE)
    return None if at is None else now + min(max((at - now) // _PART, MINUTE), BEAT)


def _give_back(tx: Transaction) -> int:
    """Extend what ran while the bot was down, in one transaction with the note that it is back."""
    alive = tx.alive()
    tx.stay_alive()
    down = 0 if alive is None else max(tx.now - alive, 0)
    if not down:
        return 0
    tx.extend_motions(down)
    tx.put_off(ORDER, down)
    if not tx.extend_clocks(TIME, down):
        return 0
    for number in tx.tables_with_vacations():
        table = load(tx, number)
        if pace_of(table).slow:
            table = table.seated(
                tuple(down_in_vacation(s, alive or 0, tx.now) for s in table.seats)
            )
            for seat in table.seats:
                tx.save_clock(seat)
        set_alarms_anew(tx, table)
    moved = [p.key for p in PACES.values() if p.decision and down * _SHOWN >= p.decision]
    for number in tx.tables_on_time(moved):
        write_notices(tx, number, [Notice("board")])
    return down
