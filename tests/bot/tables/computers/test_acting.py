"""Computers move after their pause, by what their seat sees, and only at the table they were asked
about.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import SECOND
from bot.tables.clocks.clocks import missing
from bot.tables.clocks.thinking import PAUSES, THINK, thinkers
from bot.tables.computers import thoughts
from bot.tables.finished.records import finished_record, record_of
from bot.tables.voting.errors import GoneOnError, RevealedError
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, lines
from tests.bot.tables.computers.company import (
    begun,
    moves,
    people_of,
    seated,
    think_again,
    thinks_at,
    to_computers,
)
from tests.bot.tables.tabletop import ANN, BOB
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.tables.table import Table
    from tests.bot.tables.tabletop import Tabletop


async def to_the_end(top: Tabletop, number: TableNumber) -> Table:
    """Plays a game to its end, without any wait that is longer than computers need."""
    while (table := await top.table(number)).row.phase == "playing":
        if thinkers(table):
            thinks = thinks_at(table)
            await after(top, max(thinks - top.clock.now(), 0))
        elif table.house_to_act:
            await after(top, max(table.row.closes - top.clock.now(), 0))
        else:
            await top.play(number)
            await idle()
    return table


async def test_a_computer_moves_when_its_pause_is_over(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "normal")
    table = await to_computers(top, number)
    (seat,) = thinkers(table)
    thinks = thinks_at(table)
    least, most = PAUSES["normal"]
    assert least <= thinks - table.row.changed <= most
    due = await top.services.store.read(lambda tx: tx.due(thinks))
    assert [(row.kind, row.at) for row in due] == [(THINK, thinks)]
    await after(top, thinks - top.clock.now() - 1)
    assert (await top.table(number)).row.plies == table.row.plies
    await after(top, 1)
    now = await top.table(number)
    assert seat not in thinkers(now)
    made = (await moves(top, number))[table.row.plies :]
    assert made[0].level == "normal"
    assert made[0].mind == table.game.mind.version
    assert len({row.at for row in made if row.seat == seat}) == 1  # a whole turn at once


async def test_the_pause_is_the_table_s_own_and_never_more_than_five_seconds(
    top: Tabletop,
) -> None:
    drawn = set()
    for pause in ("short", "long"):
        for _ in range(4):
            number = await seated(top, "slush-fund", ANN, BOB, "easy")
            await top.services.computer_seats.set_pause(number, ANN, pause)
            await top.services.lobby.start(number, ANN)
            table = await to_computers(top, number)
            least, most = PAUSES[pause]
            wait = thinks_at(table) - table.row.changed
            assert least <= wait <= most <= 5 * SECOND
            drawn.add(wait)
    assert len(drawn) > 4


async def test_a_round_of_three_computers_takes_less_than_ten_seconds(top: Tabletop) -> None:
    number = await begun(top, "slasher", ANN, BOB, "easy", "normal", "easy")
    longest = 0
    for _ in range(30):
        table = await to_computers(top, number)
        if table.row.phase == "over":
            break
        begins, turns = top.clock.now(), 0
        while thinkers(table) and turns < 3:
            thinks = thinks_at(table)
            await after(top, thinks - top.clock.now())
            table, turns = await top.table(number), turns + 1
        longest = max(longest, (top.clock.now() - begins) // turns * 3)
    assert 0 < longest < 10 * SECOND


async def test_practice_needs_no_waiting_and_every_move_can_be_thought_again(
    top: Tabletop,
) -> None:
    number = await begun(top, "slush-fund", ANN, "easy", "normal", "hard")
    before = top.clock.now()
    while (await top.table(number)).row.phase == "playing":
        table = await top.table(number)
        assert table.view(None).asked == tuple(people_of(table))
        await top.play(number, 1)
        await after(top, 0)
    assert top.clock.now() == before
    table = await top.table(number)
    record = await finished_record(top.services.store, table)
    assert {seat: computer.level for seat, computer in record.computers.items()} == {
        seat.place: seat.computer for seat in table.seats if seat.computer
    }
    assert think_again(record) > 20
    assert not any(
        row.counts for row in await top.services.store.read(lambda tx: tx.results(number))
    )


async def test_what_hard_computers_saw_is_worked_out_again_in_the_middle_of_a_game(
    top: Tabletop,
) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "hard")
    for _ in range(12):
        table = await to_computers(top, number)
        if table.row.phase == "over":
            break
        top.services.computers._thoughts.memories._forget(number)
        thinks = thinks_at(table)
        await after(top, thinks - top.clock.now())
    table = await to_the_end(top, number)
    assert think_again(await finished_record(top.services.store, table)) > 20
    rows = await top.services.store.read(lambda tx: tx.results(number))
    assert [row.counts for row in rows] == [seat.computer is None for seat in table.seats]
    assert [row.person for row in rows if row.person] == [
        seat.person for seat in table.seats if not seat.computer
    ]


async def test_a_paused_table_s_computers_wait_and_pause_again(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "normal")
    table = await to_computers(top, number)
    (seat,) = thinkers(table)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    assert (await top.table(number)).seats[seat].thinks is None
    await after(top, 60 * SECOND)
    assert (await top.table(number)).row.plies == table.row.plies
    await top.services.lost_places.resume(number, "pause-thread-gone")
    now = await top.table(number)
    least, most = PAUSES["normal"]
    assert least <= thinks_at(now) - top.clock.now() <= most
    await after(top, most)
    assert (await top.table(number)).row.plies > table.row.plies


async def test_a_move_thought_for_another_table_is_thrown_away(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "normal")
    table = await to_computers(top, number)
    going = top.services.computers._goes[number]
    await idle()
    assert going.chosen
    # Somebody leaves the game, which changes what the computer sees.
    await top.services.playing.move(number, BOB, LEAVE)
    later = await top.table(number)
    await top.services.computers._make(going)
    assert (await top.table(number)).row.plies == later.row.plies
    assert top.services.computers._goes.get(number) is not going
    await after(top, 5 * SECOND)
    assert (await top.table(number)).row.plies > table.row.plies


async def test_a_move_is_taken_back_when_people_agree_and_the_computer_forgets_its_own(
    top: Tabletop,
) -> None:
    number = await begun(top, "slasher", ANN, BOB, "hard")
    motion = None
    for _ in range(60):
        table = await top.table(number)
        if thinkers(table):
            await after(top, PAUSES["normal"][1])
            continue
        seat = min(missing(table))
        await top.answer(number, seat)
        if not thinkers(table := await top.table(number)):
            continue
        with contextlib.suppress(RevealedError, GoneOnError):
            motion = await top.services.motions.undo(number, table.person_at(seat))
            break
    assert motion is not None
    assert motion.outcome is None
    other = next(n for n in people_of(table) if n != seat)
    motion = await top.services.motions.vote(number, table.person_at(other), motion.id, agrees=True)
    assert motion.outcome == "passed"
    now = await top.table(number)
    assert now.row.plies < table.row.plies
    assert not any(row.thinks for row in now.seats)
    await after(top, 30 * SECOND)
    assert (await top.table(number)).row.plies == now.row.plies
    for _ in range(2):
        table = await to_computers(top, number)
        await after(top, PAUSES["normal"][1])
    record = await record_of(top.services.store, await top.table(number))
    assert think_again(record) > 1


@pytest.mark.logs_errors
@pytest.mark.parametrize("fault", ["raises", "illegal"])
async def test_a_mind_that_fails_is_replaced_by_the_most_harmless_move(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    async def think_badly(job: Any) -> Any:
        if fault == "raises":
            raise ZeroDivisionError
        return thoughts.Chosen(0, ("nonsense",))

    monkeypatch.setattr(top.services.computers._thinker, "think", think_badly)
    number = await begun(top, "slush-fund", ANN, BOB, "normal")
    table = await to_computers(top, number)
    await after(top, 5 * SECOND)
    made = (await moves(top, number))[table.row.plies :]
    assert made
    assert all(row.level is None for row in made)


async def test_computers_finish_a_game_that_everybody_has_left_without_filling_the_thread(
    top: Tabletop,
) -> None:
    number = await begun(top, "slasher", ANN, BOB, "hard", "normal", "easy")
    await top.empty_outbox()
    await top.services.playing.move(number, ANN, LEAVE)
    await top.services.playing.move(number, BOB, LEAVE)
    before = (await top.table(number)).row.plies
    for _ in range(40):
        await after(top, 5 * SECOND)
    table = await top.table(number)
    assert table.row.phase == "over"
    assert table.row.plies - before > 40
    told = await lines(top, number)
    assert told[-1] == "computers-finished"
    assert len(told) < 12
    assert think_again(await finished_record(top.services.store, table)) > 40
    assert not any(
        row.counts for row in await top.services.store.read(lambda tx: tx.results(number))
    )
