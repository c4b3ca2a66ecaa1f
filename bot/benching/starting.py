"""The time and memory that the bot needs to start with many stored tables."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec

from bot.benching.over_sockets import over_sockets
from bot.benching.stored import TABLES, store_tables

if TYPE_CHECKING:
    from bot.benching.presses import Use


class Start(msgspec.Struct, frozen=True):
    """A start of the bot. seconds: from the command until it is connected; cpu: seconds of its
    process until then; memory: bytes, 0 if unknown.
    """

    tables: int
    seconds: float
    cpu: float
    memory: int


async def measure_start(folder: Path, tables: int = TABLES) -> Start:
    """Starts the bot on a database with `tables` tables. folder: where the database is made."""
    with TemporaryDirectory(dir=folder) as place:
        database = Path(place) / "stored.db"
        await store_tables(database, tables)
        start = time.perf_counter()
        async with over_sockets(database) as presses:
            seconds = time.perf_counter() - start
            use: Use = await presses.use(presses.panel())
    return Start(tables, seconds, use.cpu, use.memory)
