"""When computers move: after a pause that tells nothing of what they had to think about.

The pause is drawn from the table's secret seed, and thinking is part of it. It begins when the
table begins to wait for the seat, so all moves of one turn have one pause. In a sealed window
computers have answered as soon as it is open, because the window stays open for the others or for
its minimum; only where nobody else answers and there is no minimum they pause there too. A seat
whose owner is away is played after the same time as ever. Nobody waits at a practice table, nor
where no person is left in the game.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.clock import SECOND
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import level_at, missing
from bot.tables.clocks.pace import STAND_IN_DELAY

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

THINK = "think"
"""The kind of due row that rings when a computer may move."""

BACKSTOP = 5 * SECOND
"""Milliseconds after which a move that is being thought about is asked for again, if it has not
been made because the bot was killed.
"""

PAUSES = {
    "short": (1 * SECOND, 2 * SECOND),
    "normal": (2 * SECOND, 3 * SECOND),
    "long": (3 * SECOND, 5 * SECOND),
}
"""The least and most milliseconds before a computer moves."""


def thinkers(table: Table) -> tuple[Seat, ...]:
    """Returns the seats that a computer has to move for now, in order: those the table waits for,
    and those that were made an offer. In a sealed window that is a secret.
    """
    if table.row.phase != "playing" or table.row.still:
        return ()
    played = [row.place for row in table.seats if level_at(table, row.place) is not None]
    waiting = missing(table)
    return tuple(seat for seat in played if seat in waiting or _is_called(table, seat))


def _is_called(table: Table, seat: Seat) -> bool:
    """Whether a computer is to answer something although the table waits for others."""
    return table.in_game(seat) and table.game.mind.is_called(table.view(seat))


def is_unwatched(table: Table) -> bool:
    """Whether no person is left in the game, which computers then finish among themselves."""
    return not any(table.in_game(seat.place) for seat in table.seats if seat.computer is None)


def next_thought(table: Table) -> int | None:
    """Returns when the first computer that the table waits for may move, None if it waits for
    none.
    """
    return min((row.thinks for row in table.seats if row.thinks is not None), default=None)


def note_thinking(tx: Transaction, table: Table) -> Table:
    """Plans the moves of computers, in the transaction of the change that caused them. Returns the
    table with the new times.
    """
    seats = table.seats
    if all(row.thinks is None and level_at(table, row.place) is None for row in seats):
        return table
    waiting = thinkers(table)
    times = [
        (row.thinks or _time(tx, table, row.place)) if row.place in waiting else None
        for row in seats
    ]
    planned = tuple(
        msgspec.structs.replace(row, thinks=time) for row, time in zip(seats, times, strict=True)
    )
    if planned == seats:
        return table
    for row in planned:
        tx.save_thinks(row)
    after = table.seated(planned)
    at = next_thought(after)
    if at is None:
        tx.drop_due(table.id, THINK)
    else:
        # A move without a pause is under way at once, and this is only for the case of a crash.
        at = at if at > tx.now else tx.now + BACKSTOP
        tx.set_due(DueRow(table_id=table.id, kind=THINK, at=at))
    return after


def _time(tx: Transaction, table: Table, seat: Seat) -> int:
    """Returns when a computer may move that the table begins to wait for."""
    if table.seats[seat].computer is None:
        return tx.now + STAND_IN_DELAY
    if table.practice or is_unwatched(table) or _is_covered(table, tx.now):
        return tx.now
    least, most = PAUSES[table.row.pause]
    # By its own moves, because others' may be secret.
    made = tx.count_moves(table.id).get(seat, 0)
    drawn = hashlib.sha256(b"%s pause %d %d" % (table.row.seed, seat, made)).digest()
    return tx.now + least + int.from_bytes(drawn[:8]) % (most - least + 1)


def _is_covered(table: Table, now: int) -> bool:
    """Whether a window is open and stays so whatever computers answer: for somebody else's answer,
    or for its minimum.
    """
    view = table.view(None)
    if view.window is None:
        return False
    others = any(level_at(table, seat) is None for seat in view.asked)
    return others or table.row.closes > now
