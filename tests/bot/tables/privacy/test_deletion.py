"""Everything about a person is deleted wherever it is, and nothing about anybody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.checks.stored import wrong_tables
from bot.clock import DAY
from bot.ids import InteractionId, TableNumber
from bot.store.backup import reading
from bot.tables.clocks.clocks import AWAY, PRESENT
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.errors import HandledError, NotSeatedError
from bot.tables.notifications import public_lane, read_dropped
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, play_turn, to_act
from tests.bot.tables.privacy.footprints import dump, found, holds, with_column
from tests.bot.tables.privacy.somebody import (
    DM,
    NAME,
    SIGNS,
    ZOE,
    finished,
    playing,
    sit,
    traces,
    zoe,
)
from tests.bot.tables.tabletop import BOB, CAT, DAN

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from tests.bot.tables.tabletop import Tabletop

FOUND = {
    "night.host", "night_answer.name", "night_answer.person",
    "draft.person", "erasure.names", "erasure.person", "game_table.host", "outbox.body",
    "outbox.lane", "person.id", "posted.lane", "reminder.person", "result.person", "seat.name",
    "seat.person", "sitting.person", "tip.person", "told.line", "told.person", "vacation.person",
    "avoid.name",
    "avoid.other",
    "avoid.person",
    "beside.other",
    "beside.person",
    "put_out.person",
    "seat_request.name",
    "seat_request.person",
    "invited.person",
    "seat_wish.person",
    "watcher.person",
    "call_wish.person",
}  # fmt: skip
"""Columns in which the bot keeps people's ids."""


async def test_nothing_is_left_in_any_table_of_the_schema(top: Tabletop, database: Path) -> None:
    await traces(top)
    await top.services.store.write(
        lambda tx: tx.begin_erasure(ZOE, {NAME})
    )  # by an earlier process
    before = dump(database)
    assert found(before, *SIGNS) == FOUND, "the schema keeps people where this test does not look"
    named = with_column(before, database, "person")
    assert {f"{table}.person" for table in named} <= FOUND, "nobody left a trace there"
    await top.services.deletions.erase(ZOE, interaction_id=InteractionId(7))
    assert found(dump(database), *SIGNS) == set()


async def test_the_rows_of_everybody_else_are_untouched(top: Tabletop, database: Path) -> None:
    tables = await traces(top)
    before = dump(database)
    await top.services.deletions.erase(ZOE)
    now = dump(database)
    for row in (*before["told"], *now["told"]):
        row["open"] = None  # the table was told that somebody left, so earlier cards lie covered
    for name in before.keys() - {"outbox", "due", "fact", "handled"}:
        for row in before[name]:
            if not about_zoe(name, row, tables):
                assert row in now[name], name
    kept = {row["id"]: row for row in now["outbox"]}
    for row in before["outbox"]:
        replaced = row["kind"] in (
            "turn",
            "card",
            "motion",
            "board",
        )  # by a newer row of the same kind
        if not any(holds(value, *SIGNS) for value in row.values()) and not replaced:
            assert kept[row["id"]] == row
    for number in set(tables.values()):
        table = await top.table(number)
        assert ZOE not in [seat.person for seat in table.seats]
        assert NAME not in table.names
        assert (table.row, table.seats) == ((s := await top.stored(number)).row, s.seats)


def about_zoe(name: str, row: dict[str, Any], tables: dict[str, TableNumber]) -> bool:
    """Tells whether a row is about her, about a seat that has become free, or about a motion of
    hers.
    """
    lobby = row.get("table_id") == tables["hosted"] or row.get("id") == tables["alone"]
    moved = lobby and name in ("seat", "game_table")
    if name == "night_due":  # the night that she hosts is cancelled
        return bool(row["night"] == 1)
    return moved or name == "motion" or any(holds(value, *SIGNS) for value in row.values())


async def test_every_game_still_follows_from_its_moves(top: Tabletop, database: Path) -> None:
    await traces(top)
    await top.services.deletions.erase(ZOE)
    with reading(database) as connection:
        assert list(wrong_tables(connection)) == []


