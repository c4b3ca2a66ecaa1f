"""/server table: the page about a table, in both languages, and what the table reads of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.custom_ids import LoosePress, Press
from bot.ui.managing.page import CLOSE, END, ENDED, LOUD, MOVE, NAME, OPEN, QUIET, WAKE
from tests.bot.panels import forge, said
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.world import told, words
from tests.cogs.test_settings_commands import manager

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

STEPS = (CLOSE, END, ENDED, QUIET, LOUD, WAKE, OPEN, NAME, MOVE)


async def page(world: World, number: TableNumber | None = None, name: str = "mia") -> Any:
    """Opens the page as a manager; returns the private message."""
    boss = world.people.get(name) or manager(world, name)
    given = {} if number is None else {"table": number}
    await boss.slash(world.channel, "server table", **given)
    return world.newest(world.channel, boss)


async def press(world: World, number: TableNumber, step: str, *values: str) -> str:
    """Presses on the page; returns what it says then."""
    boss, custom_id = world.person("mia"), Press(number, 0, step).encode()
    shown = world.newest(world.channel, boss)
    if values:
        await boss.select(shown, list(values), custom_id=custom_id)
    else:
        await boss.click(shown, custom_id=custom_id)
    return words(world.newest(world.channel, boss))


async def thread_lines(world: World, number: TableNumber) -> str:
    thread = await world.thread(number)
    return "\n".join(told(message) for message in thread.history(viewer=world.person("ann")))


@BOTH
async def test_a_game_is_ended_with_a_reason_that_all_read(world: World, locale: str) -> None:
    manager(world, "mia")
    world.speaks("mia", locale)
    number = await world.start("slush-fund", "ann", "bob")
    french = locale == "fr"
    shown = await page(world, number)
    assert ("pour qui gère le serveur" if french else "for managers") in words(shown)
    boss, end = world.person("mia"), Press(number, 0, END).encode()
    opened = await boss.click(shown, custom_id=end)
    assert opened.modal["custom_id"] == Press(number, 0, ENDED).encode()
    await boss.submit_modal(opened, {"reason": "spoilers <@1> **x**"})
    assert ("C’est fait" if french else "Done") in words(world.newest(world.channel, boss))
    lines = await thread_lines(world, number)
    assert "A manager of the server has ended this game: spoilers" in lines
    assert "<@1>" not in lines
    assert "mia" not in lines
    assert "A manager of the server has ended this game" in words(card_of(world, number))
    assert labels(card_of(world, number)) == {"Rules": True}
    panel = words(world.person("ann").user.dm_channel.history()[-1])
    assert "A manager of the server has ended this game" in panel


async def test_without_a_table_it_asks_which(world: World) -> None:
    manager(world, "mia")
    assert "No table that you can see" in words(await page(world))
    number = await world.sit("slush-fund", "ann", "bob")
    await world.sit("slasher", "cyd")
    shown = await page(world)
    pick = LoosePress("manage.table").encode()
    await world.person("mia").select(shown, [str(number)], custom_id=pick)
    shown = words(world.newest(world.channel, world.person("mia")))
    assert "It waits for players" in shown
    assert "ann · host" in shown
    thread = await world.thread(await world.start("agent", "dan", "eve"))
    await world.person("mia").slash(thread, "server table")
    assert "Agent · table 3" in words(world.newest(thread, world.person("mia")))


async def test_a_lobby_is_closed_its_host_named_and_its_mentions_stopped(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    await page(world, number)
    assert "bob · host" in await press(world, number, NAME, "2")
    assert "bob · host" in words(card_of(world, number))
    assert "Nobody is mentioned there" in await press(world, number, QUIET)
    assert "Nobody is mentioned there" not in await press(world, number, LOUD)
    assert "nothing more to see to" in await press(world, number, CLOSE)
    assert (await world.table(number)).row.phase == "cancelled"


async def test_a_seat_is_opened_and_somebody_else_takes_it(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cyd")
    await page(world, number)
    seat = (await world.table(number)).seat_of(world.person("bob").user.id) or 0
    assert "bob · the table plays this seat" in await press(world, number, OPEN, str(seat + 1))
    assert "has opened the seat of bob" in await thread_lines(world, number)
    result = await world.person("eve").slash(world.channel, "tables takeover", table=number)
    assert "The seat is yours" in said(result)


async def test_a_table_is_moved_to_a_channel_where_the_bot_may_write(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    await page(world, number)
    boss, other = world.person("mia"), world.guild.create_text_channel("quiet corner")
    await boss.select(
        world.newest(world.channel, boss), [other], custom_id=Press(number, 0, MOVE).encode()
    )
    assert (await world.table(number)).row.channel == other.id
    found = "\n".join(told(m) + words(m) for m in other.history(viewer=boss))
    assert "table 1" in found


async def test_only_managers_and_never_at_their_own_table(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    manager(world, "mia")
    shown = await page(world, number)
    backend = world.env.backend
    for name, refused in (("cyd", "Manage Server"), ("ann", "Manage Server")):
        for step in STEPS:
            data = {"custom_id": Press(number, 0, step).encode(), "values": ["1"]}
            assert refused in said(await forge(world, name, world.channel, shown, data)), step
    backend.get_member(world.guild.id, world.person("ann").user.id).role_ids.extend(
        backend.get_member(world.guild.id, world.person("mia").user.id).role_ids
    )
    for step in (CLOSE, END, QUIET, OPEN, NAME):
        data = {"custom_id": Press(number, 0, step).encode(), "values": ["1"]}
        answer = said(await forge(world, "ann", world.channel, shown, data))
        assert "you are a player there like any other" in answer, step
    result = await world.person("ann").slash(world.channel, "server table", table=number)
    assert "you are a player there like any other" in said(result)


async def test_a_table_that_the_manager_does_not_see_is_none(world: World) -> None:
    manager(world, "mia")
    hidden = world.hidden_channel("ann")
    await world.person("ann").slash(hidden, "slush-fund new")
    result = await world.person("mia").slash(world.channel, "server table", table=1)
    assert "There is no table 1" in said(result)
    offered = await world.person("mia").autocomplete(world.channel, "server table", "table", "")
    assert offered == []


@pytest.mark.parametrize(
    ("step", "values"), [(OPEN, ["9"]), (NAME, ["x"]), (NAME, []), (MOVE, ["7"]), (MOVE, [])]
)
async def test_a_value_that_no_menu_offered_changes_nothing(
    world: World, step: str, values: list[str]
) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    shown = await page(world, number)
    before = (await world.table(number)).row
    data = {"custom_id": Press(number, 0, step).encode(), "values": values}
    assert "⛔" in said(await forge(world, "mia", world.channel, shown, data))
    assert (await world.table(number)).row == before
