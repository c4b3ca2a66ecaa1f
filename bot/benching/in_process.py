"""The bot within simcord, without a process or socket: only the bot and discord.py are measured."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, cast

import simcord
from simcord._dpy_internals import real_monotonic

from bot.benching.client import BenchClient
from bot.benching.presses import Presses
from bot.clock import Clock
from bot.services import Services
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@contextlib.asynccontextmanager
async def in_process(database: Path) -> AsyncIterator[Presses]:
    """Yields presses on a bot in this process, whose games are in `database`."""
    async with client_in_process(database) as (_client, presses):
        yield presses


@contextlib.asynccontextmanager
async def client_in_process(database: Path) -> AsyncIterator[tuple[BenchClient, Presses]]:
    """Yields the bot itself together with its presses."""
    clock = Clock()
    store = await SqliteStore.open(database, clock.now)
    client = BenchClient(Services(store, clock))
    try:
        async with simcord.run(client, check_errors=False) as env:
            guild = env.create_guild("Bench")
            channel = guild.create_text_channel("bench")
            person = guild.add_member(env.create_user("somebody"))
            presses = Presses(env.backend, guild.id, channel.id, person.id)
            _time_really(env)
            with presses.listening():
                yield client, presses
    finally:
        await client.services.close()


def _time_really(env: simcord.Env) -> None:
    """Makes the loop's timers real ones until `env` is closed.

    simcord keeps the bot's timers by a clock of its own, which goes on only when nothing has
    happened for 50 ms, and stands still for good if the bot was at work for too long before that.
    """
    loop, call_at = asyncio.get_running_loop(), cast("Any", env)._runtime.call_at  # noqa: SLF001 - no other way

    def call_later(delay: float, callback: Any, *args: Any, **more: Any) -> asyncio.TimerHandle:
        handle: asyncio.TimerHandle = call_at(real_monotonic() + delay, callback, *args, **more)
        return handle

    loop.call_later = call_later  # type: ignore[method-assign, assignment]
