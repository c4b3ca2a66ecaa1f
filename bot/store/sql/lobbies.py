"""Statements about tables that wait for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from bot.ids import TableNumber


class PlayerCallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A message that calls for players, and what it says. See the schema."""

    message: int
    says: str


class LobbySql(Statements):
    """Rows of `player_call`."""

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
