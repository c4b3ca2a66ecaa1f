"""Whatever must happen at a time: one alarm for the next due row, claimed and checked when it
rings, so that a stale one does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.ending import FINISH_SECONDS, finish
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.store.sql.motions import MOTION_DUE
from bot.tables.clocks.clocks import next_ring, pace_of, time_of
from bot.tables.clocks.pace import left_at
from bot.tables.clocks.saving import RETURN, TIME
from bot.tables.clocks.standing_orders import ORDER, ordered_seats, plan_orders_anew, time_to
from bot.tables.clocks.windows import CLOSING
from bot.tables.due.heartbeat import LATE
from bot.tables.pausing import WAKE
from bot.tables.tables import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import DueRow
    from bot.store.transaction import Transaction
    from bot.tables.due.heartbeat import Heartbeat
    from bot.tables.due.reminders import Reminders
    from bot.tables.due.timeouts import Timeouts
    from bot.tables.due.vacationing import Vacationing
    from bot.tables.motions.motions import Motions
    from bot.tables.playing import Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

_LATER_MS = 5_000


class Scheduler:
    """Rings for what is due and has it done.

    posted: each is called when something has been put in the outbox that belongs to no one table.
    """

    def __init__(
        self,
        tables: Tables,
        playing: Playing,
        timeouts: Timeouts,
        reminders: Reminders,
        motions: Motions,
        vacationing: Vacationing,
        heartbeat: Heartbeat,
    ) -> None:
        self._tables = tables
        self._playing = playing
        self._timeouts = timeouts
        self._reminders = reminders
        self._motions = motions
        self._vacationing = vacationing
        self._heartbeat = heartbeat
        heartbeat.went_on.append(self._go_on)
        self.posted: list[Callable[[], None]] = []
        self._alarm = tables.clock.alarm("scheduler", self._ring)
        self._running: asyncio.Task[None] | None = None
        self._again = False
        """Whether the alarm has gone off while something was being done."""
        self._stopped = False

    async def start(self) -> None:
        """Set the alarm for what the store says is due next."""
        at = await self._tables.store.read(lambda tx: tx.next_due())
        if at is not None:
            self._alarm.sooner(at)

    def sooner(self, at: int) -> None:
        """Something will be due at this time."""
        if not self._stopped:
            self._alarm.sooner(at)

    def note(self, table: Table) -> None:
        """A table has changed: it may have something due sooner."""
        waits = table.row.closes > self._tables.clock.now()
        if not self._stopped and (waits or (table.house_to_act and not table.row.still)):
            self._alarm.sooner(table.row.closes)
        at = next_ring(table)
        if at is not None and not self._stopped:
            # A reminder may be due before that: the store knows which. A ring too many is nothing.
            now, span = self._tables.clock.now(), time_of(table) or 0
            steps = (1, 2) if pace_of(table).reminds else ()
            soon = (time for step in steps if (time := at - left_at(step, span)) > now)
            self._alarm.sooner(min(soon, default=at))
        if table.row.phase == "playing" and ordered_seats(table):
            self.sooner(time_to(table))
        for seat in table.seats:
            if seat.off_to is not None:
                self.sooner(seat.off_to)

    async def stop(self) -> None:
        """Finish what is being done; nothing rings any more."""
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)

    def _go_on(self) -> None:
        """People can play again: what has waited for that is done, and boards are posted anew."""
        self.sooner(self._tables.clock.now())
        for tell in self.posted:
            tell()

    def _ring(self) -> None:
        if self._running is not None:
            self._again = True
        elif not self._stopped:
            self._running = asyncio.create_task(self._run(), name="scheduler")

    async def _run(self) -> None:
        self._again = False
        now = self._tables.clock.now()
        following: int | None = now + _LATER_MS
        try:
            await self._put_off_orders()
            if not await self._heartbeat.check():
                following, self._again = None, False  # the heartbeat tells when it goes on
                return
            failed = await self._do_all(now)
            following = await self._tables.store.read(lambda tx: tx.next_due())
            if failed and following is not None:
                following = max(following, now + _LATER_MS)
        except StoreError as error:
            log.error("the scheduler cannot be read: %s", error.key)
        finally:
            self._running = None
            # What was noted since the store was asked is not in its answer: it stays noted.
            if self._again:
                following = now
            if following is not None and not self._stopped:
                self._alarm.sooner(following)

    async def _put_off_orders(self) -> None:
        """The heartbeat stands still where no clock runs: a frozen process finds out here, so that
        what is ordered is not answered in the moment it goes on, as no person would.
        """
        late, self._alarm.late = self._alarm.late, 0
        if late <= LATE or self._heartbeat.beats:
            return

        def anew(tx: Transaction) -> None:
            for row in tx.due(tx.now):
                if row.kind == ORDER:
                    plan_orders_anew(tx, load(tx, row.table_id))

        await self._tables.store.write(anew)

    async def _do_all(self, now: int) -> bool:
        """Do what is due; whether something failed and has to be tried again."""
        failed = False
        for row in await self._tables.store.read(lambda tx: tx.due(now)):
            if self._stopped:
                break
            try:
                await self._do(row)
                self._tables.metrics.rang(now - row.at)
            except Exception as error:
                # One table in trouble must not keep the others waiting.
                log.error("table %s: %s failed: %s", row.table_id, row.kind, describe(error))
                failed = True
        if not self._stopped and await self._reminders.send(now):
            for tell in self.posted:
                tell()
        return failed

    async def _do(self, row: DueRow) -> None:
        """Do one thing that is due."""
        if row.kind == CLOSING:
            await self._playing.close_window(row.table_id)
        elif row.kind == TIME:
            await self._timeouts.time_up(row.table_id)
        elif row.kind == ORDER:
            await self._timeouts.follow_orders(row.table_id)
        elif row.kind == RETURN:
            await self._vacationing.settle(row.table_id)
        elif row.kind == WAKE:
            await self._motions.wake_up(row.table_id)
        elif row.kind.startswith(MOTION_DUE):
            await self._motions.lapse(row.table_id, row.kind)
