"""A table sleeps while nobody is there, wakes at the first press, and is closed in the end."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.tables.clocks.clocks import AWAY, PRESENT, RETURNING
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.errors import OverError, SleepingError
from bot.tables.notifications import public_lane
from bot.tables.presence.sleep import SLEEP, nobody_there
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, begin, lines, plies, stand_in, to_act
from tests.bot.tables.due.test_downtime import after_downtime
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import PersonId, TableNumber

FOUR = (ANN, BOB, CAT, DAN)


async def asleep(top: Tabletop, number: TableNumber) -> bool:
    row = (await top.table(number)).row
    assert row == (await top.stored(number)).row, "the cache says something else"
    return row.sleeps is not None


async def set_away(top: Tabletop, number: TableNumber, who: PersonId, away: int = AWAY) -> None:
    """Has the table play for somebody, or notes that they are back in secret."""
    async with top.services.tables.hold(number) as table:
        row = msgspec.structs.replace(table.seats[table.seat_of(who) or 0], away=away)
        await top.services.tables.commit(number, lambda tx: tx.save_clock(row))


async def sleeper(top: Tabletop, pace: str = "day", *people: PersonId) -> TableNumber:
    """Returns a table of these people at which nobody is there any more."""
    number = await begin(top, "slush-fund", pace, *(people or (ANN, BOB)))
    await top.empty_outbox()
    for who in people or (ANN, BOB):
        await set_away(top, number, who)
    assert await asleep(top, number)
    return number


async def dues(top: Tabletop, number: TableNumber) -> list[str]:
    rows = await top.services.store.read(lambda tx: tx.due(2**60))
    return sorted(row.kind for row in rows if row.table_id == number)


# -- falling asleep ------------------------------------------------------------------------------


async def _away(top: Tabletop, number: TableNumber, who: PersonId) -> None:
    await set_away(top, number, who)


async def _deleted(top: Tabletop, _: TableNumber, who: PersonId) -> None:
    await top.services.deletions.erase(who)


async def _left(top: Tabletop, number: TableNumber, who: PersonId) -> None:
    await top.services.playing.move(number, who, LEAVE)


async def test_it_sleeps_when_the_last_of_four_has_gone_in_whatever_order_and_way(
    top: Tabletop,
) -> None:
    """Three go, each in their own way, in all orders; the fourth keeps the table awake until the
    table plays for them too.
    """
    for ways in itertools.permutations((_away, _deleted, _left)):
        number = await top.start("slush-fund", *FOUR)
        for way, who in zip(ways, FOUR, strict=False):
            await way(top, number, who)
            assert not await asleep(top, number)
        await set_away(top, number, DAN)
        assert await asleep(top, number)
        assert await dues(top, number) == [SLEEP]
        assert (await lines(top, number)).count("sleep-until") == 1
        await top.empty_outbox()


async def test_it_sleeps_after_three_missed_turns_of_everybody(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await top.empty_outbox()
    for _ in range(20):
        if await asleep(top, number):
            break
        await after(top, DAY)
    told = await lines(top, number)
    assert told.count("time-stand-in") == 2
    assert told[-1] == "sleep-until"
    made = await plies(top, number)
    await after(top, 5 * DAY)
    assert await plies(top, number) == made, "nobody plays for anybody"


async def test_computers_among_themselves_do_not_keep_it_awake(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.computer_seats.add(number, ANN, "easy")
    await top.services.computer_seats.set_stand_ins(number, ANN, "easy")
    await top.services.lobby.set_pace(number, ANN, "day")
    await top.services.lobby.start(number, ANN)
    await top.services.start()
    await set_away(top, number, ANN)
    assert not await asleep(top, number)
    await set_away(top, number, BOB)
    assert await asleep(top, number)
    made = await plies(top, number)
    await after(top, DAY)
    assert await plies(top, number) == made
    assert await dues(top, number) == [SLEEP]


async def test_where_everybody_has_left_the_game_computers_finish_it(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN)
    for _ in range(2):
        await top.services.computer_seats.add(number, ANN, "easy")
    table = await top.services.lobby.start(number, ANN)
    await top.services.playing.move(number, ANN, LEAVE)
    assert not nobody_there(await top.table(table.id))
    assert not await asleep(top, number)


async def test_silence_in_a_window_never_puts_it_to_sleep(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    while (await top.table(number)).view(None).window == table.view(None).window:
        await after(top, DAY)
        assert {seat.away for seat in (await top.table(number)).seats} == {PRESENT}
        assert not await asleep(top, number)


async def test_a_secret_return_neither_keeps_it_awake_nor_wakes_it(top: Tabletop) -> None:
    """The table that falls asleep or not would tell who has answered in secret."""
    for back in (AWAY, RETURNING):
        number = await top.start("agent", ANN, BOB)
        await set_away(top, number, ANN, back)
        await set_away(top, number, BOB)
        assert await asleep(top, number)


async def test_nobody_sleeps_at_a_table_that_is_paused_until_it_goes_on(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await top.services.lost_places.pause(number, "pause-no-access")
    await set_away(top, number, ANN)
    await set_away(top, number, BOB)
    assert not await asleep(top, number)
    await top.services.lost_places.resume(number, "pause-no-access")
    assert await asleep(top, number)


async def test_votes_end_when_it_falls_asleep(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    for who in (ANN, BOB, CAT):
        await set_away(top, number, who)
    known = await top.services.store.read(lambda tx: tx.motion(row.id))
    assert known is not None
    assert known.outcome == "moot"
    await after(top, 3 * DAY)
    assert await dues(top, number) == [SLEEP]


async def test_somebody_on_vacation_keeps_it_awake_until_the_table_plays_for_them(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    state = await top.services.vacationing.state(ANN)
    await top.services.vacationing.take(ANN, state.today, state.today)
    await set_away(top, number, BOB)
    assert not await asleep(top, number)
    await set_away(top, number, ANN)
    assert await asleep(top, number)
    await after(top, 2 * DAY)  # the vacation ends meanwhile
    assert await asleep(top, number)
    await top.services.timeouts.come_back(number, ANN)
    assert not await asleep(top, number)


# -- waking up -----------------------------------------------------------------------------------


async def test_who_comes_back_wakes_it_and_the_clocks_go_on(top: Tabletop) -> None:
    number = await sleeper(top)
    await after(top, 3 * DAY)
    await top.services.timeouts.come_back(number, BOB)
    assert not await asleep(top, number)
    assert SLEEP not in await dues(top, number)
    table = await top.table(number)
    assert [seat.away for seat in table.seats if seat.person == BOB] == [PRESENT]
    assert "turn" in [row.kind for row in await top.outbox(public_lane(number))]
    for _ in range(6):  # the table plays for Ann as before, and waits for Bob
        if (await top.table(number)).person_at(await to_act(top, number)) == BOB:
            break
        await after(top, STAND_IN_DELAY)
    assert (await top.table(number)).person_at(await to_act(top, number)) == BOB
    assert "time" in await dues(top, number)


async def test_a_return_in_the_very_second_is_one_or_the_other(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "live", ANN, BOB)
    await set_away(top, number, ANN)
    await set_away(top, number, BOB)
    assert await asleep(top, number)
    top.clock.pass_by(HOUR)  # it is due in this second, and Ann is faster
    await top.services.timeouts.come_back(number, ANN)
    await after(top, 0)
    assert (await top.table(number)).row.phase == "playing"
    await set_away(top, number, ANN)
    await after(top, HOUR)  # and now she is not
    with pytest.raises(OverError):
        await top.services.timeouts.come_back(number, ANN)


async def test_who_takes_a_seat_over_wakes_it(top: Tabletop) -> None:
    number = await sleeper(top)
    await top.services.takeover.take(number, person(EVE), 0)
    table = await top.table(number)
    assert not await asleep(top, number)
    assert (table.seats[0].person, table.row.host) == (EVE, EVE)


async def test_nothing_is_played_while_it_sleeps(top: Tabletop) -> None:
    number = await sleeper(top)
    with pytest.raises(SleepingError):
        await top.services.playing.desk(number, ANN)
    for kind in ("time_up", "follow_orders"):
        await getattr(top.services.timeouts, kind)(number)
    await top.services.computers.ring(number)
    assert await asleep(top, number)


# -- closed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "sleeps"), [("live", HOUR), ("evening", 14 * DAY), ("day", 14 * DAY)]
)
async def test_it_is_closed_without_results(top: Tabletop, pace: str, sleeps: int) -> None:
    number = await sleeper(top, pace)
    await after(top, sleeps - 1)
    assert await asleep(top, number)
    await after(top, 1)
    table = await top.table(number)
    assert (table.row.phase, table.row.sleeps) == ("cancelled", None)
    assert (await lines(top, number))[-1] == "sleep-closed"
    assert await top.services.store.read(lambda tx: tx.results(number)) == []
    assert await dues(top, number) == []
    assert await top.services.store.read(lambda tx: tx.going(ANN)) == []


@pytest.mark.parametrize("orderly", [True, False])
async def test_downtime_does_not_close_it(top: Tabletop, database: Path, *, orderly: bool) -> None:
    number = await sleeper(top, "live")
    again = await after_downtime(top, database, 5 * HOUR, orderly=orderly)
    await after(again, 59 * MINUTE)
    assert await asleep(again, number)
    await after(again, 2 * MINUTE)
    assert (await again.table(number)).row.phase == "cancelled"
    await again.close()


async def test_who_was_taken_over_does_not_wake_it(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await stand_in(top, number, 0, 1)
    assert await asleep(top, number)
    with pytest.raises(SleepingError):
        (await top.table(number)).playing_seat(EVE)
