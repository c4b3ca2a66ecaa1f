"""Vacations: a person's own clocks stop, for some days a year, and give nothing away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.ids import ChannelId, TableNumber
from bot.tables.clocks.clocks import missing
from bot.tables.lobbies.opening import Place
from bot.ui.lobby.card import card
from bot.ui.sheets import voice
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    lines,
    play_turn,
    plies,
    reminded,
    reminder,
    stand_in,
)
from tests.bot.tables.leaving import midnight, on_turn, public, take, up_at
from tests.bot.tables.tabletop import ANN, BOB, CAT, GUILD, Tabletop

if TYPE_CHECKING:
    from pathlib import Path


PEOPLE = (ANN, BOB, CAT)


# -- clocks --------------------------------------------------------------------------------------


async def test_a_clock_goes_on_with_its_remaining_time_after_a_vacation(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    ends = await up_at(top, number, seat)
    await after(top, 6 * HOUR)
    now = top.clock.now()
    await take(top, person, 0, 5)
    back = midnight(top, 5)
    assert await up_at(top, number, seat) == ends + back - now == back + 18 * HOUR
    await after(top, back + 18 * HOUR - 1 - top.clock.now())
    assert await plies(top, number) == []
    await after(top, 1)
    assert (await plies(top, number))[0][0] == seat
    assert (await clock_of(top, number, seat)).misses == 1


async def test_a_clock_that_ends_before_a_vacation_rings_as_usual(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    ends = await up_at(top, number, seat)
    await take(top, person, 3, 5)
    assert await up_at(top, number, seat) == ends
    await after(top, DAY)
    assert (await plies(top, number))[0][0] == seat


async def test_a_clock_that_starts_during_a_vacation_has_its_whole_time_afterwards(
    top: Tabletop,
) -> None:
    number, _, seat = await on_turn(top)
    other = (await top.table(number)).person_at(1 - seat)
    await take(top, other, 0, 4)
    back = midnight(top, 4)
    await after(top, 5 * HOUR)
    await play_turn(top, number, seat)
    assert await up_at(top, number, 1 - seat) == back + DAY


async def test_only_the_person_s_own_deadlines_are_put_off(top: Tabletop) -> None:
    number, _, seat = await on_turn(top)
    ends = await up_at(top, number, seat)
    await take(top, (await top.table(number)).person_at(1 - seat), 0, 10)
    assert await up_at(top, number, seat) == ends


async def test_a_vacation_counts_at_all_tables(top: Tabletop) -> None:
    found = [await on_turn(top) for _ in range(4)]
    person = found[0][1]
    own = [(number, seat) for number, who, seat in found if who == person]
    await take(top, person, 0, 3)
    for number, seat in own:
        assert await up_at(top, number, seat) > midnight(top, 3)


@pytest.mark.parametrize("pace", ["live", "evening"])
async def test_a_vacation_does_not_count_where_people_play_together(
    top: Tabletop, pace: str
) -> None:
    number, person, seat = await on_turn(top, pace)
    ends = await up_at(top, number, seat)
    await take(top, person, 0, 3)
    assert await up_at(top, number, seat) == ends
    await after(top, 15 * MINUTE)
    assert (await plies(top, number))[0][0] == seat


async def test_a_move_during_a_vacation_is_made_as_usual_and_does_not_end_it(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    await take(top, person, 0, 3)
    await play_turn(top, number, seat)
    leave = await top.services.vacationing.state(person)
    assert leave.row is not None
    await play_turn(top, number, 1 - seat)
    assert await up_at(top, number, seat) == midnight(top, 3) + DAY


async def test_a_vacation_does_not_hold_up_a_seat_that_the_table_plays(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    await stand_in(top, number, seat)
    await take(top, person, 0, 3)
    await after(top, MINUTE)
    assert (await plies(top, number))[0][0] == seat


async def test_a_pause_during_a_vacation_keeps_the_remaining_time(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    await after(top, 6 * HOUR)
    await take(top, person, 0, 3)
    await after(top, DAY)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    assert (await clock_of(top, number, seat)).rest == 18 * HOUR
    await after(top, 10 * DAY)
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    assert await up_at(top, number, seat) == top.clock.now() + 18 * HOUR


async def test_a_restart_during_a_vacation_loses_nothing(top: Tabletop, database: Path) -> None:
    number, person, seat = await on_turn(top)
    await after(top, 6 * HOUR)
    await take(top, person, 0, 5)
    ends = await up_at(top, number, seat)
    now = top.clock.now()
    await top.close()
    again = await Tabletop.open(database)
    again.clock.pass_by(now - again.clock.now())
    await again.services.start()
    await after(again, 0)
    assert await up_at(again, number, seat) == ends
    await after(again, ends - again.clock.now() - 1)
    assert await plies(again, number) == []
    await after(again, 1)
    assert (await plies(again, number))[0][0] == seat
    await again.close()


# -- sealed windows ------------------------------------------------------------------------------


async def window(top: Tabletop) -> TableNumber:
    number = await begin(top, "slasher", "day", *PEOPLE)
    await top.play_to_window(number)
    await top.empty_outbox()
    return number


async def test_a_sealed_window_stays_open_for_everybody_as_long_as_for_the_last(
    top: Tabletop,
) -> None:
    """If it stayed open for only one player, their silence would be seen."""
    number = await window(top)
    await take(top, BOB, 0, 3)
    later = midnight(top, 3) + DAY
    assert {await up_at(top, number, seat) for seat in range(3)} == {later}
    made = len(await plies(top, number))
    await after(top, later - top.clock.now() - 1)
    assert len(await plies(top, number)) == made
    await after(top, 1)
    assert len(await plies(top, number)) >= made + 4


@pytest.mark.parametrize("answered", [False, True])
async def test_what_is_shown_is_the_same_whether_or_not_they_have_answered(
    top: Tabletop, answered: bool
) -> None:
    number = await window(top)
    table = await top.table(number)
    seat = table.seat_of(BOB)
    assert seat is not None
    if answered:
        await top.answer(number, seat)
    await take(top, BOB, 0, 3)
    later = midnight(top, 3) + DAY
    assert f"<t:{later // 1000}:R>" in str(await public(top, number))
    await after(top, DAY)
    assert [seat for seat in range(3) if seat in missing(await top.table(number))] != []
    assert await lines(top, number) == []
    await top.services.vacationing.come_back(BOB)
    expected = top.clock.now() + DAY
    assert f"<t:{expected // 1000}:R>" in str(await public(top, number))


# -- what everybody sees -------------------------------------------------------------------------


async def test_a_vacation_is_shown_on_the_card_and_on_the_board(top: Tabletop) -> None:
    waiting = await top.sit("slush-fund", ANN, BOB)
    number, _, _ = await on_turn(top)
    await top.empty_outbox()
    await take(top, ANN, 1, 3)
    said = f"until <t:{midnight(top, 4) // 1000 - 1}:D>"
    table = await top.table(waiting)
    for shown in (
        card(table, voice("en", table)).to_components(),
        await public(top, number),
    ):
        assert said in str(shown)
    kinds = {
        table: {row.kind for row in await top.outbox(f"public:{table}")}
        for table in (waiting, number)
    }
    assert kinds == {waiting: {"card"}, number: {"turn"}}
    await after(top, 4 * DAY)
    for table_id in (waiting, number):
        assert (await top.table(table_id)).seats == (await top.stored(table_id)).seats
    assert "on vacation" not in str(await public(top, number))


async def test_a_vacation_counts_at_a_table_joined_later(top: Tabletop) -> None:
    await take(top, BOB, 0, 3)
    number = await top.sit("slush-fund", ANN, BOB)
    table = await top.table(number)
    assert "on vacation" in str(card(table, voice("en", table)).to_components())
    await top.services.start()
    await after(top, 3 * DAY)
    table = await top.table(number)
    assert "on vacation" not in str(card(table, voice("en", table)).to_components())


# -- reminders -----------------------------------------------------------------------------------


async def test_reminders_skip_a_vacation_and_come_with_the_same_time_left(top: Tabletop) -> None:
    number, person, _ = await on_turn(top)
    await after(top, 6 * HOUR)
    await take(top, person, 0, 3)
    back = midnight(top, 3)
    await after(top, back + 6 * HOUR - 1 - top.clock.now())
    assert await reminded(top, person) == []
    await after(top, 1)
    assert await reminded(top, person) == [(number,)]


async def test_no_reminder_comes_during_a_vacation_even_where_clocks_run(top: Tabletop) -> None:
    number, person, _ = await on_turn(top, "evening")
    await take(top, person, 0, 3)
    await after(top, 14 * MINUTE)
    assert await reminded(top, person) == []
    known = await reminder(top, number, person)
    assert known is None or (known.at or 0) >= midnight(top, 3)
