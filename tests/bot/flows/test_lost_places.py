"""Places and messages that are lost, and the commands that bring them back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ids import GuildId
from bot.ui.custom_ids import Press
from tests.bot.panels import said
from tests.bot.world import find_message, words

if TYPE_CHECKING:
    from tests.bot.world import World


def dms(world: World, name: str) -> list[Any]:
    channel = world.person(name).user.dm_channel
    return [] if channel is None else list(channel.history())


async def test_the_board_command_brings_back_a_table_whose_thread_was_deleted(
    world: World,
) -> None:
    number = await world.start("slasher", "ann", "bob")
    thread = (await world.table(number)).home
    world.env.backend.delete_channel(thread)
    await world.env.settle()
    assert (await world.table(number)).row.paused == "pause-thread-gone"
    told, panel = map(words, dms(world, "ann")[-2:])
    assert f"Your table {number} is paused" in told
    assert "The table is paused" in panel
    other = world.guild.create_text_channel("elsewhere")
    await world.person("bob").slash(other, "tables show")
    table = await world.table(number)
    assert table.row.paused is None
    assert table.row.channel == other.id
    place = world.place(table.home)
    assert find_message(place, world.person("ann"), Press(number, 0, "open").encode())
    assert await world.services.store.read(lambda tx: tx.outbox_size()) == 0


async def test_where_tables_are_not_allowed_the_board_command_names_a_channel(
    world: World,
) -> None:
    number = await world.start("slasher", "ann", "bob")
    await world.delete_channel((await world.table(number)).home)
    games, other = (world.guild.create_text_channel(name) for name in ("games", "elsewhere"))
    await world.services.people.set_guild(GuildId(world.guild.id), channels=(games.id,))
    refused = said(await world.person("bob").slash(other, "tables show"))
    assert f"Table {number} is paused and cannot go on here" in refused
    assert games.mention in refused
    assert (await world.table(number)).row.paused == "pause-thread-gone"
    await world.person("bob").slash(games, "tables show")
    assert (await world.table(number)).row.channel == games.id


async def test_deleting_a_channel_pauses_its_tables(
    world: World,
) -> None:
    number = await world.sit("slasher", "ann", "bob")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.table(number)).row.paused == "pause-thread-gone"


async def test_removing_the_bot_from_a_server_pauses_its_tables(world: World) -> None:
    number = await world.start("slasher", "ann", "bob")
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    assert (await world.table(number)).row.paused == "pause-guild-gone"


async def test_me_dm_tries_closed_direct_messages_again_at_once(world: World) -> None:
    number = await world.start("slasher", "ann", "bob")
    channel = world.person("bob").user.dm_channel
    letters_path = f"/channels/{channel.id}/messages*"
    world.env.inject_error("*", letters_path, status=403, code=50007, times=None)
    for _ in range(2):
        name = await world.to_act(number)
        table = await world.table(number)
        seat = table.seat_of(world.person(name).user.id)
        assert seat is not None
        path = table.game.fallback(table.view(seat))
        with world.env._bot_scope():
            await world.services.playing.move(number, world.person(name).user.id, path)
        await world.env.settle()
    person = world.person("bob").user.id
    assert (await world.services.people.person(person)).dm_closed
    (before,) = dms(world, "bob")[-1].attachments
    world.env.backend.faults.clear()
    await world.person("bob").slash(world.channel, "me dm", wanted=True)
    assert not (await world.services.people.person(person)).dm_closed
    (after,) = dms(world, "bob")[-1].attachments
    assert after.filename != before.filename, "the panel shows what the player has now"


async def test_a_game_goes_on_after_a_restart(world: World) -> None:
    number = await world.start("slasher", "ann", "bob")
    before = await world.table(number)
    await world.restart()
    after = await world.table(number)
    assert (after.row, after.state) == (before.row, before.state)
    name = await world.to_act(number)
    panel = await world.open_panel(name, number)
    assert "Which card do you play?" in words(panel)
