"""Hours in which nobody could play, with the bot in a process of its own (F1, F3)."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.clock import HOUR, SECOND
from tests.bot.process.living import UP_SECONDS, living

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.process.living import Living

pytest.importorskip("simcord", reason="the local Discord needs simcord")

pytestmark = pytest.mark.long

AWAY = 3 * HOUR


FORCED = 1
"""Moves that the table made with the deal, because the first player could only take cards."""


async def goes_on(alive: Living, before: int, board: tuple[int, ...]) -> None:
    """Checks that the remaining time is the same, that no move was made for anybody, and that the
    board shows it.
    """
    assert await alive.until(lambda: alive.deadline() >= before + AWAY), alive.says()
    assert alive.deadline() <= before + AWAY + 15 * 60 * SECOND
    assert await alive.until(lambda: shown(alive) != board), "the board shows a different time"
    assert alive.moved() == FORCED
    assert not [line for line in alive.says() if line["level"] == "CRITICAL"]


def shown(alive: Living) -> tuple[int, ...]:
    """Returns the message of the board, and how often the bot has edited messages."""
    edits = sum(call.method == "PATCH" for call in alive.local.requests)
    return (*alive.asks("select board from game_table")[0], edits)


async def test_f1_a_frozen_process_gives_the_time_back(tmp_path: Path) -> None:
    async with living(tmp_path) as alive:
        await alive.begins()
        await alive.plays()
        before, board = alive.deadline(), shown(alive)
        await alive.freezes(AWAY / SECOND)
        await goes_on(alive, before, board)
        assert alive.said("nobody could play for")
        assert await alive.ends() == 0


async def test_f1_f3_hours_without_discord_give_the_time_back(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    async def health() -> tuple[int, str]:
        address = f"http://127.0.0.1:{port}/healthz"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()

    async with living(tmp_path) as alive:
        await alive.begins(BOT_HEALTH_PORT=str(port))
        await alive.plays()
        async with asyncio.timeout(UP_SECONDS):
            # discord.py waits until it has been told of all servers
            while await health() != (200, "ok\n"):
                pass
        before, board = alive.deadline(), shown(alive)
        async with alive.local.outage():
            # The bot notices before it tries to connect again.
            assert await alive.until(lambda: alive.local.gateway.counts.refused > 0)
            for _ in range(3):
                await alive.local.advance(AWAY / SECOND / 3)
                status, said = await health()
                assert status == 503
                assert said.startswith("no connection to Discord for ")
            assert alive.moved() == FORCED
        await goes_on(alive, before, board)
        assert await health() == (200, "ok\n")
        assert await alive.ends() == 0
