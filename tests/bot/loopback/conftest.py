"""A local Discord, and a small bot in this process that is connected to it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import discord.asset
import discord.gateway
import discord.http
import pytest

pytest.importorskip("simcord", reason="the local Discord needs simcord")

from bot.loopback.actor import Cast
from bot.loopback.page_files import PageFiles
from bot.loopback.play_api import PlayApi
from bot.loopback.redirect import redirect
from bot.loopback.server import LocalDiscord
from tests.bot.loopback.small_bot import TOKEN, SmallBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator


@pytest.fixture(autouse=True)
def _real_addresses() -> Iterator[None]:
    """Undoes after every test what `redirect` changes."""
    places = (discord.http.Route, discord.asset.Asset, discord.gateway.DiscordWebSocket)
    kept = (places[0].BASE, places[1].BASE, places[2].DEFAULT_GATEWAY)
    yield
    places[0].BASE, places[1].BASE, places[2].DEFAULT_GATEWAY = kept


@contextlib.asynccontextmanager
async def serving(local: LocalDiscord) -> AsyncIterator[LocalDiscord]:
    """Serves a local Discord with the people's side and the page on a free port."""
    app = local.application()
    app.add_routes([*PlayApi(local).routes(), *PageFiles().routes()])
    await local.start(0, app)
    try:
        yield local
    finally:
        await local.close()


@contextlib.asynccontextmanager
async def running(bot: SmallBot, local: LocalDiscord) -> AsyncIterator[SmallBot]:
    """Runs a small bot in this process, connected."""
    redirect(local.url)
    task = asyncio.create_task(bot.start(TOKEN))
    try:
        connected = asyncio.create_task(local.ready())
        await asyncio.wait({task, connected}, return_when=asyncio.FIRST_COMPLETED)
        connected.cancel()
        if task.done():
            await task
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with serving(LocalDiscord()) as served:
        yield served


@pytest.fixture
async def bot(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    async with running(SmallBot(), local) as connected:
        yield connected


@pytest.fixture
async def cast(local: LocalDiscord) -> AsyncIterator[Cast]:
    async with Cast(local.url) as people:
        yield people


@pytest.fixture
def games(local: LocalDiscord) -> str:
    """Returns the id of the channel the tests play in."""
    return str(local.rooms["games"])
