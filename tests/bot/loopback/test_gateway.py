"""Outages: what discord.py does about them, and whether the local Discord allows it."""

from __future__ import annotations

import asyncio
import types
from typing import TYPE_CHECKING

import aiohttp
import discord
import discord.http
import discord.webhook.async_
import pytest

from bot.loopback.actor import Cast, texts
from bot.loopback.faults import Fault
from tests.bot.loopback.conftest import running
from tests.bot.loopback.small_bot import TOKEN, SmallBot

if TYPE_CHECKING:
    from pathlib import Path

    from bot.loopback.server import LocalDiscord


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Makes discord.py's waits between retries take no time, and notes them."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        if seconds > 0:
            waits.append(seconds)

    quick = types.SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    monkeypatch.setattr(discord.http, "asyncio", quick)
    monkeypatch.setattr(discord.webhook.async_, "asyncio", quick)
    return waits


def channel(bot: SmallBot, games: str) -> discord.PartialMessageable:
    return bot.get_partial_messageable(int(games))


# ---------------------------------------------------------------------- REST through discord.py


async def test_a_request_with_error_429_is_waited_out_and_sent_once(
    bot: SmallBot, local: LocalDiscord, games: str, no_waiting: list[float]
) -> None:
    local.faults.plant(Fault("POST", "/channels/*/messages", 429, retry_after=0.7))
    sent = await channel(bot, games).send("hello")
    assert no_waiting == [0.7]
    assert local.world.messages(int(games), local.people["Ada"])[0]["id"] == str(sent.id)


async def test_a_global_429_is_waited_out_too(
    bot: SmallBot, local: LocalDiscord, games: str, no_waiting: list[float]
) -> None:
    local.faults.plant(Fault("POST", status=429, retry_after=0.3, everywhere=True, times=2))
    await channel(bot, games).send("hello")
    assert no_waiting == [0.3, 0.3]


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_a_request_with_error_5xx_is_tried_again(
    bot: SmallBot, local: LocalDiscord, games: str, no_waiting: list[float], status: int
) -> None:
    fault = local.faults.plant(Fault("POST", "/channels/*/messages", status, times=3))
    await channel(bot, games).send("hello")
    assert fault.seen == 3
    assert no_waiting == [1, 3, 5]


async def test_a_503_is_raised_at_once(bot: SmallBot, local: LocalDiscord, games: str) -> None:
    local.faults.plant(Fault("POST", "/channels/*/messages", 503))
    with pytest.raises(discord.DiscordServerError):
        await channel(bot, games).send("hello")


async def test_a_message_whose_answer_is_lost_is_not_sent_twice(
    bot: SmallBot, local: LocalDiscord, games: str, no_waiting: list[float]
) -> None:
    """discord.py asks again after a 504, and Discord recognises the request by its nonce."""
    local.faults.plant(Fault("POST", "/channels/*/messages", 504, too_late=True))
    await channel(bot, games).send("hello", nonce="line-1")
    assert len(local.world.messages(int(games), local.people["Ada"])) == 1


async def test_error_codes_reach_the_bot(bot: SmallBot, local: LocalDiscord, games: str) -> None:
    local.faults.plant(Fault("POST", status=403, code=50013, message="Missing Permissions"))
    with pytest.raises(discord.Forbidden) as caught:
        await channel(bot, games).send("hello")
    assert caught.value.code == 50013


async def test_a_wrong_token_is_a_login_failure(local: LocalDiscord) -> None:
    local.token = "the right one"
    with pytest.raises(discord.LoginFailure):
        async with running(SmallBot(), local):
            pass


async def test_files_come_from_the_local_discord_and_not_from_the_network(
    bot: SmallBot, local: LocalDiscord, games: str, tmp_path: Path
) -> None:
    file = tmp_path / "a.txt"
    file.write_bytes(b"content")
    sent = await channel(bot, games).send(file=discord.File(file))
    assert sent.attachments[0].url.startswith(local.url)
    assert await sent.attachments[0].read() == b"content"


# ---------------------------------------------------------------------- the gateway


async def back_again(local: LocalDiscord, resumes: int = 0, identifies: int = 1) -> None:
    counts = local.gateway.counts
    assert await local.changes.until(
        lambda: (
            local.gateway.connected
            and counts.resumes >= resumes
            and counts.identifies >= identifies
        ),
        10,
    )


