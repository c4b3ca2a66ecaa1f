"""A game is ended by those who play it: shared, or without a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.checks.stored import fault_of
from bot.clock import DAY
from bot.tables.errors import OptionError, OverError
from bot.tables.finished.records import finished_record
from bot.tables.voting.errors import AloneError, NotAskedError, StandInError
from games.engine import LEAVE
from games.record import check
from games.registry import all_games
from tests.bot.tables.clockwork import begin, lines, stand_in
from tests.bot.tables.tabletop import ANN, BOB, CAT, EVE, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.rows import MotionRow


async def propose(top: Tabletop, number: TableNumber, how: str = "shared") -> MotionRow:
    return await top.services.motions.put(number, ANN, "end", value=how)


async def answer(
    top: Tabletop, number: TableNumber, who: PersonId, motion: MotionRow, *, agrees: bool = True
) -> None:
    await top.services.motions.vote(number, who, motion.id, agrees=agrees)


@pytest.mark.parametrize("game", all_games())
async def test_all_who_are_still_in_share_first_place(top: Tabletop, game: str) -> None:
    number = await begin(top, game, "day", ANN, BOB, CAT)
    await top.play(number, 2)
    await top.services.playing.move(number, CAT, LEAVE)
    motion = await propose(top, number)
    await top.empty_outbox()
    await answer(top, number, BOB, motion)
    table = await top.stored(number)
    assert (table.row.phase, table.row.ended_by) == ("over", "shared")
    results = await top.services.store.read(lambda tx: tx.results(number))
    places = {row.person: (row.place, row.score, row.counts) for row in results}
    assert places == {ANN: (1, None, True), BOB: (1, None, True), CAT: (3, None, True)}
    assert "motion-passed" in await lines(top, number)
    assert await top.services.store.read(lambda tx: tx.due(2**60)) == []
    record = await finished_record(top.services.store, table)
    check(record)
    assert record.outcome is None, "it does not follow from the moves"
    with pytest.raises(OverError):
        await top.services.playing.desk(number, ANN)


async def test_without_a_result_nothing_counts(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB)
    motion = await propose(top, number, "dropped")
    await top.empty_outbox()
    await answer(top, number, BOB, motion)
    table = await top.stored(number)
    assert (table.row.phase, table.row.ended_by) == ("cancelled", "dropped")
    assert await top.services.store.read(lambda tx: tx.results(number)) == []
    assert await lines(top, number) == ["motion-passed"]
    assert await top.services.store.read(lambda tx: tx.due(2**60)) == []


async def test_one_no_is_enough_and_nobody_reads_whose(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    motion = await propose(top, number)
    await top.empty_outbox()
    await answer(top, number, BOB, motion, agrees=False)
    assert (await top.table(number)).row.phase == "playing"
    (said,) = await top.told(number)
    assert said.key == "motion-failed"
    seat = (await top.table(number)).seat_of(BOB)
    assert f"Who(seat={seat})" not in repr(said.args)


async def test_silence_ends_nothing(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    motion = await propose(top, number)
    await answer(top, number, BOB, motion)
    top.clock.pass_by(2 * DAY)
    await top.services.motions.lapse(number, "motion-end")
    (row,) = await top.services.store.read(lambda tx: tx.all_motions(number))
    assert row.outcome == "lapsed"
    assert (await top.table(number)).row.phase == "playing"


async def test_computers_and_seats_the_table_plays_are_not_asked(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB, CAT)
    await top.services.computer_seats.add(number, ANN, "easy")
    await top.services.lobby.start(number, ANN)
    seat = (await top.table(number)).seat_of(CAT) or 0
    await stand_in(top, number, seat)
    motion = await propose(top, number)
    await answer(top, number, BOB, motion)
    results = await top.services.store.read(lambda tx: tx.results(number))
    assert {row.place for row in results} == {1}, "they share it all the same"
    counts = {row.person: row.counts for row in results}
    assert (counts[ANN], counts[BOB], counts[CAT]) == (True, True, False)


async def test_who_took_a_seat_over_has_no_vote(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = (await top.table(number)).seat_of(CAT) or 0
    await stand_in(top, number, seat)
    await top.services.takeover.take(number, person(EVE), seat)
    with pytest.raises(StandInError):
        await top.services.motions.put(number, EVE, "end", value="dropped")
    motion = await propose(top, number)
    with pytest.raises(NotAskedError):
        await answer(top, number, EVE, motion, agrees=False)
    await answer(top, number, BOB, motion)
    assert (await top.table(number)).row.ended_by == "shared"


async def test_nobody_ends_a_game_alone(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    motion = await propose(top, number)
    table = await top.table(number)
    for who in (BOB, CAT):
        await stand_in(top, number, table.seat_of(who) or 0)
    await top.services.motions.lapse(number, "motion-end")
    assert (await top.table(number)).row.phase == "playing"
    await top.services.motions.withdraw(number, ANN, motion.id)
    with pytest.raises(AloneError):
        await propose(top, number)


@pytest.mark.parametrize("how", ["", "mine", "x" * 300])
async def test_there_are_two_ways_to_end(top: Tabletop, how: str) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    with pytest.raises(OptionError):
        await propose(top, number, how)


async def test_bot_check_accepts_such_games(top: Tabletop) -> None:
    for how in ("shared", "dropped"):
        number = await begin(top, "slasher", "day", ANN, BOB)
        await top.play(number, 2)
        await answer(top, number, BOB, await propose(top, number, how))
        assert await top.services.store.read(lambda tx, n=number: fault_of(tx, n)) is None
