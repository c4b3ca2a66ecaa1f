"""A table as a record: its deal and its moves, which say everything about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotOverError
from games.choosing import to_path
from games.record import Move, Outcome, Record

if TYPE_CHECKING:
    from bot.store.store import Store
    from bot.tables.table import Table


async def record_of(store: Store, table: Table) -> Record:
    """The record of a game so far, seed and secrets included: for checks, not for people."""
    rows = await store.read(lambda tx: tx.moves(table.id))
    result = table.result
    return Record(
        game=table.row.game,
        seats=len(table.seats),
        options=table.row.options,
        chance=table.chance.seed,
        moves=tuple(Move(row.seat, to_path(row.path)) for row in rows),
        names=table.names,
        outcome=None if result is None else Outcome.of(result),
    )


async def finished_record(store: Store, table: Table) -> Record:
    """The record of a game that has ended, which anybody may have. Raises `NotOverError`."""
    if table.result is None:
        raise NotOverError
    return await record_of(store, table)
