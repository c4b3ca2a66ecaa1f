"""Moves, half-made moves, and presses that have been dealt with."""

from __future__ import annotations

import msgspec

from bot.store.rows import DraftRow, MoveRow
from bot.store.sql.base import Statements


class MoveSql(Statements):
    """Rows of `move`, `draft` and `handled`."""

    def add_move(self, row: MoveRow) -> None:
        """Store a move. The job fails with `StoreConflictError` if that ply is taken."""
        self._do(
            "insert into move (table_id, ply, seat, path, at)"
            " values (:table_id, :ply, :seat, :path, :at)",
            **msgspec.structs.asdict(row),
        )

    def moves(self, table: int) -> list[MoveRow]:
        """The moves of a table in order."""
        return self._all(MoveRow, "select * from move where table_id = :t order by ply", t=table)

    def draft(self, table: int, person: int) -> DraftRow | None:
        """Somebody's half-made move, None if there is none."""
        sql = "select * from draft where table_id = :t and person = :p"
        return self._one(DraftRow, sql, t=table, p=person)

    def save_draft(self, row: DraftRow) -> None:
        """Store a half-made move in place of the one before."""
        self._do(
            "insert into draft (table_id, person, version, path, partial)"
            " values (:table_id, :person, :version, :path, :partial)"
            " on conflict (table_id, person) do update set version = excluded.version,"
            " path = excluded.path, partial = excluded.partial",
            **msgspec.structs.asdict(row),
        )

    def drop_draft(self, table: int, person: int) -> None:
        """Forget somebody's half-made move."""
        self._do("delete from draft where table_id = :t and person = :p", t=table, p=person)

    def drop_drafts(self, table: int) -> None:
        """Forget every half-made move at a table that is over."""
        self._do("delete from draft where table_id = :t", t=table)

    def handle(self, interaction_id: int) -> bool:
        """Mark an interaction as handled; False if it was already."""
        sql = "insert into handled (id, at) values (:id, :at) on conflict (id) do nothing"
        return self._do(sql, id=interaction_id, at=self.now) == 1

    def was_handled(self, interaction_id: int) -> bool:
        """Whether an interaction was handled."""
        return self._number("select count(*) from handled where id = :id", id=interaction_id) == 1

    def forget_handled(self, before: int) -> None:
        """Forget interactions handled before a time: their tokens died long ago."""
        self._do("delete from handled where at < :before", before=before)
