"""Reminders come together, once a turn and step, never in quiet hours, and never after the move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.ids import ChannelId, PersonId, TableNumber
from bot.tables.due.reminders import remind
from bot.tables.errors import NotSeatedError
from bot.tables.lobbies.opening import Place
from bot.tables.muting import mute
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    play_turn,
    plies,
    reminded,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, GUILD, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.transaction import Transaction


async def waiting(top: Tabletop, pace: str = "day") -> tuple[TableNumber, PersonId]:
    """Starts a game; returns the table and the person it waits for."""
    number = await begin(top, "slush-fund", pace, ANN, BOB)
    return number, (await top.table(number)).person_at(await to_act(top, number))


async def test_reminders_come_after_half_and_four_fifths_of_the_time(top: Tabletop) -> None:
    number, person = await waiting(top)
    await after(top, DAY // 2 - 1)
    assert await reminded(top, person) == []
    await after(top, 1)
    assert await reminded(top, person) == [(number,)]
    await after(top, DAY * 3 // 10 - 1)
    assert len(await reminded(top, person)) == 1
    await after(top, 1)
    assert await reminded(top, person) == [(number,), (number,)]
    await after(top, DAY // 5 - 1)
    assert len(await reminded(top, person)) == 2
    assert await plies(top, number) == []


async def test_a_live_table_sends_no_reminders(top: Tabletop) -> None:
    number, person = await waiting(top, "live")
    await after(top, 2 * MINUTE - 1)
    assert await reminded(top, person) == []
    assert await reminder(top, number, person) is None


async def test_a_player_who_has_moved_is_not_reminded(top: Tabletop) -> None:
    number, person = await waiting(top)
    seat = await to_act(top, number)
    await after(top, HOUR)
    await play_turn(top, number, seat)
    assert await reminder(top, number, person) is None
    await after(top, DAY - 2 * HOUR)
    assert await reminded(top, person) == []


async def test_one_message_covers_all_tables_that_wait(top: Tabletop) -> None:
    numbers = [await begin(top, "slush-fund", "day", ANN, BOB) for _ in range(6)]
    rows = {n: (await top.table(n)).person_at(await to_act(top, n)) for n in numbers}
    person = rows[numbers[0]]
    own = tuple(n for n in numbers if rows[n] == person)
    assert len(own) > 1
    await after(top, DAY // 2)
    assert await reminded(top, person) == [own]
    await after(top, DAY * 3 // 10)
    assert await reminded(top, person) == [own, own]


async def test_a_table_is_never_in_two_messages_for_the_same_step(top: Tabletop) -> None:
    first = await begin(top, "slush-fund", "day", ANN, BOB)
    person = (await top.table(first)).person_at(await to_act(top, first))
    later: list[Any] = []
    while not later:
        await after(top, HOUR)
        number = await begin(top, "slush-fund", "day", ANN, BOB)
        if (await top.table(number)).person_at(await to_act(top, number)) == person:
            later.append(number)
    for _ in range(22):
        await after(top, HOUR // 2)
        if await plies(top, first):
            break
    told = [number for message in await reminded(top, person) for number in message]
    assert told.count(first) <= 2
    assert told.count(later[0]) <= 2
    assert (first, *later) in await reminded(top, person), "the second table joined the message"


async def test_a_person_who_switched_reminders_off_gets_none(top: Tabletop) -> None:
    _, person = await waiting(top)
    await top.services.people.set_person(person, remind="off")
    await after(top, DAY - 1)
    assert await reminded(top, person) == []


async def test_reminders_in_quiet_hours_wait_for_the_morning(top: Tabletop) -> None:
    """The clock starts at 22:13 UTC, and half a day later it is 10:13."""
    number, person = await waiting(top)
    await top.services.people.set_person(person, quiet_from=9 * 60, quiet_to=12 * 60)
    await after(top, DAY // 2)
    assert await reminded(top, person) == []
    quiet = await reminder(top, number, person)
    assert quiet is not None
    assert quiet.at is not None
    assert quiet.at % DAY == 12 * HOUR
    await after(top, quiet.at - top.clock.now() - 1)
    assert await reminded(top, person) == []
    await after(top, 1)
    assert await reminded(top, person) == [(number,)]


async def test_in_the_morning_a_reminder_comes_only_if_the_turn_still_waits(top: Tabletop) -> None:
    number, person = await waiting(top)
    await top.services.people.set_person(person, quiet_from=9 * 60, quiet_to=12 * 60)
    await after(top, DAY // 2)
    await play_turn(top, number, await to_act(top, number))
    await after(top, 4 * HOUR)
    assert await reminded(top, person) == []


async def test_a_night_over_both_steps_brings_one_message(top: Tabletop) -> None:
    number, person = await waiting(top)
    await top.services.people.set_person(person, quiet_from=9 * 60, quiet_to=20 * 60)
    await after(top, DAY - 3 * HOUR)
    assert await reminded(top, person) == []
    await after(top, HOUR)
    assert await reminded(top, person) == [(number,)]
    await after(top, 2 * HOUR - 1)
    assert await reminded(top, person) == [(number,)]


async def test_a_seat_that_the_table_plays_gets_no_reminder(top: Tabletop) -> None:
    number, person = await waiting(top)
    await stand_in(top, number, await to_act(top, number))
    await after(top, DAY)
    assert await reminded(top, person) == []


async def test_a_reminder_is_not_repeated_after_a_pause(top: Tabletop) -> None:
    number, person = await waiting(top)
    await after(top, DAY * 6 // 10)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    await after(top, 3 * DAY)
    assert len(await reminded(top, person)) == 1
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    await after(top, DAY // 10)
    assert len(await reminded(top, person)) == 1, "half of the time was over before the pause"
    await after(top, DAY // 10)
    assert len(await reminded(top, person)) == 2
    assert (await clock_of(top, number, await to_act(top, number))).ends == (
        top.clock.now() + DAY // 5
    )


async def test_a_reminder_is_not_repeated_after_a_restart(top: Tabletop, database: Path) -> None:
    number, person = await waiting(top)
    await after(top, DAY // 2)
    now = top.clock.time + top.clock.offset
    await top.close()
    again = await Tabletop.open(database)
    again.clock.pass_by(now - again.clock.now() + HOUR)
    await again.services.start()
    await after(again, 0)
    assert await reminded(again, person) == [(number,)]
    await after(again, DAY * 3 // 10 - 1)
    assert len(await reminded(again, person)) == 1, "an hour of downtime was given back"
    await after(again, 1)
    assert len(await reminded(again, person)) == 2
    await again.close()


async def test_a_muted_table_reminds_only_before_it_plays_for_them(top: Tabletop) -> None:
    number, person = await waiting(top)
    await mute(top.services.tables, number, person, muted=True)
    await after(top, DAY // 2)
    assert await reminded(top, person) == []
    await after(top, DAY * 3 // 10)
    assert await reminded(top, person) == [(number,)]


async def test_a_muted_table_is_in_no_message_about_another_but_the_last(top: Tabletop) -> None:
    numbers = [await begin(top, "slush-fund", "day", ANN, BOB) for _ in range(6)]
    rows = {n: (await top.table(n)).person_at(await to_act(top, n)) for n in numbers}
    person = rows[numbers[0]]
    muted, *others = (n for n in numbers if rows[n] == person)
    await mute(top.services.tables, muted, person, muted=True)
    await after(top, DAY // 2)
    assert await reminded(top, person) == [tuple(others)]
    await after(top, DAY * 3 // 10)
    assert await reminded(top, person) == [tuple(others), (muted, *others)]


async def test_a_muted_table_keeps_the_last_reminder_when_the_first_was_late(top: Tabletop) -> None:
    number, person = await waiting(top)
    await mute(top.services.tables, number, person, muted=True)
    row = await reminder(top, number, person)
    assert row is not None
    late = row.at + DAY * 4 // 10 if row.at is not None else 0  # after four fifths
    await top.services.store.write(lambda tx: remind(tx, person, late))
    assert await reminded(top, person) == [(number,)]


async def test_a_seat_that_changes_hands_and_a_new_table_are_not_muted(top: Tabletop) -> None:
    number, person = await waiting(top)
    await mute(top.services.tables, number, person, muted=True)
    seat = (await top.table(number)).seat_of(person)
    assert seat is not None
    row = (await top.table(number)).seats[seat]
    assert (row.muted, (await top.table(number)).seats[1 - seat].muted) == (1, 0)
    new = CAT

    def taken(tx: Transaction) -> list[int]:
        tx.take_seat(row, new, "Cat", 0, stand_in=True)
        return [seat.muted for seat in tx.seats(number)]

    assert await top.services.store.write(taken) == [0, 0]
    other = await begin(top, "slush-fund", "day", ANN, BOB)
    assert [seat.muted for seat in (await top.table(other)).seats] == [0, 0]


async def test_only_who_sits_there_mutes_a_table(top: Tabletop) -> None:
    number, _ = await waiting(top)
    with pytest.raises(NotSeatedError):
        await mute(top.services.tables, number, CAT, muted=True)
