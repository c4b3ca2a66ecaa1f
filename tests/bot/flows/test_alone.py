"""One person and three computers, from the command that opens the table to the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import TableNumber
from bot.tables.names import COMPUTER
from tests.bot.ui.lobby.test_lobby import card_of
from tests.bot.world import presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World

FIRST = TableNumber(1)


async def begin(world: World, level: str = "normal") -> Any:
    """Returns the message that two presses after `/slush-fund new` show."""
    ann = world.person("ann")
    await ann.slash(world.channel, "slush-fund new")
    await ann.click(card_of(world, FIRST), label="Add a computer")
    page = world.newest(world.channel, ann)
    await ann.click(page, label=f"▶ {level}")
    return again(world, page)


def again(world: World, message: Any) -> Any:
    """Returns a message of Ann's as it is now."""
    seen = world.channel.history(viewer=world.person("ann"))
    return next(found for found in seen if found.id == message.id)


async def press_on(world: World, panel: Any) -> Any:
    """Presses the first thing there is to play on a panel, and returns the message after it."""
    ann = world.person("ann")
    steps = {press.step: item for item in presses(panel) if (press := step_of(item))}
    found = next(steps[step] for step in ("do", "pick", "menu") if step in steps)
    if hasattr(found, "options"):
        await ann.select(panel, [found.options[0].value], custom_id=found.custom_id)
    else:
        await ann.click(panel, custom_id=found.custom_id)
    return again(world, panel)


async def test_two_presses_lead_to_the_first_move(world: World) -> None:
    panel = await begin(world)
    table = await world.table(FIRST)
    seat = table.seat_of(world.person("ann").id)
    assert seat is not None
    assert table.view(seat).to_act, "the computers before her have moved already"
    assert "The game has begun." in words(panel)
    before = table.row.plies
    for _ in range(3):
        panel = await press_on(world, panel)
        if (await world.table(FIRST)).row.plies > before:
            return
    raise AssertionError("no move was made")


async def test_a_move_is_answered_with_what_the_computers_did(world: World) -> None:
    panel = await begin(world)
    for _ in range(40):
        before = (await world.table(FIRST)).row.plies
        panel = await press_on(world, panel)
        table = await world.table(FIRST)
        seat = table.seat_of(world.person("ann").id)
        assert seat is not None
        assert table.view(seat).to_act, "nobody else is waited for"
        if COMPUTER in words(panel) and table.row.plies > before + 1:
            return
    raise AssertionError("no computer was ever told to have moved")
