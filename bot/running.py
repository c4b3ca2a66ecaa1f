"""`bot run`: the bot on Discord, from the first line to SIGTERM."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.client import Client
from bot.clock import Clock
from bot.ending import FINISH_SECONDS, GRACE_SECONDS, finish, limited
from bot.health import serving
from bot.library_logs import LIBRARIES, make_discreet
from bot.log_formatters import JsonFormatter, TextFormatter
from bot.safe_errors import describe
from bot.services import Services
from bot.settings import SettingsError
from bot.starting import log_in, reason
from bot.store.backup_schedule import Backups, Plan
from bot.store.errors import StoreError
from bot.store.files import owned
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.ending import TimeLimit
    from bot.settings import Settings

log = logging.getLogger(__name__)

OK, FAILED, MISUSED = 0, 1, 2

HOW_TO_SET_UP = """\
There is no token, so there is no Discord to serve. To get one: open
https://discord.com/developers/applications, make an application, and under "Bot" press "Reset
Token"; put the token into .env as DISCORD_TOKEN=... or into the environment. No privileged intent
is needed: leave all three switches off. Under "Installation" choose "Guild Install" with the scopes
bot and applications.commands and the permissions View Channel, Send Messages, Send Messages in
Threads, Create Public Threads, Attach Files, Embed Links and Read Message History, and invite the
bot with the link shown there. To try everything without a token or a network, run
`uv run bot playground`."""

REFUSED = (
    "Discord refused the token. Copy it again from https://discord.com/developers/applications"
    ' (Bot > Reset Token gives a new one) into DISCORD_TOKEN; the "client secret" and the'
    ' "application id" are not the token.'
)

CLOSED = (
    "Discord closed the connection for good (code {}). Look at the application on"
    " https://discord.com/developers/applications (Bot > Privileged Gateway Intents: I need none),"
    " then start me again."
)
_TOKEN_REFUSED, _INTENTS_REFUSED = 4004, 4014

_HELD_SECONDS = 60.0
"""Seconds that a process waits before it ends when Discord has refused it."""


def set_up_logging(settings: Settings) -> None:
    """Sets up logging to standard error as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter())
    least = max(logging.INFO, logging.getLevelName(settings.log_level))
    # Below INFO these log all traffic, which contains hands.
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(least)
    make_discreet()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)


def run(settings: Settings) -> int:
    """Serves Discord until SIGTERM or SIGINT and returns the exit code."""
    set_up_logging(settings)
    if settings.token is None:
        log.error(HOW_TO_SET_UP)
        return MISUSED
    try:
        with limited() as limit:
            asyncio.run(_serve(settings, settings.token.get_secret_value(), limit))
    except Exception as error:
        log.error(_trouble(settings, error))
        if isinstance(error, SettingsError):
            return MISUSED
        if not isinstance(error, StoreError):
            hold_on(_HELD_SECONDS)
        return FAILED
    return OK


def hold_on(seconds: float) -> None:
    """Waits at most `seconds`, or until SIGTERM or SIGINT, before the process ends.

    A supervisor that restarts it at once would otherwise use up Discord's limits. Somebody at a
    terminal does not have to wait.
    """
    if sys.stderr.isatty() or threading.current_thread() is not threading.main_thread():
        return
    told = threading.Event()
    numbers = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(number, lambda *_: told.set()) for number in numbers]
    told.wait(seconds)
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


def _trouble(settings: Settings, error: Exception) -> str:
    """Returns one sentence for an operator: what is wrong, and the remedy."""
    if isinstance(error, discord.LoginFailure):
        return REFUSED
    if isinstance(error, discord.ConnectionClosed):
        if error.code == _TOKEN_REFUSED:
            return REFUSED
        return CLOSED.format(error.code)
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return CLOSED.format(_INTENTS_REFUSED)
    if isinstance(error, StoreError):
        return store_trouble(settings, error)
    if isinstance(error, SettingsError):
        return str(error)
    if isinstance(error, discord.HTTPException):
        return (
            f"Discord refused to let me in ({reason(error)}). Look at the application on"
            " https://discord.com/developers/applications, then start me again."
        )
    return (
        f"A fault of mine has ended me ({describe(error)}). Nothing that was answered is lost:"
        " start me again, and please report this line."
    )


