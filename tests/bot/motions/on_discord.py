"""What tests of motions do again and again on Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.ids import Press
from tests.bot.panels import Panel, said
from tests.bot.world import find_message

if TYPE_CHECKING:
    from tests.bot.world import World

COGS = ["cogs.slush_fund", "cogs.slasher", "cogs.tables"]


@pytest.fixture(autouse=True)
def these_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobby.new_seed", lambda: bytes(range(32)))


async def motion_message(world: World, number: int, name: str, motion: int = 1) -> Any:
    """The message of an open motion as somebody finds it in the thread."""
    agree = Press(number, 0, "agree", (str(motion),)).encode()
    return find_message(await world.thread(number), world.person(name), agree)


async def answer(world: World, number: int, name: str, step: str, motion: int = 1) -> str:
    """Press on it; what is said to who pressed."""
    message = await motion_message(world, number, name, motion)
    press = Press(number, 0, step, (str(motion),)).encode()
    return said(await world.person(name).click(message, custom_id=press))


async def open_menu(world: World, name: str, number: int) -> Panel:
    """Somebody's panel, and what the table may decide."""
    panel = await Panel.open(world, name, number)
    await panel.press("table")
    return panel


async def waiting(world: World, number: int) -> tuple[str, str, str]:
    """Two who could agree about a third, whom the table does not wait for just now."""
    mover = await world.to_act(number)
    names = ["ann", "bob", "cat"]
    third = next(name for name in names if name != mover)
    first, second = [name for name in names if name != third]
    return first, second, third
