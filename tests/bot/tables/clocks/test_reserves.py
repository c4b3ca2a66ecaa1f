"""The reserve of a seat: used after a decision's own time, and given back by a quarter."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.store.rows import SeatRow
from bot.tables.clocks.saving import RESERVE
from bot.tables.motions.effects import set_pace
from bot.tables.notifications import public_lane
from bot.ui.sheets import voice
from bot.ui.times import board_items
from tests.bot.tables.clockwork import (
    after,
    begin,
    clock_of,
    play_turn,
    reminded,
    reminder,
    stand_in,
    to_act,
)
from tests.bot.tables.due.test_downtime import after_downtime
from tests.bot.tables.tabletop import ANN, BOB, EVE, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber
    from games.engine import Seat

pytestmark = pytest.mark.reserves

WHOLE = 2 * DAY
"""The reserve at the pace of a day for each decision."""


async def reserve(top: Tabletop, number: TableNumber, seat: Seat) -> int | None:
    return (await clock_of(top, number, seat)).reserve


async def left(top: Tabletop, number: TableNumber, seat: Seat) -> int:
    """Returns the milliseconds on a seat's running clock."""
    return ((await clock_of(top, number, seat)).ends or 0) - top.clock.now()


async def due(top: Tabletop, number: TableNumber, kind: str) -> int | None:
    return await top.services.store.read(lambda tx: tx.due_at(number, kind))


async def used_some(top: Tabletop, hours: int = 12) -> tuple[TableNumber, Seat]:
    """Returns a table of Ann's and Bob's whose first player has used so much of the reserve and
    then played, and their seat.
    """
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, DAY + hours * HOUR)
    await play_turn(top, number, seat)
    return number, seat


# -- turns ---------------------------------------------------------------------------------------


