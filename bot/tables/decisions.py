"""The moves that a seat has chosen, and that can therefore be taken back at a practice table."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING

from games.choosing import to_path, was_forced
from games.record import Move, Ply, Record, plies

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.ids import PersonId
    from bot.store.rows import MoveRow
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat


def find_decision(table: Table, seat: Seat, rows: Sequence[MoveRow]) -> Ply | None:
    """Returns the game before the last move that a seat has chosen, None if it has chosen none.

    rows: all moves of the table.
    """
    return next(_decisions(table, seat, reversed(list(_steps(table, rows)))), None)


async def can_go_back(tables: Tables, table: Table, person: PersonId) -> bool:
    """Whether somebody plays with computers alone and has chosen a move. Raises `StoreError`."""
    seat = table.seat_of(person)
    if seat is None or not table.practice or table.row.phase != "playing":
        return False
    rows = await tables.store.read(lambda tx: tx.moves(table.id))
    return await asyncio.to_thread(has_decided, table, seat, rows)


def has_decided(table: Table, seat: Seat, rows: Sequence[MoveRow]) -> bool:
    """Whether a seat has chosen a move. Replays the game only up to the first such move."""
    return next(_decisions(table, seat, _steps(table, rows)), None) is not None


def _decisions(table: Table, seat: Seat, steps: Iterable[tuple[Ply, Ply]]) -> Iterator[Ply]:
    for before, done in steps:
        move = done.move
        chosen = move is not None and move.seat == seat
        if move and chosen and not was_forced(table.game, before.state, move.path):
            yield before


def _steps(table: Table, rows: Sequence[MoveRow]) -> Iterator[tuple[Ply, Ply]]:
    """Yields the game before and after every move."""
    row, moves = table.row, tuple(Move(move.seat, to_path(move.path)) for move in rows)
    record = Record(row.game, len(table.seats), row.options, row.seed or b"", moves)
    return itertools.pairwise(plies(record))
