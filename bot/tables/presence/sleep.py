"""Tables at which nobody is there any more sleep: no clock runs, and nobody plays for anybody.

That is so when everybody can see that the table plays every seat that a person has in the game.
Computers among themselves do not keep it awake. The first press of somebody who sits there wakes
it (`bot/tables/pausing.py`); if nobody comes it is closed (`bot/tables/due/sleeping.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR, day, when
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import PRESENT
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.saving import stop_clocks
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.voting.rules import end_all
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

SLEEP = "sleep"
"""The kind of due row that rings when a table has slept so long that it is closed."""

_TOGETHER, _APART = HOUR, 14 * DAY
"""Milliseconds for which a table sleeps: one where everybody was there at once, and any other."""


def nobody_there(table: Table) -> bool:
    """Whether the table plays every seat that a person has in a game under way, as all can see.

    Somebody who is back in secret counts as away, because all see the same of them. Where nobody
    has a seat in the game any more, computers finish it.
    """
    if table.row.phase != "playing":
        return False
    seats = [seat for seat in table.seats if seat.computer is None and table.in_game(seat.place)]
    return bool(seats) and all(seat.away != PRESENT for seat in seats)


def note_sleep(tx: Transaction, table: Table) -> Table:
    """Lets a table fall asleep if nobody is there, in the transaction of the change that caused
    it. Returns the table after that.
    """
    if table.row.still or not nobody_there(table):
        return table
    closes = tx.now + (_TOGETHER if PACES[table.row.pace].together else _APART)
    end_all(tx, table.id)
    stop_clocks(tx, table)
    tx.save_table(table.id, sleeps=closes)
    tx.set_due(DueRow(table_id=table.id, kind=SLEEP, at=closes))
    asleep = table.seated(tuple(tx.seats(table.id))).amended(sleeps=closes)
    write_notices(tx, table.id, [Notice("line", text=_sleeping(asleep)), *hands(table.seats)])
    return asleep


def _sleeping(table: Table) -> Text:
    """Returns the sentence that a table sleeps, and until when."""
    closes = table.row.sleeps or 0
    if PACES[table.row.pace].together:
        return text("sleep-soon", when=when(closes))
    return text("sleep-until", day=day(closes))
