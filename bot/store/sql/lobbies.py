"""Statements about tables that wait for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from bot.ids import TableNumber


class PlayerCallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message that calls for players, and what it says. See the schema."""

    message: int
    says: str


class LobbySql(Statements):
    """Rows of `player_call`, `put_out` and `seat_wish`, and the order in which people sat down."""

    def add_player_call(self, table: TableNumber, message: int) -> None:
        """Notes a message that calls for players."""
        sql = "insert or ignore into player_call (table_id, message) values (:t, :message)"
        self._do(sql, t=table, message=message)

    def player_calls(self, table: TableNumber) -> list[PlayerCallRow]:
        """Returns the messages that call for players at a table, oldest first."""
        sql = "select message, says from player_call where table_id = :t order by message"
        return self._all(PlayerCallRow, sql, t=table)

    def save_player_call(self, table: TableNumber, message: int, says: str) -> None:
        """Notes what such a message says now."""
        sql = "update player_call set says = :says where table_id = :t and message = :message"
        self._do(sql, t=table, message=message, says=says)

    def drop_player_calls(self, table: TableNumber) -> None:
        """Forgets these messages, because they stay as they are."""
        self._do("delete from player_call where table_id = :t", t=table)

    def put_out(self, table: TableNumber, person: PersonId) -> None:
        """Notes that somebody was asked to leave."""
        sql = "insert or ignore into put_out (table_id, person, at) values (:t, :p, :now)"
        self._do(sql, t=table, p=person, now=self.now)
        self._do("delete from invited where table_id = :t and person = :p", t=table, p=person)

    def put_out_at(self, table: TableNumber, person: PersonId) -> int | None:
        """Returns when somebody was asked to leave a table, or None if they never were."""
        sql = "select at from put_out where table_id = :t and person = :p"
        return self._number(sql, t=table, p=person)

    def forget_put_out(self, table: TableNumber, person: PersonId) -> None:
        """Forgets that somebody was asked to leave."""
        self._do("delete from put_out where table_id = :t and person = :p", t=table, p=person)

    def wish_seat(self, table: TableNumber, person: PersonId) -> None:
        """Notes that somebody is to be told when a seat is free."""
        sql = "insert or ignore into seat_wish (table_id, person, at) values (:t, :p, :now)"
        self._do(sql, t=table, p=person, now=self.now)

    def seat_wished_at(self, table: TableNumber, person: PersonId) -> int | None:
        """Returns since when somebody is to be told, or None if they are not."""
        sql = "select at from seat_wish where table_id = :t and person = :p"
        return self._number(sql, t=table, p=person)

    def seat_wishes(self, table: TableNumber) -> list[PersonId]:
        """Returns who is to be told when a seat is free, in the order in which they asked."""
        sql = "select person from seat_wish where table_id = :t order by at, rowid"
        return [PersonId(row[0]) for row in self._connection.execute(sql, {"t": table})]

    def forget_seat_wish(self, table: TableNumber, person: PersonId) -> None:
        """Forgets that somebody is to be told."""
        self._do("delete from seat_wish where table_id = :t and person = :p", t=table, p=person)

    def arrivals(self, table: TableNumber) -> list[PersonId]:
        """Returns who sits at a table, in the order in which they sat down."""
        sql = (
            "select s.person from seat s where s.table_id = :t order by coalesce((select max(o.at)"
            " from sitting o where o.table_id = s.table_id and o.place = s.place), 0), s.rowid"
        )
        return [PersonId(row[0]) for row in self._connection.execute(sql, {"t": table})]
