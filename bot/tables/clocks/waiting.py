"""Whom a table waits for, noted beside its state so that lists need not read that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import WaitingRow
from bot.tables.clocks.clocks import ends_of, missing

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


def note_waiting(tx: Transaction, table: Table) -> None:
    """Note whom a table waits for, in the transaction of what changed it."""
    if table.row.phase != "playing":
        return  # nobody yet; where a game is over, its seats are in no such list
    asked, owing = waits_for(table), missing(table)
    tx.save_waiting(
        WaitingRow(
            table_id=table.id,
            place=seat.place,
            asked=seat.place in asked,
            owes=seat.place in owing and not table.row.still,
            until=ends_of(table, seat.place),
        )
        for seat in table.seats
    )


def waits_for(table: Table) -> frozenset[int]:
    """The seats that a table publicly waits for; an answer given in secret does not show."""
    return frozenset(table.view(None).asked) if table.row.phase == "playing" else frozenset()
