"""Helpers for tests of vacations."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from bot.clock import DAY
from bot.tables.clocks.clocks import ends_of
from bot.ui.board import turn_message
from bot.ui.sheets import show_sheet, voice
from tests.bot.tables.clockwork import (
    begin,
    to_act,
)
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from games.engine import Seat


def today(top: Tabletop) -> date:
    """Returns today's date in UTC, where people without a time zone are."""
    return datetime.fromtimestamp(top.clock.now() / 1000, UTC).date()


def midnight(top: Tabletop, days: int) -> int:
    """Returns when the day begins that is this many days from today."""
    return (top.clock.now() // DAY + days) * DAY


async def take(top: Tabletop, person: PersonId, begins: int, days: int) -> None:
    """Takes a vacation that begins in `begins` days and lasts `days` days."""
    first = today(top) + timedelta(days=begins)
    await top.services.vacationing.take(person, first, first + timedelta(days=days - 1))


async def left(top: Tabletop, person: PersonId) -> int:
    """Returns the days that can still be taken this year."""
    leave = await top.services.vacationing.state(person)
    return leave.left[leave.today.year]


async def on_turn(top: Tabletop, pace: str = "day") -> tuple[TableNumber, PersonId, Seat]:
    """Returns a table, the person on turn, and their seat."""
    number = await begin(top, "slush-fund", pace, ANN, BOB)
    seat = await to_act(top, number)
    return number, (await top.table(number)).person_at(seat), seat


async def up_at(top: Tabletop, number: TableNumber, seat: int) -> int:
    """Returns a seat's deadline, after checking that store and cache agree."""
    found = ends_of(await top.table(number), seat)
    assert found == ends_of(await top.stored(number), seat)
    assert found is not None
    return found


async def public(top: Tabletop, number: TableNumber) -> Any:
    """Returns the whole board, as it would be sent."""
    table = await top.table(number)
    spoken = voice("en", table)
    shown = show_sheet(table, table.view(None), "board", spoken)
    return turn_message(table, "", shown, spoken, attached=False).to_components()
