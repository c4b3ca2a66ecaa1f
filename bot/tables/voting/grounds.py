"""On what grounds a table may decide about somebody's seat: never one whose owner is there.

Everything here is known to everybody. A sealed answer that fails to come is no ground: who has not
given one is a secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import PRESENT, RETURNING, pace_of
from bot.tables.names import marked
from bot.tables.voting.errors import AnswersOpenError, OpenSeatError, PlaysError, StillThereError

if TYPE_CHECKING:
    from bot.tables.table import Table
    from games.engine import Seat

LEFT = "left"
"""The value of a motion to open a seat whose owner has left the server."""


def grounds_to_open(table: Table, seat: Seat, value: str) -> bool:
    """Whether others may ask to open a seat: its owner has missed a turn and not been back, or has
    left the server (`value`); where time is not limited, the table waits for them.
    """
    if value == LEFT:
        return True
    if pace_of(table).decision is None:
        return seat in table.view(None).asked
    return table.seats[seat].misses > 0


def check_opening(table: Table, seat: Seat, value: str) -> None:
    """Raise `OpenSeatError` or `StillThereError` unless others may ask to open a seat."""
    if table.seats[seat].away != PRESENT:
        raise OpenSeatError
    if not grounds_to_open(table, seat, value):
        raise StillThereError(_name(table, seat), timed=pace_of(table).decision is not None)


def check_expelling(table: Table, seat: Seat) -> None:
    """Raise `PlaysError` unless the table plays a seat, `AnswersOpenError` while its owner may just
    have answered in secret.
    """
    if table.seats[seat].away == PRESENT:
        raise PlaysError(_name(table, seat))
    if table.view(None).window is not None:
        raise AnswersOpenError
    if table.seats[seat].away == RETURNING:
        raise PlaysError(_name(table, seat))


def _name(table: Table, seat: Seat) -> str:
    """Who sits there, as it may stand in a sentence."""
    return marked(table.seats[seat].name)
