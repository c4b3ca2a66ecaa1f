"""``python -m tests.bot.process.bot_process FOLDER``: `bot run`, as a process that tests freeze.

It is the bot as operators run it, with these exceptions: all its clocks are ahead by the seconds in
the file ``ahead``, it draws on paper, and if there is a file ``stuck``, its backups never end.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from pathlib import Path
from unittest import mock

import bot.services
import bot.store.backup_schedule
from bot import ending
from bot.clock import SECOND, Clock
from bot.commands import main
from tests.bot.world import PaperPainter

AHEAD, STUCK, LOG, DATABASE = "ahead", "stuck", "log.jsonl", "games.db"


def go_ahead(file: Path) -> None:
    """Puts all clocks of this process ahead by the seconds in the file, as after a freeze."""

    def ahead() -> float:
        return float(file.read_text()) if file.exists() else 0.0

    now, steady, loop_time = Clock.now, Clock.steady, asyncio.BaseEventLoop.time
    for owner, name, clock, unit in (
        (Clock, "now", now, SECOND),
        (Clock, "steady", steady, SECOND),
        (asyncio.BaseEventLoop, "time", loop_time, 1),
    ):

        def tell(self: object, clock: object = clock, unit: int = unit) -> float:
            told = clock(self) + ahead() * unit  # type: ignore[operator]
            return int(told) if unit == SECOND else told

        mock.patch.object(owner, name, tell).start()


def never_end(*_: object, **__: object) -> None:
    """Waits for ever, like a copy on a disk that does not respond."""
    logging.getLogger(__name__).info("stuck")
    time.sleep(3_600)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    log = os.open(folder / LOG, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(log, stream)
    go_ahead(folder / AHEAD)
    mock.patch.object(bot.services, "Painter", PaperPainter).start()
    mock.patch("bot.post.courier._FINISH_SECONDS", 0.3).start()
    if (folder / STUCK).exists():
        mock.patch.object(bot.store.backup_schedule, "copy", never_end).start()
        mock.patch("bot.running.GRACE_SECONDS", 1.0).start()
    ending.leave(main(["run"]))
