"""Standing orders beside a pause and beside an answer that is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.clocks.standing_orders import ORDER
from tests.bot.tables.clocks.test_standing_orders import challenged
from tests.bot.tables.clockwork import after, plies
from tests.bot.tables.deciding import due, vote
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.tables.tabletop import Tabletop


async def test_after_a_pause_an_order_has_its_whole_delay_again(top: Tabletop) -> None:
    """If answers came at once when the table goes on, they would tell who has given orders."""
    number, seat = await challenged(top, "give-up")
    made = await plies(top, number)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    assert (await vote(top, row, BOB)).outcome == "passed"
    await after(top, DAY - 1)
    assert await plies(top, number) == made, "nothing is answered during a pause"
    await after(top, 1)
    at = (await due(top, number))[ORDER]
    assert 10 * MINUTE <= at - top.clock.now() <= 2 * HOUR
    assert await plies(top, number) == made
    await after(top, 2 * HOUR)
    assert (await plies(top, number))[len(made)] == (seat, "give-up")


async def test_at_another_pace_an_order_has_the_delay_of_that_pace(top: Tabletop) -> None:
    """After two hours the time at a live table would be up, and after three seconds at a table of a
    week everybody would know of the order.
    """
    number, _ = await challenged(top, "give-up", pace="week")
    await _change_pace(top, number, "live")
    at = (await due(top, number))[ORDER]
    assert at <= top.clock.now() + 10 * SECOND
    await _change_pace(top, number, "week")
    at = (await due(top, number))[ORDER]
    assert 10 * MINUTE <= at - top.clock.now() <= 2 * HOUR


async def _change_pace(top: Tabletop, number: TableNumber, pace: str) -> None:
    row = await top.services.motions.put(number, ANN, "pace", value=pace)
    await vote(top, row, BOB)
    assert (await vote(top, row, CAT)).outcome == "passed"
