"""`bot bench`: how long a press takes, side by side with one that does nothing."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from bot.benching.report import Found
    from bot.settings import Settings

IN_PROCESS, OVER_SOCKETS = 50, 16
"""How many presses are in flight on either side."""


def main(_settings: Settings, typed: argparse.Namespace) -> int:
    """Measure and tell; the operator's database is not touched."""
    if importlib.util.find_spec("simcord") is None:
        print("bot bench needs simcord: uv sync --group playground", file=sys.stderr)
        return 2
    # Only here: the bot itself runs without simcord.
    from bot.benching.report import as_json, told

    logging.basicConfig(level=logging.WARNING)
    found = asyncio.run(_measure())
    print(as_json(found) if typed.json else "\n".join(told(found)))
    return 0


async def _measure() -> Found:
    from bot.benching.in_process import in_process
    from bot.benching.measures import measure
    from bot.benching.over_sockets import over_sockets
    from bot.benching.report import Found
    from bot.benching.starting import measure_start
    from bot.benching.stored import TABLES

    # Beside the working folder, not in a folder kept in memory: a commit's flush is part of a move.
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        place = Path(folder)
        async with in_process(place / "in-process.db") as presses:
            inside = await measure(presses, IN_PROCESS)
        async with over_sockets(place / "over-sockets.db") as presses:
            outside = await measure(presses, OVER_SOCKETS)
        empty = await measure_start(place, 0)
        full = await measure_start(place, TABLES)
    return Found(inside, outside, empty, full)