@pytest.mark.parametrize("how", ["drop", "cut", "ask_to_reconnect"])
async def test_a_broken_connection_is_resumed_and_loses_nothing(
    bot: SmallBot, local: LocalDiscord, cast: Cast, games: str, how: str
) -> None:
    done = await cast["Ada"].slash("counter new", channel=games, start=1)
    message = await cast["Ada"].message(games, done["message"])
    broken = getattr(local.gateway, how)()
    # Pressed while nobody listens, and replayed to the session that resumes.
    pressed = asyncio.create_task(cast["Ada"].click(message, label="add"))
    if broken is not None:
        await broken
    assert (await pressed)["acknowledged"]
    await back_again(local, resumes=1)
    assert (local.gateway.counts.resumes, local.gateway.counts.identifies) == (1, 1)
    assert texts(await cast["Ada"].message(games, message["id"])) == "count **2**"


async def test_a_forgotten_session_is_replaced_by_a_new_one(
    bot: SmallBot, local: LocalDiscord, cast: Cast, games: str
) -> None:
    local.gateway.forget_sessions()
    await local.gateway.drop()
    await back_again(local, resumes=1, identifies=2)
    assert (await cast["Ada"].slash("counter new", channel=games, start=1))["acknowledged"]


@pytest.mark.parametrize(("code", "kept"), [(1000, 0), (1001, 0), (4000, 1)])
async def test_a_session_that_its_client_closes_is_not_kept(
    local: LocalDiscord, code: int, kept: int
) -> None:
    """Done by hand, because discord.py 2.7.1 always closes with 4000."""
    async with aiohttp.ClientSession() as session, session.ws_connect(local.gateway_url) as socket:
        await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1}})
        assert await local.ready()
        await socket.close(code=code)
    assert await local.changes.until(lambda: not local.gateway.connected, 5)
    assert len(local.gateway._sessions) == kept


async def test_only_the_newest_sessions_are_kept(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(12):
            async with session.ws_connect(local.gateway_url) as socket:
                await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1}})
                assert await local.ready()
                await socket.close(code=4000)
            assert await local.changes.until(lambda: not local.gateway.connected, 5)
    assert len(local.gateway._sessions) == 8


async def test_a_client_that_was_away_too_long_begins_a_new_session(local: LocalDiscord) -> None:
    ada, games = local.people["Ada"], local.rooms["games"]
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(local.gateway_url) as socket:
            await socket.send_json({"op": 2, "d": {"token": TOKEN, "intents": 1}})
            assert await local.ready()
            [key] = local.gateway._sessions
            await socket.close(code=4000)
        for _ in range(1001):
            local.world.set_thread(local.world.backend.create_thread(games, "t", ada).id, {})
        async with session.ws_connect(local.gateway_url) as socket:
            assert (await socket.receive_json())["op"] == 10
            await socket.send_json({"op": 6, "d": {"session_id": key, "seq": 2}})
            assert await socket.receive_json() == {"op": 9, "d": False}


async def test_the_bot_is_told_who_of_some_people_is_on_a_server(
    bot: SmallBot, local: LocalDiscord
) -> None:
    (guild,), (ada, ben, *_) = bot.guilds, local.people.values()
    found = await guild.query_members(user_ids=[ada, ben, 5], limit=100, cache=False)
    assert {member.id for member in found} == {ada, ben}


async def test_heartbeats_are_answered(bot: SmallBot, local: LocalDiscord) -> None:
    await bot.ws.send_heartbeat({"op": 1, "d": bot.ws.sequence})
    assert await local.changes.until(lambda: local.gateway.counts.heartbeats > 0, 5)


async def test_events_are_only_sent_for_requested_intents(
    bot: SmallBot, local: LocalDiscord
) -> None:
    """The small bot asks only for guilds, so it hears of threads but not of messages."""
    [session] = local.gateway._sessions.values()
    before = session.sequence
    ada, games = local.people["Ada"], local.rooms["games"]
    await local.world.people.sends(ada, games, "hello")
    assert session.sequence == before
    local.world.backend.create_thread(games, "t", ada)
    assert session.sequence == before + 1
