"""A table whose place is lost waits, and goes on elsewhere with nothing lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.tables.lobbies.opening import Place
from bot.tables.lost_places import GUILD_GONE, NO_ACCESS, THREAD_GONE
from bot.tables.notifications import Dropped, public_lane, read_dropped
from tests.bot.tables.clockwork import notes
from tests.bot.tables.tabletop import ANN, BOB, CHANNEL, GUILD

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


async def reason(top: Tabletop, number: TableNumber) -> str | None:
    return (await top.table(number)).row.paused


async def test_the_host_is_told_once_and_waiting_messages_are_kept(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    waiting = await top.outbox(public_lane(number))
    for _ in range(2):
        assert await top.services.lost_places.pause(number, THREAD_GONE)
    assert await notes(top, ANN) == ["pause-thread-gone.host"]
    assert await top.outbox(public_lane(number)) == waiting


async def test_a_paused_table_s_lane_waits_and_other_lanes_do_not(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    other = await top.sit("slasher", ANN)
    await top.services.lost_places.pause(number, THREAD_GONE)
    heads = {head.lane for head in await top.services.store.read(lambda tx: tx.heads())}
    assert heads == {f"dm:{ANN}", f"dm:{BOB}", public_lane(other)}
    await top.services.lost_places.resume(number, THREAD_GONE)
    heads = {head.lane for head in await top.services.store.read(lambda tx: tx.heads())}
    assert public_lane(number) in heads


async def test_a_finished_table_is_not_paused(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    await top.services.lobby.cancel(number, ANN)
    assert not await top.services.lost_places.pause(number, THREAD_GONE)
    assert await reason(top, number) is None
    assert await notes(top, ANN) == []


async def test_a_removal_from_the_server_replaces_missing_access_as_the_reason(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, NO_ACCESS)
    await top.services.lost_places.pause_guild(GUILD)
    assert await reason(top, number) == GUILD_GONE
    assert await notes(top, ANN) == ["pause-no-access.host"], "the host is told twice"
    await top.services.lost_places.pause(number, NO_ACCESS)
    assert await reason(top, number) == GUILD_GONE
    await top.services.lost_places.resume_guild(GUILD)
    assert await reason(top, number) is None


async def test_a_table_that_lost_its_thread_does_not_go_on_with_the_server(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.lost_places.pause_guild(GUILD)
    await top.services.lost_places.resume_guild(GUILD)
    assert await reason(top, number) == THREAD_GONE


async def test_back_on_the_server_a_table_stays_paused_for_another_reason(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.lost_places.resume(number, GUILD_GONE)
    assert await reason(top, number) == THREAD_GONE


async def test_losing_a_place_that_the_table_has_left_pauses_nothing(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    assert await top.services.lost_places.pause(number, THREAD_GONE, lost=CHANNEL)
    assert await reason(top, number) is None
    assert await top.services.lost_places.pause(number, THREAD_GONE, lost=ChannelId(77))
    assert await reason(top, number) == THREAD_GONE


async def test_only_tables_of_the_server_are_paused(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause_guild(GuildId(GUILD + 1))
    assert await reason(top, number) is None


async def test_back_on_the_server_closed_direct_messages_are_tried_again(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.people.set_person(BOB, dm_closed=True)
    await top.services.lost_places.pause_guild(GUILD)
    await top.empty_outbox()
    await top.services.lost_places.resume_guild(GUILD)
    assert not (await top.services.people.person(BOB)).dm_closed
    table = await top.table(number)
    asked = table.view(table.seat_of(BOB)).to_act
    assert [row.kind for row in await top.outbox(f"dm:{BOB}")] == ["asked" if asked else "hand"]


async def test_elsewhere_a_table_has_its_card_board_call_and_hands(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    lines = await top.told(number)
    await top.services.lost_places.pause(number, THREAD_GONE)
    table = await top.services.lost_places.move_home(number, BOB, Place(GuildId(12), ChannelId(77)))
    assert table.row.paused is None
    assert table.place == (12, 77, None)
    assert (table.row.card, table.row.board) == (None, None)
    waiting = await top.outbox(public_lane(number))
    assert await top.told(number) == lines, "a line was lost"
    assert table.row.board_from == 0, "a line was posted where nobody reads it any more"
    kinds = [row.kind for row in waiting]
    assert kinds[0] == "card", "the thread belongs to the card"
    assert kinds[-1] == "turn"
    for person in (ANN, BOB):
        assert [row.kind for row in await top.outbox(f"dm:{person}")][-1] in ("hand", "asked")


async def test_in_a_thread_a_table_stays_in_that_thread(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    table = await top.services.lost_places.move_home(
        number, ANN, Place(GUILD, ChannelId(88), thread=True)
    )
    assert table.home == 88


async def test_the_old_board_is_deleted_in_its_old_place(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    table = await top.table(number)
    await top.services.tables.amend(table, lambda _: None, board=5, thread=66)
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    drops = [row for row in await top.outbox(public_lane(number)) if row.kind == "drop"]
    assert [read_dropped(row.body) for row in drops] == [Dropped(ChannelId(66), 5)]


async def test_a_lobby_can_go_on_elsewhere_too(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.lost_places.move_home(number, BOB, Place(GUILD, ChannelId(77)))
    assert [row.kind for row in await top.outbox(public_lane(number))] == ["card"]
    await top.services.lobby.start(number, ANN)


async def test_a_person_who_wants_direct_messages_again_gets_every_hand(top: Tabletop) -> None:
    first = await top.start("slasher", ANN, BOB)
    second = await top.start("slush-fund", BOB, ANN)
    await top.sit("slasher", BOB, channel=ChannelId(CHANNEL + 1))
    await top.empty_outbox()
    told: list[int] = []
    top.services.tables.watchers.append(lambda table: told.append(table.id))
    await top.services.lost_places.send_hands(BOB)
    waiting = await top.outbox(f"dm:{BOB}")
    assert {(row.kind, row.table_id) for row in waiting} == {("hand", first), ("hand", second)}
    assert told, "nobody looks through the outbox"
    await top.services.lost_places.send_hands(PersonId(999))  # a person without a game
