"""A table that rests by vote until a date, and how any paused table goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import DueRow
from bot.tables.clocks.saving import go_on_clocks, stop_clocks
from bot.tables.clocks.windows import set_closing
from bot.tables.notifications import Notice, write_notices
from bot.tables.tables import load
from bot.tables.voting.rules import end_all

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

WAKE = "wake"
"""The kind of due row that rings when a resting table goes on by itself."""


def rest(tx: Transaction, table: Table, until: int) -> None:
    """Everything stands still until then: clocks, windows, and what else was to be decided."""
    stop_clocks(tx, table)
    tx.save_table(table.id, resumes=until)
    tx.set_due(DueRow(table_id=table.id, kind=WAKE, at=until))
    end_all(tx, table.id)
    write_notices(tx, table.id, [Notice("board"), *_hands(tx, table.id)])


def wake(tx: Transaction, number: int) -> None:
    """The rest is over. Where the place is lost besides, the table waits on for that."""
    tx.save_table(number, resumes=None)
    tx.drop_due(number, WAKE)
    end_all(tx, number)
    start_again(tx, number)


def start_again(tx: Transaction, number: int) -> None:
    """One reason to stand still is gone: show how it stands, and go on if it was the last."""
    row = tx.table(number)
    if row is None or row.phase != "playing":
        write_notices(tx, number, [Notice("card")])
        return
    call = [] if row.still else [Notice("turn")]
    write_notices(tx, number, [*call, Notice("board"), *_hands(tx, number)])
    if not row.still:
        set_closing(tx, number, row.closes)  # it may have rung while the table stood still
        go_on_clocks(tx, load(tx, number))


def _hands(tx: Transaction, number: int) -> list[Notice]:
    return [Notice("hand", seat.person) for seat in tx.seats(number)]
