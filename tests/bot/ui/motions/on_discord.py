"""Helpers for tests of motions on Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.tables.clocks.clocks import AWAY
from bot.ui.custom_ids import Press
from tests.bot.panels import Panel, said
from tests.bot.world import find_message

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from tests.bot.world import World

COGS = ["cogs.slush_fund", "cogs.slasher", "cogs.tables"]


@pytest.fixture(autouse=True)
def these_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


async def motion_message(world: World, number: TableNumber, name: str, motion: int = 1) -> Any:
    """Returns the message of an open motion as somebody sees it in the thread."""
    agree = Press(number, 0, "agree", (str(motion),)).encode()
    return find_message(await world.thread(number), world.person(name), agree)


async def answer(world: World, number: TableNumber, name: str, step: str, motion: int = 1) -> str:
    """Presses a button on it; returns what the person who pressed is told."""
    message = await motion_message(world, number, name, motion)
    press = Press(number, 0, step, (str(motion),)).encode()
    return said(await world.person(name).click(message, custom_id=press))


async def open_menu(world: World, name: str, number: TableNumber) -> Panel:
    """Returns somebody's panel, opened at what the table can vote on."""
    panel = await Panel.open(world, name, number)
    await panel.press("table")
    return panel


async def miss(world: World, number: TableNumber, seat: int) -> None:
    """Marks a turn as missed by the owner of a seat, at a table of one evening."""
    await _set(world, number, seat, misses=1)
    await set_pace(world, number, "evening")


async def set_pace(world: World, number: TableNumber, pace: str) -> None:
    with world.as_bot():
        await world.services.tables.commit(number, lambda tx: tx.save_table(number, pace=pace))


async def stand_in(world: World, number: TableNumber, seat: int) -> None:
    """Makes the table play a seat, as it would after a while."""
    await _set(world, number, seat, away=AWAY)


async def _set(world: World, number: TableNumber, seat: int, **fields: int) -> None:
    row = msgspec.structs.replace((await world.table(number)).seats[seat], **fields)
    with world.as_bot():
        await world.services.tables.commit(number, lambda tx: tx.save_clock(row))


def pinged(world: World, since: int, person: PersonId) -> int:
    """Returns how many messages in a thread have notified a person since."""
    return sum(
        str(person) in map(str, (request.json or {}).get("allowed_mentions", {}).get("users", []))
        for request in world.env.http_requests[since:]
        if request.method == "POST" and "messages" in request.path
    )
