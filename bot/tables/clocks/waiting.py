"""The people a table waits for, stored beside its state so that lists need not read the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.clock_rows import WaitingRow
from bot.tables.clocks.clocks import ends_of, missing

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


def note_waiting(tx: Transaction, table: Table) -> None:
    """Notes the people a table waits for, in the transaction of the change that caused it."""
    if table.row.phase != "playing":
        return  # nobody yet, and the seats of a finished game are in no such list
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
    """Returns the seats that a table publicly waits for; a secret answer does not change this."""
    return frozenset(table.view(None).asked) if table.row.phase == "playing" else frozenset()
