"""Standing orders: what somebody has told their seat to answer, made when they may be away.

An order is a private move of the game and part of its state; here it is only seen to that its
answer is made. That happens after a while drawn from the table's own secret seed: as a person who
happens to come by might answer, so that nobody can tell which it was. Games whose windows count an
order as an answer at once (Agent and Casablanca) need none of this.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from bot.clock import HOUR, MINUTE, UNNOTED
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import missing, pace_of

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Path, Seat

ORDER = "order"
"""The kind of due row that rings when an order has its answer made."""

_EASY = 15 * MINUTE
"""The pace that orders go by where there is none."""

_SOONEST, _LATEST = 40, 12
"""An order is followed between such parts of the time for a decision, ..."""
_LEAST_MOST, _MOST = 10 * MINUTE, 2 * HOUR
"""... but not later than these: an order is there to spare the others the waiting."""


def ordered(table: Table, seat: Seat) -> Path | None:
    """What a seat's standing order answers now; None if it has none that fits."""
    return table.game.ordered(table.view(seat)) if seat in missing(table) else None


def ordered_seats(table: Table) -> frozenset[Seat]:
    """The seats for which an order answers."""
    return frozenset(seat for seat in missing(table) if ordered(table, seat) is not None)


def time_to(table: Table) -> int:
    """When an order is followed that fits since the table's last ply."""
    decision = pace_of(table).decision or _EASY
    least = min(decision // _SOONEST, _LEAST_MOST)
    most = min(decision // _LATEST, _MOST)
    drawn = hashlib.sha256(b"%s order %d" % (table.row.seed, table.row.plies)).digest()
    return table.row.changed + least + int.from_bytes(drawn[:8]) % (most - least + 1)


def plan_orders_anew(tx: Transaction, table: Table) -> None:
    """The table goes on after it stood still, or an answer is missing again: the whole while
    counts from now, so that the first moment after it tells nothing either.
    """
    plan_orders(tx, None, table.amended(changed=tx.now))


def plan_orders(
    tx: Transaction, before: Table | None, after: Table, movers: frozenset[Seat] = frozenset()
) -> None:
    """Have the scheduler ring for orders that fit now. What somebody else does in the meantime
    makes an answer neither sooner nor later. before: None if nothing is planned yet.
    """
    known = frozenset() if before is None else ordered_seats(before)
    waiting = ordered_seats(after)
    if not waiting:
        if known:
            tx.drop_due(after.id, ORDER)
    elif not waiting <= known - movers:
        tx.set_due(DueRow(table_id=after.id, kind=ORDER, at=time_to(after)))
        tx.stay_alive(UNNOTED)  # time the bot was down puts it off, and no other
