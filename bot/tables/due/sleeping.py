"""Tables that sleep are closed without a result when nobody has come back in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.managing.ending import break_off
from bot.tables.presence.sleep import SLEEP
from bot.tables.tables import load
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


async def close_sleeper(tables: Tables, number: TableNumber) -> None:
    """Closes a table at which nobody is there any more, if it still sleeps."""
    async with tables.hold(number) as table:

        def job(tx: Transaction) -> Table:
            tx.drop_due(number, SLEEP)
            if table.row.sleeps is None:
                return table
            break_off(tx, table, "sleep", text("sleep-closed"))
            return load(tx, number)

        await tables.save(job)
