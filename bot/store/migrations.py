"""Numbered migrations, each applied once, its hash remembered."""

from __future__ import annotations

import hashlib
import sqlite3
from importlib import resources

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

    Raises `StoreNewerError` if the database knows a migration this version does not, and
    `StoreChangedError` if one has another hash.
    """
    done, ours = applied(connection), migrations()
    if unknown := done.keys() - {migration.number for migration in ours}:
        raise StoreNewerError(f"migration {max(unknown)} is unknown to this version")
    for migration in ours:
        if done.get(migration.number, migration.digest) != migration.digest:
            raise StoreChangedError(f"migration {migration.number} was applied in another form")
    return [migration for migration in ours if migration.number not in done]


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
