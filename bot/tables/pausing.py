"""Pauses by vote until a date, and the end of any pause and of a table's sleep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import DueRow
from bot.tables.clocks.saving import go_on_clocks, stop_clocks
from bot.tables.clocks.windows import set_closing
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.pings.questions import ask_again
from bot.tables.presence.sleep import SLEEP
from bot.tables.tables import load
from bot.tables.voting.rules import end_all

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

WAKE = "wake"
"""The kind of due row that rings when a paused table resumes by itself."""


def rest(tx: Transaction, table: Table, until: int) -> None:
    """Pauses a table until then: its clocks, its windows, and its other motions."""
    stop_clocks(tx, table)
    tx.save_table(table.id, resumes=until)
    tx.set_due(DueRow(table_id=table.id, kind=WAKE, at=until))
    end_all(tx, table.id)
    write_notices(tx, table.id, [Notice("turn"), *hands(tx.seats(table.id))])


def wake(tx: Transaction, number: TableNumber) -> None:
    """Ends a pause. If the table's place is lost as well, it stays paused for that."""
    tx.save_table(number, resumes=None)
    tx.drop_due(number, WAKE)
    end_all(tx, number)
    start_again(tx, number)


def start_again(tx: Transaction, number: TableNumber) -> None:
    """Shows a table for which one reason to pause is gone, and resumes it if that was the last."""
    row = tx.table(number)
    if row is None or row.phase != "playing":
        write_notices(tx, number, [Notice("card")])
        return
    if row.still:
        write_notices(tx, number, [Notice("turn"), *hands(tx.seats(number))])
    else:
        table = load(tx, number)
        write_notices(tx, number, [Notice("turn"), *_calls(table)])
        tx.save_table(number, questions=ask_again(table, range(len(table.seats))))
        set_closing(tx, number, row.closes)  # it may have rung during the pause
        go_on_clocks(tx, table)


def _calls(table: Table) -> list[Notice]:
    """Returns the notices that bring every panel up to date and call those who are asked."""
    return [
        Notice("asked" if table.view(seat.place).to_act else "hand", seat.person)
        for seat in table.seats
    ]


def wake_sleeper(tx: Transaction, table: Table) -> None:
    """Wakes a table that sleeps, because somebody who sits there has come back."""
    if table.row.sleeps is None:
        return
    tx.save_table(table.id, sleeps=None)
    tx.drop_due(table.id, SLEEP)
    start_again(tx, table.id)
