"""Deadlines and reminders beside vacations: after downtime, and when an absent player leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR
from bot.tables.clocks.clocks import missing
from bot.tables.clocks.saving import TIME
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, begin, reminded, reminder
from tests.bot.tables.deciding import due, seat_of
from tests.bot.tables.due.test_downtime import crash, open_at
from tests.bot.tables.leaving import midnight, on_turn, take, up_at
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def test_downtime_during_a_vacation_puts_nothing_off(top: Tabletop, database: Path) -> None:
    """The clock stops during a vacation anyway, so there is nothing to give back, and the reminder
    comes after half of the time that remains afterwards.
    """
    number, person, seat = await on_turn(top)
    await take(top, person, 0, 4)
    ends = await up_at(top, number, seat)
    assert ends == midnight(top, 4) + DAY
    await after(top, 5 * HOUR)
    now = await crash(top)
    again = await open_at(database, now + 2 * DAY)
    await again.services.start()
    assert await up_at(again, number, seat) == ends
    assert (await due(again, number))[TIME] == ends
    await after(again, ends - DAY // 2 - 1 - again.clock.now())
    assert await reminded(again, person) == []
    await after(again, 1)
    assert await reminded(again, person) == [(number,)]
    await again.close()


async def test_downtime_over_the_end_of_a_vacation_takes_no_time_away(
    top: Tabletop, database: Path
) -> None:
    """Six hours of the day have run before the vacation, so eighteen remain when the bot is back,
    twelve hours after its end.
    """
    await after(top, midnight(top, 1) - 6 * HOUR - top.clock.now())
    number, person, seat = await on_turn(top)
    await take(top, person, 1, 1)
    await after(top, 18 * HOUR)
    now = await crash(top)
    again = await open_at(database, now + DAY)
    await again.services.start()
    await after(again, 0)
    assert await up_at(again, number, seat) == again.clock.now() + 18 * HOUR
    await again.close()


async def test_a_player_who_leaves_the_game_delays_no_window_and_no_reminder_in_it(
    top: Tabletop,
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    table = await top.table(number)
    assert {0, 1, 2} == set(missing(table)), "everybody is asked, and nobody has answered"
    anns = await seat_of(top, number, ANN)
    soon = await up_at(top, number, anns)
    await take(top, BOB, 0, 4)
    assert await up_at(top, number, anns) > soon
    await top.services.playing.move(number, BOB, LEAVE)
    assert (await top.table(number)).view(None).window is not None
    assert await up_at(top, number, anns) == soon
    kept = await reminder(top, number, ANN)
    assert kept is not None
    assert (kept.step, kept.at, kept.ends) == (1, soon - DAY // 2, soon)
