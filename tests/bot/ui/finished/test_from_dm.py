"""What is left of a panel in the direct messages when the game is over: playing again, and stepping
through the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from games.engine import LEAVE
from tests.bot.panels import Panel

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture
async def finished(world: World) -> Any:
    """Returns Ann's panel of a game that is over."""
    number = await world.start_at_once("slasher", "ann", "bob")
    with world.as_bot():
        await world.services.playing.move(number, world.person("bob").user.id, LEAVE)
    await world.env.settle()
    user = world.person("ann").user
    return Panel(world, user, user.dm_channel, user.dm_channel.history()[-1].id)


async def test_playing_again_opens_the_rematch_where_the_game_was_played(
    world: World, finished: Any
) -> None:
    ann, shown = world.person("ann"), finished.words
    await finished.press("rematch")
    rematch = await world.table(TableNumber(2))
    assert (rematch.row.phase, rematch.row.channel) == ("lobby", world.channel.id)
    assert [seat.person for seat in rematch.seats] == [ann.user.id]
    assert finished.words == shown, "the panel stays"


async def test_who_has_left_the_server_opens_nothing_there(world: World, finished: Any) -> None:
    ann = world.person("ann")
    world.env.backend.remove_member(world.guild.id, ann.user.id)
    await finished.press("rematch")
    assert await world.services.store.read(lambda tx: tx.table_ids()) == [1]


async def test_a_finished_game_is_stepped_through_from_the_direct_messages(
    finished: Any,
) -> None:
    await finished.press("replay")
    assert "what ann saw" in finished.words or "what everybody saw" in finished.words
