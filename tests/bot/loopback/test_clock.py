"""The clock of the local Discord, and processes that follow it."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

import aiohttp
import discord.utils
import pytest

from bot.loopback.clock.client import following
from bot.loopback.clock.world import WorldClock
from bot.loopback.redirect import NotLocalError, local_address, redirect

if TYPE_CHECKING:
    from bot.loopback.server import LocalDiscord

WEEK = 7 * 86400


def test_time_only_moves_forward() -> None:
    clock = WorldClock()
    before = clock.now()
    clock.advance(WEEK)
    assert timedelta(days=7) <= clock.now() - before < timedelta(days=7, minutes=1)
    for wrong in (-1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="forward"):
            clock.advance(wrong)


async def test_a_follower_is_told_the_time_at_once_and_after_every_step(
    local: LocalDiscord,
) -> None:
    local.clock.advance(5)
    heard: list[float] = []
    async with following(local.url, heard.append):
        assert heard == [5]
        await local.clock_service._changes.until(lambda: bool(local.clock_service._known), 5)
        await local.advance(WEEK)
        # Advancing waits for all followers, so there is no need to wait here.
        assert heard == [5, 5 + WEEK]
        await local.advance(60)
        assert heard == [5, 5 + WEEK, 65 + WEEK]


async def test_a_follower_that_is_gone_holds_up_nobody(local: LocalDiscord) -> None:
    async with following(local.url, lambda _: None):
        await local.clock_service._changes.until(lambda: bool(local.clock_service._known), 5)
    loop = asyncio.get_running_loop()
    before = loop.time()
    await local.advance(1)
    assert loop.time() - before < 0.9


async def test_a_follower_is_told_that_its_discord_is_gone(local: LocalDiscord) -> None:
    lost = asyncio.Event()
    async with following(local.url, lambda _: None, lost.set, patience=0.1):
        await local.close()
        await asyncio.wait_for(lost.wait(), 5)


async def test_a_missing_discord_cannot_be_followed(local: LocalDiscord) -> None:
    url = local.url
    await local.close()
    with pytest.raises(aiohttp.ClientError):
        async with following(url, lambda _: None):
            pass


async def test_messages_are_stamped_with_their_time(local: LocalDiscord) -> None:
    await local.advance(WEEK)
    games = local.rooms["games"]
    key = await local.world.people.sends(local.people["Ada"], games, "hello")
    age = discord.utils.utcnow() - discord.utils.snowflake_time(key)
    assert timedelta(days=-7, minutes=-1) < age < timedelta(days=-7, minutes=1)


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1:80",
        "http://127.0.0.1",
        "http://localhost:8080",
        "http://127.0.0.1.evil.example:8080",
        "http://10.0.0.1:8080",
        "http://[::1]:8080",
        "nonsense",
    ],
)
def test_only_a_local_address_is_accepted(address: str) -> None:
    with pytest.raises(NotLocalError):
        redirect(address)


def test_a_local_address_loses_its_path() -> None:
    assert str(local_address("http://127.0.0.1:8080/x?y")) == "http://127.0.0.1:8080"
