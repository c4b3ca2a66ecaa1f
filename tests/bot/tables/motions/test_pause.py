"""A pause by vote: nobody plays until a date, or until the table decides to go on earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.errors import RestingError
from bot.tables.lost_places import THREAD_GONE
from bot.tables.notifications import private_lane, public_lane
from bot.tables.pausing import WAKE
from bot.tables.voting.errors import NotRestingError
from tests.bot.tables.clockwork import after, clock_of, fall_back, plies, reminder, to_act
from tests.bot.tables.deciding import (
    begin,
    due,
    motion,
    open_seat,
    reopened,
    seat_of,
    told,
    vote,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import PersonId, TableNumber
    from tests.bot.tables.tabletop import Tabletop


async def pause(
    top: Tabletop, number: TableNumber, *agreeing: PersonId, time: str = "week"
) -> None:
    row = await top.services.motions.put(number, ANN, "pause", value=time)
    assert (await vote(top, row, *agreeing)).outcome == "passed"


async def test_more_than_half_of_the_players_who_are_there_must_agree(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    assert (await vote(top, row, BOB)).outcome is None, "two of four are half"
    assert (await vote(top, row, CAT)).outcome == "passed"
    assert (await top.table(number)).row.resumes == top.clock.now() + DAY


async def test_a_pause_fails_with_half_against_it_and_votes_can_be_changed(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    await vote(top, row, BOB, agrees=False)
    assert (await vote(top, row, BOB)).outcome is None
    await vote(top, row, BOB, CAT, agrees=False)
    assert (await motion(top, row)).outcome == "failed"
    assert (await top.table(number)).row.resumes is None


async def test_during_a_pause_nobody_plays_and_no_clock_runs(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await to_act(top, number)
    await after(top, DAY // 4)
    await pause(top, number, BOB)
    row = await clock_of(top, number, seat)
    assert (row.ends, row.rest) == (None, DAY * 3 // 4)
    person = (await top.table(number)).person_at(seat)
    kept = await reminder(top, number, person)
    assert kept is not None
    assert kept.at is None
    with pytest.raises(RestingError):
        await top.services.playing.desk(number, person)
    await after(top, 6 * DAY)
    assert await plies(top, number) == []
    assert (await top.table(number)).row.still


async def test_at_its_end_date_a_pause_ends_by_itself_and_clocks_go_on(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await to_act(top, number)
    await after(top, DAY // 4)
    await pause(top, number, BOB)
    await top.empty_outbox()
    await top.services.motions.wake_up(number)
    assert (await top.table(number)).row.still, "an outdated ring does nothing"
    await after(top, 7 * DAY)
    table = await top.table(number)
    assert table.row.resumes is None
    assert WAKE not in await due(top, number)
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + DAY * 3 // 4
    rows = await top.outbox(public_lane(number))
    assert [row.kind for row in rows] == ["turn"]
    assert await told(top, number) == ["motion-woken"]
    await fall_back(top, number, seat)


async def test_a_vote_ends_a_pause_earlier(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    with pytest.raises(NotRestingError):
        await top.services.motions.put(number, ANN, "resume")
    await pause(top, number, BOB)
    await after(top, DAY)
    row = await top.services.motions.put(number, CAT, "resume")
    assert (await vote(top, row, BOB)).outcome == "passed"
    assert (await top.table(number)).row.resumes is None
    assert WAKE not in await due(top, number)


async def test_a_pause_ends_other_motions_and_prevents_new_ones(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await top.services.motions.put(number, ANN, "pace", value="week")
    await pause(top, number, BOB)
    assert (await motion(top, row)).outcome == "moot"
    for kind, target, value in (("pace", None, "week"), ("expel", 0, ""), ("pause", None, "day")):
        with pytest.raises(RestingError):
            await top.services.motions.put(number, BOB, kind, target, value)


async def test_seats_that_the_table_plays_pause_too(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    away = await to_act(top, number)
    voters = [p for p in (ANN, BOB, CAT) if await seat_of(top, number, p) != away]
    await open_seat(top, number, away)
    row = await top.services.motions.put(number, voters[0], "pause", value="hour")
    assert (await vote(top, row, voters[1])).outcome == "passed"
    await after(top, HOUR - 1)
    assert await plies(top, number) == []
    await after(top, 1)
    await after(top, STAND_IN_DELAY)
    assert await plies(top, number) != [], "the table plays its seats again after the pause"


async def test_a_sealed_window_stays_open_during_a_pause_and_closes_afterwards(
    top: Tabletop,
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    await pause(top, number, BOB)
    table = await top.table(number)
    assert {seat.ends for seat in table.seats} == {None}
    assert len({table.seats[seat].rest for seat in table.view(None).asked}) == 1
    await after(top, 7 * DAY)
    table = await top.table(number)
    assert len({table.seats[seat].ends for seat in table.view(None).asked}) == 1
    for seat in table.view(None).asked:
        await top.answer(number, seat)
    assert (await top.table(number)).view(None).window is None


async def test_a_pause_survives_a_restart_and_downtime_does_not_put_its_date_off(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await pause(top, number, BOB)
    until = (await top.table(number)).row.resumes
    await top.services.close()
    top.clock.time += 8 * DAY
    again = await reopened(top, database)
    assert (await again.table(number)).row.resumes == until
    await again.services.start()
    await after(again, 0)
    assert (await again.table(number)).row.resumes is None
    seat = await to_act(again, number)
    assert (await clock_of(again, number, seat)).ends == again.clock.now() + DAY
    await again.close()


async def test_a_table_that_loses_its_place_during_a_pause_waits_for_that_too(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await pause(top, number, BOB, time="hour")
    await top.services.lost_places.pause(number, THREAD_GONE)
    await after(top, HOUR)
    table = await top.table(number)
    assert (table.row.paused, table.row.resumes) == (THREAD_GONE, None)
    assert (await clock_of(top, number, seat)).ends is None
    await top.services.lost_places.resume(number, THREAD_GONE)
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + DAY


async def test_a_place_that_is_found_again_does_not_end_a_pause(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await top.services.motions.put(number, ANN, "pause", value="week")
    row = (await top.services.motions.open_at(number))[0]
    await vote(top, row, BOB)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.lost_places.resume(number, THREAD_GONE)
    assert (await top.table(number)).row.still
    assert (await clock_of(top, number, seat)).ends is None
    assert await seat_of(top, number, ANN) in (0, 1)


async def test_every_player_s_hand_shows_the_pause(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await pause(top, number, BOB)
    for person in (ANN, BOB):
        assert [row.kind for row in await top.outbox(private_lane(person))] == ["hand"]
