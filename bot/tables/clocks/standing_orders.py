"""Standing orders, which answer for a seat while its owner may be away.

An order is a private move of the game and part of its state; this module only makes sure that its
answer is made. The delay is drawn from the table's own secret seed, so that the answer could come
from a person who happens to come by, and nobody can tell the difference. Games whose windows count
an order as an answer at once (Agent and Casablanca) need none of this.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from bot.clock import HOUR, MINUTE, SECOND, UNNOTED
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import missing, pace_of

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Path, Seat

ORDER = "order"
"""The kind of due row that rings when an order is to be answered."""

_EASY = 15 * MINUTE
"""The pace on which the delay of orders is based at a table without a clock."""

_SOONEST, _LATEST = 40, 12
"""An order answers between these two fractions of the time for a decision (1/40 and 1/12),"""
_AT_ONCE = 3 * SECOND
"""and never sooner than this, because nobody answers so quickly,"""
_LEAST_MOST, _MOST = 10 * MINUTE, 2 * HOUR
"""but not later than this, because an order is meant to spare the others the wait."""


def ordered(table: Table, seat: Seat) -> Path | None:
    """Returns what a seat's standing order answers now, or None if no order applies."""
    return table.game.ordered(table.view(seat)) if seat in missing(table) else None


def ordered_seats(table: Table) -> frozenset[Seat]:
    """Returns the seats for which an order answers."""
    return frozenset(seat for seat in missing(table) if ordered(table, seat) is not None)


def time_to(table: Table) -> int:
    """Returns when an order is answered that has applied since the table's last ply."""
    pace = pace_of(table)
    decision = pace.sealed or pace.decision or _EASY
    least = min(max(decision // _SOONEST, _AT_ONCE), _LEAST_MOST)
    most = min(decision // _LATEST, _MOST)
    drawn = hashlib.sha256(b"%s order %d" % (table.row.seed, table.row.plies)).digest()
    return table.row.changed + least + int.from_bytes(drawn[:8]) % (most - least + 1)


def replan_orders(tx: Transaction, table: Table) -> None:
    """Schedules orders when the table resumes, or an answer is missing again.

    The full delay counts from now, so that the first moment after that reveals nothing either.
    """
    plan_orders(tx, None, table.amended(changed=tx.now))


def plan_orders(
    tx: Transaction, before: Table | None, after: Table, movers: frozenset[Seat] = frozenset()
) -> None:
    """Lets the scheduler ring for orders that apply now.

    Acts of others in the meantime make an answer neither earlier nor later. before: None if nothing
    is planned yet.
    """
    known = frozenset() if before is None else ordered_seats(before)
    waiting = ordered_seats(after)
    if not waiting:
        if known:
            tx.drop_due(after.id, ORDER)
    elif not waiting <= known - movers:
        tx.set_due(DueRow(table_id=after.id, kind=ORDER, at=time_to(after)))
        tx.stay_alive(UNNOTED)  # only downtime of the bot postpones it
