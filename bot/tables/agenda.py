"""Whatever must happen at a time: one alarm for the next due row, claimed and checked when it
rings, so that a stale one does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.tables.windows import CLOSING

if TYPE_CHECKING:
    from bot.tables.playing import Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables

log = logging.getLogger(__name__)

_LATER_MS = 5_000


class Agenda:
    """Rings for what is due and has it done."""

    def __init__(self, tables: Tables, playing: Playing) -> None:
        self._tables = tables
        self._playing = playing
        self._alarm = tables.clock.alarm("agenda", self._ring)
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Set the alarm for what the store says is due next."""
        self._alarm.set(await self._tables.store.read(lambda tx: tx.next_due()))

    def note(self, table: Table) -> None:
        """A table has changed: it may have something due sooner."""
        if table.row.closes > self._tables.clock.now():
            self._alarm.sooner(table.row.closes)

    async def stop(self) -> None:
        """Finish what is being done."""
        self._alarm.set(None)
        if self._running is not None:
            await self._running

    def _ring(self) -> None:
        if self._running is None:
            self._running = asyncio.create_task(self._do_all(), name="agenda")

    async def _do_all(self) -> None:
        try:
            now = self._tables.clock.now()
            failed = False
            for row in await self._tables.store.read(lambda tx: tx.due(now)):
                try:
                    if row.kind == CLOSING:
                        await self._playing.close_window(row.table_id)
                except Exception:
                    # One table in trouble must not keep the others waiting.
                    log.exception("table %s: %s failed", row.table_id, row.kind)
                    failed = True
            following = await self._tables.store.read(lambda tx: tx.next_due())
            if failed and following is not None:
                following = max(following, now + _LATER_MS)
            self._alarm.set(following)
        finally:
            self._running = None
