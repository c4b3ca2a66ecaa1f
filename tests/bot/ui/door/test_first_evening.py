"""How soon people who see the bot for the first time are playing: presses from the greeting in an
empty channel to a panel that asks for a first move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.tables.drafts import lay_out
from bot.ui.sheets import voice
from games.engine import Text
from games.registry import all_games
from tests.bot.world import presses
from tests.feel.hands import look, offered

if TYPE_CHECKING:
    from bot.tables.table import Table
    from tests.bot.world import World

ALONE, TOGETHER = 3, 4
"""The presses that were promised, of one person and of two people."""

FIRST = TableNumber(1)


async def press(world: World, name: str, key: str) -> None:
    """Presses the button with these words in the newest message that has it."""
    label, person = voice("en").plain(Text(key)), world.person(name)
    shown = reversed(world.channel.history(viewer=person))
    message = next(m for m in shown if label in [item.label for item in presses(m)])
    await person.click(message, label=label)


async def greet(world: World) -> None:
    guild: Any = world.client.get_guild(world.guild.id)
    with world.as_bot():
        await world.client.greeter.joined(guild)


def is_asked(world: World, table: Table, name: str) -> bool:
    """Whether somebody's panel has a move that can be pressed."""
    seat = table.seat_of(world.person(name).user.id)
    assert seat is not None
    return bool(table.view(seat).to_act and offered(look(lay_out(table, seat, ()))))


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_alone_it_takes_three_presses(world: World, game: str) -> None:
    await greet(world)
    taken = [("ann", game), ("ann", "play-alone"), ("ann", "lesson-first")]
    for name, key in taken:
        await press(world, name, key)
    assert len(taken) <= ALONE
    table = await world.table(FIRST)
    assert (table.row.game, table.row.phase) == (game, "playing")
    assert is_asked(world, table, "ann")
    panel = world.newest(world.channel, world.person("ann"))
    assert len(presses(panel)) > 1
    assert panel.flags.ephemeral


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_with_two_people_it_takes_four_presses(world: World, game: str) -> None:
    await greet(world)
    taken = [("ann", game), ("ann", "play-open"), ("bob", "lobby-join"), ("ann", "lobby-start")]
    for name, key in taken:
        await press(world, name, key)
    assert len(taken) <= TOGETHER
    table = await world.table(FIRST)
    assert (table.row.game, table.row.phase, len(table.seats)) == (game, "playing", 2)
    assert is_asked(world, table, "ann") or is_asked(world, table, "bob")
