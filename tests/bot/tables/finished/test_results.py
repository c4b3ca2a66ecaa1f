"""Results of finished games: when they are written, for whom they count, how they add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.ids import ChannelId, PersonId, TableNumber
from bot.store.portions import portions
from bot.store.result_rows import CountedRow
from bot.tables.clocks.clocks import AWAY
from bot.tables.finished.results import (
    Tally,
    fill_results,
    results_of,
    tallies,
    tally,
)
from bot.tables.tables import load
from games.engine import LEAVE
from games.registry import all_games
from tests.bot.tables.finished.shelf import GUILD, finished_game, shelve
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.store.sqlite import SqliteStore
    from bot.store.store import Store
    from bot.store.transaction import Transaction


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "top.db")
    yield made
    await made.close()


async def counted(store: Store, person: PersonId | None = None) -> set[int | None]:
    """Returns the people for whom the games of somebody count, or those of the server."""

    def read(tx: Transaction, after: CountedRow | None) -> list[CountedRow]:
        if person is None:
            return tx.counted_in(GUILD, ANN, after)
        return tx.counted_of(person, ANN, after)

    return {row.person async for rows in portions(store, read) for row in rows}


def test_games_add_up_to_places_wins_and_streaks() -> None:
    assert tally([1, 1, 3, 1, 2, 1, 1]) == Tally(7, 5, (5, 1, 1), streak=2, longest=2)
    assert tally([1, 1, 1, 2]) == Tally(4, 3, (3, 1), streak=0, longest=3)
    assert tally([]) == Tally(0, 0, (), 0, 0)
    assert tally([None, 1, None]) == Tally(3, 1, (1,), streak=0, longest=1)
    assert tally([None]) == Tally(1, 0, (), 0, 0)


def test_the_most_wins_come_first_and_among_equals_the_fewest_games() -> None:
    def row(table: TableNumber, person: PersonId, place: int) -> CountedRow:
        return CountedRow(
            id=table, game="agent", guild=GUILD, channel=ChannelId(1), thread=None, ended=table,
            person=person, place=place,
        )  # fmt: skip

    rows = [
        row(TableNumber(1), ANN, 2),
        row(TableNumber(1), BOB, 1),
        row(TableNumber(2), ANN, 1),
        row(TableNumber(3), CAT, 1),
        row(TableNumber(4), CAT, 1),
    ]
    assert list(tallies(rows)) == [CAT, BOB, ANN]


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_the_last_move_writes_the_results_with_it(top: Tabletop, game: str) -> None:
    number = await top.start(game, ANN, BOB)
    assert await top.services.store.read(lambda tx: tx.results(number)) == []
    table = await top.table(number)
    loser = table.person_at(0)
    await top.services.playing.move(number, loser, LEAVE)
    table = await top.stored(number)
    assert table.row.phase == "over"
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert rows == results_of(table)
    assert [row.person for row in rows] == [seat.person for seat in table.seats]
    assert all(row.counts for row in rows)
    assert table.result is not None
    # Where a game has no winner if only one player is left (F3), first place stays empty.
    assert table.result.nobody == (game in ("agent", "casablanca"))
    assert [row.place for row in rows] == ([3, 2] if table.result.nobody else [2, 1])


async def test_a_closed_table_has_no_result(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.lobby.cancel(number, ANN)
    assert await top.services.store.read(lambda tx: tx.results(number)) == []
    assert await fill_results(top.services.store) == 0


async def test_a_seat_that_the_table_played_to_the_end_does_not_count(store: SqliteStore) -> None:
    record = finished_game("slush-fund", 3)
    number = await shelve(store, record, [ANN, BOB, CAT], ["Ann", "Bob", "Cat"], away=[1])
    rows = await store.read(lambda tx: tx.results(number))
    assert [row.counts for row in rows] == [True, False, True]
    assert await counted(store) == {ANN, CAT}
    finished = await store.read(lambda tx: tx.finished_of(BOB))
    assert [row.id for row in finished] == [number]  # the game is still theirs


async def test_a_seat_that_changed_hands_counts_for_neither_person(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB, CAT)
    table = await top.table(number)
    seat = table.seat_of(BOB)
    assert seat is not None
    away = msgspec.structs.replace(table.seats[seat], away=AWAY)
    async with top.services.tables.hold(number):
        await top.services.tables.commit(number, lambda tx: tx.save_clock(away))
    await top.services.takeover.take(number, person(DAN), seat)
    for leaver in (ANN, CAT):
        await top.services.playing.move(number, leaver, LEAVE)
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert {row.person: row.counts for row in rows} == {ANN: True, CAT: True, DAN: False}
    found = {
        who: await top.services.store.read(lambda tx, who=who: tx.finished_of(who))
        for who in (ANN, BOB, DAN)
    }
    games = {who: [(row.id, row.gone) for row in rows] for who, rows in found.items()}
    assert games == {ANN: [(number, False)], BOB: [(number, True)], DAN: [(number, False)]}
    assert BOB not in await counted(top.services.store, BOB)


async def test_a_person_who_got_their_own_seat_back_has_the_game_once(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB, CAT)
    for taker in (DAN, BOB):
        table = await top.table(number)
        seat = table.seat_of(BOB if taker == DAN else DAN)
        assert seat is not None
        away = msgspec.structs.replace(table.seats[seat], away=AWAY)
        async with top.services.tables.hold(number):
            await top.services.tables.commit(number, lambda tx, row=away: tx.save_clock(row))
        await top.services.takeover.take(number, person(taker), seat)
    assert await top.services.store.read(lambda tx: tx.finished_of(BOB)) == []
    for leaver in (ANN, CAT):
        await top.services.playing.move(number, leaver, LEAVE)
    for who, gone in ((BOB, False), (DAN, True)):
        rows = await top.services.store.read(lambda tx, who=who: tx.finished_of(who))
        assert [(row.id, row.gone) for row in rows] == [(number, gone)]


async def test_a_game_in_which_nobody_was_left_counts_for_nobody(store: SqliteStore) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelve(store, record, [ANN, BOB], ["Ann", "Bob"], away=[0, 1])
    rows = await store.read(lambda tx: tx.results(number))
    assert [row.counts for row in rows] == [False, False]


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_tables_of_an_older_version_get_their_results_at_the_start(
    store: SqliteStore, game: str
) -> None:
    record = finished_game(game, 2)
    number = await shelve(store, record, [ANN, BOB], ["Ann", "Bob"], results=False)
    assert await fill_results(store) == 1
    rows = await store.read(lambda tx: tx.results(number))
    assert record.outcome is not None
    assert tuple(row.place for row in rows) == record.outcome.places
    assert tuple(row.score for row in rows) == record.outcome.scores
    assert rows == results_of(await store.read(lambda tx: load(tx, number)))
    assert await fill_results(store) == 0


async def test_a_deleted_person_leaves_an_anonymous_result(store: SqliteStore) -> None:
    record = finished_game("slush-fund", 2)
    number = await shelve(store, record, [PersonId(-1), BOB], ["Seat 1", "Bob"])
    rows = await store.read(lambda tx: tx.results(number))
    assert [row.person for row in rows] == [None, BOB]
    assert await counted(store) == {BOB}
