"""Tables rebuilt from their deal and moves, of which the stored state is only a cache."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreDamagedError
from bot.tables.table import Table
from games.choosing import to_path
from games.record import Move, Record, RecordError, replay

if TYPE_CHECKING:
    from bot.store.rows import MoveRow, SeatRow, TableRow


def rebuild(row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> Table:
    """Returns a table whose stored state is unreadable because it was written in another form.

    Raises `StoreDamagedError` if its moves do not follow the rules.
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
        # The exact fault may name hidden cards; `bot check` tells the operator.
        raise StoreDamagedError(f"table {row.id} cannot be rebuilt from its moves") from None
    return Table(row, tuple(seats), played.state)
