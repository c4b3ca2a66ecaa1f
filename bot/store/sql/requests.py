"""Statements about who may sit down at tables at which not everybody may."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId, TableNumber
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable


class SeatRequestRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has asked to sit down. See the schema."""

    person: PersonId
    name: str
    at: int


class RequestSql(Statements):
    """Rows of `seat_request` and `invited`."""

    def request_seat(self, table: TableNumber, person: PersonId, name: str) -> None:
        """Notes that somebody asks to sit down."""
        self._do(
            "insert or ignore into seat_request (table_id, person, name, at)"
            " values (:t, :p, :name, :now)",
            t=table,
            p=person,
            name=name,
            now=self.now,
        )

    def seat_requests(self, table: TableNumber) -> list[SeatRequestRow]:
        """Returns who asks to sit down, in the order in which they asked."""
        sql = "select person, name, at from seat_request where table_id = :t order by at, rowid"
        return self._all(SeatRequestRow, sql, t=table)

    def seat_request(self, table: TableNumber, person: PersonId) -> SeatRequestRow | None:
        """Returns what somebody has asked, or None if they have not."""
        sql = "select person, name, at from seat_request where table_id = :t and person = :p"
        return self._one(SeatRequestRow, sql, t=table, p=person)

    def tell_of_requests(self, table: TableNumber, host: PersonId) -> bool:
        """Notes that a host has been told of everybody who asks; returns whether there was anybody
        of whom they had not been.
        """
        sql = "update seat_request set host = :h where table_id = :t and host is not :h"
        return self._do(sql, t=table, h=host) > 0

    def forget_seat_request(self, table: TableNumber, person: PersonId) -> None:
        """Forgets that somebody asks to sit down."""
        self._do("delete from seat_request where table_id = :t and person = :p", t=table, p=person)

    def tables_asked(self, host: PersonId) -> list[TableNumber]:
        """Returns the tables of a host at which somebody asks to sit down, in order."""
        sql = (
            "select distinct t.id from game_table t join seat_request r on r.table_id = t.id"
            " where t.host = :p order by t.id"
        )
        return [TableNumber(row[0]) for row in self._connection.execute(sql, {"p": host})]

    def hosts_unwritten(self) -> list[PersonId]:
        """Returns the hosts at whose tables somebody asks, and who get no direct messages.

        Requests, which are few, are looked through first.
        """
        sql = (
            "select distinct t.host from seat_request"
            " cross join game_table t on t.id = seat_request.table_id"
            " cross join person p on p.id = t.host where p.dm = 0 or p.dm_closed = 1"
        )
        return [PersonId(row[0]) for row in self._connection.execute(sql)]

    def invite(self, table: TableNumber, people: Iterable[PersonId]) -> None:
        """Notes that people may sit down without asking, even if they were asked to leave."""
        for person in people:
            self._do(
                "insert or ignore into invited (table_id, person, at) values (:t, :p, :now)",
                t=table,
                p=person,
                now=self.now,
            )
            self._do("delete from put_out where table_id = :t and person = :p", t=table, p=person)

    def invited_at(self, table: TableNumber, person: PersonId) -> int | None:
        """Returns since when somebody may sit down without asking, or None if they may not."""
        sql = "select at from invited where table_id = :t and person = :p"
        return self._number(sql, t=table, p=person)

    def invited(self, table: TableNumber) -> list[PersonId]:
        """Returns who may sit down without asking, in the order in which they were invited."""
        sql = "select person from invited where table_id = :t order by at, rowid"
        return [PersonId(row[0]) for row in self._connection.execute(sql, {"t": table})]

    def tables_inviting(self, person: PersonId) -> list[TableNumber]:
        """Returns the tables by invitation where somebody may sit down and does not, in order."""
        sql = (
            "select i.table_id from invited i join game_table t on t.id = i.table_id"
            " where i.person = :p and t.who_sits = 'invited' and t.phase = 'lobby' and not exists"
            " (select 1 from seat s where s.table_id = t.id and s.person = :p) order by t.id"
        )
        return [TableNumber(row[0]) for row in self._connection.execute(sql, {"p": person})]

    def forget_invited(self, table: TableNumber, person: PersonId) -> None:
        """Forgets that somebody may sit down without asking."""
        self._do("delete from invited where table_id = :t and person = :p", t=table, p=person)
