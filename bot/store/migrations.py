"""Numbered migrations, each applied once and recorded with its hash."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from importlib import resources
from typing import Any

import msgspec

from bot.store.errors import StoreChangedError, StoreDamagedError, StoreNewerError


class Migration(msgspec.Struct, frozen=True):
    """One file of `schema/`: its number, its SQL and the SHA-256 of it in hex."""

    number: int
    sql: str
    digest: str


def migrations() -> list[Migration]:
    """Returns all migrations of this version, in order."""
    found = []
    for file in resources.files("bot.store").joinpath("schema").iterdir():
        if file.name.endswith(".sql"):
            sql = file.read_text("utf-8")
            digest = hashlib.sha256(sql.encode()).hexdigest()
            found.append(Migration(int(file.name[:4]), sql, digest))
    return sorted(found, key=lambda migration: migration.number)


def applied(connection: sqlite3.Connection) -> dict[int, str]:
    """Returns number and hash of the migrations that the database has had applied."""
    known = "select count(*) from sqlite_master where type = 'table' and name = 'migration'"
    if not connection.execute(known).fetchone()[0]:
        if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
            raise StoreDamagedError("the database holds tables that are not this bot's")
        return {}
    return {row[0]: row[1] for row in connection.execute("select number, digest from migration")}


def pending(connection: sqlite3.Connection) -> list[Migration]:
    """Returns the migrations that must still be applied.

    Raises `StoreNewerError` if the database knows a migration that this version does not,
    `StoreChangedError` if one has another hash, `StoreDamagedError` if one is missing before
    another that was applied.
    """
    done, ours = applied(connection), migrations()
    if unknown := done.keys() - {migration.number for migration in ours}:
        raise StoreNewerError(f"migration {max(unknown)} is unknown to this version")
    for migration in ours:
        if done.get(migration.number, migration.digest) != migration.digest:
            raise StoreChangedError(f"migration {migration.number} was applied in another form")
    todo = [migration for migration in ours if migration.number not in done]
    if done and todo and todo[0].number < max(done):
        raise StoreDamagedError(f"migration {todo[0].number} is missing")
    return todo


def foreign_parts(connection: sqlite3.Connection) -> list[str]:
    """Returns the parts of a database that differ from what its migrations made.

    Such a part is a trigger, a view in place of a table, or a missing or different column. Raises
    as `pending` does. Opening such a database would run its triggers, so nothing is written to it
    before this has been checked.
    """
    done = applied(connection)
    pending(connection)
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        migrate(fresh, [each for each in migrations() if each.number in done], now=0)
        meant, found = _parts(fresh), _parts(connection)
    return [
        f"{kind} {name} is not as this bot made it"
        for (kind, name) in sorted(meant.keys() | found.keys())
        if meant.get((kind, name)) != found.get((kind, name))
    ]


_SCHEMA = "select type, name, sql from sqlite_schema where name not like 'sqlite#_%' escape '#'"
_ABOUT = {
    "table": (
        "select * from pragma_table_xinfo(:name)",
        "select * from pragma_foreign_key_list(:name)",
        "select * from pragma_index_list(:name)",
    ),
    "index": ("select * from pragma_index_xinfo(:name)",),
}
"""The facts that define a part of a schema, whatever its SQL looks like."""


def _parts(connection: sqlite3.Connection) -> dict[tuple[str, str], list[tuple[Any, ...]]]:
    """Returns every part of a schema, by its kind and name."""
    parts = {}
    for kind, name, sql in connection.execute(_SCHEMA).fetchall():
        rows = [
            tuple(row)
            for about in _ABOUT.get(kind, ())
            for row in connection.execute(about, {"name": name})
        ]
        # A trigger or a view has nothing but its text to compare; our schema has none.
        parts[kind, name] = rows or [(sql,)]
    return parts


def migrate(connection: sqlite3.Connection, todo: list[Migration], now: int) -> None:
    """Applies these migrations, all or none."""
    connection.execute("begin immediate")
    try:
        connection.execute(
            "create table if not exists migration"
            " (number integer primary key, digest text not null, at integer not null) strict"
        )
        for migration in todo:
            for statement in statements(migration.sql):
                connection.execute(statement)
            connection.execute(
                "insert into migration (number, digest, at) values (:number, :digest, :at)",
                {"number": migration.number, "digest": migration.digest, "at": now},
            )
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")


def statements(sql: str) -> list[str]:
    """Returns the statements of a migration one by one, because `executescript` would commit
    between them.
    """
    found, rest = [], ""
    for part in sql.split(";"):
        rest += part
        if sqlite3.complete_statement(f"{rest};"):  # not inside a string, a comment or a trigger
            found.append(rest.strip())
            rest = ""
        else:
            rest += ";"
    if rest:
        raise ValueError(f"a migration breaks off: {rest.strip()}")
    return [statement for statement in found if statement]
