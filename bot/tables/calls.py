"""How a table calls people when it waits for them: in its thread or by direct message, never
both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.tables.clocks.clocks import AWAY, pace_of
from bot.tables.clocks.quiet_hours import quiet_until

if TYPE_CHECKING:
    from bot.store.rows import PersonRow
    from bot.tables.clocks.pace import Pace
    from bot.tables.table import Table

Way: TypeAlias = Literal["thread", "dm", "silent"]
"""The ways in which somebody is called; silent: nothing is sent, and the news is there when they
look.
"""


def wished(row: PersonRow, pace: Pace) -> Way:
    """Returns where somebody wants to be called at tables of this pace.

    By default they are called in the thread if everybody plays at the same time, and by direct
    message if people come by now and then. People who get no direct messages are called in the
    thread instead.
    """
    way: Way = "thread" if pace.live else "dm"
    if row.pings != "auto":
        way = row.pings
    reachable = row.dm and not row.dm_closed
    return "thread" if way == "dm" and not reachable else way


def called_by(row: PersonRow, table: Table, now: int) -> Way:
    """Returns how somebody is called at a table at a time (unix milliseconds).

    Nobody is called in their quiet hours or on vacation, nor while the table plays for them.
    """
    if _absent(row, table, now) or quiet_until(row, now) is not None:
        return "silent"
    return wished(row, pace_of(table))


def _absent(row: PersonRow, table: Table, now: int) -> bool:
    """Whether somebody's seat is played by the table, or they are on vacation."""
    seat = next((seat for seat in table.seats if seat.person == row.id), None)
    if seat is None:
        return True
    on_vacation = (seat.off_from or now + 1) <= now < (seat.off_to or 0)
    return seat.away == AWAY or on_vacation
