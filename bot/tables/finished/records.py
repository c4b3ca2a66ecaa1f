"""Records of tables: the deal and the moves, which determine everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotOverError
from games.choosing import to_path
from games.record import Move, Outcome, Record

if TYPE_CHECKING:
    from bot.store.store import Store
    from bot.tables.table import Table


async def record_of(store: Store, table: Table) -> Record:
    """Returns the record of a game so far, with its seed and all secrets: for checks, not for
    people.
    """
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
    """Returns the record of a finished game, which anybody may have. Raises `NotOverError`."""
    if table.result is None:
        raise NotOverError
    return await record_of(store, table)
