"""How many days of vacation people have, and which they can take."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.clock import DAY, HOUR
from bot.tables.due.vacation_errors import (
    NoVacationError,
    VacationFarError,
    VacationOrderError,
    VacationPastError,
    VacationSpentError,
    VacationTakenError,
)
from tests.bot.tables.clockwork import (
    after,
    plies,
)
from tests.bot.tables.leaving import left, midnight, on_turn, take, today, up_at
from tests.bot.tables.tabletop import ANN, Tabletop


async def test_days_are_counted_and_refused_when_used_up(top: Tabletop) -> None:
    assert await left(top, ANN) == 28
    await take(top, ANN, 0, 20)
    assert await left(top, ANN) == 8
    await top.services.start()
    await after(top, 20 * DAY)
    with pytest.raises(VacationSpentError) as spent:
        await take(top, ANN, 0, 9)
    assert (spent.value.said.args["count"], spent.value.said.args["asked"]) == (8, 9)
    await take(top, ANN, 0, 8)
    assert await left(top, ANN) == 0


async def test_each_calendar_year_has_its_own_days(top: Tabletop) -> None:
    """The clock is set to November, and days in January count towards the next year."""
    end = date(today(top).year, 12, 31)
    first = end - timedelta(days=9)
    await top.services.vacationing.take(ANN, first, end + timedelta(days=20))
    leave = await top.services.vacationing.state(ANN)
    assert leave.left == {end.year: 18, end.year + 1: 8}


async def test_days_are_those_of_the_person_s_time_zone(top: Tabletop) -> None:
    """At 22:13 in UTC it is tomorrow in Tokyo."""
    await top.services.people.set_person(ANN, timezone="Asia/Tokyo")
    leave = await top.services.vacationing.state(ANN)
    assert leave.today == today(top) + timedelta(days=1)
    with pytest.raises(VacationPastError):
        await top.services.vacationing.take(ANN, today(top), today(top))
    row = await top.services.vacationing.take(ANN, leave.today, leave.today)
    assert row.starts == top.clock.now()
    assert row.ends == midnight(top, 2) - 9 * HOUR


async def test_ending_early_gives_days_back_and_the_clock_goes_on(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    await after(top, HOUR)
    await take(top, person, 0, 10)
    await after(top, 2 * DAY)
    assert await top.services.vacationing.come_back(person) == (7, True)
    assert await left(top, person) == 25
    assert await up_at(top, number, seat) == top.clock.now() + 23 * HOUR
    await after(top, 23 * HOUR)
    assert (await plies(top, number))[0][0] == seat


async def test_a_vacation_cancelled_before_it_begins_gives_all_days_back(top: Tabletop) -> None:
    number, person, seat = await on_turn(top, "week")
    ends = await up_at(top, number, seat)
    await take(top, person, 2, 10)
    assert await up_at(top, number, seat) == ends + 10 * DAY
    assert await top.services.vacationing.come_back(person) == (10, False)
    assert await left(top, person) == 28
    assert await up_at(top, number, seat) == ends
    with pytest.raises(NoVacationError):
        await top.services.vacationing.come_back(person)


async def test_a_day_that_is_taken_twice_counts_once(top: Tabletop) -> None:
    await take(top, ANN, 0, 3)
    await top.services.vacationing.come_back(ANN)
    await take(top, ANN, 0, 3)
    assert await left(top, ANN) == 25


async def test_after_a_vacation_the_next_can_be_taken(top: Tabletop) -> None:
    number, person, seat = await on_turn(top)
    await take(top, person, 0, 2)
    ends = await up_at(top, number, seat)
    top.clock.pass_by(2 * DAY)  # nothing that is due has been done yet
    await take(top, person, 0, 2)
    assert await up_at(top, number, seat) > ends
    assert await left(top, person) == 24


async def test_an_impossible_vacation_is_refused(top: Tabletop) -> None:
    with pytest.raises(NoVacationError):
        await top.services.vacationing.come_back(ANN)
    with pytest.raises(VacationPastError):
        await take(top, ANN, -1, 3)
    with pytest.raises(VacationOrderError):
        await take(top, ANN, 1, 0)
    with pytest.raises(VacationFarError):
        await take(top, ANN, 366, 5)
    await take(top, ANN, 5, 3)
    with pytest.raises(VacationTakenError):
        await take(top, ANN, 0, 1)
