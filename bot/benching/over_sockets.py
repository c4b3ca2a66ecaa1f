"""The bot in a process of its own on a local Discord: the work of an operator's machine."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING

from bot.benching.presses import Presses
from bot.loopback.bot_process import BotProcess
from bot.loopback.server import LocalDiscord

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

_CHANNEL = "bench"


class BotSilentError(Exception):
    """The bot did not connect."""


@contextlib.asynccontextmanager
async def over_sockets(database: Path) -> AsyncIterator[Presses]:
    """Yields presses on a bot in another process, whose games are in `database`."""
    async with LocalDiscord(names=("Somebody",), channels=(_CHANNEL,)) as discord:
        command = (sys.executable, "-m", "bot.benching.served", discord.url, str(database))
        bot = BotProcess(command, {}, discord.changes.touch)
        await bot.start()
        try:
            if not await discord.ready():
                raise BotSilentError("the bot did not connect")
            world = discord.world
            (person,) = discord.people.values()
            presses = Presses(world.backend, world.guild.id, discord.rooms[_CHANNEL], person)
            with presses.listening():
                yield presses
        finally:
            await bot.stop()
