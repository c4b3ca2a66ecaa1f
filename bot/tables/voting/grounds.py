"""Grounds on which a table may decide about somebody's seat, never one whose owner is there.

Everything here is public. A missing sealed answer is no ground, because it is a secret.
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
    """Whether others may ask to open a seat.

    They may if its owner has missed a turn and not been back, or has left the server (`value`); at
    a table without a clock, if the table waits for them.
    """
    if value == LEFT:
        return True
    if pace_of(table).decision is None:
        return seat in table.view(None).asked
    return table.seats[seat].misses > 0


def check_opening(table: Table, seat: Seat, value: str) -> None:
    """Raises `OpenSeatError` or `StillThereError` unless others may ask to open a seat."""
    if table.seats[seat].away != PRESENT:
        raise OpenSeatError
    if not grounds_to_open(table, seat, value):
        raise StillThereError(_name(table, seat), timed=pace_of(table).decision is not None)


def check_expelling(table: Table, seat: Seat) -> None:
    """Raises `PlaysError` unless the table plays a seat, and `AnswersOpenError` while its owner
    may just have answered in secret.
    """
    if table.seats[seat].away == PRESENT:
        raise PlaysError(_name(table, seat))
    if table.view(None).window is not None:
        raise AnswersOpenError
    if table.seats[seat].away == RETURNING:
        raise PlaysError(_name(table, seat))


def _name(table: Table, seat: Seat) -> str:
    """Returns the name of a seat's owner, for a sentence."""
    return marked(table.seats[seat].name)
