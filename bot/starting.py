"""The start: a login that waits for Discord, and commands sent to it while the bot serves.

Nothing here uses up a rate limit: a refused request is repeated when Discord said, or after longer
and longer waits.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.discord_errors import Trouble, trouble_of
from bot.safe_errors import describe
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock

log = logging.getLogger(__name__)

_FIRST, _MOST = 5 * SECOND, 10 * MINUTE
"""The wait after the first failure, doubled each time, and the longest wait."""

_TOO_MANY_TODAY = 30034
"""Discord's code for more new commands than it accepts in a day."""


def patience(error: BaseException, tries: int) -> int:
    """Returns the milliseconds to wait after `tries` tries: what Discord said, at most a day."""
    if isinstance(error, discord.RateLimited):
        return min(int(error.retry_after * SECOND) + SECOND, DAY)
    if isinstance(error, discord.HTTPException):
        if error.code == _TOO_MANY_TODAY:
            return HOUR
        said = error.response.headers.get("Retry-After", "")
        if said.replace(".", "", 1).isdigit():
            return min(int(float(said) * SECOND) + SECOND, DAY)
    return min(_FIRST << min(tries, 10), _MOST)


def reason(error: BaseException) -> str:
    """Returns why Discord refused, for an operator: its status and code, or the kind of trouble."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}" if error.code else str(error.status)
    return type(error).__name__


async def log_in(client: discord.Client, token: str) -> None:
    """Logs in, however long Discord cannot be reached or wants us to wait.

    Raises `discord.LoginFailure` for a token that Discord refuses, other `discord.HTTPException`
    that will not pass, and `StoreError`.
    """
    tries = 0
    while True:
        try:
            await client.login(token)
            return
        except Exception as error:
            if isinstance(error, StoreError) or trouble_of(error) is not Trouble.PASSING:
                raise
            wait = patience(error, tries)
            log.warning(
                "Discord cannot be reached (%s): I wait %s s and try again. Is there a network?",
                reason(error),
                wait // SECOND,
            )
        tries += 1
        # The next login creates a session of its own, with an open connector.
        await client.http.close()
        client.http.connector = discord.utils.MISSING
        await asyncio.sleep(wait / SECOND)


class CommandSync:
    """Sends the commands to Discord in the background until it accepts them.

    give: sends them if Discord has different ones.
    """

    def __init__(self, clock: Clock, give: Callable[[], Awaitable[object]]) -> None:
        self._clock = clock
        self._give = give
        self._alarm = clock.alarm("commands", self.start)
        self._tries = 0
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Tries now."""
        if self.running is None:
            self.running = asyncio.create_task(self._try(), name="commands")

    async def try_for(self, seconds: float) -> None:
        """Tries now and waits at most `seconds` for the outcome; it continues in the background."""
        self.start()
        if self.running is not None:
            await asyncio.wait([self.running], timeout=seconds)

    def stop(self) -> None:
        """Stops trying."""
        self._alarm.set(None)

    async def _try(self) -> None:
        try:
            await self._give()
        except Exception as error:
            self._failed(error)
        finally:
            self.running = None

    def _failed(self, error: Exception) -> None:
        code = getattr(error, "code", None)
        if trouble_of(error) is not Trouble.PASSING and code != _TOO_MANY_TODAY:
            log.error(
                "Discord does not take my commands (%s): the ones it has still work; this is a"
                " fault of mine, please report it",
                describe(error),
            )
            return
        wait = patience(error, self._tries)
        self._tries += 1
        log.warning(
            "Discord does not take my commands now (%s): the ones it has still work, and I send"
            " the new ones again in %s s",
            reason(error),
            wait // SECOND,
        )
        self._alarm.set(self._clock.now() + wait)
