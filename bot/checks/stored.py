"""Stored tables compared with their deal and moves, of which the stored state is only a cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.transaction import Transaction
from bot.tables.table import Table
from games.choosing import to_path
from games.record import Move, Ply, Record, RecordError, plies
from games.registry import UnknownGameError, find_game

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from bot.ids import TableNumber
    from bot.store.rows import MoveRow, SeatRow, TableRow
    from games.states import State

_BEGUN = ("playing", "over")


def wrong_tables(connection: sqlite3.Connection) -> Iterator[str]:
    """Yields one sentence for every table whose state does not follow from its deal and moves."""
    tx = Transaction(connection, 0)
    for number in tx.table_ids():
        wrong = fault_of(tx, number)
        if wrong is not None:
            yield f"table {number}: {wrong}"


def fault_of(tx: Transaction, number: TableNumber) -> str | None:
    """Returns the fault of one stored table, or None.

    It names no move and quotes no error, because the game may be under way and the person who
    restores a copy may sit at it.
    """
    try:
        return _fault_of(tx, number)
    except Exception as error:
        # A row that was tampered with may break anything; that is the fault of this table alone.
        return f"it cannot be read ({type(error).__name__})"


def _fault_of(tx: Transaction, number: TableNumber) -> str | None:
    row = tx.table(number)
    if row is None:
        return "it is not there"
    moves = tx.moves(number)
    if row.phase not in _BEGUN and row.ended_by is None:
        return "it has moves, but no game" if moves or row.state is not None else None
    return _compare(row, tx.seats(number), moves)


def _compare(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> str | None:
    if [seat.place for seat in seats] != list(range(len(seats))):
        return "its seats are not numbered from 0"
    if len(row.versions) != len(seats):
        return f"it counts the changes of {len(row.versions)} seats, not {len(seats)}"
    if [move.ply for move in moves] != list(range(1, row.plies + 1)):
        return f"it holds {len(moves)} moves, not those of {row.plies} plies"
    if row.seed is None:
        return "its seed is missing"
    played = _play_again(row, seats, moves)
    if isinstance(played, str):
        return played
    if _stored_state(row, seats) not in (None, played.state):
        return "its state is not what its moves lead to"
    if played.drawn != row.drawn:
        return f"chance was asked {played.drawn} times, not {row.drawn}"
    over = find_game(row.game).result(played.state) is not None
    if over != (row.phase == "over" and row.ended_by is None):
        return f"it is kept as {row.phase}, which it is not"
    return None


def _play_again(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> Ply | str:
    """Returns the last ply of a stored game, or the fault of its game, deal or moves."""
    record = Record(
        game=row.game,
        seats=len(seats),
        options=row.options,
        chance=row.seed or b"",
        moves=tuple(Move(move.seat, to_path(move.path)) for move in moves),
    )
    last: Ply | None = None
    try:
        for ply in plies(record):
            last = ply
    except UnknownGameError as error:
        return str(error)
    except RecordError as error:
        if last is None:
            return f"it cannot be dealt: {error.what}"
        return f"the rules do not allow move {last.number + 1}"
    return last if last is not None else "it cannot be dealt"


def _stored_state(row: TableRow, seats: list[SeatRow]) -> State | None:
    """Returns the stored state, or None if it was written in another form and has to be rebuilt."""
    try:
        return Table.load(row, seats).state
    except ValueError:
        return None
