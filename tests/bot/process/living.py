"""A bot in a process of its own, connected to the local Discord, with a game under way."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import sys
from typing import TYPE_CHECKING, Any

from bot.loopback.actor import Cast
from bot.loopback.play_api import PlayApi
from bot.loopback.playground import bot_settings
from bot.loopback.server import LocalDiscord
from tests.bot.process.bot_process import AHEAD, DATABASE, LOG

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

UP_SECONDS = 60.0
"""Seconds to wait at most. It is long because a machine may be slow; nothing is claimed of the bot.
"""


class Living:
    """The local Discord, its people, and the bot's process. Made by `living`."""

    def __init__(self, local: LocalDiscord, cast: Cast, folder: Path) -> None:
        self.local, self.cast, self.folder = local, cast, folder
        self.room = str(local.rooms["games"])
        self.settings: dict[str, str] = {}
        self._process: asyncio.subprocess.Process | None = None

    # -- the bot's life --------------------------------------------------------------------------

    async def begins(self, **settings: str) -> None:
        """Starts the bot, and waits until it is connected."""
        self.settings |= settings
        own = {"BOT_LOG_FORMAT": "json", "BOT_DRAIN_SECONDS": "0.3"} | self.settings
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.bot.process.bot_process", str(self.folder)),
            env={**os.environ, **bot_settings(self.local.url, self.folder / DATABASE), **own},
            stdin=asyncio.subprocess.DEVNULL,
        )
        assert await self.until(lambda: self.local.gateway.connected), self.says()

    async def until(self, so: Callable[[], bool]) -> bool:
        """Waits for something the local Discord notices."""
        return await self.local.changes.until(so, UP_SECONDS)

    def sends(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def ends(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Asks the bot to end; returns its exit code."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return 0
        process.send_signal(number)
        return await asyncio.wait_for(process.wait(), UP_SECONDS)

    async def freezes(self, seconds: float) -> None:
        """Stops the process; when it goes on, this many seconds have passed."""
        self.sends(signal.SIGSTOP)
        (self.folder / AHEAD).write_text(str(seconds))
        self.sends(signal.SIGCONT)
        await self.local.advance(0.001)  # an event comes in, and the bot looks at its clock

    def says(self) -> list[dict[str, Any]]:
        """Returns every line of the bot's log."""
        lines = (self.folder / LOG).read_text().splitlines()
        return [json.loads(line) for line in lines]

    def said(self, words: str) -> bool:
        return any(words in line["message"] for line in self.says())

    # -- a game ----------------------------------------------------------------------------------

    async def opens(self, pace: str = "evening") -> None:
        """Lets Ada open a table and Ben join it."""
        ada, ben = self.cast["Ada"], self.cast["Ben"]
        await ada.slash("slush-fund new", channel=self.room, pace=pace)
        await ben.slash("tables join", channel=self.room)

    async def plays(self, pace: str = "evening") -> None:
        """Starts a game, and waits until its board is posted."""
        await self.opens(pace)
        await self.cast["Ada"].slash("tables start", channel=self.room)
        assert await self.until(lambda: bool(self.asks("select board from game_table")[0][0]))

    def asks(self, sql: str) -> list[Any]:
        """Returns the answer of the database."""
        with contextlib.closing(sqlite3.connect(self.folder / DATABASE)) as store:
            return store.execute(sql).fetchall()

    def moved(self) -> int:
        """Returns the number of moves made."""
        return int(self.asks("select count(*) from move")[0][0])

    def deadline(self) -> int:
        """Returns the time at which the turn ends, unix milliseconds."""
        return int(self.asks("select max(ends) from seat")[0][0])


@contextlib.asynccontextmanager
async def living(folder: Path) -> AsyncIterator[Living]:
    """Yields a local Discord whose bot the test starts. folder: for the bot's database and log."""
    local = LocalDiscord()
    app = local.application()
    app.add_routes(PlayApi(local).routes())
    await local.start(0, app)
    try:
        async with Cast(local.url) as cast:
            made = Living(local, cast, folder)
            try:
                yield made
            finally:
                await made.ends(signal.SIGKILL)
    finally:
        await local.close()