async def test_a_turn_has_its_own_time_and_then_the_reserve(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    assert await left(top, number, seat) == DAY + WHOLE
    assert await due(top, number, RESERVE) == top.clock.now() + DAY
    await after(top, DAY - 1)
    assert (await clock_of(top, number, seat)).spends == 0
    await top.empty_outbox()
    await after(top, 1)
    assert (await clock_of(top, number, seat)).spends == 1
    assert "turn" in [row.kind for row in await top.outbox(public_lane(number))]
    await after(top, WHOLE - 1)
    assert await to_act(top, number) == seat
    await after(top, 1)
    assert await to_act(top, number) == 1 - seat
    assert await reserve(top, number, seat) == 0
    assert await reserve(top, number, 1 - seat) == WHOLE
    await play_turn(top, number, 1 - seat)
    assert await left(top, number, seat) == DAY


async def test_what_was_used_is_gone_and_turns_made_in_time_give_some_back(top: Tabletop) -> None:
    number, seat = await used_some(top)
    assert await reserve(top, number, seat) == WHOLE - 12 * HOUR
    for back in (6, 12, 12):
        await play_turn(top, number, 1 - seat)
        await play_turn(top, number, seat)
        assert await reserve(top, number, seat) == WHOLE - 12 * HOUR + back * HOUR
    assert await reserve(top, number, 1 - seat) == WHOLE


async def test_reminders_come_before_the_reserve_and_before_the_end_of_it(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    who = (await top.table(number)).person_at(await to_act(top, number))
    await after(top, 12 * HOUR - 1)
    assert await reminded(top, who) == []
    await after(top, 1)
    assert await reminded(top, who) == [(number,)]
    await after(top, DAY + 12 * HOUR)
    assert await reminded(top, who) == [(number,)]
    await after(top, DAY - 24 * HOUR // 5)
    assert await reminded(top, who) == [(number,), (number,)]
    assert await reminder(top, number, who) is None


async def test_the_board_says_what_there_is(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)

    async def said(locale: str) -> str:
        table = await top.table(number)
        return " ".join(str(item["content"]) for item in board_items(table, voice(locale, table)))

    assert "then a reserve of 2\u00a0d" in await said("en")
    assert "puis 2\u00a0j de réserve" in await said("fr")
    await after(top, DAY)
    assert "is on their reserve of 2\u00a0d" in await said("en")
    assert "puise dans sa réserve (2\u00a0j)" in await said("fr")


async def test_a_table_that_began_before_there_were_any_keeps_its_clocks(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    for seat in range(2):
        row = (await top.table(number)).seats[seat]
        await top.services.store.write(lambda tx, row=row: tx.save_clock(_without(row)))
    top.services.tables._cache.clear()
    seat = await to_act(top, number)
    await play_turn(top, number, seat)
    assert await left(top, number, 1 - seat) == DAY
    assert await due(top, number, RESERVE) is None
    await after(top, DAY)
    assert await to_act(top, number) == seat
    async with top.services.tables.hold(number) as table:
        await top.services.tables.commit(number, lambda tx: set_pace(tx, table, "live"))
    assert [row.reserve for row in (await top.table(number)).seats] == [4 * MINUTE] * 2


def _without(row: SeatRow) -> SeatRow:
    return SeatRow(
        table_id=row.table_id, person=row.person, place=row.place, name=row.name,
        ends=None if row.ends is None else row.ends - WHOLE, began=row.began,
    )  # fmt: skip


# -- everything else that moves clocks -----------------------------------------------------------


async def test_a_pause_leaves_it_as_it_was(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, DAY + HOUR)
    await top.services.lost_places.pause(number, "pause-no-access")
    assert await due(top, number, RESERVE) is None
    await after(top, 9 * DAY)
    await top.services.lost_places.resume(number, "pause-no-access")
    await after(top, 0)
    assert await left(top, number, seat) == WHOLE - HOUR
    assert (await clock_of(top, number, seat)).spends == 1
    await play_turn(top, number, seat)
    assert await reserve(top, number, seat) == WHOLE - HOUR


@pytest.mark.parametrize("orderly", [True, False])
async def test_downtime_uses_none_of_it(top: Tabletop, database: Path, *, orderly: bool) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    again = await after_downtime(top, database, 5 * DAY, orderly=orderly)
    await after(again, 23 * HOUR)
    assert (await clock_of(again, number, seat)).spends == 0
    await after(again, 3 * HOUR)
    assert (await clock_of(again, number, seat)).spends == 1
    await play_turn(again, number, seat)
    kept = await reserve(again, number, seat)
    assert kept is not None
    assert WHOLE - 2 * HOUR <= kept <= WHOLE - HOUR
    await again.close()


async def test_a_vacation_uses_none_of_it(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    who = (await top.table(number)).person_at(seat)
    state = await top.services.vacationing.state(who)
    last = state.today + timedelta(days=3)
    await top.services.vacationing.take(who, state.today, last)
    await after(top, 3 * DAY)
    assert (await clock_of(top, number, seat)).spends == 0
    await play_turn(top, number, seat)
    assert await reserve(top, number, seat) == WHOLE


async def test_a_turn_that_is_taken_back_gives_nothing(top: Tabletop) -> None:
    number, seat = await used_some(top)
    await play_turn(top, number, 1 - seat)
    before, other = await reserve(top, number, seat), await reserve(top, number, 1 - seat)
    for _ in range(2):
        await play_turn(top, number, seat)
        assert (await reserve(top, number, seat) or 0) > (before or 0)
        table = await top.table(number)
        who, others = table.person_at(seat), table.person_at(1 - seat)
        motion = await top.services.motions.put(number, who, "undo")
        await top.services.motions.vote(number, others, motion.id, agrees=True)
        assert await to_act(top, number) == seat
        assert await reserve(top, number, seat) == before
        assert await reserve(top, number, 1 - seat) == other
        assert await left(top, number, seat) == DAY + (before or 0)
        await after(top, HOUR)  # so that the next can be proposed


async def test_who_takes_a_seat_over_has_the_whole_of_it(top: Tabletop) -> None:
    number, seat = await used_some(top)
    await stand_in(top, number, seat)
    await top.services.takeover.take(number, person(EVE), seat)
    assert await reserve(top, number, seat) == WHOLE
    assert await reserve(top, number, 1 - seat) == WHOLE


async def test_who_comes_back_has_what_they_left(top: Tabletop) -> None:
    number, seat = await used_some(top)
    kept = await reserve(top, number, seat)
    await stand_in(top, number, seat)
    await play_turn(top, number, 1 - seat)
    await after(top, 5 * SECOND)
    await top.services.timeouts.come_back(number, (await top.table(number)).person_at(seat))
    assert await reserve(top, number, seat) == kept