async def test_she_leaves_lobbies_and_the_host_s_role_passes_on(top: Tabletop) -> None:
    tables = await traces(top)
    found = await top.services.deletions.footprint(ZOE)
    assert (found.lobby, found.playing, found.over) == (4, 8, 3)
    await top.services.deletions.erase(ZOE)
    hosted, alone = await top.table(tables["hosted"]), await top.table(tables["alone"])
    assert [seat.person for seat in hosted.seats] == [CAT, DAN]
    assert [seat.place for seat in hosted.seats] == [0, 1]
    assert (hosted.row.host, hosted.row.phase) == (CAT, "lobby")
    assert (alone.row.phase, alone.seats) == ("cancelled", ())
    assert [seat.person for seat in (await top.table(tables["guest"])).seats] == [BOB, CAT]
    assert (await top.services.deletions.footprint(ZOE)).playing == 0


async def test_a_finished_game_keeps_a_seat_without_a_name(top: Tabletop) -> None:
    number = await finished(top, BOB)
    seat = (await top.table(number)).seat_of(ZOE) or 0
    result = (await top.table(number)).result
    await top.empty_outbox()
    await top.services.deletions.erase(ZOE)
    table = await top.table(number)
    assert table.names[seat] == f"Seat {seat + 1}"
    assert table.person_at(seat) == -1 - seat
    assert table.result == result
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert [row.person for row in rows] == [None if n == seat else BOB for n in (0, 1)]
    assert await top.outbox(public_lane(number)) == [], "a finished game is not posted again"


async def test_her_hand_is_deleted_from_her_direct_messages_even_at_a_paused_table(
    top: Tabletop,
) -> None:
    tables = await traces(top)
    await top.services.lost_places.pause(tables["slush-fund"], "pause-no-access")
    await top.services.deletions.erase(ZOE)
    heads = {head.lane for head in await top.services.store.read(lambda tx: tx.heads())}
    for key in ("slush-fund", "over"):
        assert f"sweep:{DM}" in heads
        gone = [read_dropped(row.body) for row in await top.outbox(f"sweep:{DM}")]
        assert (DM, 5_000 + tables[key]) in [(each.channel, each.message) for each in gone]


@pytest.mark.parametrize("pace", ["none", "live", "week"])
async def test_the_table_plays_her_seat_to_the_end(top: Tabletop, pace: str) -> None:
    number = await playing(top, "slush-fund", BOB, pace=pace)
    seat = (await top.table(number)).seat_of(ZOE) or 0
    await top.services.start()
    await top.services.deletions.erase(ZOE)
    said = [line.key for line in await top.told(number)]
    assert said.count("nameless-left") == 1
    assert (await top.table(number)).row.host == BOB
    for _ in range(200):
        if (await top.table(number)).row.phase == "over":
            break
        if await to_act(top, number) == seat:
            plies = (await top.table(number)).row.plies
            await after(top, STAND_IN_DELAY)
            assert (await top.table(number)).row.plies > plies
        else:
            await play_turn(top, number, 1 - seat)
    table = await top.table(number)
    assert (table.row.phase, table.seats[seat].away) == ("over", AWAY)
    told = {line.key for line in await top.told(number)}
    assert not told & {"time-up", "time-stand-in", "time-back"}, "nobody ran out of time"
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert (rows[seat].person, rows[seat].counts) == (None, False)
    assert not [r for r in await all_lanes(top) if r.startswith(("dm:-", "remind:-"))]


async def test_the_table_does_not_play_the_seat_of_a_player_who_had_left_the_game(
    top: Tabletop,
) -> None:
    number = await playing(top, "slush-fund", BOB, CAT, pace="day")
    await top.services.playing.move(number, ZOE, LEAVE)
    table = await top.table(number)
    seat = table.seat_of(ZOE) or 0
    assert table.row.phase == "playing"
    await top.empty_outbox()
    await top.services.deletions.erase(ZOE)
    table = await top.table(number)
    assert (table.person_at(seat), table.seats[seat].away) == (-1 - seat, PRESENT)
    assert {row.kind for row in await top.outbox(public_lane(number))} == {"turn", "card"}