def store_trouble(settings: Settings, error: StoreError) -> str:
    """Returns what is wrong with the database and how to fix it, for the operator."""
    how = {
        "store-busy": "another process is using it; stop that one first",
        "store-full": "the disk is full; make room",
        "store-read-only": f"it or its folder cannot be written by me; {_own(settings.database)},"
        " or name another place in BOT_DATABASE",
        "store-damaged": "it is no database or a damaged one; put a backup in its place with"
        " `bot restore`",
        "store-newer": "a newer version of the bot has used it; install that version, or put back"
        " the copy it made beside it",
        "store-changed": "it was set up by another version of the bot; put back a backup",
    }.get(error.key, "see the log")
    return f"The database {settings.database} cannot be used: {how} ({error})."


def _own(database: Path) -> str:
    """Returns how to let this process write to the database's folder."""
    folder = database.absolute().parent
    if not hasattr(os, "getuid"):
        return f"give the user I run as the right to write to {folder}"
    return f"give it to the user I run as, number {os.getuid()} (chown -R {os.getuid()} {folder})"


def log_loop_fault(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs what the event loop reports, because asyncio's own line would contain the exception's
    text.
    """
    error = context.get("exception")
    told = "" if error is None else f": {describe(error)}"
    log.error("%s%s", context["message"], told)


async def _serve(settings: Settings, token: str, limit: TimeLimit) -> None:
    asyncio.get_running_loop().set_exception_handler(log_loop_fault)
    clock = Clock()
    async with contextlib.AsyncExitStack() as stack:
        end = asyncio.Event()
        if settings.loopback_url is not None:
            try:
                local = _on_local_discord(settings.loopback_url, clock, end)
                await stack.enter_async_context(local)
            except (ValueError, OSError, aiohttp.ClientError) as error:
                why = error if isinstance(error, ValueError) else "nothing answers there"
                raise SettingsError(
                    f"BOT_LOOPBACK_URL: {why}; leave it out to serve the real Discord"
                ) from error
        stack.enter_context(owned(settings.database))
        store = await SqliteStore.open(settings.database, clock.now)
        backups = backups_of(settings, clock)
        services = Services(
            store, clock, vacation_days=settings.vacation_days, limits=settings.limits
        )
        client = Client(services)
        stack.push_async_callback(client.close)
        if backups is not None:
            stack.push_async_callback(backups.stop)
            await backups.start()
        try:
            await stack.enter_async_context(
                serving(client, settings.health_port, settings.health_host, backups)
            )
        except OSError as error:
            where = f"port {settings.health_port} of {settings.health_host}"
            raise SettingsError(
                f"BOT_HEALTH_PORT, BOT_HEALTH_HOST: {where} cannot be opened ({error.strerror});"
                " choose another port, or an address of this machine"
            ) from error
        _on_signals(end)
        await _until(client, token, end, settings.drain_seconds, limit)


def backups_of(settings: Settings, clock: Clock) -> Backups | None:
    """Returns the backup schedule, or None if no backups are wanted."""
    if settings.backup_folder is None:
        return None
    plan = Plan(
        settings.backup_folder,
        settings.backup_hours,
        settings.backup_daily,
        settings.backup_weekly,
    )
    return Backups(settings.database, plan, clock)


async def _until(
    client: Client, token: str, end: asyncio.Event, seconds: float, limit: TimeLimit
) -> None:
    """Runs the client until it stops by itself or `end` is set, then finishes the work under
    way.
    """
    running = asyncio.create_task(_run(client, token), name="client")
    ending = asyncio.create_task(end.wait(), name="end")
    await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if running.done():
        await running
        return
    log.info("shutting down")
    limit.begin(seconds + GRACE_SECONDS)
    await client.drain(seconds)
    await finish([running], FINISH_SECONDS)  # it may be waiting to reconnect


async def _run(client: Client, token: str) -> None:
    await log_in(client, token)
    await client.connect()


def _on_signals(end: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no such handlers; there Ctrl-C ends the process at once.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, end.set)


@contextlib.asynccontextmanager
async def _on_local_discord(url: str, clock: Clock, end: asyncio.Event) -> AsyncIterator[None]:
    """Connects to a local Discord, follows its clock, and ends with it."""
    from bot.loopback.clock.client import following
    from bot.loopback.redirect import redirect

    redirect(url)
    async with following(url, lambda seconds: clock.move(round(seconds * 1000)), end.set):
        yield
