"""`bot soak`: plays many tables for a long time and reports whether anything grows."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.checks.steps import CheckError
from bot.loopback.installed import why_not

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings

OK, FAILED, MISUSED = 0, 1, 2


def main(_settings: Settings, typed: argparse.Namespace) -> int:
    """Plays, prints the measurements, and returns 0 only if nothing grew."""
    if wrong := why_not():
        print(wrong, file=sys.stderr)
        return MISUSED
    if typed.tables < 1 or typed.minutes < 1:
        print("At least one table is played for at least one minute.", file=sys.stderr)
        return MISUSED
    logging.basicConfig(level=logging.ERROR)
    try:
        return OK if asyncio.run(_soak(typed.tables, typed.minutes)) else FAILED
    except CheckError as error:
        print(f"The soak broke off: {error}.", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return FAILED


async def _soak(tables: int, minutes: int) -> bool:
    from bot.checks.playing.soak import grown, soak

    with tempfile.TemporaryDirectory(prefix="soak-") as folder:
        samples = [sample async for sample in soak(Path(folder), tables, minutes, _say)]
    wrong = grown(samples)
    _say("; ".join(wrong) if wrong else "Nothing grew.")
    return not wrong


def _say(line: str) -> None:
    print(line, flush=True)
