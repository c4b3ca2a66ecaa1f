"""Tables and who sits at them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.store.rows import SeatRow, TableRow
from bot.store.sql.base import Statements, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

_FIELDS = frozenset(TableRow.__struct_fields__) - {"id"}


class TableSql(Statements):
    """Rows of `game_table` and `seat`."""

    def add_table(self, **values: Any) -> int:
        """Open a table; returns its id. Raises ValueError for a field there is not."""
        values |= {"opened": self.now, "changed": self.now}
        _check(values)
        names = ", ".join(values)
        marks = ", ".join(f":{name}" for name in values)
        cursor = self._connection.execute(
            f"insert into game_table ({names}) values ({marks}) returning id",  # noqa: S608 - names are checked
            {name: plain(name, value) for name, value in values.items()},
        )
        return int(cursor.fetchone()[0])

    def save_table(self, table: int, **values: Any) -> None:
        """Change these fields of a table. Raises ValueError for a field there is not."""
        _check(values)
        sets = ", ".join(f"{name} = :{name}" for name in values)
        args = {name: plain(name, value) for name, value in values.items()}
        self._do(f"update game_table set {sets} where id = :id", id=table, **args)  # noqa: S608 - names are checked

    def table(self, table: int) -> TableRow | None:
        """A table, None if there is none."""
        return self._one(TableRow, "select * from game_table where id = :id", id=table)

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables somebody sits at that are not over, newest first."""
        return self._all(
            TableRow,
            "select t.* from game_table t join seat s on s.table_id = t.id"
            " where s.person = :person and t.phase in ('lobby', 'playing') order by t.id desc",
            person=person,
        )

    def tables_in(self, channel: int) -> list[TableRow]:
        """The tables in a channel or thread that are not over, newest first."""
        return self._all(
            TableRow,
            "select * from game_table where (channel = :channel or thread = :channel)"
            " and phase in ('lobby', 'playing') order by id desc",
            channel=channel,
        )

    def tables_in_guild(self, guild: int) -> list[TableRow]:
        """The tables of a server that are not over, newest first."""
        return self._all(
            TableRow,
            "select * from game_table where guild = :guild"
            " and phase in ('lobby', 'playing') order by id desc",
            guild=guild,
        )

    def last_table_in(self, channel: int) -> TableRow | None:
        """The newest table of a channel or thread, over or not."""
        return self._one(
            TableRow,
            "select * from game_table where channel = :channel or thread = :channel"
            " order by id desc limit 1",
            channel=channel,
        )

    def table_ids(self, phase: str | None = None) -> list[int]:
        """The ids of all tables, or of those in one phase."""
        sql = "select id from game_table where :phase is null or phase = :phase order by id"
        return [int(row[0]) for row in self._connection.execute(sql, {"phase": phase})]

    def count_tables(self) -> dict[str, int]:
        """How many tables there are of each phase."""
        sql = "select phase, count(*) from game_table group by phase"
        return {str(row[0]): int(row[1]) for row in self._connection.execute(sql)}

    def seats(self, table: int) -> list[SeatRow]:
        """Who sits at a table, by place, with the vacation each is on or will be."""
        sql = (
            "select s.*, v.starts as off_from, v.ends as off_to from seat s"
            " left join vacation v on v.person = s.person and v.settled = 0"
            " where s.table_id = :id order by s.place"
        )
        return self._all(SeatRow, sql, id=table)

    def add_seat(self, row: SeatRow) -> None:
        """Somebody sits down."""
        self._do(
            "insert into seat (table_id, person, place, name, hand)"
            " values (:table_id, :person, :place, :name, :hand)",
            **msgspec.structs.asdict(row),
        )

    def drop_seat(self, table: int, person: int) -> None:
        """Somebody gets up in the lobby."""
        self._do("delete from seat where table_id = :t and person = :p", t=table, p=person)

    def place_seats(self, table: int, people: Iterable[int]) -> None:
        """Give the seats in this order, from 0."""
        for place, person in enumerate(people):
            self._do(
                "update seat set place = :n where table_id = :t and person = :p",
                n=place,
                t=table,
                p=person,
            )

    def save_hand(self, table: int, person: int, hand: int | None) -> bool:
        """Remember the DM message that shows somebody's hand; False if they sit there no more."""
        changed = self._do(
            "update seat set hand = :hand where table_id = :t and person = :p",
            hand=hand,
            t=table,
            p=person,
        )
        return changed == 1


def _check(values: dict[str, Any]) -> None:
    if unknown := values.keys() - _FIELDS:
        raise ValueError(f"no such fields of a table: {', '.join(sorted(unknown))}")
