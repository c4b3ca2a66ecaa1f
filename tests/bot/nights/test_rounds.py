"""A night from its announcement to its end, on the moved clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.checks.stored import wrong_tables
from bot.clock import HOUR, MINUTE, SECOND
from bot.nights.errors import NightOverError, NightSeatedError
from bot.nights.messages import BOARD, CALL, CARD
from bot.store.backup import reading
from bot.tables.motions.takeover import computer_seats
from bot.tables.notifications import private_lane, public_lane
from bot.tables.pings.mentions import MENTIONING
from bot.tables.voting.errors import NoOpenSeatError
from games.engine import LEAVE
from tests.bot.nights.evenings import somebody

if TYPE_CHECKING:
    from bot.ids import NightId
    from tests.bot.nights.evenings import Evenings

SOON = 20 * MINUTE


async def called(evenings: Evenings, coming: int, **changes: object) -> tuple[NightId, int]:
    """Returns a night to which so many come and are called now, and its hour."""
    night = await evenings.plan(coming, SOON, **changes)
    await evenings.call(night)
    assert (await evenings.at(night)).row.state == "gathering"
    return night, (await evenings.at(night)).row.starts


async def playing(evenings: Evenings, people: int, **changes: object) -> NightId:
    """Returns a night at which so many people play."""
    night, starts = await called(evenings, people, **changes)
    await evenings.here(night, range(1, people + 1))
    await evenings.until(starts + 75 * SECOND)
    assert all(table.phase == "playing" for table in (await evenings.at(night)).tables)
    return night


# -- the hour --------------------------------------------------------------------------------------


async def test_sixteen_who_are_here_play_a_minute_after_the_hour(evenings: Evenings) -> None:
    night, starts = await called(evenings, 16)
    await evenings.here(night, range(1, 17))
    await evenings.until(starts + SECOND)
    seated = await evenings.seated(night)
    assert sorted(number for table in seated for number in table) == [*range(1, 17)]
    assert {len(table) for table in seated} == {4}
    await evenings.until(starts + 90 * SECOND)
    assert [table.phase for table in (await evenings.at(night)).tables] == ["playing"] * 4


async def test_nobody_is_told_that_a_table_of_a_night_is_full(evenings: Evenings) -> None:
    night, starts = await called(evenings, 4, games=("slush-fund",))
    await evenings.here(night, range(1, 5))
    await evenings.until(starts + SECOND)
    (table,) = (await evenings.at(night)).tables
    lanes = [private_lane(somebody(number).id) for number in range(1, 5)]
    rows = await evenings.top.outbox(public_lane(table.table_id), *lanes)
    assert not {row.kind for row in rows} & MENTIONING


async def test_who_said_yes_and_is_not_here_is_not_seated(evenings: Evenings) -> None:
    night, starts = await called(evenings, 8)
    await evenings.here(night, range(1, 5))
    await evenings.until(starts + SECOND)
    assert await evenings.seated(night) == [[1, 2, 3, 4]]


async def test_a_press_on_anything_in_the_last_quarter_of_an_hour_is_being_here(
    evenings: Evenings,
) -> None:
    night, starts = await called(evenings, 4)
    await evenings.here(night, [1])
    await evenings.until(starts - 5 * MINUTE)
    for number in (2, 9):  # the last has not said that they come
        evenings.services.nights.pressed(somebody(number).id)
    await evenings.until(starts + SECOND)
    assert await evenings.seated(night) == [[1, 2]]


async def test_late_people_are_waited_for_if_that_saves_a_table(evenings: Evenings) -> None:
    night, starts = await called(evenings, 3, games=("cover-your-assets",))
    await evenings.here(night, [1])
    for number in (2, 3):
        await evenings.services.gathering.come(night, somebody(number), "late")
    await evenings.until(starts + 2 * MINUTE)
    assert await evenings.seated(night) == []
    await evenings.here(night, [2])
    assert await evenings.seated(night) == [[1, 2]], "the third saves no table"


async def test_late_people_are_waited_for_no_longer_than_five_minutes(evenings: Evenings) -> None:
    night, starts = await called(evenings, 4, games=("slasher", "cover-your-assets"))
    await evenings.here(night, [1, 2])
    await evenings.services.gathering.come(night, somebody(9), "here")
    for number in (3, 4):
        await evenings.services.planning.like(night, somebody(number), ("slasher",))
    await evenings.services.gathering.come(night, somebody(3), "late")
    await evenings.until(starts + 5 * MINUTE + 2 * SECOND)
    assert await evenings.seated(night) == [[1, 2, 9]]


async def test_nobody_waits_for_late_people_who_save_no_table(evenings: Evenings) -> None:
    night, starts = await called(evenings, 5)
    await evenings.here(night, [1, 2, 3, 4])
    await evenings.services.gathering.come(night, somebody(5), "late")
    await evenings.until(starts + SECOND)
    assert await evenings.seated(night) == [[1, 2, 3, 4]]


async def test_a_night_to_which_not_even_two_come_lapses_after_twenty_minutes(
    evenings: Evenings,
) -> None:
    night, starts = await called(evenings, 4)
    await evenings.here(night, [3])
    await evenings.until(starts + 19 * MINUTE)
    assert (await evenings.at(night)).row.state == "gathering"
    await evenings.until(starts + 20 * MINUTE + SECOND)
    assert (await evenings.at(night)).row.state == "lapsed"
    with pytest.raises(NightOverError):
        await evenings.services.gathering.come(night, somebody(2), "here")


async def test_a_second_person_who_comes_late_is_seated_at_once(evenings: Evenings) -> None:
    night, starts = await called(evenings, 4)
    await evenings.here(night, [3])
    await evenings.until(starts + 10 * MINUTE)
    await evenings.here(night, [12])
    assert await evenings.seated(night) == [[3, 12]]


async def test_a_night_that_begins_now_is_seated_in_five_minutes(evenings: Evenings) -> None:
    night = await evenings.plan(1, 5 * MINUTE)
    await evenings.settle()
    assert (await evenings.at(night)).row.state == "gathering"
    starts = (await evenings.at(night)).row.starts
    for number in (1, 2, 3, 4):
        await evenings.services.planning.answer(night, somebody(number), "yes")
    await evenings.until(starts + SECOND)
    assert await evenings.seated(night) == [[1, 2, 3, 4]]


async def test_computers_fill_up_if_the_host_said_so_and_take_no_seat_of_a_person(
    evenings: Evenings,
) -> None:
    night = await playing(evenings, 2, computers="easy", games=("slasher",))
    (opened,) = (await evenings.at(night)).tables
    table = await evenings.top.table(opened.table_id)
    assert len([seat for seat in table.seats if seat.computer is None]) == 2
    assert len(table.seats) == table.game.best


# -- the evening -----------------------------------------------------------------------------------


async def test_who_gets_up_before_the_deal_waits_on_the_bench(evenings: Evenings) -> None:
    night, starts = await called(evenings, 4, games=("cover-your-assets",))
    await evenings.here(night, range(1, 5))
    await evenings.until(starts + SECOND)
    (table,) = (await evenings.at(night)).tables
    await evenings.services.lobby.leave(table.table_id, somebody(2).id)
    await evenings.settle()
    assert [one.person for one in (await evenings.at(night)).bench] == [somebody(2).id]
    await evenings.until(starts + 75 * SECOND)
    assert await evenings.seated(night) == [[1, 3, 4]]


async def test_a_table_left_by_too_many_is_closed_and_the_others_wait(evenings: Evenings) -> None:
    night, starts = await called(evenings, 2, games=("cover-your-assets",))
    await evenings.here(night, [1, 2])
    await evenings.until(starts + SECOND)
    (table,) = (await evenings.at(night)).tables
    await evenings.services.lobby.leave(table.table_id, somebody(2).id)
    await evenings.until(starts + 75 * SECOND)
    now = await evenings.at(night)
    assert next(table.phase for table in now.tables) == "cancelled"
    assert {one.person for one in now.bench} | {
        one.person for one in now.people if one.table_id
    } == {somebody(1).id, somebody(2).id}


async def test_who_comes_late_plays_on_for_a_computer(evenings: Evenings) -> None:
    night = await playing(evenings, 2, computers="easy", games=("slasher",))
    (opened,) = (await evenings.at(night)).tables
    table = await evenings.top.table(opened.table_id)
    seat = computer_seats(table)[0]
    rounds = evenings.services.rounds
    await rounds.play_for_computer(night, somebody(9), table.id, seat)
    after = await evenings.top.table(table.id)
    assert after.person_at(seat) == somebody(9).id
    assert after.seats[seat].computer is None
    assert sorted((await evenings.seated(night))[0]) == [1, 2, 9]
    with pytest.raises(NightSeatedError):
        await rounds.play_for_computer(night, somebody(1), table.id, computer_seats(after)[0])
    with pytest.raises(NoOpenSeatError):
        await rounds.play_for_computer(night, somebody(8), table.id, seat)
    await evenings.end_tables(night)
    results = await evenings.services.store.read(lambda tx: tx.results(table.id))
    assert somebody(9).id in [row.person for row in results]
    with reading(evenings.database) as connection:
        assert list(wrong_tables(connection)) == []


async def test_four_on_the_bench_are_seated_while_others_play(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    for number in (11, 12, 13):
        await evenings.services.rounds.sit_down(night, somebody(number))
    await evenings.settle()
    assert len(await evenings.seated(night)) == 1
    await evenings.services.rounds.sit_down(night, somebody(14))
    await evenings.settle()
    assert [11, 12, 13, 14] in await evenings.seated(night)


async def test_two_on_the_bench_are_seated_when_nobody_else_plays(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    await evenings.services.rounds.sit_down(night, somebody(11))
    await evenings.end_tables(night)
    await evenings.services.rounds.sit_down(night, somebody(1))
    now = evenings.top.clock.now()
    await evenings.until(now + 20 * SECOND)
    assert await evenings.seated(night) == [[1, 11]]


async def test_two_wait_for_more_no_longer_than_ten_minutes(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    for number in (11, 12):
        await evenings.services.rounds.sit_down(night, somebody(number))
    two = evenings.top.clock.now()
    await evenings.services.rounds.sit_down(night, somebody(13))
    await evenings.until(two + 10 * MINUTE - SECOND)
    assert len(await evenings.seated(night)) == 1
    await evenings.until(two + 10 * MINUTE + 2 * SECOND)
    assert [11, 12, 13] in await evenings.seated(night)


async def test_nobody_is_seated_alone_after_another_got_up(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    for number in (11, 12):
        await evenings.services.rounds.sit_down(night, somebody(number))
    await evenings.services.rounds.get_up(night, somebody(12).id)
    await evenings.until(evenings.top.clock.now() + 11 * MINUTE)
    assert [one.person for one in (await evenings.at(night)).bench] == [somebody(11).id]


async def test_who_plays_cannot_wait_for_a_table_and_who_waits_can_stop(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    with pytest.raises(NightSeatedError):
        await evenings.services.rounds.sit_down(night, somebody(1))
    await evenings.services.rounds.sit_down(night, somebody(11))
    await evenings.services.rounds.get_up(night, somebody(11).id)
    assert (await evenings.at(night)).bench == ()


async def test_a_night_is_over_twenty_minutes_after_its_last_table(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    await evenings.end_tables(night)
    over = evenings.top.clock.now()
    await evenings.until(over + 19 * MINUTE)
    assert (await evenings.at(night)).row.state == "playing"
    await evenings.until(over + 20 * MINUTE + SECOND)
    assert (await evenings.at(night)).row.state == "over"


async def test_a_new_table_puts_the_end_off(evenings: Evenings) -> None:
    night = await playing(evenings, 2)
    await evenings.end_tables(night)
    over = evenings.top.clock.now()
    for number in (1, 2):
        await evenings.services.rounds.sit_down(night, somebody(number))
    await evenings.until(over + 25 * MINUTE)
    now = await evenings.at(night)
    assert (now.row.state, now.row.round) == ("playing", 2)


async def test_the_host_ends_a_night_whose_tables_play_on(evenings: Evenings) -> None:
    night = await playing(evenings, 4)
    await evenings.services.rounds.end(night, somebody(1))
    now = await evenings.at(night)
    assert now.row.state == "over"
    assert [table.phase for table in now.tables] == ["playing"]


async def test_six_hours_are_enough(evenings: Evenings) -> None:
    night = await playing(evenings, 2, games=("agent",), pace="none")
    starts = (await evenings.at(night)).row.starts
    evenings.top.clock.pass_by(starts + 6 * HOUR - evenings.top.clock.now())
    await evenings.settle()
    assert (await evenings.at(night)).row.state == "over"


async def test_pairs_that_have_met_sit_apart_in_the_next_round(evenings: Evenings) -> None:
    night = await playing(evenings, 8)
    first = await evenings.seated(night)
    await evenings.end_tables(night)
    now = await evenings.at(night)
    planned = await evenings.services.gathering._planner.plan(now, now.people)
    for table in planned.tables:
        people = {person - 200 for person in table.people}
        assert all(len(people & {*before}) == 2 for before in first)


async def test_who_avoids_somebody_sits_at_another_table(evenings: Evenings) -> None:
    await evenings.services.avoiding.avoid(somebody(2).id, somebody(5).id, "Guest 5", "avoid")
    night = await playing(evenings, 8)
    assert not any({2, 5} <= {*table} for table in await evenings.seated(night))
    assert await evenings.services.avoiding.beside(somebody(2).id) == {}


async def test_where_there_is_one_table_who_avoids_somebody_there_is_told(
    evenings: Evenings,
) -> None:
    for avoider, other in ((2, 3), (3, 1)):
        one = somebody(other)
        await evenings.services.avoiding.avoid(somebody(avoider).id, one.id, one.name, "avoid")
    night = await playing(evenings, 3)
    (table,) = (await evenings.at(night)).tables
    for avoider, other in ((2, 3), (3, 1)):
        found = await evenings.services.avoiding.beside(somebody(avoider).id)
        assert found == {table.table_id: [somebody(other).id]}
    assert await evenings.services.avoiding.beside(somebody(1).id) == {}


async def test_everybody_is_told_of_what_has_changed(evenings: Evenings) -> None:
    night = await playing(evenings, 2)
    told = await evenings.told(night)
    assert set(told) == {CARD, CALL, BOARD}
    assert len(told) == len(set(told)), "a message that waits is not put there twice"


async def test_who_has_left_a_game_for_good_can_wait_for_the_next(evenings: Evenings) -> None:
    night = await playing(evenings, 3, games=("cover-your-assets",))
    (table,) = (await evenings.at(night)).tables
    await evenings.services.playing.move(table.table_id, somebody(1).id, LEAVE)
    await evenings.services.rounds.sit_down(night, somebody(1))
    assert [one.person for one in (await evenings.at(night)).bench] == [somebody(1).id]


async def test_not_coming_after_all_is_not_waiting(evenings: Evenings) -> None:
    night = await playing(evenings, 2)
    await evenings.services.rounds.sit_down(night, somebody(7))
    await evenings.services.planning.answer(night, somebody(7), "no")
    assert (await evenings.at(night)).bench == ()
