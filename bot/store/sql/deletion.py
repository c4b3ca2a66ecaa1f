"""Statements that find and delete what is stored about somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import PersonId, TableNumber
from bot.store.people_rows import ErasureRow
from bot.store.rows import MotionRow, OutboxRow, SittingRow
from bot.store.sql.base import PORTION, Statements, columns, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

_THEIRS = ("draft", "reminder", "vacation", "erasure", "tip", "call_wish")
"""Tables whose rows are about the person in `person` alone."""
_SITTING = columns(SittingRow, "s")


class DeletionSql(Statements):
    """The rows of every table that names people."""

    def tables_with(
        self, person: PersonId, after: TableNumber | None = None, most: int = PORTION
    ) -> list[TableNumber]:
        """Returns a portion of the tables at which somebody sits or sat, which they host or
        watched, finished or not: the numbers after `after`, or the first ones, in order.
        """
        part = (
            "select * from (select {0} as id from {1} where {2} = :p and {0} > :a"
            " order by {0} limit :n)"
        )
        parts = [
            part.format("table_id", "seat", "person"),
            part.format("table_id", "sitting", "person"),
            part.format("table_id", "watcher", "person"),
            part.format("table_id", "put_out", "person"),
            part.format("table_id", "seat_wish", "person"),
            part.format("table_id", "seat_request", "person"),
            part.format("table_id", "invited", "person"),
            part.format("id", "game_table", "host"),
        ]
        sql = f"{' union '.join(parts)} order by 1 limit :n"
        found = self._connection.execute(sql, {"p": person, "a": after or 0, "n": most})
        return [TableNumber(row[0]) for row in found]

    def seats_by_phase(self, person: PersonId) -> dict[str, int]:
        """Returns the number of tables in each phase at which somebody has a seat, without
        closed ones.
        """
        sql = (
            "select t.phase, count(*) from seat s join game_table t on t.id = s.table_id"
            " where s.person = :p and s.over = 0 group by t.phase"
            " union all select 'over', count(*) from result where person = :p"
        )
        return {str(row[0]): int(row[1]) for row in self._connection.execute(sql, {"p": person})}

    def names_at(self, tables: Iterable[TableNumber], person: PersonId) -> set[str]:
        """Returns somebody's names at these tables."""
        sql = "select name from seat where table_id = :t and person = :p"
        return {
            str(row[0])
            for table in tables
            for row in self._connection.execute(sql, {"t": table, "p": person})
        }

    # -- seats without a person ------------------------------------------------------------------

    def leave_nameless(
        self, table: TableNumber, person: PersonId, instead: PersonId, name: str
    ) -> None:
        """Makes a seat anonymous: it holds `instead` and this name."""
        self._do(
            "update seat set person = :instead, name = :name, hand = null, tip = null, tip_at = -1,"
            " muted = 0"
            " where table_id = :t and person = :p",
            instead=instead,
            name=name,
            t=table,
            p=person,
        )

    def leave_seat(self, table: TableNumber, who: str, place: int) -> None:
        """Records that a forgotten person has played this seat. who: a hash that reveals
        nothing.
        """
        self._do(
            "insert into left_seat (table_id, who, place) values (:t, :who, :n)"
            " on conflict do nothing",
            t=table,
            who=who,
            n=place,
        )

    def left_at(self, table: TableNumber, who: str) -> list[int]:
        """Returns the seats of a game under way that somebody played before they were forgotten."""
        sql = "select place from left_seat where table_id = :t and who = :who order by place"
        return [int(row[0]) for row in self._connection.execute(sql, {"t": table, "who": who})]

    def forget_past(self, table: TableNumber, person: PersonId) -> None:
        """Removes a person from results and earlier seats of a table: see
        `bot/tables/anonymous.py`.
        """
        self._do(
            "update sitting set person = -1 - place where table_id = :t and person = :p",
            t=table,
            p=person,
        )
        self._do(
            "update result set person = null where table_id = :t and person = :p",
            t=table,
            p=person,
        )

    # -- being forgotten -------------------------------------------------------------------------

    def begin_erasure(self, person: PersonId, names: Iterable[str]) -> None:
        """Records that somebody is being forgotten from now on. names: their names at any table."""
        self._do(
            "insert into erasure (person, names, begun) values (:p, :names, :now)"
            " on conflict (person) do update set names = excluded.names",
            p=person,
            names=plain("names", sorted(names)),
            now=self.now,
        )

    def erasure(self, person: PersonId) -> ErasureRow | None:
        """Returns the state of a person's deletion, or None if there is none."""
        return self._one(ErasureRow, "select * from erasure where person = :p", p=person)

    def erasures(self) -> list[PersonId]:
        """Returns the people who are being forgotten."""
        return [PersonId(row[0]) for row in self._connection.execute("select person from erasure")]

    def forget_person(self, person: PersonId, lanes: Iterable[str]) -> None:
        """Deletes somebody's settings, the rows in these lanes, and the record of their
        deletion.
        """
        self._do("delete from person where id = :p", p=person)
        for name in _THEIRS:
            self._do(f"delete from {name} where person = :p", p=person)  # noqa: S608 - names are ours
        for name in ("avoid", "beside"):
            self._do(f"delete from {name} where person = :p or other = :p", p=person)  # noqa: S608 - as above
        for lane in lanes:
            self._do("delete from outbox where lane = :lane", lane=lane)
            self._do("delete from posted where lane = :lane", lane=lane)

    # -- waiting rows ----------------------------------------------------------------------------

    def sentences(self, table: TableNumber) -> list[OutboxRow]:
        """Returns the sentences about a table that are still to be delivered, parked or not."""
        return self._all(OutboxRow, "select * from outbox where table_id = :t order by id", t=table)

    def in_lane(self, lane: str) -> list[OutboxRow]:
        """Returns the rows that are still to be delivered in a lane, parked or not."""
        return self._all(
            OutboxRow, "select * from outbox where lane = :lane order by id", lane=lane
        )

    def naming(self, person: PersonId) -> list[OutboxRow]:
        """Returns the rows still to be delivered whose body contains somebody's id."""
        sql = "select * from outbox where body like :p order by id"
        return self._all(OutboxRow, sql, p=f"%{person}%")

    def sittings(self, table: TableNumber) -> list[SittingRow]:
        """Returns the people who played seats of a table before they changed hands, in that
        order.
        """
        sql = f"select {_SITTING} from sitting s where s.table_id = :t order by s.plies, s.rowid"  # noqa: S608 - our own words
        return self._all(SittingRow, sql, t=table)

    def all_motions(self, table: TableNumber) -> list[MotionRow]:
        """Returns all motions of a table, decided or open."""
        return self._all(MotionRow, "select * from motion where table_id = :t order by id", t=table)
