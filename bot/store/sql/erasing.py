"""Finding and deleting what is stored about somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import MotionRow, OutboxRow, SittingRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

_THEIRS = ("draft", "reminder", "vacation")
"""Tables of which the rows with somebody in `person` are about them alone."""


class ErasingSql(Statements):
    """Rows of every table that names people."""

    def tables_with(self, person: int) -> list[int]:
        """The tables, over or not, at which somebody sits, sat, or which they host; by number."""
        sql = (
            "select table_id from seat where person = :p"
            " union select table_id from sitting where person = :p"
            " union select id from game_table where host = :p order by 1"
        )
        return [int(row[0]) for row in self._connection.execute(sql, {"p": person})]

    def leave_nameless(self, table: int, person: int, instead: int, name: str) -> None:
        """A seat is left without a person: it holds `instead` and this name."""
        self._do(
            "update seat set person = :instead, name = :name, hand = null"
            " where table_id = :t and person = :p",
            instead=instead,
            name=name,
            t=table,
            p=person,
        )

    def forget_past(self, person: int) -> None:
        """Whoever came to a result, or played a seat before it changed hands, is nobody: see
        `bot/tables/nameless.py`.
        """
        self._do("update sitting set person = -1 - place where person = :p", p=person)
        self._do("update result set person = null where person = :p", p=person)

    def forget_person(self, person: int, lanes: Iterable[str]) -> None:
        """Delete what somebody chose and what is under way to them in these lanes."""
        self._do("delete from person where id = :p", p=person)
        for name in _THEIRS:
            self._do(f"delete from {name} where person = :p", p=person)  # noqa: S608 - names are ours
        for lane in lanes:
            self._do("delete from outbox where lane = :lane", lane=lane)
            self._do("delete from posted where lane = :lane", lane=lane)

    def sentences(self, table: int) -> list[OutboxRow]:
        """What is still to be said about a table, set aside or not."""
        return self._all(OutboxRow, "select * from outbox where table_id = :t order by id", t=table)

    def in_lane(self, lane: str) -> list[OutboxRow]:
        """What is still to be delivered in a lane, set aside or not."""
        return self._all(
            OutboxRow, "select * from outbox where lane = :lane order by id", lane=lane
        )

    def naming(self, person: int) -> list[OutboxRow]:
        """What is still to be delivered in whose body the number of somebody stands."""
        sql = "select * from outbox where body like :p order by id"
        return self._all(OutboxRow, sql, p=f"%{person}%")

    def sittings(self, table: int) -> list[SittingRow]:
        """Who played seats of a table before they changed hands, in that order."""
        sql = "select * from sitting where table_id = :t order by plies, rowid"
        return self._all(SittingRow, sql, t=table)

    def all_motions(self, table: int) -> list[MotionRow]:
        """What a table has decided together, or is to."""
        return self._all(MotionRow, "select * from motion where table_id = :t order by id", t=table)
