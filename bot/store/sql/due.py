"""Statements about events that are due at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import DueRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from bot.ids import TableNumber


class DueSql(Statements):
    """Rows of `due`: one per table and kind."""

    def set_due(self, row: DueRow) -> None:
        """Sets an event of a table, in place of an earlier one of the same kind."""
        self._do(
            "insert into due (table_id, kind, at) values (:table_id, :kind, :at)"
            " on conflict (table_id, kind) do update set at = excluded.at",
            **msgspec.structs.asdict(row),
        )

    def drop_due(self, table: TableNumber, kind: str) -> None:
        """Removes an event."""
        self._do("delete from due where table_id = :t and kind = :kind", t=table, kind=kind)

    def put_off(self, kind: str, by: int) -> None:
        """Postpones every event of a kind by this many milliseconds."""
        self._do("update due set at = at + :by where kind = :kind", kind=kind, by=by)

    def due(self, until: int, most: int = 100) -> list[DueRow]:
        """Returns the events that are due by a time, earliest first."""
        return self._all(
            DueRow,
            "select * from due where at <= :until order by at limit :most",
            until=until,
            most=most,
        )

    def tables_due(self, kind: str) -> list[TableNumber]:
        """Returns the numbers of the tables that have an event of this kind, whenever it is due."""
        return self._tables("select table_id from due where kind = :kind order by at", kind=kind)

    def next_due(self) -> int | None:
        """Returns when the next event is due, or None if there is none."""
        return self._number(
            "select min(at) from (select min(at) as at from due"
            " union all select min(at) from reminder where at is not null) soonest"
        )

    def due_at(self, table: TableNumber, kind: str) -> int | None:
        """Returns when an event of a table is due, or None if there is none."""
        sql = "select at from due where table_id = :t and kind = :kind"
        return self._number(sql, t=table, kind=kind)
