"""Numbered migrations, each applied once, its hash remembered."""

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
    """All migrations this version ships, in order."""
    found = []
    for file in resources.files("bot.store").joinpath("schema").iterdir():
        if file.name.endswith(".sql"):
            sql = file.read_text("utf-8")
            digest = hashlib.sha256(sql.encode()).hexdigest()
            found.append(Migration(int(file.name[:4]), sql, digest))
    return sorted(found, key=lambda migration: migration.number)


def applied(connection: sqlite3.Connection) -> dict[int, str]:
    """Number and hash of what the database has had applied."""
    known = "select count(*) from sqlite_master where type = 'table' and name = 'migration'"
    if not connection.execute(known).fetchone()[0]:
        if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
            raise StoreDamagedError("the database holds tables that are not this bot's")
        return {}
    return {row[0]: row[1] for row in connection.execute("select number, digest from migration")}


def pending(connection: sqlite3.Connection) -> list[Migration]:
    """What must still be applied.

    Raises `StoreNewerError` if the database knows a migration this version does not,
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
    """What in a database is not as its own migrations made it: a trigger, a view in the place of a
    table, a missing or another column. Empty if nothing is. Raises as `pending` does.

    Whoever opens such a database runs what stands in it, so nothing is written to it before this
    has been asked.
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
"""What a part of a schema is, however it was written down."""


def _parts(connection: sqlite3.Connection) -> dict[tuple[str, str], list[tuple[Any, ...]]]:
    """Every part of a schema, by its kind and name."""
    parts = {}
    for kind, name, sql in connection.execute(_SCHEMA).fetchall():
        rows = [
            tuple(row)
            for about in _ABOUT.get(kind, ())
            for row in connection.execute(about, {"name": name})
        ]
        # Of a trigger or a view there is nothing else to know than its text; we have none.
        parts[kind, name] = rows or [(sql,)]
    return parts


def migrate(connection: sqlite3.Connection, todo: list[Migration], now: int) -> None:
    """Apply these migrations, all or none."""
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
    """The statements of a migration, one by one: `executescript` would commit between them."""
    found, rest = [], ""
    for part in sql.split(";"):
        rest += part
        if sqlite3.complete_statement(f"{rest};"):  # not within a text, a comment or a trigger
            found.append(rest.strip())
            rest = ""
        else:
            rest += ";"
    if rest:
        raise ValueError(f"a migration breaks off: {rest.strip()}")
    return [statement for statement in found if statement]
