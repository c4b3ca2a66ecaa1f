"""The cache holds what is on disk: never more, never older."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import EARLIEST_CLOSE
from bot.ids import ChannelId, TableNumber
from bot.store.errors import StoreConflictError, StoreDamagedError, StoreFullError
from bot.store.rows import MoveRow
from bot.tables import tables as tables_module
from bot.tables.errors import RefusedError
from bot.tables.lobbies.opening import Place
from tests.bot.tables.tabletop import ANN, BOB, CAT, GUILD, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path


async def same(top: Tabletop, number: TableNumber) -> None:
    """Checks that the cached table equals the stored one, to the last field."""
    kept, stored = await top.table(number), await top.stored(number)
    assert kept.row == stored.row
    assert kept.seats == stored.seats
    assert kept.state == stored.state


async def test_after_every_change_cache_and_store_agree(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB, CAT)
    await same(top, number)
    for change in (
        lambda: top.services.lobby.leave(number, ANN),
        lambda: top.services.lobby.join(number, person(ANN)),
        lambda: top.services.lobby.set_options(number, BOB, {}),
        lambda: top.services.lost_places.pause(number, "pause-no-access"),
        lambda: top.services.lost_places.move_home(number, CAT, Place(GUILD, ChannelId(77))),
        lambda: top.services.lobby.start(number, BOB),
    ):
        top.clock.pass_by(1_000)
        await change()
        await same(top, number)
    for _ in range(60):
        top.clock.pass_by(1_000)
        await top.play(number)
        await same(top, number)


async def test_the_cache_knows_windows_with_a_minimum_too(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EARLIEST_CLOSE, "monsters", 30_000)
    number = await top.start("slasher", ANN, BOB)
    await top.play_to_window(number)
    await same(top, number)
    assert (await top.table(number)).row.closes == top.clock.now() + 30_000


async def test_a_change_that_fails_changes_neither_cache_nor_store(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)

    def full(*_: object) -> None:
        raise StoreFullError("no room")

    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.playing.write_notices", full)
        with pytest.raises(StoreFullError):
            await top.services.playing.move(number, mover, path)
    await same(top, number)
    assert (await top.table(number)).row.plies == 0
    await top.services.playing.move(number, mover, path)
    await same(top, number)


async def test_nobody_finds_a_table_before_its_change_is_on_disk(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    seen: list[int] = []

    async def watch(moving: asyncio.Task[Any]) -> None:
        while not moving.done():
            found = (await top.services.tables.find(number)).row.plies
            stored = (await top.stored(number)).row.plies
            assert found <= stored
            seen.append(found)

    moving = asyncio.create_task(top.services.playing.move(number, mover, path))
    await watch(moving)
    assert seen[0] == 0
    assert (await top.services.tables.find(number)).row.plies == 1


async def test_a_read_under_way_brings_nothing_old_into_the_cache(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    for _ in range(20):
        top.services.tables._cache.clear()
        await asyncio.gather(
            top.services.tables.find(number), top.play(number), top.services.tables.find(number)
        )
        await same(top, number)


async def test_a_cancelled_wait_leaves_the_cache_right_and_watchers_are_told(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    told: list[int] = []
    top.services.tables.watchers.append(lambda table: told.append(table.row.plies))
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    moving = asyncio.create_task(top.services.playing.move(number, mover, path))
    await asyncio.sleep(0)
    moving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await moving
    await same(top, number)
    assert (await top.table(number)).row.plies == 1
    assert told == [1]
    await top.play(number)  # the table goes on


async def test_a_table_that_another_process_moved_is_read_again(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    stray = MoveRow(table_id=number, ply=1, seat=seat, path="stray", at=0)
    await top.services.store.write(lambda tx: tx.add_move(stray))
    with pytest.raises(StoreConflictError):
        await top.services.playing.move(number, mover, path)
    assert number not in top.services.tables._cache
    await same(top, number)


# -- the places of messages ----------------------------------------------------------------------


async def test_the_courier_and_a_move_at_the_same_time_lose_nothing_of_each_other(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    for round_ in range(1, 15):
        seen = await top.table(number)
        await asyncio.gather(
            top.services.tables.amend(seen, lambda _: None, board=round_, board_from=round_),
            top.play(number),
            top.services.tables.amend_seat(
                number, ANN, lambda tx, n=round_: tx.save_hand(number, ANN, n), round_
            ),
        )
        table = await top.table(number)
        await same(top, number)
        assert table.row.board == round_
        assert table.row.board_from == round_
        assert table.row.plies > seen.row.plies
        assert next(seat.hand for seat in table.seats if seat.person == ANN) == round_


async def test_a_message_in_a_place_that_the_table_has_left_is_not_noted(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seen = await top.table(number)
    assert await top.services.tables.amend(seen, lambda _: None, board=5, thread=6)
    sent_from = await top.table(number)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    written: list[str] = []
    noted = await top.services.tables.amend(sent_from, lambda _: written.append("x"), board=9)
    assert not noted
    assert written == []
    table = await top.table(number)
    assert (table.row.board, table.row.thread, table.row.channel) == (None, None, 77)
    await same(top, number)


async def test_noting_a_message_keeps_the_views_already_made(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    table = await top.table(number)
    view = table.view(0)
    await top.services.tables.amend(table, lambda _: None, board=5)
    assert (await top.table(number)).view(0) is view


async def test_the_cache_holds_a_limited_number_of_tables(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "_CACHED", 3)
    numbers = [await top.sit("slasher", ANN, channel=ChannelId(n)) for n in range(6)]
    assert len(top.services.tables._cache) == 3
    for number in numbers:
        await same(top, number)


# -- the stored state is a cache too ---------------------------------------------------------------


async def test_a_state_that_can_no_longer_be_read_is_rebuilt_from_the_moves(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB, CAT)
    before = await top.play(number, 30)
    await top.services.store.write(lambda tx: tx.save_table(number, state='{"schema":0}'))
    top.services.tables._cache.clear()
    after = await top.table(number)
    assert after.state == before.state
    await top.play(number)
    await same(top, number)


async def test_moves_that_the_rules_do_not_allow_are_damage(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.play(number, 3)
    stray = MoveRow(table_id=number, ply=4, seat=0, path="place stolen-card", at=0)
    await top.services.store.write(lambda tx: tx.add_move(stray))
    await top.services.store.write(lambda tx: tx.save_table(number, state="{}"))
    top.services.tables._cache.clear()
    with pytest.raises(StoreDamagedError) as caught:
        await top.table(number)
    assert "stolen" not in str(caught.value), "the log would name somebody's card"


async def test_a_restart_finds_every_table_as_it_was(top: Tabletop, database: Path) -> None:
    numbers = [await top.start(game, ANN, BOB) for game in ("slasher", "slush-fund")]
    before = [await top.play(number, 12) for number in numbers]
    await top.close()
    again = await Tabletop.open(database)
    for table in before:
        found = await again.table(table.id)
        assert (found.row, found.seats, found.state) == (table.row, table.seats, table.state)
    await again.close()


async def test_a_refused_move_costs_nothing(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    before = await top.table(number)
    with pytest.raises(RefusedError):
        await top.services.playing.move(number, ANN, ("nonsense",))
    assert await top.table(number) is before
