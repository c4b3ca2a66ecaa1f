"""Where people are reminded: as they wish, but never in public of a secret answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.due.reminders import call_in_thread
from bot.ui.custom_ids import LoosePress
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

DAY = 24 * 60 * 60
HALF = DAY // 2 + 1
REST = DAY * 3 // 10


async def begin(world: World, game: str, *names: str) -> TableNumber:
    """Starts a game with a day for a decision."""
    number = await world.sit(game, *names)
    host = world.person(names[0]).user.id
    with world.as_bot():
        await world.services.lobby.set_pace(number, host, "day")
        await world.services.lobby.start(number, host)
    await world.env.settle()
    return number


async def to_window(world: World, number: TableNumber) -> None:
    """Plays until a sealed window is open."""
    for _ in range(200):
        table = await world.table(number)
        if table.view(None).window is not None:
            return
        seat = min(table.game.deciders(table.state))
        path = table.game.fallback(table.view(seat))
        with world.as_bot():
            await world.services.playing.move(number, table.person_at(seat), path)
        await world.env.settle()
    raise AssertionError("no window opened")


async def choose(world: World, name: str, where: str) -> None:
    await world.person(name).slash(world.channel, "me reminders", where=where)


async def in_thread(world: World, number: TableNumber) -> list[Any]:
    """Returns the reminders in a table's thread."""
    thread = await world.thread(number)
    found = thread.history(viewer=world.person("ann"))
    return [message for message in found if "the table is waiting for you" in words(message)]


def in_dm(world: World, name: str) -> list[Any]:
    user = world.person(name).user
    if user.dm_channel is None:
        return []
    found = user.dm_channel.history(viewer=user)
    return [message for message in found if words(message).startswith("⏰ [")]


async def test_a_person_can_be_reminded_in_the_thread_once_a_step(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    await choose(world, name, "thread")
    await world.env.advance_time(HALF)
    (told,) = await in_thread(world, number)
    assert [user.id for user in told.mentions] == [world.person(name).user.id]
    await world.env.advance_time(REST)
    assert len(await in_thread(world, number)) == 2
    await world.env.advance_time(DAY // 10)
    assert len(await in_thread(world, number)) == 2
    assert in_dm(world, name) == []


async def test_people_are_reminded_by_direct_message_by_default(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    await world.env.advance_time(HALF)
    assert len(in_dm(world, name)) == 1
    assert await in_thread(world, number) == []


async def test_a_person_who_wants_no_reminders_gets_none(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    await choose(world, name, "off")
    await world.env.advance_time(DAY - 1)
    assert in_dm(world, name) == []
    assert await in_thread(world, number) == []


async def test_with_closed_direct_messages_public_reminders_come_in_the_thread(
    world: World,
) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    path = f"/channels/{world.person(name).user.dm_channel.id}/messages*"
    world.env.inject_error("*", path, status=403, code=50007, times=None)
    await world.env.advance_time(HALF)
    assert len(await in_thread(world, number)) == 1
    assert (await world.services.people.person(world.person(name).user.id)).dm_closed
    await world.env.advance_time(REST)
    assert len(await in_thread(world, number)) == 2


async def test_without_direct_messages_public_reminders_come_in_the_thread(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    await world.person(name).slash(world.channel, "me dm", wanted=False)
    await world.env.advance_time(HALF)
    assert len(await in_thread(world, number)) == 1
    assert in_dm(world, name) == []


@pytest.mark.parametrize("where", ["thread", "dm"])
async def test_the_thread_says_nothing_about_a_sealed_window(world: World, where: str) -> None:
    number = await begin(world, "slasher", "ann", "bob", "cat")
    for name in ("ann", "bob", "cat"):
        await choose(world, name, where)
    await world.person("cat").slash(world.channel, "me dm", wanted=False)
    await to_window(world, number)
    thread = await world.thread(number)
    before = [words(m) for m in thread.history(viewer=world.person("ann"))]
    await world.env.advance_time(HALF + REST)
    assert [words(m) for m in thread.history(viewer=world.person("ann"))] == before
    assert len(in_dm(world, "ann")) == len(in_dm(world, "bob")) == 2
    assert in_dm(world, "cat") == []


async def test_a_reminder_for_the_thread_is_dropped_when_a_window_opens(world: World) -> None:
    """Whether it may be sent is checked again when it is delivered."""
    number = await begin(world, "slasher", "ann", "bob")
    await to_window(world, number)
    table = await world.table(number)
    person = table.person_at(0)
    with world.as_bot():
        await world.services.store.write(lambda tx: call_in_thread(tx, number, person))
        world.services.tables.tell(table)
    await world.env.settle()
    assert await in_thread(world, number) == []


async def test_the_menu_shows_and_changes_the_place_of_reminders(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "me reminders")
    page = world.newest(world.channel, ann)
    menu = LoosePress("me.remind").encode()
    assert [item.custom_id for item in presses(page)] == [menu]
    await ann.select(page, ["thread"], custom_id=menu)
    assert (await world.services.people.person(ann.user.id)).remind == "thread"
    assert "in the table’s thread when" in words(world.newest(world.channel, ann))
    await ann.slash(world.channel, "me reminders", where="moon")
    assert (await world.services.people.person(ann.user.id)).remind == "thread"
