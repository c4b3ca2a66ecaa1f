"""The way in: a login that waits for Discord, and commands given to it while the bot serves.

Nothing here feeds a rate limit: what Discord refuses for now is asked for again when it said, or
later and later.
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
"""How long is waited after the first failure, doubled each time, and at most."""

_TOO_MANY_TODAY = 30034
"""Discord's code for more new commands than it takes in a day."""


def patience(error: BaseException, tries: int) -> int:
    """How long to wait after so many tries, milliseconds: what Discord said, a day at most."""
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
    """Why Discord refused, for an operator: its status and code, or the kind of trouble."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}" if error.code else str(error.status)
    return type(error).__name__


async def log_in(client: discord.Client, token: str) -> None:
    """Log in, however long Discord cannot be reached or wants us to wait.

    Raises `discord.LoginFailure` for a token it refuses, other `discord.HTTPException` it will not
    take back, `StoreError`.
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
        # The next login makes a session of its own, on a connector that is open.
        await client.http.close()
        client.http.connector = discord.utils.MISSING
        await asyncio.sleep(wait / SECOND)


class CommandSync:
    """Gives Discord the commands beside everything else, again and again until it takes them.

    give: asks Discord, if it has others than these.
    """

    def __init__(self, clock: Clock, give: Callable[[], Awaitable[object]]) -> None:
        self._clock = clock
        self._give = give
        self._alarm = clock.alarm("commands", self.start)
        self._tries = 0
        self.running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Try now."""
        if self.running is None:
            self.running = asyncio.create_task(self._try(), name="commands")

    async def try_for(self, seconds: float) -> None:
        """Try now, and wait so long for how it ends; it goes on beside everything else."""
        self.start()
        if self.running is not None:
            await asyncio.wait([self.running], timeout=seconds)

    def stop(self) -> None:
        """Try no more."""
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
                "Discord does not take my commands (%s): the ones it has go on to work; this is a"
                " fault of mine, please report it",
                describe(error),
            )
            return
        wait = patience(error, self._tries)
        self._tries += 1
        log.warning(
            "Discord does not take my commands now (%s): the ones it has go on to work, and I give"
            " them to it again in %s s",
            reason(error),
            wait // SECOND,
        )
        self._alarm.set(self._clock.now() + wait)
