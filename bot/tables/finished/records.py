"""Records of tables: the deal and the moves, which determine everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotOverError
from games.choosing import to_path
from games.record import Computer, Move, Outcome, Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.rows import MoveRow
    from bot.store.store import Store
    from bot.tables.table import Table
    from games.engine import Seat


async def record_of(store: Store, table: Table) -> Record:
    """Returns the record of a game so far, with its seed and all secrets: for checks, not for
    people.
    """
    rows = await store.read(lambda tx: tx.moves(table.id))
    # What the players have agreed on does not follow from the moves.
    result = None if table.row.ended_by == "shared" else table.result
    return Record(
        game=table.row.game,
        seats=len(table.seats),
        options=table.row.options,
        chance=table.chance.seed,
        moves=tuple(Move(row.seat, to_path(row.path)) for row in rows),
        names=table.names,
        outcome=None if result is None else Outcome.of(result),
        computers=_computers(rows),
    )


def _computers(rows: Sequence[MoveRow]) -> dict[Seat, Computer]:
    """Returns how computers played the seats for which they chose a move.

    If the bot was updated during the game, only the moves of its last version are named.
    """
    return {seat: _computer(rows, seat) for seat in sorted({row.seat for row in rows if row.level})}


def _computer(rows: Sequence[MoveRow], seat: Seat) -> Computer:
    made = [row for row in rows if row.seat == seat]
    last = [row for row in made if row.level][-1]
    chosen = [row for row in made if row.level and row.mind == last.mind]
    return Computer(
        level=last.level or "",
        version=last.mind,
        moves=None if chosen == made else tuple(row.ply for row in chosen),
        hurried=tuple(row.ply for row in chosen if row.hurried),
    )


async def finished_record(store: Store, table: Table) -> Record:
    """Returns the record of a finished game, which anybody may have. Raises `NotOverError`."""
    if table.result is None:
        raise NotOverError
    return await record_of(store, table)
