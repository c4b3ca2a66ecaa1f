"""Games that begin by themselves: with so many people, when the table is full, or at an hour.

Once it has come to that the table waits for one more minute, at every pace, so that somebody who
has pressed Join by mistake can leave, and anybody who sits there can ask to wait. Then it does not
begin by itself until somebody sits down or the host sets it again.
"""

from __future__ import annotations

import re
from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from bot.clock import MINUTE
from bot.store.rows import DueRow
from bot.tables.clocks.quiet_hours import next_at, read_time
from bot.tables.errors import QUOTED, TableError
from bot.tables.notifications import Notice, write_notices
from bot.tables.seating import filled_up
from bot.words.folding import fold
from games.engine import text

if TYPE_CHECKING:
    from datetime import tzinfo

    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.registry import AnyGame

BEGIN, HOUR_CAME = "begin", "begin-hour"
BEGINNINGS = (BEGIN, HOUR_CAME)
"""The kinds of due rows that ring when a game begins by itself, and when its hour has come."""

GRACE = MINUTE
"""Milliseconds between the moment when everything is ready and the beginning."""

ENOUGH = 1
"""The number of people for which a table waits whose hour has come: as many as the game needs."""

_FULL = frozenset({"full", "complet", "complete", "pleine"})
_NUMBER = re.compile(r"(?:(?:with|avec|a) )?([0-9]{1,2})(?: (?:players?|joueurs?))?")
_AT = re.compile(r"(?:at|a) (?=.*[0-9])")


class SelfStart(msgspec.Struct, frozen=True):
    """When a game begins by itself: with so many people, at a time (unix milliseconds), or, as
    here, only when its host says so.
    """

    seats: int = 0
    at: int | None = None


BY_HOST = SelfStart()


class StartUnreadError(TableError):
    """It was typed in a way that cannot be read."""

    def __init__(self, typed: str, game: AnyGame) -> None:
        least, most = game.seats[0], game.seats[-1]
        super().__init__(text("start-unread", typed=typed[:QUOTED], least=least, most=most))


def read_start(typed: str, game: AnyGame, zone: tzinfo, now: int) -> SelfStart:
    """Returns when a game begins by itself: ``full``, ``4``, ``20:30`` or ``20 h 30``, in English
    or French. The next such time in the zone counts. Raises `StartUnreadError`.
    """
    words = " ".join(fold(typed).split())
    if words in _FULL:
        return SelfStart(game.seats[-1])
    if found := _NUMBER.fullmatch(words):
        if int(found[1]) in game.seats:
            return SelfStart(int(found[1]))
        raise StartUnreadError(typed, game)
    minute = read_time(_AT.sub("", words, count=1))
    if minute is None:
        raise StartUnreadError(typed, game)
    return SelfStart(at=next_at(minute, zone, now))


def is_wanted(table: Table) -> bool:
    """Whether a game that has not begun is to begin by itself some day."""
    return table.row.start_with > 0 or table.row.start_at is not None


def is_ready(table: Table) -> bool:
    """Whether everything is there that a game waits for that begins by itself."""
    row = table.row
    if row.phase != "lobby" or row.start_held or row.paused or not row.start_with:
        return False
    return len(table.seats) >= row.start_with and len(filled_up(table)) >= table.game.seats[0]


def set_start(tx: Transaction, number: TableNumber, start: SelfStart) -> None:
    """Stores when a game begins by itself, in place of what was set before."""
    tx.save_table(number, start_with=start.seats, start_at=start.at, start_held=False)
    if start.at is None:
        tx.drop_due(number, HOUR_CAME)
    else:
        tx.set_due(DueRow(table_id=number, kind=HOUR_CAME, at=start.at))


def wait_a_minute(tx: Transaction, table: Table) -> Table:
    """Lets a game begin a minute from now. Returns the table so."""
    begins = tx.now + GRACE
    tx.set_due(DueRow(table_id=table.id, kind=BEGIN, at=begins))
    return _changed(tx, table, begins=begins)


def note_start(tx: Transaction, table: Table) -> Table:
    """Begins or ends the last minute before a game begins by itself, in the transaction of the
    change that caused it. Returns the table so.
    """
    row = table.row
    if row.phase != "lobby":
        return _forgotten(tx, table)
    if is_ready(table) == (row.begins is not None):
        return table
    if row.begins is None:
        return wait_a_minute(tx, table)
    tx.drop_due(table.id, BEGIN)
    return _changed(tx, table, begins=None)


def _changed(tx: Transaction, table: Table, begins: int | None) -> Table:
    tx.save_table(table.id, begins=begins)
    write_notices(tx, table.id, [Notice("card")])
    return table.amended(begins=begins)


def _forgotten(tx: Transaction, table: Table) -> Table:
    """Forgets what is over once a game has begun or its table was closed. With how many people it
    begins is kept for its rematch.
    """
    row = table.row
    if row.begins is None and row.start_at is None and row.start_with != ENOUGH:
        return table
    for kind in BEGINNINGS:
        tx.drop_due(table.id, kind)
    kept = 0 if row.start_with == ENOUGH else row.start_with
    tx.save_table(table.id, start_with=kept, start_at=None, begins=None)
    return table.amended(start_with=kept, start_at=None, begins=None)


def hours(zone: tzinfo, now: int, most: int) -> list[int]:
    """Returns the next half-hours of a time zone, in unix milliseconds."""
    local = datetime.fromtimestamp(now / 1000, zone)
    first = (local.hour * 60 + local.minute) // 30 + 1
    return [next_at((first + n) % 48 * 30, zone, now) for n in range(most)]
