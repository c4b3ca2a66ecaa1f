"""The common base of all statements: running one, and reading rows as values."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.ids import TableNumber

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Sequence

Row = TypeVar("Row", bound=msgspec.Struct)

_JSON = {
    "options",
    "versions",
    "votes",
    "channels",
    "chosen",
    "names",
    "questions",
    "called",
    "games",
    "likes",
}
_TUPLES = _JSON - {"options", "votes"}
_FLAGS = {
    "dm",
    "dm_closed",
    "doubt",
    "unheard",
    "settled",
    "counts",
    "gone",
    "sat",
    "hurried",
    "tips",
    "start_held",
    "full_told",
    "lost",
    "left_out",
    "quiet",
}


def plain(name: str, value: Any) -> Any:
    """Returns a field of a row as its column stores it."""
    return msgspec.json.encode(value).decode() if name in _JSON else value


PORTION = 100
"""Tables that are read at once, which takes a few milliseconds before others can run."""

ALL = -1
"""No limit, for numbers that grow only with the games under way."""


def columns(kind: type[msgspec.Struct], of: str, without: Sequence[str] = ()) -> str:
    """Returns the columns that a kind of row is read from, of the table with the alias `of`."""
    return ", ".join(f"{of}.{name}" for name in kind.__struct_fields__ if name not in without)


def _read(kind: type[Row], row: sqlite3.Row) -> Row:
    values = dict(zip(row.keys(), row, strict=True))
    for name, meant in _converters(kind):
        if name in values:
            values[name] = meant(values[name])
    return kind(**values)


@functools.cache
def _converters(kind: type[msgspec.Struct]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """Returns the columns of a kind of row that store a field in another form, with the
    functions that read them.
    """
    return tuple(
        (name, bool if name in _FLAGS else _tuple if name in _TUPLES else msgspec.json.decode)
        for name in kind.__struct_fields__
        if name in _FLAGS | _JSON
    )


def _tuple(words: str) -> tuple[Any, ...]:
    return tuple(msgspec.json.decode(words))


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

    def _tables(self, sql: str, **args: Any) -> list[TableNumber]:
        return [TableNumber(row[0]) for row in self._connection.execute(sql, args)]

    def _do(self, sql: str, **args: Any) -> int:
        """Runs a statement and returns how many rows it changed."""
        return self._connection.execute(sql, args).rowcount
