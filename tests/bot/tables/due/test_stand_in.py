"""After three missed turns in a row the table plays a seat until its owner is back."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR
from bot.ids import InteractionId, TableNumber
from bot.tables.clocks.clocks import AWAY, PRESENT, RETURNING, missing
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.errors import NotSeatedError
from bot.tables.notifications import public_lane
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    lines,
    play_to_window,
    play_turn,
    plies,
    stand_in,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, EVE

if TYPE_CHECKING:
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def miss_turns(top: Tabletop, number: TableNumber, seat: Seat, turns: int) -> None:
    """Lets the time of one seat run out this often, while the others play."""
    missed = 0
    while missed < turns:
        now = await to_act(top, number)
        if now == seat:
            await after(top, DAY)
            missed += 1
        else:
            await play_turn(top, number, now)


async def stood_in_for(top: Tabletop) -> tuple[TableNumber, Seat]:
    """Returns a table that plays for one of its two seats, at the turn of the other seat."""
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await miss_turns(top, number, seat, 3)
    while await to_act(top, number) == seat:  # the table ends that turn as it plays others
        await after(top, STAND_IN_DELAY)
    return number, seat


async def test_after_three_missed_turns_the_table_plays_and_says_so(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await miss_turns(top, number, seat, 2)
    assert (await clock_of(top, number, seat)).away == PRESENT
    assert "time-stand-in" not in await lines(top, number)
    await miss_turns(top, number, seat, 1)
    assert (await clock_of(top, number, seat)).away == AWAY
    told = await lines(top, number)
    assert told.count("time-up") == 3
    assert told.count("time-stand-in") == 1
    assert any(row.kind == "turn" for row in await top.outbox(public_lane(number)))


async def test_the_table_moves_after_a_fixed_delay(top: Tabletop) -> None:
    number, seat = await stood_in_for(top)
    await play_turn(top, number, 1 - seat)
    made = len(await plies(top, number))
    await after(top, STAND_IN_DELAY - 1)
    assert len(await plies(top, number)) == made
    await after(top, 1)
    assert (await plies(top, number))[made][0] == seat
    while await to_act(top, number) == seat:  # one ply after another of a long turn
        await after(top, STAND_IN_DELAY)
    assert (await lines(top, number)).count("time-up") == 3, (
        "a move by the table counts as no missed turn"
    )


async def test_the_owner_comes_back_by_making_a_move(top: Tabletop) -> None:
    number, seat = await stood_in_for(top)
    await play_turn(top, number, 1 - seat)
    await play_turn(top, number, seat)
    row = await clock_of(top, number, seat)
    assert (row.away, row.misses) == (PRESENT, 0)
    assert (await lines(top, number)).count("time-back") == 1


async def test_the_owner_comes_back_by_saying_so_and_has_the_whole_time(top: Tabletop) -> None:
    number, seat = await stood_in_for(top)
    await play_turn(top, number, 1 - seat)
    person = (await top.table(number)).person_at(seat)
    assert await top.services.timeouts.come_back(number, person, interaction_id=InteractionId(7))
    row = await clock_of(top, number, seat)
    assert (row.away, row.misses, row.ends) == (PRESENT, 0, top.clock.now() + DAY)
    made = len(await plies(top, number))
    await after(top, DAY - 1)
    assert len(await plies(top, number)) == made
    await after(top, 1)
    assert (await clock_of(top, number, seat)).misses == 1, "the count begins again"


async def test_coming_back_changes_nothing_for_an_owner_who_is_there(top: Tabletop) -> None:
    number, seat = await stood_in_for(top)
    other = (await top.table(number)).person_at(1 - seat)
    await top.empty_outbox()
    assert not await top.services.timeouts.come_back(number, other)
    assert await top.outbox(public_lane(number)) == []
    with pytest.raises(NotSeatedError):
        await top.services.timeouts.come_back(number, EVE)


async def test_a_missed_window_between_missed_turns_neither_counts_nor_resets(
    top: Tabletop,
) -> None:
    """Otherwise the third line would tell who was silent in the window."""
    between = 0
    for turns, answers in itertools.product(range(3, 9), (True, False)):
        number = await begin(top, "slasher", "day", ANN, BOB, CAT)
        between += await miss_three(top, number, turns, answers=answers)
    assert between >= 2, "there was no window between two missed turns"


async def miss_three(top: Tabletop, number: TableNumber, turns: int, *, answers: bool) -> int:
    """Plays turns of seat 0, which misses three; returns how many windows came between those."""
    played = counted = windows = 0
    while counted < 3:
        table = await top.table(number)
        if table.view(None).window is not None:
            windows += counted > 0
            if answers and 0 in missing(table):
                await top.answer(number, 0)
            await after(top, DAY)
        elif 0 not in missing(table) or played < turns:
            seat = await to_act(top, number)
            played += seat == 0
            await play_turn(top, number, seat)
        else:
            await after(top, DAY)
            counted += 1
            row = await clock_of(top, number, 0)
            assert (row.misses, row.away == AWAY) == (counted, counted == 3)
    return windows


async def test_a_sealed_answer_of_an_absent_owner_is_not_told_before_their_next_turn(
    top: Tabletop,
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await stand_in(top, number, 0)
    await play_to_window(top, number)
    await top.empty_outbox()
    await top.answer(number, 0)
    assert (await clock_of(top, number, 0)).away == RETURNING
    assert await top.outbox(public_lane(number)) == []
    for seat in (1, 2):
        await top.answer(number, seat)
    while 0 not in missing(await top.table(number)):
        await play_turn(top, number, await to_act(top, number))
    table = await top.table(number)
    if table.view(None).window is None:
        assert table.seats[0].away == PRESENT
        assert (await lines(top, number)).count("time-back") == 1
        await after(top, HOUR)
        assert 0 in missing(await top.table(number)), "the table does not play for them"