async def test_a_paused_table_plays_her_seat_once_it_goes_on(top: Tabletop) -> None:
    number = await playing(top, "slush-fund", BOB)
    while (await top.table(number)).person_at(await to_act(top, number)) != ZOE:
        await top.play(number)
    await top.services.start()
    await top.services.lost_places.pause(number, "pause-no-access")
    await top.services.deletions.erase(ZOE)
    plies = (await top.table(number)).row.plies
    await after(top, DAY)
    assert (await top.table(number)).row.plies == plies
    await top.services.lost_places.resume(number, "pause-no-access")
    await after(top, DAY)
    assert (await top.table(number)).row.plies > plies


async def test_an_answer_in_a_sealed_window_is_given_for_her(top: Tabletop) -> None:
    number = await playing(top, "slasher", BOB, CAT, plies=0)
    await top.services.start()
    table = await top.play_to_window(number)
    await top.services.deletions.erase(ZOE)
    for seat in table.seats:
        now = await top.table(number)
        if seat.person != ZOE and seat.place in now.game.deciders(now.state):
            await top.answer(number, seat.place)
    await after(top, STAND_IN_DELAY)
    assert (await top.table(number)).view(None).window != table.view(None).window


async def test_her_motions_and_votes_no_longer_count(top: Tabletop) -> None:
    tables = await traces(top)
    await top.services.deletions.erase(ZOE)
    assert await top.services.motions.open_at(tables["slush-fund"]) == []
    (row,) = await top.services.motions.open_at(tables["slasher"])
    bob = (await top.table(tables["slasher"])).seat_of(BOB)
    assert row.votes == {str(bob): True}


async def test_all_people_of_a_game_can_be_deleted(top: Tabletop) -> None:
    number = await playing(top, "slush-fund", BOB)
    await top.services.start()
    await top.services.deletions.erase(ZOE)
    await top.services.deletions.erase(BOB)
    table = await top.table(number)
    assert sorted(seat.person for seat in table.seats) == [-2, -1]
    assert table.row.host < 0
    await after(top, 14 * DAY)
    assert (await top.table(number)).row.phase == "cancelled", "nobody is there to wake it"


async def test_a_deleted_person_comes_back_as_somebody_new(top: Tabletop) -> None:
    number = await playing(top, "slush-fund", BOB)
    await top.services.people.set_person(ZOE, locale="fr")
    await top.services.deletions.erase(ZOE)
    assert (await top.services.people.person(ZOE)).locale is None
    with pytest.raises(NotSeatedError):
        await top.services.playing.desk(number, ZOE)
    seat = (await top.table(number)).seat_of(BOB) or 0
    await top.services.takeover.take(number, zoe(), 1 - seat)
    table = await top.table(number)
    assert table.person_at(1 - seat) == ZOE
    assert table.names[1 - seat] == NAME
    await top.services.deletions.erase(ZOE)
    assert (await top.table(number)).person_at(1 - seat) == seat - 2


async def test_a_press_that_arrives_twice_is_handled_once(top: Tabletop) -> None:
    await top.services.deletions.erase(ZOE, interaction_id=InteractionId(7))
    with pytest.raises(HandledError):
        await top.services.deletions.erase(ZOE, interaction_id=InteractionId(7))


async def test_a_seat_taken_during_the_deletion_is_deleted_too(
    top: Tabletop, database: Path
) -> None:
    number = await playing(top, "slush-fund", BOB)
    async with top.services.tables.hold(number):
        erasing = asyncio.create_task(
            top.services.deletions.erase(ZOE, interaction_id=InteractionId(7))
        )
        await asyncio.sleep(0.01)
        lobby = await sit(top, "slasher", CAT)
    await erasing
    assert [seat.person for seat in (await top.table(lobby)).seats] == [CAT]
    assert found(dump(database), *SIGNS) == set()


async def all_lanes(top: Tabletop) -> set[str]:
    return {head.lane for head in await top.services.store.read(lambda tx: tx.heads())}
