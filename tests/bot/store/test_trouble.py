"""Errors of SQLite are each raised as one clear error, and nothing that was written is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.store import sqlite as sqlite_module
from bot.store.errors import (
    StoreBusyError,
    StoreDamagedError,
    StoreError,
    StoreFullError,
    StoreReadOnlyError,
    translate,
)
from bot.store.sqlite import SqliteStore
from tests.bot.store.conftest import now

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.transaction import Transaction


async def test_a_database_that_another_process_holds_is_busy(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        sqlite_module,
        "_PRAGMAS",
        [*(p for p in sqlite_module._PRAGMAS if "busy" not in p), "pragma busy_timeout = 0"],
    )
    store = await SqliteStore.open(database, now)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("begin immediate")
        outcomes = await asyncio.gather(
            store.write(lambda tx: tx.save_fact("a", "v")),
            store.write(lambda tx: tx.save_fact("b", "v")),
            return_exceptions=True,
        )
        other.execute("rollback")
    assert all(isinstance(outcome, StoreBusyError) for outcome in outcomes)
    await store.write(lambda tx: tx.save_fact("a", "v"))  # the other process has let go
    await store.close()


async def test_a_full_disk_loses_only_the_jobs_of_one_group(store: SqliteStore) -> None:
    await store.write(lambda tx: tx.save_fact("kept", "v"))

    def fill(tx: Transaction) -> None:
        tx.save_fact("big", "x" * 1_000_000)

    def limit(tx: Transaction, pages: int) -> None:
        tx._connection.execute(f"pragma max_page_count = {pages}")

    pages = await store.read(lambda tx: tx._connection.execute("pragma page_count").fetchone()[0])
    await store.read(lambda tx: limit(tx, pages + 5))
    outcomes = await asyncio.gather(
        store.write(lambda tx: tx.save_fact("with it", "v")),
        store.write(fill),
        return_exceptions=True,
    )
    assert all(isinstance(outcome, StoreFullError) for outcome in outcomes)
    found = await store.read(lambda tx: [tx.fact(k) for k in ("kept", "with it", "big")])
    assert found == ["v", None, None]
    await store.read(lambda tx: limit(tx, 1_000_000))
    await store.write(fill)  # there is room again


async def test_a_file_that_cannot_be_written_is_read_only(store: SqliteStore) -> None:
    def shut(tx: Transaction) -> None:
        tx._connection.execute("pragma query_only = on")

    await store.read(shut)
    with pytest.raises(StoreReadOnlyError):
        await store.write(lambda tx: tx.save_fact("k", "v"))


async def test_a_folder_that_does_not_exist_is_read_only(tmp_path: Path) -> None:
    with pytest.raises(StoreReadOnlyError):
        await SqliteStore.open(tmp_path / "nowhere" / "games.db", now)


async def test_a_file_that_is_not_a_database_is_damaged_and_left_alone(database: Path) -> None:
    database.write_bytes(b"not a database at all, " * 100)
    before = database.read_bytes()
    with pytest.raises(StoreDamagedError):
        await SqliteStore.open(database, now)
    assert database.read_bytes() == before


async def test_a_database_of_another_program_is_damaged_and_left_alone(database: Path) -> None:
    with closing(sqlite3.connect(database)) as raw:
        raw.execute("create table customers (id integer)")
        raw.commit()
    with pytest.raises(StoreDamagedError):
        await SqliteStore.open(database, now)
    with closing(sqlite3.connect(database)) as raw:
        assert [row[0] for row in raw.execute("select name from sqlite_master")] == ["customers"]


async def test_damaged_pages_are_noticed_when_they_are_read(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    for number in range(200):
        await store.write(lambda tx, n=number: tx.save_fact(str(n), "x" * 500))
    await store.close()
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size - 60_000)
        file.write(os.urandom(55_000))
    store = await SqliteStore.open(database, now)
    with pytest.raises(StoreDamagedError):
        await store.read(lambda tx: [tx.fact(str(n)) for n in range(200)])
    await store.close()


async def test_an_error_while_opening_leaves_no_thread_behind(
    tmp_path: Path, database: Path
) -> None:
    database.write_bytes(b"not a database at all, " * 100)
    # the folder is refused before the thread starts, the file after
    for path in (tmp_path, database):
        with pytest.raises(StoreError):
            await SqliteStore.open(path, now)
    threads = [t for t in threading.enumerate() if "_connection_worker_thread" in t.name]
    for thread in threads:
        thread.join(timeout=5)
        assert not thread.is_alive()


@pytest.mark.parametrize(
    ("code", "key"),
    [
        (sqlite3.SQLITE_BUSY, "store-busy"),
        (sqlite3.SQLITE_BUSY | 2 << 8, "store-busy"),
        (sqlite3.SQLITE_LOCKED, "store-busy"),
        (sqlite3.SQLITE_FULL, "store-full"),
        (sqlite3.SQLITE_READONLY | 5 << 8, "store-read-only"),
        (sqlite3.SQLITE_CANTOPEN, "store-read-only"),
        (sqlite3.SQLITE_PERM, "store-read-only"),
        (sqlite3.SQLITE_CORRUPT, "store-damaged"),
        (sqlite3.SQLITE_NOTADB, "store-damaged"),
        (sqlite3.SQLITE_CONSTRAINT | 6 << 8, "store-failed"),
        (sqlite3.SQLITE_IOERR, "store-failed"),
        (0, "store-failed"),
    ],
)
def test_only_the_primary_error_code_counts(code: int, key: str) -> None:
    error = sqlite3.OperationalError("words of SQLite's")
    error.sqlite_errorcode = code
    assert translate(error).key == key


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_without_write_permission_is_read_only(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    await store.close()
    database.chmod(stat.S_IRUSR)
    database.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        with pytest.raises(StoreReadOnlyError):
            await SqliteStore.open(database, now)
    finally:
        database.parent.chmod(stat.S_IRWXU)
