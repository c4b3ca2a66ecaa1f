"""People who ask a host to let them sit down: whoever is the host is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.notifications import REQUESTS, private_lane

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


def note_requests(tx: Transaction, table: Table) -> Table:
    """Tells the host of everybody who asks and of whom they do not know yet, in the transaction of
    the change that caused it. Returns the table.
    """
    row = table.row
    if row.phase == "lobby" and row.who_sits == "ask" and tx.tell_of_requests(row.id, row.host):
        tx.post_once(row.id, private_lane(row.host), REQUESTS, unheard=True)
    return table
