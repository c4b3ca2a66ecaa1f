"""Migrations are applied once, in order, all or none, and remembered by their hash."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.ids import TableNumber
from bot.store import migrations as migrations_module
from bot.store.errors import StoreChangedError, StoreError, StoreNewerError
from bot.store.migrations import Migration, migrations, statements
from bot.store.sqlite import SqliteStore
from tests.bot.store.conftest import now

if TYPE_CHECKING:
    from pathlib import Path


NEXT = migrations()[-1].number + 1
"""The number of the first migration this version does not have."""


def migration(number: TableNumber, sql: str) -> Migration:
    return Migration(number, sql, hashlib.sha256(sql.encode()).hexdigest())


def ship(monkeypatch: pytest.MonkeyPatch, *extra: Migration) -> None:
    """Adds migrations to those this version has."""
    ours = [*migrations(), *extra]
    monkeypatch.setattr(migrations_module, "migrations", lambda: ours)


async def open_and_close(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    await store.close()


def ask(database: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as raw:
        return raw.execute(sql).fetchall()


def test_migrations_are_numbered_without_gaps() -> None:
    numbers = [migration.number for migration in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_each_migration_is_applied_once_and_its_hash_is_remembered(database: Path) -> None:
    await open_and_close(database)
    await open_and_close(database)
    known = ask(database, "select number, digest, at from migration")
    assert known == [(m.number, m.digest, now()) for m in migrations()]


async def test_only_new_migrations_are_applied(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_and_close(database)
    ship(monkeypatch, migration(TableNumber(NEXT), "alter table fact add column extra text;"))
    store = await SqliteStore.open(database, now)
    await store.write(lambda tx: tx._do("insert into fact values ('a', 'b', 'c')"))
    await store.close()
    assert ask(database, "select number from migration order by number") == [
        (n,) for n in range(1, NEXT + 1)
    ]


async def test_a_copy_is_made_before_migrating(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(database, now)
    await store.write(lambda tx: tx.save_fact("kept", "before"))
    await store.close()
    ship(monkeypatch, migration(TableNumber(NEXT), "delete from fact;"))
    await open_and_close(database)
    copy = database.with_name(f"{database.name}.before-{NEXT:04d}")
    assert ask(copy, "select key, value from fact where key = 'kept'") == [("kept", "before")]
    assert ask(database, "select key from fact where key = 'kept'") == []


async def test_a_new_database_needs_no_copy(database: Path) -> None:
    await open_and_close(database)
    assert [path.name for path in database.parent.iterdir()] == [database.name]


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_and_close(database)
    with monkeypatch.context() as patched:
        ship(
            patched,
            migration(TableNumber(NEXT), "create table proof (n integer) strict;"),
            migration(
                TableNumber(NEXT + 1),
                "insert into proof values (1); insert into nowhere values (1);",
            ),
        )
        with pytest.raises(StoreError):
            await SqliteStore.open(database, now)
        assert ask(database, "select count(*) from sqlite_master where name = 'proof'") == [(0,)]
        with pytest.raises(StoreError):  # not a copy that is already there
            await SqliteStore.open(database, now)
    await open_and_close(database)


async def test_a_database_of_a_newer_version_is_refused(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        ship(patched, migration(TableNumber(NEXT), "create table later (n integer) strict;"))
        await open_and_close(database)
    before = database.read_bytes()
    with pytest.raises(StoreNewerError):
        await SqliteStore.open(database, now)
    assert database.read_bytes() == before


async def test_a_changed_migration_is_refused(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        ship(patched, migration(TableNumber(NEXT), "create table later (n integer) strict;"))
        await open_and_close(database)
    ship(
        monkeypatch,
        migration(TableNumber(NEXT), "create table later (n integer, m integer) strict;"),
    )
    with pytest.raises(StoreChangedError):
        await SqliteStore.open(database, now)


def test_statements_are_split_where_sqlite_ends_them() -> None:
    sql = """
    -- a comment; with a semicolon
    create table a (t text default ';');
    create trigger b after insert on a begin delete from a; update a set t = 'x'; end;
    insert into a values ('c')
    """
    found = statements(sql)
    assert len(found) == 3
    assert found[1].endswith("end")


def test_a_migration_with_an_unfinished_statement_is_refused() -> None:
    with pytest.raises(ValueError, match="breaks off"):
        statements("insert into a values ('never closed);")


async def test_sentences_that_wait_become_what_was_told_when_turns_become_messages(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a table whose lines, call and board waited when the bot was updated, each line is told by
    one row that shows the turn.
    """
    before = [migration for migration in migrations() if migration.number < 15]
    with monkeypatch.context() as patched:
        patched.setattr(migrations_module, "migrations", lambda: before)
        await open_and_close(database)
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute(
            "insert into game_table (id, game, options, locale, guild, channel, host, phase,"
            " opened, changed) values (3, 'slasher', '{}', 'en', 1, 2, 4, 'playing', 0, 0)"
        )
        for kind, body in (("card", "{}"), ("line", "a"), ("line", "b"), ("turn", "{}")):
            raw.execute(
                "insert into outbox (table_id, lane, kind, body, made, due)"
                " values (3, 'public:3', ?, ?, 5, 5)",
                (kind, body),
            )
        raw.execute(
            "insert into outbox (table_id, lane, kind, body, made, due)"
            " values (3, 'dm:4', 'note', 'c', 5, 5)"
        )
    await open_and_close(database)
    assert ask(database, "select table_id, person, line from told order by id") == [
        (3, None, "a"),
        (3, None, "b"),
    ]
    assert ask(database, "select lane, kind, body from outbox order by lane, id") == [
        ("dm:4", "note", "c"),
        ("public:3", "card", "{}"),
        ("public:3", "turn", "{}"),
    ]
