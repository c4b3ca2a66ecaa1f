"""Statements about moves, half-made moves, and handled presses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import DraftRow, MoveRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber


class MoveSql(Statements):
    """Rows of `move`, `draft` and `handled`."""

    def add_move(self, row: MoveRow) -> None:
        """Stores a move. The job fails with `StoreConflictError` if that ply exists."""
        self._do(
            "insert into move (table_id, ply, seat, path, at, level, mind, hurried)"
            " values (:table_id, :ply, :seat, :path, :at, :level, :mind, :hurried)",
            **msgspec.structs.asdict(row),
        )

    def moves(self, table: TableNumber) -> list[MoveRow]:
        """Returns the moves of a table in order."""
        return self._all(MoveRow, "select * from move where table_id = :t order by ply", t=table)

    def moves_after(self, table: TableNumber, ply: int) -> list[MoveRow]:
        """Returns the moves of a table after a ply, in order."""
        sql = "select * from move where table_id = :t and ply > :n order by ply"
        return self._all(MoveRow, sql, t=table, n=ply)

    def count_moves(self, table: TableNumber) -> dict[int, int]:
        """Returns the number of moves made at each seat of a table."""
        sql = "select seat, count(*) from move where table_id = :t group by seat"
        return {int(row[0]): int(row[1]) for row in self._connection.execute(sql, {"t": table})}

    def draft(self, table: TableNumber, person: PersonId) -> DraftRow | None:
        """Returns somebody's half-made move, or None if there is none."""
        sql = "select * from draft where table_id = :t and person = :p"
        return self._one(DraftRow, sql, t=table, p=person)

    def save_draft(self, row: DraftRow) -> None:
        """Stores a half-made move in place of the previous one."""
        self._do(
            "insert into draft (table_id, person, version, path, partial)"
            " values (:table_id, :person, :version, :path, :partial)"
            " on conflict (table_id, person) do update set version = excluded.version,"
            " path = excluded.path, partial = excluded.partial",
            **msgspec.structs.asdict(row),
        )

    def drop_draft(self, table: TableNumber, person: PersonId) -> None:
        """Deletes somebody's half-made move."""
        self._do("delete from draft where table_id = :t and person = :p", t=table, p=person)

    def drop_drafts(self, table: TableNumber) -> None:
        """Deletes every half-made move at a table that is over."""
        self._do("delete from draft where table_id = :t", t=table)

    def handle(self, interaction_id: InteractionId) -> bool:
        """Marks an interaction as handled. Returns False if it already was."""
        sql = "insert into handled (id, at) values (:id, :at) on conflict (id) do nothing"
        return self._do(sql, id=interaction_id, at=self.now) == 1

    def was_handled(self, interaction_id: InteractionId) -> bool:
        """Whether an interaction was handled."""
        return self._number("select count(*) from handled where id = :id", id=interaction_id) == 1

    def forget_handled(self, before: int) -> None:
        """Deletes interactions handled before a time, whose tokens have long expired."""
        self._do("delete from handled where at < :before", before=before)
