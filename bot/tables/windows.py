"""Sealed windows: how long they stay open at least, whatever the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import EARLIEST_CLOSE
from bot.store.rows import DueRow

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

CLOSING = "close"
"""The kind of due row that rings when a window may close."""


def keep_window_open(tx: Transaction, before: Table | None, after: Table) -> None:
    """If a window has just opened that must stay open for a while, write down until when.

    before: the table before the move that opened it, None if the deal did.
    """
    window = after.view(None).window
    if window is None or (before is not None and before.view(None).window == window):
        return
    minimum = EARLIEST_CLOSE.get(window, 0)
    if minimum:
        until = tx.now + minimum
        tx.save_table(after.id, closes=until)
        tx.set_due(DueRow(table_id=after.id, kind=CLOSING, at=until))


def may_close(table: Table, now: int) -> bool:
    """Whether everybody asked has answered and the window's minimum is over."""
    return table.house_to_act and not table.row.paused and now >= table.row.closes
