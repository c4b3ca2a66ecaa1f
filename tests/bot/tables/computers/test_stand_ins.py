"""Computers that stand in for people who are away, as the host wanted before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.clocks.clocks import AWAY, missing
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.finished.records import finished_record, record_of
from tests.bot.tables.clockwork import after, lines, stand_in, to_act
from tests.bot.tables.computers.company import moves, seated, think_again
from tests.bot.tables.tabletop import ANN, BOB
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import StandIns
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def away(
    top: Tabletop, stand_ins: StandIns, pace: str = "day"
) -> tuple[TableNumber, Seat, Seat]:
    """Returns a table that waits for a seat whose owner is away, that seat, and the other one."""
    number = await seated(top, "slush-fund", ANN, BOB, pace=pace)
    await top.services.computer_seats.set_stand_ins(number, ANN, stand_ins)
    await top.services.start()
    await top.services.lobby.start(number, ANN)
    seat = await to_act(top, number)
    await stand_in(top, number, seat)
    return number, seat, 1 - seat


@pytest.mark.parametrize("pace", ["live", "day", "none"])
async def test_a_stand_in_plays_after_the_same_time_as_ever(top: Tabletop, pace: str) -> None:
    number, seat, _ = await away(top, "normal", pace)
    before = (await top.table(number)).row.plies
    await after(top, STAND_IN_DELAY - 1)
    assert (await top.table(number)).row.plies == before
    await after(top, 1)
    made = (await moves(top, number))[before:]
    assert made[0].level == "normal"
    assert made[0].seat == seat
    assert seat not in missing(await top.table(number))  # its whole turn
    table = await top.table(number)
    assert table.seats[seat].away == AWAY
    record = await record_of(top.services.store, table)
    assert record.computers[seat].moves == tuple(row.ply for row in made if row.level)


async def test_without_the_host_s_wish_the_table_plays_as_harmlessly_as_ever(
    top: Tabletop,
) -> None:
    number, seat, _ = await away(top, "harmless")
    table = await top.table(number)
    harmless = table.game.fallback(table.view(seat))
    await after(top, STAND_IN_DELAY)
    made = (await moves(top, number))[table.row.plies :]
    assert made[0].path == " ".join(harmless)
    assert all(row.level is None for row in await moves(top, number))


async def test_its_owner_takes_the_seat_back_at_any_time(top: Tabletop) -> None:
    number, seat, _ = await away(top, "normal")
    owner = (await top.table(number)).person_at(seat)
    assert (await top.table(number)).seats[seat].thinks is not None
    assert await top.services.timeouts.come_back(number, owner)
    before = await top.table(number)
    assert before.seats[seat].thinks is None
    await after(top, 4 * STAND_IN_DELAY)
    assert (await top.table(number)).row.plies == before.row.plies
    await top.play(number)  # and by moving
    assert (await moves(top, number))[-1].level is None


async def test_what_a_stand_in_does_is_news_to_its_owner_who_stays_away(top: Tabletop) -> None:
    number, seat, _ = await away(top, "easy")
    owner = (await top.table(number)).person_at(seat)
    await top.empty_outbox()
    await after(top, STAND_IN_DELAY)
    assert await lines(top, number)
    news = await top.services.looks.news(number, owner)
    assert news.told
    assert (await top.table(number)).seats[seat].away == AWAY


async def test_a_game_that_a_stand_in_finished_can_be_thought_again_and_counts_for_nobody_else(
    top: Tabletop,
) -> None:
    number, seat, other = await away(top, "normal")
    while (table := await top.table(number)).row.phase == "playing":
        if seat in missing(table):
            await after(top, STAND_IN_DELAY)
        else:
            await top.play(number)
            await idle()
    record = await finished_record(top.services.store, table)
    assert set(record.computers) == {seat}
    assert think_again(record) > 10
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert [row.counts for row in rows] == [row.seat == other for row in rows]
