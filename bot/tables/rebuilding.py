"""A table from its deal and its moves, which are the truth; its stored state is a cache of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreDamagedError
from bot.tables.table import Table
from games.choosing import to_path
from games.record import Move, Record, RecordError, replay

if TYPE_CHECKING:
    from bot.store.rows import MoveRow, SeatRow, TableRow


def rebuild(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> Table:
    """A table whose stored state cannot be read any more: it was written in another form.

    Raises `StoreDamagedError` if the rules do not bear its moves out.
    """
    record = Record(
        game=row.game,
        seats=len(seats),
        options=row.options,
        chance=row.seed or b"",
        moves=tuple(Move(move.seat, to_path(move.path)) for move in moves),
    )
    try:
        played = replay(record)
    except (RecordError, ValueError):
        # What exactly is wrong may name hidden cards; `bot check` tells the operator.
        raise StoreDamagedError(f"table {row.id} cannot be rebuilt from its moves") from None
    return Table(row, tuple(seats), played.state)
