"""What all statements share: running one, and reading rows as values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

Row = TypeVar("Row", bound=msgspec.Struct)

_JSON = {"options", "versions", "votes", "channels", "chosen", "names"}
_TUPLES = {"versions", "channels", "chosen", "names"}
_FLAGS = {"dm", "dm_closed", "doubt", "unheard", "settled", "counts", "gone"}


def plain(name: str, value: Any) -> Any:
    """A field of a row as its column holds it."""
    return msgspec.json.encode(value).decode() if name in _JSON else value


PORTION = 100
"""So many tables are read at once: a few milliseconds, after which it is others' turn."""

ALL = -1
"""The limit that is none, for what grows only with the games that go on."""


def columns(kind: type[msgspec.Struct], of: str, without: Sequence[str] = ()) -> str:
    """The columns a kind of row is read from, of the table known by the name `of`."""
    return ", ".join(f"{of}.{name}" for name in kind.__struct_fields__ if name not in without)


def _read(kind: type[Row], row: sqlite3.Row) -> Row:
    values = {
        name: msgspec.json.decode(value) if name in _JSON else value
        for name, value in zip(row.keys(), row, strict=True)
    }
    values |= {name: bool(values[name]) for name in _FLAGS & values.keys()}
    values |= {name: tuple(values[name]) for name in _TUPLES & values.keys()}
    return kind(**values)


class Statements:
    """Statements on one connection, run on the store's own thread.

    now: when the transaction was begun, unix milliseconds.
    """

    def __init__(self, connection: sqlite3.Connection, now: int) -> None:
        self._connection = connection
        self.now = now

    def _one(self, kind: type[Row], sql: str, **args: Any) -> Row | None:
        row = self._connection.execute(sql, args).fetchone()
        return None if row is None else _read(kind, row)

    def _all(self, kind: type[Row], sql: str, **args: Any) -> list[Row]:
        return [_read(kind, row) for row in self._connection.execute(sql, args)]

    def _number(self, sql: str, **args: Any) -> int | None:
        row = self._connection.execute(sql, args).fetchone()
        return None if row is None or row[0] is None else int(row[0])

    def _do(self, sql: str, **args: Any) -> int:
        """Run a statement; returns how many rows it changed."""
        return self._connection.execute(sql, args).rowcount
