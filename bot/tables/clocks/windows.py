"""Sealed windows, and how long they stay open at least, whatever the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import EARLIEST_CLOSE
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import pace_of
from bot.tables.clocks.pace import WINDOWS
from games.engine import HOUSE

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

_SLOW = 20
"""The factor for paces at which people come by now and then: ten minutes instead of thirty
seconds (Agent and Casablanca, 4.3).
"""

CLOSING = "close"
"""The kind of due row that rings when a window may close."""


def closing_time(before: Table | None, after: Table, mover: Seat, now: int) -> int:
    """Returns until when the open window has to stay open, or 0 if it need not.

    before: the table before the move of `mover` (the house, if it was the deal). A window of the
    same kind that the house's own move opens is a new one.
    """
    window = after.view(None).window
    if window is None:
        return 0
    if before is not None and mover != HOUSE and before.view(None).window == window:
        return before.row.closes
    minimum = 0 if after.practice else EARLIEST_CLOSE.get(window, 0)
    if window in WINDOWS and pace_of(after).slow:
        minimum *= _SLOW
    return now + minimum if minimum else 0


def set_closing(tx: Transaction, table: TableNumber, closes: int) -> None:
    """Lets the scheduler ring when the window may close; 0 means that it need not."""
    if closes:
        tx.set_due(DueRow(table_id=table, kind=CLOSING, at=closes))
    else:
        tx.drop_due(table, CLOSING)


def may_close(table: Table, now: int) -> bool:
    """Whether everybody asked has answered and the window's minimum time is over."""
    return table.house_to_act and not table.row.still and now >= table.row.closes
