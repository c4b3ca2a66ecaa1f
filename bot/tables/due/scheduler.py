"""The scheduler: one alarm for the next due row, which is claimed and checked when it rings, so
that a stale one does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.ending import FINISH_SECONDS, finish
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.store.sql.motions import MOTION_DUE
from bot.tables.clocks.clocks import missing, next_reserve, next_ring, pace_of
from bot.tables.clocks.pace import REMINDED_AT
from bot.tables.clocks.saving import RESERVE, RETURN, TIME, reminded_at
from bot.tables.clocks.standing_orders import ORDER, ordered_seats, replan_orders, time_to
from bot.tables.clocks.thinking import THINK, next_thought
from bot.tables.clocks.windows import CLOSING
from bot.tables.due.heartbeat import LATE
from bot.tables.due.sleeping import close_sleeper
from bot.tables.lobbies.patience import PATIENCE, host_asked_after, is_waiting
from bot.tables.pausing import WAKE
from bot.tables.presence.self_start import BEGINNINGS
from bot.tables.presence.sleep import SLEEP
from bot.tables.tables import load

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.store.rows import DueRow
    from bot.store.transaction import Transaction
    from bot.tables.computers.acting import Computers
    from bot.tables.due.heartbeat import Heartbeat
    from bot.tables.due.reminders import Reminders
    from bot.tables.due.timeouts import Timeouts
    from bot.tables.due.vacationing import Vacationing
    from bot.tables.lobbies.lapsing import Lapsing
    from bot.tables.lobbies.starting import Starting
    from bot.tables.motions.motions import Motions
    from bot.tables.playing import Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

_LATER_MS = 5_000


class Scheduler:
    """Rings for due rows and has them handled.

    posted: each is called when something that belongs to no single table has been put into the
    outbox.
    """

    def __init__(
        self,
        tables: Tables,
        playing: Playing,
        timeouts: Timeouts,
        reminders: Reminders,
        motions: Motions,
        vacationing: Vacationing,
        computers: Computers,
        heartbeat: Heartbeat,
        lapsing: Lapsing,
        starting: Starting,
    ) -> None:
        self._tables = tables
        self._reminders = reminders
        self._motions = motions
        self._heartbeat = heartbeat
        self._rings: dict[str, Callable[[DueRow], Awaitable[object]]] = {
            CLOSING: lambda row: playing.close_window(row.table_id),
            TIME: lambda row: timeouts.time_up(row.table_id),
            RESERVE: lambda row: timeouts.reserve_begins(row.table_id),
            ORDER: lambda row: timeouts.follow_orders(row.table_id),
            THINK: lambda row: computers.ring(row.table_id),
            RETURN: lambda row: vacationing.settle(row.table_id),
            **dict.fromkeys(PATIENCE, lambda row: lapsing.ring(row.table_id, row.kind)),
            **dict.fromkeys(BEGINNINGS, lambda row: starting.ring(row.table_id, row.kind)),
            SLEEP: lambda row: close_sleeper(tables, row.table_id),
            WAKE: lambda row: motions.wake_up(row.table_id),
        }
        """What is done at a table for each kind of due row, besides the motions' own."""
        heartbeat.went_on.append(self._go_on)
        self.posted: list[Callable[[], None]] = []
        self._alarm = tables.clock.alarm("scheduler", self._ring)
        self._running: asyncio.Task[None] | None = None
        self._again = False
        """Whether the alarm has gone off while rows were being handled."""
        self._stopped = False

    async def start(self) -> None:
        """Sets the alarm for the next due row in the store."""
        at = await self._tables.store.read(lambda tx: tx.next_due())
        if at is not None:
            self._alarm.sooner(at)

    def sooner(self, at: int) -> None:
        """Notes that something will be due at this time."""
        if not self._stopped:
            self._alarm.sooner(at)

    def note(self, table: Table) -> None:
        """Notes that a table has changed and may have something due sooner."""
        for at in _times_of(table, self._tables.clock.now()):
            self.sooner(at)

    async def stop(self) -> None:
        """Finishes the work under way; nothing rings any more."""
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)

    def _go_on(self) -> None:
        """Handles the events that have waited while nobody could play, and posts boards again."""
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
                following, self._again = None, False  # the heartbeat says when work can continue
                return
            failed = await self._do_all(now)
            following = await self._tables.store.read(lambda tx: tx.next_due())
            if failed and following is not None:
                following = max(following, now + _LATER_MS)
        except StoreError as error:
            log.error("the scheduler cannot be read: %s", error.key)
        finally:
            self._running = None
            # A time noted since the store was asked is not in its answer, so it is kept.
            if self._again:
                following = now
            if following is not None and not self._stopped:
                self._alarm.sooner(following)

    async def _put_off_orders(self) -> None:
        """Postpones standing orders if a frozen process continues while no clock, and so no
        heartbeat, runs.

        Otherwise they would all answer at that very moment, as no person would.
        """
        late, self._alarm.late = self._alarm.late, 0
        if late <= LATE or self._heartbeat.beats:
            return

        def replan(tx: Transaction) -> None:
            for row in tx.due(tx.now):
                if row.kind == ORDER:
                    replan_orders(tx, load(tx, row.table_id))

        await self._tables.store.write(replan)

    async def _do_all(self, now: int) -> bool:
        """Handles everything that is due, and returns whether something failed and has to be
        repeated.
        """
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
        """Handles one due row."""
        if row.kind.startswith(MOTION_DUE):
            await self._motions.lapse(row.table_id, row.kind)
        elif row.kind in self._rings:
            await self._rings[row.kind](row)


def _times_of(table: Table, now: int) -> list[int]:
    """Returns when something may be due at a table. An extra ring does no harm."""
    row, closing = table.row, table.house_to_act and not table.row.still
    times = [row.sleeps, row.begins, row.start_at, _thought(table, now)]
    times += [row.closes if closing or row.closes > now else None]
    times += [now + host_asked_after(table) if is_waiting(table) else None]
    times += [time_to(table) if row.phase == "playing" and ordered_seats(table) else None]
    times += [seat.off_to for seat in table.seats]
    if (at := next_ring(table)) is not None:
        # A reminder may be due before that, and the store knows which.
        times += [at, next_reserve(table), *_reminders_of(table, now)]
    return [at for at in times if at is not None]


def _reminders_of(table: Table, now: int) -> list[int]:
    """Returns when people could be reminded of a table after now."""
    steps = range(1, len(REMINDED_AT) + 1) if pace_of(table).reminds else ()
    times = [reminded_at(table, seat, step) for seat in missing(table) for step in steps]
    return [time for time in times if time is not None and time > now]


def _thought(table: Table, now: int) -> int | None:
    at = next_thought(table)
    return at if at is not None and at > now else None
