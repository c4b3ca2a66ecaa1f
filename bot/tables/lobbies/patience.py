"""How long a table waits for players after the last press, or after the hour at which it is to
begin, and when its host is asked about it.

Time in which nobody could play does not count (`bot/tables/due/heartbeat.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, MINUTE
from bot.store.rows import DueRow
from bot.tables.clocks.pace import PACES

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

LAPSE, LAPSE_SOON = "lapse", "lapse-soon"
PATIENCE = (LAPSE, LAPSE_SOON)
"""The kinds of due rows that ring when a table has waited long enough for players, and when its
host is asked whether it shall stay open.
"""

_TOGETHER, _APART = 45 * MINUTE, 7 * DAY
"""Milliseconds for which a table waits: one where everybody is to be there, and any other."""


def is_waiting(table: Table) -> bool:
    """Whether a table waits for players, and not for ever: a private one waits for nobody."""
    return table.row.phase == "lobby" and not table.private


def patience(table: Table) -> int:
    """Returns the milliseconds for which a table waits after a press."""
    return _TOGETHER if PACES[table.row.pace].live else _APART


def host_asked_after(table: Table) -> int:
    """Returns the milliseconds after which its host is asked."""
    return patience(table) * 2 // 3


def await_players(tx: Transaction, table: Table) -> None:
    """Lets a table wait for players from now on, or no longer if its game has begun or it was
    closed.
    """
    if not is_waiting(table):
        for kind in PATIENCE:
            tx.drop_due(table.id, kind)
        return
    since = max(tx.now, table.row.start_at or 0)
    tx.set_due(DueRow(table_id=table.id, kind=LAPSE, at=since + patience(table)))
    tx.set_due(DueRow(table_id=table.id, kind=LAPSE_SOON, at=since + host_asked_after(table)))
