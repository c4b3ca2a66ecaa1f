"""At tables without a clock, too, downtime is the only time that puts anything off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR, MINUTE
from bot.tables.clocks.standing_orders import ORDER
from tests.bot.tables.clocks.test_standing_orders import PEOPLE, give, until_challenged
from tests.bot.tables.clockwork import after, begin, plies, to_act
from tests.bot.tables.deciding import due, motion
from tests.bot.tables.due.test_downtime import alive, crash, open_at
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def test_a_crash_puts_an_order_off_by_the_downtime(top: Tabletop, database: Path) -> None:
    """In the week before, the bot ran and only moves without a deadline were made."""
    number = await begin(top, "cover-your-assets", "none", *PEOPLE)
    for seat in range(len(PEOPLE)):
        await give(top, number, seat, "give-up")
    await after(top, 7 * DAY)
    seat = await until_challenged(top, number)
    at = (await due(top, number))[ORDER]
    now = await crash(top)
    again = await open_at(database, now + MINUTE)
    await again.services.start()
    put_off = (await due(again, number))[ORDER] - at
    assert MINUTE <= put_off <= 2 * MINUTE
    made = len(await plies(again, number))
    await after(again, 5 * MINUTE)
    assert (await plies(again, number))[made] == (seat, "give-up")
    await again.close()


async def test_a_crash_puts_a_vote_off_by_the_downtime(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    for _ in range(60):
        await after(top, HOUR)
    beat = await alive(top)
    assert beat is not None
    assert top.clock.now() - beat <= HOUR
    now = await crash(top)
    again = await open_at(database, now + MINUTE)
    await again.services.start()
    assert (await motion(again, row)).lapses - row.lapses <= HOUR + MINUTE
    assert await to_act(again, number) is not None
    await again.close()


async def test_the_heart_stops_beating_after_the_last_vote(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB)
    row = await top.services.motions.put(number, ANN, "pause", value="day")
    await top.services.motions.withdraw(number, ANN, row.id)
    await after(top, HOUR)
    before = await alive(top)
    await after(top, 3 * DAY)
    assert await alive(top) == before
    assert top.services.heartbeat._alarm._handle is None
