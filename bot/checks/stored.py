"""Stored tables against their deal and moves: those are the truth, the stored state a cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.transaction import Transaction
from bot.tables.table import Table
from games.choosing import to_path
from games.record import Move, Record, RecordError, replay
from games.registry import UnknownGameError

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

    from bot.store.rows import MoveRow, TableRow

_BEGUN = ("playing", "over")


def wrong_tables(connection: sqlite3.Connection) -> Iterator[str]:
    """Every table whose stored state is not what its deal and moves lead to, in one sentence."""
    tx = Transaction(connection, 0)
    for number in tx.table_ids():
        wrong = fault_of(tx, number)
        if wrong is not None:
            yield f"table {number}: {wrong}"


def fault_of(tx: Transaction, number: int) -> str | None:
    """What is wrong with one stored table, None if nothing is."""
    row = tx.table(number)
    if row is None:
        return "it is not there"
    moves = tx.moves(number)
    if row.phase not in _BEGUN:
        return "it has moves, but no game" if moves or row.state is not None else None
    try:
        return _compare(Table.load(row, tx.seats(number)), row, moves)
    except (RecordError, UnknownGameError, ValueError) as error:
        return str(error)


def _compare(table: Table, row: TableRow, moves: list[MoveRow]) -> str | None:
    if [seat.place for seat in table.seats] != list(range(len(table.seats))):
        return "its seats are not numbered from 0"
    if [move.ply for move in moves] != list(range(1, row.plies + 1)):
        return f"it holds {len(moves)} moves, not those of {row.plies} plies"
    if row.seed is None or table.state is None:
        return "its seed or its state is missing"
    played = replay(
        Record(
            game=row.game,
            seats=len(table.seats),
            options=row.options,
            chance=row.seed,
            moves=tuple(Move(move.seat, to_path(move.path)) for move in moves),
        )
    )
    if played.state != table.state:
        return "its state is not what its moves lead to"
    if played.drawn != row.drawn:
        return f"chance was asked {played.drawn} times, not {row.drawn}"
    if (played.result is not None) != (row.phase == "over"):
        return f"it is kept as {row.phase}, which it is not"
    return None
