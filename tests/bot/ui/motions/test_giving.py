"""Somebody gives more time with the button on the board, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.custom_ids import Press
from tests.bot.panels import said
from tests.bot.ui.lobby.test_lobby import BOTH, labels
from tests.bot.world import find_message, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

pytestmark = pytest.mark.reserves


async def board_of(world: World, number: TableNumber) -> Any:
    press = Press(number, 0, "open").encode()
    return find_message(await world.thread(number), world.person("ann"), press)


async def timed(world: World) -> tuple[TableNumber, str, str]:
    """Returns a table at the pace of a day, who is to act there, and the other."""
    await world.person("ann").slash(world.channel, "slush-fund new", pace="day")
    number = max(await world.services.store.read(lambda tx: tx.table_ids()))
    await world.person("bob").slash(world.channel, "tables join", table=number)
    await world.person("ann").slash(world.channel, "tables start", table=number)
    acting = await world.to_act(number)
    return number, acting, "bob" if acting == "ann" else "ann"


@BOTH
async def test_the_button_gives_time_once_and_the_thread_says_so(world: World, locale: str) -> None:
    number, acting, other = await timed(world)
    world.speaks(other, locale)
    board = await board_of(world, number)
    assert "then a reserve of 2\u00a0d" in words(board)
    result = await world.person(other).click(board, label="Give time")
    assert ("a été ajouté" if locale == "fr" else "one decision’s time more") in said(result)
    board = await board_of(world, number)
    assert f"{other} gives {acting} more time: 1\u00a0d." in words(board)
    again = await world.person(other).click(board, label="Give time")
    assert ("déjà laissé du temps" if locale == "fr" else "already") in said(again)
    own = await world.person(acting).click(board, label="Give time")
    assert "nobody else" in said(own)


async def test_without_a_clock_there_is_no_button(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    assert "Give time" not in labels(await board_of(world, number))
