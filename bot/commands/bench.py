"""`bot bench`: measures how fast the bot is, and compares it with a bot that does nothing."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bot.loopback.installed import why_not

if TYPE_CHECKING:
    import argparse

    from bot.benching.report import Bench
    from bot.settings import Settings

OK, FAILED, MISUSED = 0, 1, 2
_SIMCORD, _SOCKETS = 50, 16
"""The numbers of presses in flight at once."""


def main(settings: Settings, typed: argparse.Namespace) -> int:
    """Measures on the disk of the database and prints the results."""
    if wrong := why_not():
        print(wrong, file=sys.stderr)
        return MISUSED
    from bot.benching.over_sockets import BotSilentError
    from bot.benching.report import as_json, lines

    logging.basicConfig(level=logging.ERROR)
    try:
        found = asyncio.run(bench(settings.database.absolute().parent))
    except (BotSilentError, TimeoutError) as error:
        print(f"The bot did not answer: {error}.", file=sys.stderr)
        return FAILED
    except OSError as error:
        print(f"{error.filename or settings.database}: {error.strerror}.", file=sys.stderr)
        return FAILED
    print(as_json(found) if typed.json else "\n".join(lines(found)))
    return OK


async def bench(folder: Path) -> Bench:
    """Measures everything. folder: on the disk that is to be measured."""
    from bot.benching.beside import measure_beside
    from bot.benching.idle import measure_idle
    from bot.benching.in_process import in_process
    from bot.benching.measures import measure
    from bot.benching.over_sockets import over_sockets
    from bot.benching.parts import measure_flush, measure_parts
    from bot.benching.pictures import measure_pictures
    from bot.benching.report import Bench
    from bot.benching.rules import measure_lookup
    from bot.benching.seating import measure_seating
    from bot.benching.starting import measure_start
    from bot.benching.stored import TABLES
    from bot.benching.typed import measure_typed

    with TemporaryDirectory(prefix=".bench-", dir=folder) as name:
        place = Path(name)
        flush = measure_flush(place)
        async with in_process(place / "simcord.db") as presses:
            simcord = await measure(presses, _SIMCORD)
        async with over_sockets(place / "sockets.db") as presses:
            sockets = await measure(presses, _SOCKETS)
        parts = await measure_parts(place / "parts.db")
        typing = await measure_typed(place / "typed.db")
        beside = await measure_beside(place / "beside.db")
        starts = tuple([await measure_start(place, tables) for tables in (0, TABLES)])
        idle = await measure_idle(place)
        seating = await measure_seating()
    rules, pictures = measure_lookup(), measure_pictures()
    return Bench(
        flush, simcord, sockets, parts, typing, beside, starts, idle, rules, pictures, seating
    )
