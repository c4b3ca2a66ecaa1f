"""A table from its opening to the first moves, as people play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.custom_ids import Press
from tests.bot.world import find_message, find_press, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    card = find_message(world.channel, world.person("ann"), Press(number, 0, "start").encode())
    assert "ann" in words(card)
    assert "bob" in words(card)
    await world.person("ann").click(card, custom_id=Press(number, 0, "start").encode())
    thread = await world.thread(number)
    said = [words(message) for message in thread.history(viewer=world.person("bob"))]
    assert any("the seed is sealed" in line for line in said)
    board = find_message(thread, world.person("bob"), Press(number, 0, "open").encode())
    assert board.attachments


async def test_the_first_move_is_made_by_buttons(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    name = await world.to_act(number)
    panel = await world.open_panel(name, number)
    stash = find_press(panel, "pick")  # three cards are revealed: which goes in the slush fund?
    await world.person(name).click(panel, custom_id=stash.custom_id)
    assert (await world.table(number)).row.plies > 1  # the table had drawn the cards
    seen = (await world.thread(number)).history(viewer=world.person(name))
    after = next(message for message in seen if message.id == panel.id)
    assert "Done." not in words(after)  # what came of the move is told instead
    assert f"✅ {name} puts " in words(after)
    assert find_press(after, "table")
