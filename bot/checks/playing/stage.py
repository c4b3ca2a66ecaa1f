"""The local Discord with its people, and the bot in a process of its own that can be killed."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

import aiohttp

from bot.checks.steps import CheckError, some
from bot.loopback.actor import Cast
from bot.loopback.bot_process import RUN_BOT, BotProcess
from bot.loopback.play_api import PlayApi
from bot.loopback.playground import bot_settings
from bot.loopback.server import LocalDiscord
from bot.loopback.state import NAMES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.loopback.actor import Actor

WITNESS = "Iris"
"""The name of the person who only watches."""

FRENCH_SPEAKERS = {"Ben": "fr", "Farid": "fr"}
"""The people who are answered in French."""

READY_SECONDS = 60.0
CHANNEL = "games"


class Stage:
    """The local Discord, its people and the bot, made with `setting`."""

    def __init__(self, discord: LocalDiscord, cast: Cast, bot: BotProcess, log: Path) -> None:
        self.discord = discord
        self.cast = cast
        self.bot = bot
        self.channel = str(discord.rooms[CHANNEL])
        self._log = log
        self._looked_at = 0

    async def start_bot(self) -> None:
        """Starts the bot and waits until it is connected. Raises `CheckError`."""
        await self.bot.start()
        await self.discord.changes.until(lambda: self._settled, READY_SECONDS)
        if not self.discord.gateway.connected:
            raise CheckError(f"the bot did not come up: {some(self._log_lines()) or 'no word'}")

    @property
    def people(self) -> list[Actor]:
        """Everybody who plays."""
        return [self.cast[name] for name in NAMES]

    @property
    def _settled(self) -> bool:
        return self.discord.gateway.connected or self.bot.status != "running"

    async def kill_bot(self) -> None:
        """Kills the bot like a power cut, and waits until Discord has noticed."""
        await self.bot.kill()
        await self.discord.changes.until(lambda: not self.discord.gateway.connected, READY_SECONDS)

    def locale_of(self, person: Actor) -> str:
        """Returns the language that somebody uses, and asked the bot to use."""
        return FRENCH_SPEAKERS.get(person.name, "en")

    async def fetch(self, address: str) -> bytes:
        """Returns a file that is attached to a message."""
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            return await response.read()

    def check_log(self) -> None:
        """Raises `CheckError` if the bot ended by itself, or logged an error since the last
        check.
        """
        if self.bot.status == "failed":
            raise CheckError(f"the bot ended by itself: {some(self._log_lines()) or 'no word'}")
        lines = self._log_lines()
        new, self._looked_at = lines[self._looked_at :], len(lines)
        if wrong := list(errors_in(new)):
            raise CheckError(f"the bot logged errors: {some(wrong)}")

    def _log_lines(self) -> list[str]:
        return self._log.read_text("utf-8").splitlines() if self._log.exists() else []


def errors_in(lines: list[str]) -> Iterator[str]:
    """Yields the errors among the lines of a log; lines that are not log lines are Python's own."""
    for line in lines:
        with contextlib.suppress(ValueError):
            entry = json.loads(line)
            if entry["level"] in ("ERROR", "CRITICAL"):
                yield " ".join(filter(None, [entry["message"], entry.get("error")]))


@contextlib.asynccontextmanager
async def setting(folder: Path, **settings: str) -> AsyncIterator[Stage]:
    """Yields a local Discord without rate limits, with its people and the bot connected to it.

    folder: holds the bot's database (``games.db``) and log. settings: environment variables for the
    bot in addition to the usual ones.
    """
    discord = LocalDiscord(names=(*NAMES, WITNESS))
    app = discord.application()
    app.add_routes(PlayApi(discord).routes())
    await discord.start(0, app)
    log = folder / "log.jsonl"
    bot = BotProcess(
        RUN_BOT,
        _environment(discord.url, folder) | settings,
        discord.changes.touch,
        log,
    )
    try:
        async with Cast(discord.url) as cast:
            stage = Stage(discord, cast, bot, log)
            await stage.start_bot()
            for name, locale in FRENCH_SPEAKERS.items():
                await cast[name].set_locale(locale)
                await cast[name].slash("me language", channel=stage.channel, language=locale)
            yield stage
    finally:
        await bot.stop()
        await discord.close()


def _environment(url: str, folder: Path) -> dict[str, str]:
    """Returns the bot's environment, without the settings of the operator's own bot."""
    own = {"BOT_LOG_LEVEL": "WARNING", "BOT_LOG_FORMAT": "json", "BOT_HEALTH_PORT": ""}
    return bot_settings(url, folder / "games.db") | own | {"BOT_DRAIN_SECONDS": "5"}
