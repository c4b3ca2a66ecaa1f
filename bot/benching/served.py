"""``python -m bot.benching.served URL DATABASE``: the bot to be measured, on a local Discord."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path

from bot.benching.client import BenchClient
from bot.clock import Clock
from bot.loopback.redirect import redirect
from bot.services import Services
from bot.store.sqlite import SqliteStore


async def serve(url: str, database: Path) -> None:
    """Serves until the process is ended."""
    redirect(url)
    clock = Clock()
    store = await SqliteStore.open(database, clock.now)
    client = BenchClient(Services(store, clock))
    gc.freeze()
    try:
        await client.start("bench")
    finally:
        await client.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], Path(sys.argv[2])))
