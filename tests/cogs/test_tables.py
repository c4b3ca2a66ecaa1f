"""/tables: list and watch, and what they show to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from games.engine import LEAVE
from tests.bot.panels import Panel, said
from tests.bot.world import presses

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

    from bot.tables.table import Table
    from tests.bot.world import World


async def lines(world: World, name: str, where: str, place: Any = None) -> str:
    person = world.person(name)
    return said(await person.slash(place or world.channel, "tables list", where=where))


async def test_without_tables_the_lists_say_so(odd_world: World) -> None:
    assert "You are not at any table" in await lines(odd_world, "ann", "mine")
    assert "no table on this server" in await lines(odd_world, "ann", "server")
    odd_world.speaks("ann", "fr")
    assert "Vous n’êtes à aucune table" in await lines(odd_world, "ann", "mine")


async def test_mine_begins_with_the_tables_that_wait_for_me(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    await odd_world.sit("odd", "ann")
    name = await odd_world.to_act(TableNumber(1))
    other = "bob" if name == "ann" else "ann"
    listed = await lines(odd_world, name, "mine")
    assert "Odd · table 1** · **your turn**" in listed
    assert "Odd · table 1** · playing" in await lines(odd_world, other, "mine")
    both = await lines(odd_world, "ann", "mine")
    if name == "ann":
        assert both.index("table 1") < both.index("table 2")
    assert "waiting for players" in both


async def test_mine_opens_the_panel(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    ann = odd_world.person("ann")
    result = await ann.slash(odd_world.channel, "tables list")
    opened = await ann.click(result.response.message, label="Open")
    panel = Panel(odd_world, ann, odd_world.channel, opened.response.id if opened.response else 0)
    assert panel.has("table")


async def test_here_offers_watching_and_joining(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    await odd_world.sit("odd", "cyd")
    eve = odd_world.person("eve")
    result = await eve.slash(odd_world.channel, "tables list", where="server")
    buttons = {i.label: i.custom_id for i in presses(result.response.message)}
    assert buttons == {
        "Open": Press(TableNumber(1), 0, "watch").encode(),
        "Join": Press(TableNumber(2), 0, "join").encode()
    }  # fmt: skip
    ann = await odd_world.person("ann").slash(odd_world.channel, "tables list", where="server")
    opens = [i.custom_id for i in presses(ann.response.message) if i.label == "Open"]
    assert opens == [Press(TableNumber(1), 0, "open").encode()], "their own panel"
    await eve.click(result.response.message, label="Join")
    assert len((await odd_world.table(TableNumber(2))).seats) == 2


async def test_a_long_list_says_that_there_are_more_tables(odd_world: World) -> None:
    for _ in range(12):
        await odd_world.person("ann").slash(odd_world.channel, "odd new")
    assert "… and 2 more." in await lines(odd_world, "ann", "server")


async def test_a_table_in_a_hidden_channel_is_neither_listed_nor_watched(odd_world: World) -> None:
    hidden = odd_world.hidden_channel("ann", "bob")
    for name, command in (("ann", "odd new"), ("bob", "tables join"), ("ann", "tables start")):
        await odd_world.person(name).slash(hidden, command)
    eve = odd_world.person("eve")
    assert "no table on this server" in await lines(odd_world, "eve", "server")
    for command in ("tables watch", "tables show", "tables panel", "tables record", "tables join"):
        result = await eve.slash(odd_world.channel, command, table=1)
        assert "There is no table 1." in said(result), command
    assert await eve.autocomplete(odd_world.channel, "tables watch", "table", "") == []
    assert "table 1" in await lines(odd_world, "bob", "server")
    assert "Board" in said(await odd_world.person("bob").slash(hidden, "tables watch", table=1))


async def test_a_table_in_a_private_thread_is_shown_only_to_its_members(odd_world: World) -> None:
    thread = odd_world.private_thread("ann", "bob")
    await odd_world.person("ann").slash(thread, "odd new")
    await odd_world.person("bob").slash(thread, "tables join")
    assert len((await odd_world.table(TableNumber(1))).seats) == 2
    assert "no table on this server" in await lines(odd_world, "eve", "server")
    result = await odd_world.person("eve").slash(odd_world.channel, "tables join", table=1)
    assert "There is no table 1." in said(result)


async def test_a_table_of_another_server_is_unknown(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    other = odd_world.env.create_guild("Other")
    eve = other.add_member(odd_world.person("eve").user)
    place = other.create_text_channel("x")
    for command in ("tables watch", "tables show", "tables join"):
        assert "There is no table 1." in said(await eve.slash(place, command, table=1)), command
    ann = other.add_member(odd_world.person("ann").user)
    assert "table 1" in said(await ann.slash(place, "tables panel", table=1))


async def test_a_spectator_gets_exactly_the_public_view(odd_world: World) -> None:
    """Anybody who watches, even a player, sees what the board in the thread shows; only people
    without a seat are told more, which is public.
    """
    await odd_world.start("odd", "ann", "bob")
    thread = await odd_world.thread(TableNumber(1))
    looks = []
    for name in ("eve", "ann", "bob"):
        result = await odd_world.person(name).slash(odd_world.channel, "tables watch", table=1)
        message = result.response.message
        assert result.response.ephemeral
        assert "§" not in said(result)
        looks.append((said(result), [a.filename for a in message.attachments]))
    assert looks[1] == looks[2]
    assert looks[0][1] == looks[1][1]
    assert "Nobody can see who leads." in looks[0][0]
    assert "Nobody can see who leads." not in looks[1][0]
    board = next(
        m for m in reversed(thread.history(viewer=odd_world.person("eve"))) if m.attachments
    )
    assert [a.filename for a in board.attachments] == looks[0][1]


async def test_watching_is_offered_only_for_games_under_way(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    await odd_world.sit("odd", "cyd")
    eve = odd_world.person("eve")
    offers = await eve.autocomplete(odd_world.channel, "tables watch", "table", "")
    assert [(o["value"], o["name"]) for o in offers] == [(1, "Odd · table 1")]
    result = await eve.slash(odd_world.channel, "tables watch", table=2)
    assert "The game has not begun yet." in said(result)


async def test_lists_work_in_direct_messages(odd_world: World) -> None:
    await odd_world.start("odd", "ann", "bob")
    ann = odd_world.person("ann").user
    assert "table 1" in said(await ann.slash("tables list"))
    there = said(await ann.slash("tables list", where="server"))
    assert "table 1" in there, "there is no server here, so the list is of their own tables"
    assert "There is no table 1." in said(await ann.slash("tables watch", table=1))


@pytest.mark.parametrize("where", ["mine", "server"])
async def test_f5_a_game_that_ends_while_it_is_being_listed_is_left_out(
    odd_world: World, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    await odd_world.start("odd", "ann", "bob")
    await odd_world.sit("odd", "ann")
    bob, tables = odd_world.person("bob").user.id, odd_world.services.tables
    each = tables.each

    def ending(numbers: Iterable[TableNumber]) -> AsyncIterator[Table]:
        async def found() -> AsyncIterator[Table]:
            if (await tables.find(TableNumber(1))).row.phase == "playing":
                await odd_world.services.playing.move(TableNumber(1), bob, LEAVE)
            async for table in each(numbers):
                yield table

        return found()

    monkeypatch.setattr(tables, "each", ending)
    listed = await lines(odd_world, "ann", where)
    assert (await odd_world.table(TableNumber(1))).row.phase == "over"
    assert "table 1" not in listed
    assert "table 2" in listed
    assert "more" not in listed
