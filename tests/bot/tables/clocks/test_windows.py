"""Sealed windows have one deadline for everybody, and nobody sees who is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.notifications import public_lane
from bot.ui.board import turn_message
from bot.ui.sheets import show_sheet, voice
from games.chance import Seeded
from games.choosing import list_moves, to_path
from games.options import make_options
from tests.bot.tables.clockwork import (
    after,
    begin,
    fall_back,
    lines,
    notes,
    plies,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber
    from bot.tables.table import Table
    from games.engine import Text

PEOPLE = (ANN, BOB, CAT)

QUIET = ("bribe", "order", "resign")
"""Moves that open no window of objections."""


async def open_window(top: Tabletop) -> TableNumber:
    """Returns a table of Slasher where all three have just been asked for a sealed choice."""
    number = await begin(top, "slasher", "day", *PEOPLE)
    await top.play_to_window(number)
    await top.empty_outbox()
    return number


async def public_board(top: Tabletop, number: TableNumber) -> Any:
    """Returns the whole board, as it would be sent."""
    table = await top.table(number)
    spoken = voice("en", table)
    view = table.view(None)
    shown = show_sheet(table, view, table.game.sheets(view)[0], spoken)
    return turn_message(table, "", shown, spoken, attached=False).to_components()


async def test_everybody_who_is_asked_has_the_same_deadline(top: Tabletop) -> None:
    number = await open_window(top)
    table = await top.stored(number)
    assert len(table.view(None).asked) == 3
    assert {seat.ends for seat in table.seats} == {top.clock.now() + DAY}


async def test_an_answer_changes_no_deadline_that_others_see(top: Tabletop) -> None:
    number = await open_window(top)
    before = await public_board(top, number)
    assert f"<t:{(top.clock.now() + DAY) // 1000}:R>" in str(before)
    await after(top, HOUR)
    await top.answer(number, 1)
    assert await public_board(top, number) == before
    assert await top.outbox(public_lane(number)) == []
    seats = (await top.stored(number)).seats
    assert len({(seat.ends, seat.misses, seat.away) for seat in seats}) == 1


async def test_at_the_deadline_every_missing_answer_is_given_and_the_window_closes(
    top: Tabletop,
) -> None:
    number = await open_window(top)
    await top.answer(number, 1)
    made = len(await plies(top, number))
    await after(top, DAY - 1)
    assert len(await plies(top, number)) == made, "nothing is done before the deadline"
    await after(top, 1)
    following = await plies(top, number)
    assert [seat for seat, _ in following[made : made + 3]] == [0, 2, -1]
    moves = await top.services.store.read(lambda tx: tx.moves(number))
    assert len({move.at for move in moves[made : made + 3]}) == 1


async def test_a_missed_window_is_neither_announced_nor_counted_where_others_see_it(
    top: Tabletop,
) -> None:
    number = await open_window(top)
    await top.answer(number, 1)
    await after(top, DAY)
    assert not [key for key in await lines(top, number) if key.startswith("time-")]
    assert all(seat.misses == 0 for seat in (await top.stored(number)).seats)
    for seat, told in ((0, True), (1, False), (2, True)):
        person = (await top.table(number)).person_at(seat)
        assert await notes(top, person) == (["time-answered"] if told else [])


@pytest.mark.parametrize("silent", [(), (0,), (0, 2), (0, 1, 2)])
async def test_the_public_lines_are_the_same_whoever_was_silent(
    top: Tabletop, silent: tuple[int, ...]
) -> None:
    """The others answer at the very end, as the table would have answered for them."""
    number = await open_window(top)
    await after(top, DAY - MINUTE)
    for seat in range(3):
        if seat not in silent:
            await top.answer(number, seat)
    await after(top, MINUTE)
    told = await top.told(number)
    expected = await the_same_with_all_silent(top)
    assert told == expected


async def the_same_with_all_silent(top: Tabletop) -> list[Text]:
    """Returns what a table with the same moves tells if nobody answers."""
    newest = (await top.services.store.read(lambda tx: tx.going(ANN)))[-1]
    row = (await top.stored(newest)).row
    moves = await top.services.store.read(lambda tx: tx.moves(row.id))
    close = next(n for n, move in enumerate(moves) if move.seat == -1)
    table = await top.table(row.id)
    events = []
    assert row.seed is not None
    chance = Seeded(row.seed)
    state = table.game.deal(3, make_options(table.game.options, row.options), chance).state
    for move in moves[: close + 1]:
        played = table.game.play(state, move.seat, to_path(move.path), chance)
        state, events = played.state, [event for event in played.events if event.to is None]
    return [event.text for event in events]


async def test_only_players_who_have_not_answered_are_reminded(top: Tabletop) -> None:
    number = await open_window(top)
    await top.answer(number, 1)
    for seat in range(3):
        person = (await top.table(number)).person_at(seat)
        row = await reminder(top, number, person)
        assert (row is None) == (seat == 1)
    await after(top, DAY // 2)
    heads = await top.services.store.read(lambda tx: tx.heads())
    late = {f"remind:{(await top.table(number)).person_at(seat)}" for seat in (0, 2)}
    assert {head.lane for head in heads if head.lane.startswith("remind")} == late
    assert await top.outbox(public_lane(number)) == []


async def test_the_table_answers_for_its_seats_after_a_fixed_time(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", *PEOPLE)
    await stand_in(top, number, 0, 1)
    for _ in range(400):
        table = await top.table(number)
        if table.view(None).window is not None:
            break
        if await to_act(top, number) == 2:
            await fall_back(top, number, 2)
            continue
        made = len(await plies(top, number))
        await after(top, STAND_IN_DELAY - 1)
        assert len(await plies(top, number)) == made
        await after(top, 1)
        assert len(await plies(top, number)) == made + 1
    assert {seat.ends for seat in table.seats} == {table.row.changed + DAY}, (
        "the deadline is everybody's"
    )
    await fall_back(top, number, 2)
    await after(top, STAND_IN_DELAY)
    assert (await top.table(number)).view(None).window is None


async def test_a_window_whose_deadline_passes_while_the_bot_is_down_gets_that_time_back(
    top: Tabletop, database: Path
) -> None:
    number = await open_window(top)
    ends = (await top.stored(number)).seats[0].ends
    await top.close()
    again = await Tabletop.open(database)
    again.clock.pass_by(10 * DAY)
    await again.services.start()
    await after(again, 0)
    assert {seat.ends for seat in (await again.stored(number)).seats} == {(ends or 0) + 10 * DAY}
    await after(again, DAY)
    assert (await again.table(number)).view(None).window is None
    await again.close()


# -- how long a window is open -------------------------------------------------------------------


async def objections(top: Tabletop, number: TableNumber) -> Table:
    """Lets a player of Casablanca announce something that others may object to."""
    table = await top.table(number)
    while table.view(None).window != "objections":
        seat = min(table.game.deciders(table.state))
        path = next(p for p in list_moves(table.game, table.view(seat)) if p[0] not in QUIET)
        table = await top.services.playing.move(number, table.person_at(seat), path)
    return table


@pytest.mark.parametrize(
    ("pace", "least", "most"),
    [
        ("live", 30 * SECOND, 90 * SECOND),
        ("evening", 30 * SECOND, 15 * MINUTE // 2),
        ("day", 10 * MINUTE, 12 * HOUR),
        ("week", 10 * MINUTE, 7 * DAY // 2),
    ],
)
async def test_objections_have_the_times_promised_on_the_rule_page(
    top: Tabletop, pace: str, least: int, most: int
) -> None:
    number = await begin(top, "casablanca", pace, *PEOPLE)
    table = await objections(top, number)
    now = top.clock.now()
    assert table.row.closes == now + least
    assert {table.seats[seat].ends for seat in table.view(None).asked} == {now + most}
    for seat in table.view(None).asked:
        await top.answer(number, seat)
    await after(top, least - 1)
    assert (await top.table(number)).view(None).window == "objections"
    await after(top, 1)
    assert (await top.table(number)).view(None).window is None


async def test_reminders_come_after_half_and_four_fifths_of_a_window_s_time(top: Tabletop) -> None:
    number = await begin(top, "casablanca", "day", *PEOPLE)
    table = await objections(top, number)
    for seat in table.view(None).asked:
        known = await reminder(top, number, table.person_at(seat))
        assert known is not None
        assert known.at == top.clock.now() + 6 * HOUR
