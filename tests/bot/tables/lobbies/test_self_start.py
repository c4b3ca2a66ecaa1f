"""Games begin by themselves: with so many people, when the table is full, or at an hour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.tables.errors import NotHostError, NotSeatedError, OverError, StartedError
from bot.tables.lobbies.opening import Place
from bot.tables.lobbies.starting import NotBeginningError
from bot.tables.presence.self_start import (
    BEGINNINGS,
    BY_HOST,
    SelfStart,
)
from tests.bot.tables.clockwork import after, notes
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber

FOUR = (ANN, BOB, CAT, DAN)
PACES = pytest.mark.parametrize("pace", ["live", "day", "none"])


async def opened(
    top: Tabletop, start: SelfStart, *people: PersonId, pace: str = "live"
) -> TableNumber:
    """Opens a table whose game begins by itself, with the scheduler running."""
    await top.services.start()
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open(
        "slush-fund", person(people[0]), place, "en", {}, pace, start=start
    )
    for number in people[1:]:
        await top.services.lobby.join(table.id, person(number))
    return table.id


async def phase(top: Tabletop, number: TableNumber) -> str:
    row = (await top.table(number)).row
    assert row == (await top.stored(number)).row, "the cache says something else"
    return row.phase


async def begins(top: Tabletop, number: TableNumber) -> bool:
    """Whether the last minute before the game runs."""
    await phase(top, number)
    return (await top.table(number)).row.begins is not None


async def dues(top: Tabletop) -> list[str]:
    rows = await top.services.store.read(lambda tx: tx.due(2**60))
    return [row.kind for row in rows if row.kind in BEGINNINGS]


def in_half_an_hour(top: Tabletop) -> SelfStart:
    return SelfStart(at=top.clock.now() + 30 * MINUTE)


# -- with so many people -------------------------------------------------------------------------


@PACES
async def test_it_begins_a_minute_after_enough_have_sat_down(top: Tabletop, pace: str) -> None:
    number = await opened(top, SelfStart(3), ANN, BOB, pace=pace)
    await after(top, 10 * MINUTE)
    assert not await begins(top, number)
    await top.services.lobby.join(number, person(CAT))
    assert await begins(top, number)
    await after(top, MINUTE - 1)
    assert await phase(top, number) == "lobby"
    await after(top, 1)
    assert await phase(top, number) == "playing"
    assert await dues(top) == []
    assert len((await top.table(number)).seats) == 3


async def test_who_gets_up_in_the_last_minute_stops_it(top: Tabletop) -> None:
    number = await opened(top, SelfStart(3), ANN, BOB, CAT)
    await after(top, 30 * SECOND)
    await top.services.lobby.leave(number, CAT)
    assert not await begins(top, number)
    assert await dues(top) == []
    await after(top, 5 * MINUTE)
    assert await phase(top, number) == "lobby"
    await top.services.lobby.join(number, person(DAN))
    await after(top, MINUTE - 1)
    assert await phase(top, number) == "lobby", "the minute is a whole one again"
    await after(top, 1)
    assert await phase(top, number) == "playing"


async def test_somebody_whose_data_is_deleted_stops_it_too(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    assert await begins(top, number)
    await top.services.deletions.erase(BOB)
    assert not await begins(top, number)


async def test_who_sits_down_meanwhile_plays_too_and_the_minute_goes_on(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    await after(top, 50 * SECOND)
    await top.services.lobby.join(number, person(CAT))
    await after(top, 10 * SECOND)
    assert len((await top.table(number)).seats) == 3
    assert await phase(top, number) == "playing"


async def test_computers_that_are_seated_count_and_others_fill_up_at_the_start(
    top: Tabletop,
) -> None:
    number = await opened(top, SelfStart(3), ANN)
    await top.services.computer_seats.fill_up(number, ANN, "easy", 4)
    assert not await begins(top, number), "those that fill up come at the start alone"
    await top.services.computer_seats.add(number, ANN, "hard")
    await top.services.lobby.join(number, person(BOB))
    await after(top, MINUTE)
    seats = (await top.table(number)).seats
    assert sorted(seat.computer or "" for seat in seats) == ["", "", "easy", "hard"]


async def test_somebody_hands_over_in_the_last_minute(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    await top.services.hosting.hand_over(number, ANN, BOB)
    await top.services.lobby.leave(number, BOB)
    await top.services.lobby.join(number, person(CAT))
    await after(top, MINUTE)
    assert await phase(top, number) == "playing"


async def test_a_table_whose_place_is_lost_does_not_begin_until_it_is_back(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    await top.services.lost_places.pause(number, "pause-no-access")
    await after(top, 5 * MINUTE)
    assert await phase(top, number) == "lobby"
    await top.services.lost_places.resume(number, "pause-no-access")
    assert await begins(top, number)
    await after(top, MINUTE)
    assert await phase(top, number) == "playing"


async def test_the_host_sets_it_changes_it_and_takes_it_back(top: Tabletop) -> None:
    number, starting = await opened(top, BY_HOST, ANN, BOB), top.services.starting
    with pytest.raises(NotHostError):
        await starting.set(number, BOB, SelfStart(2))
    await starting.set(number, ANN, in_half_an_hour(top))
    assert await dues(top) == ["begin-hour"]
    await starting.set(number, ANN, SelfStart(2))
    assert await begins(top, number)
    assert await dues(top) == ["begin"]
    await starting.set(number, ANN, BY_HOST)
    assert not await begins(top, number)
    assert await dues(top) == []
    await after(top, 31 * MINUTE)
    assert await phase(top, number) == "lobby"


async def test_the_host_starts_before_it_is_time(top: Tabletop) -> None:
    for start in (in_half_an_hour(top), SelfStart(2)):
        number = await opened(top, start, ANN, BOB)
        await top.services.lobby.start(number, ANN)
        assert await dues(top) == []
        row = (await top.table(number)).row
        assert (row.begins, row.start_at) == (None, None)
        with pytest.raises(StartedError):
            await top.services.starting.set(number, ANN, BY_HOST)


# -- waiting -------------------------------------------------------------------------------------


async def test_anybody_who_sits_there_can_ask_to_wait_until_somebody_sits_down(
    top: Tabletop,
) -> None:
    number, wait = await opened(top, SelfStart(2), ANN, BOB), top.services.starting.wait
    with pytest.raises(NotSeatedError):
        await wait(number, EVE)
    await wait(number, BOB)
    assert not await begins(top, number)
    with pytest.raises(NotBeginningError):
        await wait(number, ANN)
    await after(top, 20 * MINUTE)
    await top.services.lobby.set_options(number, ANN, {"memory": "open"})
    assert not await begins(top, number)
    await top.services.lobby.join(number, person(CAT))
    assert await begins(top, number)
    await wait(number, CAT)
    await top.services.lobby.leave(number, CAT)
    assert not await begins(top, number), "who leaves makes nobody hurry"
    await top.services.starting.set(number, ANN, SelfStart(2))
    assert await begins(top, number)
    await wait(number, BOB)
    await top.services.lobby.start(number, ANN)
    with pytest.raises(StartedError):
        await wait(number, BOB)


async def test_a_table_that_was_closed_begins_no_more(top: Tabletop) -> None:
    number = await opened(top, SelfStart(2), ANN, BOB)
    await top.services.lobby.cancel(number, ANN)
    assert await dues(top) == []
    await after(top, MINUTE)
    assert await phase(top, number) == "cancelled"
    with pytest.raises(OverError):
        await top.services.starting.wait(number, BOB)


# -- at an hour ----------------------------------------------------------------------------------


@PACES
async def test_it_begins_a_minute_after_its_hour(top: Tabletop, pace: str) -> None:
    number = await opened(top, in_half_an_hour(top), ANN, BOB, pace=pace)
    await after(top, 30 * MINUTE - 1)
    assert not await begins(top, number)
    await after(top, 1)
    assert await begins(top, number)
    await after(top, MINUTE)
    assert await phase(top, number) == "playing"


async def test_a_table_waits_for_its_hour_without_a_press_and_lapses_after_it(
    top: Tabletop,
) -> None:
    number = await opened(top, SelfStart(at=top.clock.now() + 5 * HOUR), ANN)
    await after(top, 5 * HOUR - 1)
    assert await phase(top, number) == "lobby"
    await after(top, 1)
    await after(top, 44 * MINUTE)
    assert await phase(top, number) == "lobby"
    await after(top, MINUTE)
    assert (await top.table(number)).row.lapsed
    assert await dues(top) == []


async def test_with_too_few_at_the_hour_they_are_told_once_and_it_goes_on_waiting(
    top: Tabletop,
) -> None:
    number = await opened(top, in_half_an_hour(top), ANN, BOB)
    await top.services.lobby.leave(number, BOB)
    await after(top, 30 * MINUTE)
    assert await notes(top, ANN) == ["start-too-few"]
    await after(top, 10 * MINUTE)
    await top.services.lobby.join(number, person(CAT))
    assert await begins(top, number)
    await top.services.lobby.leave(number, ANN)
    assert not await begins(top, number)
    await top.services.lobby.join(number, person(EVE))
    await after(top, MINUTE)
    assert await phase(top, number) == "playing"
    assert await notes(top, CAT) == []
    assert await notes(top, ANN) == ["start-too-few"]


async def test_computers_that_fill_up_are_enough_at_the_hour(top: Tabletop) -> None:
    number = await opened(top, in_half_an_hour(top), ANN)
    await top.services.computer_seats.fill_up(number, ANN, "easy", 3)
    await after(top, 30 * MINUTE)
    await after(top, MINUTE)
    assert len((await top.table(number)).seats) == 3


async def test_a_rematch_begins_with_as_many_but_at_no_hour(top: Tabletop) -> None:
    for start, again in ((SelfStart(2), 2), (in_half_an_hour(top), 0)):
        number = await opened(top, start, ANN, BOB, pace="none")
        await after(top, 31 * MINUTE)
        await after(top, MINUTE)
        await top.play_until(number, lambda table: table.row.phase == "over")
        rematch, _ = await top.services.rematches.call(number, person(ANN), Place(GUILD, CHANNEL))
        row = (await top.table(rematch.id)).row
        assert (row.start_with, row.start_at) == (again, None)
