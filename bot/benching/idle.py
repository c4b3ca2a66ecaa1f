"""The cost of waiting: very many tables with one deadline each, while nobody does anything."""

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
"""Moves per game, which are few because nobody looks at the games."""


class Idle(msgspec.Struct, frozen=True):
    """A bot that waits for `seconds`.

    cpu: milliseconds of CPU of its process with a deadline at each of `tables` tables; without: the
    same with no table at all. beat: milliseconds of CPU to note that the bot is alive, at most once
    a minute, and to find the next deadline among all of them.
    """

    tables: int
    seconds: float
    cpu: float
    without: float
    beat: float


async def measure_idle(folder: Path, tables: int = TABLES, seconds: float = SECONDS) -> Idle:
    """Starts the bot with and without deadlines and lets it wait. folder: for the databases.

    The reminders come after half a day at the earliest, the deadlines after two days.
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
    """Returns the milliseconds of CPU used while nothing is done."""
    async with over_sockets(database) as presses:
        panel = presses.panel()
        await presses.use(panel)  # the first time takes longer
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
