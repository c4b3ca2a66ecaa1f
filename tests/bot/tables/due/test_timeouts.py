"""A clock runs for an uninterrupted turn, stops while others are asked, and rings once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.ids import ChannelId, TableNumber
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import missing
from bot.tables.clocks.pace import PACES, left_at
from bot.tables.clocks.saving import TIME
from bot.tables.errors import NotHostError, OptionError, StartedError
from bot.tables.lobbies.opening import Place
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    fall_back,
    lines,
    play_turn,
    plies,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, GUILD

if TYPE_CHECKING:
    from bot.tables.table import Table
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def due(top: Tabletop, number: TableNumber) -> int | None:
    rows = await top.services.store.read(lambda tx: tx.due(2**60))
    return next((row.at for row in rows if (row.table_id, row.kind) == (number, TIME)), None)


def turn_of(table: Table) -> Seat | None:
    """Returns the seat on turn, None in a window."""
    seats = missing(table)
    return min(seats) if len(seats) == 1 and table.view(None).window is None else None


# -- paces ---------------------------------------------------------------------------------------


def test_the_paces_are_those_that_are_promised() -> None:
    assert {pace.key: pace.decision for pace in PACES.values()} == {
        "quick": 45 * SECOND,
        "live": 2 * MINUTE,
        "evening": 15 * MINUTE,
        "day": DAY,
        "three-days": 3 * DAY,
        "week": 7 * DAY,
        "none": None,
    }
    assert [key for key, pace in PACES.items() if not pace.reminds] == [
        "quick",
        "live",
        "none",
    ]
    assert [left_at(step, DAY) for step in (1, 2)] == [DAY // 2, DAY // 5]


async def test_the_host_chooses_the_pace_until_the_start(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    assert (await top.table(number)).row.pace == "none"
    with pytest.raises(NotHostError):
        await top.services.lobby.set_pace(number, BOB, "day")
    with pytest.raises(OptionError):
        await top.services.lobby.set_pace(number, ANN, "century")
    assert (await top.services.lobby.set_pace(number, ANN, "week")).row.pace == "week"
    await top.services.lobby.start(number, ANN)
    with pytest.raises(StartedError):
        await top.services.lobby.set_pace(number, ANN, "day")


async def test_without_a_pace_no_clock_runs(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB)
    await top.play(number, 5)
    made = len(await plies(top, number))
    assert await due(top, number) is None
    assert all(seat.ends is None for seat in (await top.stored(number)).seats)
    await after(top, 365 * DAY)
    assert len(await plies(top, number)) == made


# -- clocks over plies and turns -----------------------------------------------------------------


async def test_the_deal_starts_the_clock_of_the_first_player(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + DAY
    assert (await clock_of(top, number, 1 - seat)).ends is None
    assert await due(top, number) == top.clock.now() + DAY


@pytest.mark.parametrize("game", ["capital-power", "slush-fund"])
async def test_a_clock_runs_on_within_a_turn_and_starts_again_with_the_next(
    top: Tabletop, game: str
) -> None:
    number = await begin(top, game, "week", ANN, BOB, CAT)
    went_on = anew = 0
    for _ in range(60):
        before = await top.table(number)
        seat = turn_of(before)
        top.clock.pass_by(MINUTE)
        now = top.clock.now()
        table = await top.play(number)
        following = turn_of(table)
        if table.row.phase == "over":
            break
        if seat is None or following is None:
            continue
        ends = (await clock_of(top, number, following)).ends
        if following == seat:
            went_on += 1
            assert ends == before.seats[seat].ends
        else:
            anew += 1
            assert ends == now + 7 * DAY
            assert (await clock_of(top, number, seat)).ends is None
        assert await due(top, number) == ends
    assert anew
    assert went_on


async def test_a_clock_stops_while_others_are_asked(top: Tabletop) -> None:
    """A turn that a sealed window interrupts goes on with its remaining time."""
    stood = 0
    for game in ("casablanca", "agent"):
        number = await begin(top, game, "day", ANN, BOB, CAT)
        for _ in range(80):
            await after(top, MINUTE)  # a window that waits only for its minimum closes
            before = await top.table(number)
            if before.row.phase == "over":
                break
            seat = turn_of(before)
            table = await top.play(number)
            view = table.view(None)
            if seat is None or view.window is None or seat in view.asked:
                continue
            stood += 1
            left = (before.seats[seat].ends or 0) - top.clock.now()
            row = await clock_of(top, number, seat)
            assert (row.ends, row.rest) == (None, left)
            opened = top.clock.now()
            assert {table.seats[asked].ends for asked in view.asked} == {opened + DAY // 2}
            while (table := await top.table(number)).view(None).window == view.window:
                await after(top, HOUR)
                for asked in sorted(missing(await top.table(number)))[:1]:
                    await fall_back(top, number, asked)
                await after(top, 0)
            if turn_of(table) == seat:
                assert table.seats[seat].rest is None
                closed = table.row.changed
                assert table.seats[seat].ends == closed + left, "the clock goes on where it stopped"
    assert stood > 3


# -- deadlines -----------------------------------------------------------------------------------


async def test_at_the_deadline_the_table_moves_and_says_so(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    table = await top.table(number)
    harmless = " ".join(table.game.fallback(table.view(seat)))
    await after(top, DAY - 1)
    assert await plies(top, number) == []
    await after(top, 1)
    assert (await plies(top, number))[0] == (seat, harmless)
    told = await lines(top, number)
    assert told.count("time-up") == 1
    assert told.index("time-up") < len(told) - 1, "the move is told after the deadline"
    assert (await clock_of(top, number, seat)).misses == 1
    assert await to_act(top, number) != seat


async def test_the_rest_of_a_missed_turn_is_played_at_once_and_counts_once(top: Tabletop) -> None:
    number = await begin(top, "capital-power", "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, DAY)
    made = await plies(top, number)
    assert len(made) > 1
    assert {mover for mover, _ in made} == {seat}
    assert (await clock_of(top, number, seat)).misses == 1
    assert (await lines(top, number)).count("time-up") == 1
    assert await to_act(top, number) != seat


async def test_an_outdated_ring_does_nothing(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await top.services.store.write(
        lambda tx: tx.set_due(DueRow(table_id=number, kind=TIME, at=top.clock.now()))
    )
    await top.services.timeouts.time_up(number)
    await after(top, HOUR)
    assert await plies(top, number) == []
    seat = await to_act(top, number)
    assert await due(top, number) == (await clock_of(top, number, seat)).ends


async def test_a_move_in_time_resets_the_count(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    for _ in range(2):
        await after(top, DAY)
        await play_turn(top, number, 1 - seat)
    assert (await clock_of(top, number, seat)).misses == 2
    await play_turn(top, number, seat)
    assert (await clock_of(top, number, seat)).misses == 0


async def test_a_paused_table_goes_on_with_the_remaining_time(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, 6 * HOUR)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    assert await due(top, number) is None
    await after(top, 30 * DAY)
    assert await plies(top, number) == []
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + 18 * HOUR
    await after(top, 18 * HOUR)
    assert len(await plies(top, number)) >= 1


async def test_no_clock_runs_after_the_end(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "evening", ANN, BOB)
    await top.play(number, 1_000)
    table = await top.stored(number)
    assert table.row.phase == "over"
    assert await due(top, number) is None
    assert all(seat.ends is None and seat.rest is None for seat in table.seats)
    assert await top.services.store.read(lambda tx: tx.next_due()) is None
