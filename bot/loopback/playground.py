"""``bot playground``: a local Discord, a bot connected to it, and a page to play several people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.loopback.bot_process import RUN_BOT, BotProcess
from bot.loopback.installed import why_not
from bot.loopback.page_files import PageFiles, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.loopback.server import LocalDiscord

PORT = 8080
MOST_PEOPLE = 8
TOKEN = "playground"  # noqa: S105 - no secret: the local Discord takes any token
USAGE = 2
"""The exit code of mistakes that the operator can correct."""

_CONNECTED_SECONDS, _BETWEEN_SECONDS, _TRIES = 60.0, 3.0, 10
"""Seconds to wait for the bot to connect, and between two invitations; discord.py is ready two
seconds after the last server that it heard of.
"""

log = logging.getLogger(__name__)


def tell(sentence: str) -> None:
    """Prints a sentence in the terminal."""
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def bot_settings(url: str, database: Path) -> dict[str, str]:
    """Returns the environment that points the bot at the local Discord."""
    return {"BOT_LOOPBACK_URL": url, "DISCORD_TOKEN": TOKEN, "BOT_DATABASE": str(database)}


def run(
    *,
    users: int = 4,
    port: int = PORT,
    database: Path | None = None,
    locale: str = "en",
    command: Sequence[str] = RUN_BOT,
) -> int:
    """Serves until Ctrl-C and returns the exit code. See `serve`. The bot greets, unless there are
    games already.
    """
    if wrong := why_not(locale):
        tell(wrong)
        return USAGE
    invited = database is None or not database.exists()
    serving = serve(
        users=users, port=port, database=database, locale=locale, command=command, invited=invited
    )
    try:
        return asyncio.run(serving)
    except KeyboardInterrupt:
        return 0


async def serve(
    *,
    users: int = 4,
    port: int = PORT,
    database: Path | None = None,
    locale: str = "en",
    command: Sequence[str] = RUN_BOT,
    announce: Callable[[str], None] = tell,
    invited: bool = False,
) -> int:
    """Serves the playground until SIGINT or SIGTERM and returns the exit code.

    users: the number of people, 1 to 8. port: 0 takes a free one. database: the bot's file; a
    temporary one if it is None. locale: ``en`` or ``fr``, for the server and at first for
    everybody. command: starts the bot. announce: called with each sentence for the operator.
    invited: whether the bot has just been invited to the server.
    """
    # Imported here because the bot itself runs without simcord.
    from bot.loopback.play_api import PlayApi
    from bot.loopback.server import LocalDiscord
    from bot.loopback.state import NAMES

    if not 1 <= users <= MOST_PEOPLE:
        announce(say(locale, "too-many", most=MOST_PEOPLE))
        return USAGE
    discord = LocalDiscord(names=NAMES[:users], locale=locale)
    with contextlib.ExitStack() as stack:
        file = database or Path(stack.enter_context(tempfile.TemporaryDirectory())) / "play.db"
        stop = asyncio.Event()
        stack.enter_context(_signals(stop))
        app = discord.application()
        api = PlayApi(discord)
        app.add_routes([*api.routes(), *PageFiles().routes()])
        try:
            await discord.start(port, app)
        except (OSError, OverflowError):  # the port is taken, or not a port at all
            announce(say(locale, "port-taken", port=str(port)))
            return USAGE
        api.bot = BotProcess(command, bot_settings(discord.url, file), discord.changes.touch)
        try:
            await api.bot.start()
            announce(say(locale, "ready", address=f"{discord.url}/"))
            async with asyncio.TaskGroup() as group:
                inviting = group.create_task(invite(discord)) if invited else None
                await stop.wait()
                if inviting is not None:
                    inviting.cancel()
        finally:
            await api.bot.stop()
            await discord.close()
    announce(say(locale, "ended"))
    return 0


@contextlib.contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    numbers = (signal.SIGINT, signal.SIGTERM)
    # Windows has no such handlers; there Ctrl-C raises KeyboardInterrupt (see `run`).
    with contextlib.suppress(NotImplementedError):
        for number in numbers:
            loop.add_signal_handler(number, stop.set)
    try:
        yield
    finally:
        with contextlib.suppress(NotImplementedError):
            for number in numbers:
                loop.remove_signal_handler(number)


# -- the bot is invited --------------------------------------------------------------------------


async def invite(discord: LocalDiscord) -> None:
    """Lets the bot learn that it was invited, until it has greeted. It hears nothing of it while it
    still gets to know its servers. Without a greeting the playground is as useful, so a bot that
    does not greet is only logged.
    """
    if not await discord.changes.until(lambda: discord.gateway.connected, _CONNECTED_SECONDS):
        return
    for _ in range(_TRIES):
        if await discord.changes.until(discord.world.greeted, _BETWEEN_SECONDS):
            return
        discord.world.invite_bot()
    log.warning("the bot does not greet")
