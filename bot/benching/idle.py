"""What it costs to wait: very many tables with a deadline each, and nobody does anything."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bot.benching.over_sockets import over_sockets
from bot.benching.stored import store_tables
from bot.clock import DAY, SECOND
from bot.store.sqlite import SqliteStore
from bot.tables.due.heartbeat import next_beat

TABLES = 20_000
SECONDS = 10.0
_BEATS = 50
_MOVES = 2
"""So few, for nobody looks at the games."""


class Idle(msgspec.Struct, frozen=True):
    """A bot that waits for `seconds`. cpu: what its process used, with a deadline at each of
    `tables` tables; without: the same with no table at all, both in milliseconds.

    beat: milliseconds of CPU to note that the bot is alive, which is done once a minute at most,
    and to find the deadline that comes next among them all.
    """

    tables: int
    seconds: float
    cpu: float
    without: float
    beat: float


async def measure_idle(folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> Idle:
    """Start the bot with and without deadlines, and let it wait. folder: for the databases.

    The reminders come after half a day at the soonest, the deadlines after two.
    """
    used = []
    with TemporaryDirectory(dir=folder) as place:
        for many in (0, tables):
            database = Path(place) / f"idle-{many}.db"
            await store_tables(database, many, _now() + 2 * DAY, moves=_MOVES)
            used.append(await _wait(database, seconds))
        beat = await _beat(database)
    return Idle(tables, seconds, used[1], used[0], beat)


async def _wait(database: Path, seconds: float) -> float:
    """Milliseconds of CPU while nothing is done."""
    async with over_sockets(database) as presses:
        panel = presses.panel()
        await presses.use(panel)  # what is done for the first time takes longer
        before = await presses.use(panel)
        await asyncio.sleep(seconds)
        after = await presses.use(panel)
    return 1e3 * (after.cpu - before.cpu)


async def _beat(database: Path) -> float:
    store = await SqliteStore.open(database, _now)
    try:
        await store.write(lambda tx: next_beat(tx, _now()))
        start = time.process_time()
        for _ in range(_BEATS):
            await store.write(lambda tx: next_beat(tx, _now()))
        return 1e3 * (time.process_time() - start) / _BEATS
    finally:
        await store.close()


def _now() -> int:
    return int(time.time() * SECOND)
