"""Statements about whom people avoid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.ids import PersonId, TableNumber
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

AvoidKind: TypeAlias = Literal["avoid", "bar"]


class AvoidRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom a person avoids. See the schema."""

    other: PersonId
    kind: AvoidKind
    name: str
    at: int


class BesideRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has sat down where a person sits who avoids them."""

    table_id: TableNumber
    other: PersonId


class AvoidSql(Statements):
    """Rows of `avoid` and `beside`. What is asked about a table or several people is one
    statement, whoever avoids whom: the number of statements tells nothing.
    """

    # -- somebody's list -------------------------------------------------------------------------

    def avoid(self, person: PersonId, other: PersonId, kind: AvoidKind, name: str) -> None:
        """Notes that somebody avoids another from now on, or how."""
        self._do(
            "insert into avoid (person, other, kind, name, at)"
            " values (:person, :other, :kind, :name, :now)"
            " on conflict (person, other) do update set kind = :kind, name = :name",
            person=person,
            other=other,
            kind=kind,
            name=name,
            now=self.now,
        )

    def avoid_no_more(self, person: PersonId, other: PersonId) -> None:
        """Forgets that somebody avoids another, and what they were to be told of them."""
        for name in ("avoid", "beside"):
            sql = f"delete from {name} where person = :p and other = :o"  # noqa: S608 - our own words
            self._do(sql, p=person, o=other)

    def avoided(self, person: PersonId) -> list[AvoidRow]:
        """Returns whom somebody avoids, in the order in which they began to."""
        sql = "select other, kind, name, at from avoid where person = :p order by at, rowid"
        return self._all(AvoidRow, sql, p=person)

    # -- who is kept apart -----------------------------------------------------------------------

    def apart(self, people: Iterable[PersonId]) -> frozenset[frozenset[int]]:
        """Returns the pairs among these people of whom one avoids the other."""
        sql = (
            "select person, other from avoid where person in (select value from json_each(:ids))"
            " and other in (select value from json_each(:ids))"
        )
        ids = msgspec.json.encode(sorted(people)).decode()
        return frozenset(frozenset(row) for row in self._connection.execute(sql, {"ids": ids}))

    def is_refused(self, table: TableNumber, person: PersonId) -> bool:
        """Whether somebody cannot sit down at a table: the host has asked them to leave, or bars
        them.
        """
        sql = (
            "select exists (select 1 from put_out where table_id = :t and person = :p)"
            " or exists (select 1 from game_table t join avoid a on a.person = t.host"
            " where t.id = :t and a.other = :p and a.kind = 'bar')"
        )
        return bool(self._number(sql, t=table, p=person))

    def avoiders_at(self, table: TableNumber, person: PersonId) -> list[PersonId]:
        """Returns who sits at a table and avoids this person."""
        sql = (
            "select s.person from seat s join avoid a on a.person = s.person and a.other = :p"
            " where s.table_id = :t and s.person <> :p order by s.place"
        )
        return [
            PersonId(row[0]) for row in self._connection.execute(sql, {"t": table, "p": person})
        ]

    def avoiders_of_table(self, table: TableNumber) -> frozenset[PersonId]:
        """Returns everybody who avoids somebody who sits at a table, wherever they are."""
        sql = (
            "select distinct a.person from seat s join avoid a on a.other = s.person"
            " where s.table_id = :t"
        )
        return frozenset(PersonId(row[0]) for row in self._connection.execute(sql, {"t": table}))

    # -- what is to be told ----------------------------------------------------------------------

    def add_beside(self, person: PersonId, table: TableNumber, other: PersonId) -> None:
        """Notes that somebody is to be told of another who has sat down."""
        self._do(
            "insert or ignore into beside (person, table_id, other) values (:p, :t, :o)",
            p=person,
            t=table,
            o=other,
        )

    def beside(self, person: PersonId) -> list[BesideRow]:
        """Returns what somebody is to be told, by table."""
        sql = "select table_id, other from beside where person = :p order by table_id, rowid"
        return self._all(BesideRow, sql, p=person)

    def told_beside(self, person: PersonId, table: TableNumber | None = None) -> None:
        """Notes that somebody has been told of a table, or of all."""
        sql = "delete from beside where person = :p and table_id = coalesce(:t, table_id)"
        self._do(sql, p=person, t=table)

    def untold(self) -> list[PersonId]:
        """Returns the people who are to be told of somebody."""
        sql = "select distinct person from beside"
        return [PersonId(row[0]) for row in self._connection.execute(sql)]
