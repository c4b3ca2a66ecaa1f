"""Finds a person in a database, in every column of every table."""

from __future__ import annotations

import contextlib
import sqlite3
import string
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


_TOO_SHORT = 12
"""Digits below which random hex, such as the secret of a database, may well hold a number."""


@contextlib.contextmanager
def looking(database: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        yield connection


def tables_of(connection: sqlite3.Connection) -> list[str]:
    """Returns every table, even those that are younger than this test."""
    sql = "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
    return sorted(str(row[0]) for row in connection.execute(sql))


def dump(database: Path) -> dict[str, list[dict[str, Any]]]:
    """Returns every row of every table."""
    with looking(database) as connection:
        return {
            table: [dict(row) for row in connection.execute(f"select * from {table}")]
            for table in tables_of(connection)
        }


def holds(value: Any, *signs: str) -> bool:
    """Tells whether one of these occurs in a value, by itself or within a text.

    Raises ValueError for a sign that may also occur in random hex, such as the number 101.
    """
    for sign in signs:
        if len(sign) < _TOO_SHORT and set(sign) <= set(string.hexdigits):
            raise ValueError(f"too short to be a sign of somebody: {sign}")
    words = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
    return any(sign in words for sign in signs)


def found(rows: dict[str, list[dict[str, Any]]], *signs: str) -> set[str]:
    """Returns the columns in which one of these occurs, as ``seat.person``."""
    return {
        f"{table}.{column}"
        for table, several in rows.items()
        for row in several
        for column, value in row.items()
        if holds(value, *signs)
    }


def with_column(rows: dict[str, list[dict[str, Any]]], database: Path, column: str) -> set[str]:
    """Returns the tables that have a column of this name."""
    with looking(database) as connection:
        return {
            table
            for table in rows
            if column in {str(c[1]) for c in connection.execute(f"pragma table_info({table})")}
        }
