"""What the store uses of aiosqlite although aiosqlite does not promise it."""

from __future__ import annotations

import sqlite3
import threading
from importlib.metadata import version
from typing import TYPE_CHECKING

import aiosqlite
import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber


async def test_execute_runs_a_function_on_the_thread_that_owns_the_connection(
    database: Path,
) -> None:
    connection = await aiosqlite.connect(database, isolation_level=None)
    try:
        assert isinstance(connection._conn, sqlite3.Connection)

        def where(raw: sqlite3.Connection, number: TableNumber) -> tuple[str, int]:
            raw.execute("create table proof (number integer)")  # another thread may not do this
            return threading.current_thread().name, number

        name, number = await connection._execute(where, connection._conn, 7)
        assert name != threading.current_thread().name
        assert number == 7
    finally:
        await connection.close()


async def test_execute_passes_on_what_the_function_raises(database: Path) -> None:
    connection = await aiosqlite.connect(database, isolation_level=None)

    def fail(raw: sqlite3.Connection) -> None:
        raise LookupError("mine")

    try:
        with pytest.raises(LookupError, match="mine"):
            await connection._execute(fail, connection._conn)
    finally:
        await connection.close()


async def test_functions_run_one_at_a_time_in_the_order_they_were_given(database: Path) -> None:
    connection = await aiosqlite.connect(database, isolation_level=None)
    seen: list[int] = []
    try:
        waits = [connection._execute(seen.append, number) for number in range(20)]
        for wait in waits:
            await wait
    finally:
        await connection.close()
    assert seen == list(range(20))


async def test_with_isolation_level_none_sqlite3_opens_no_transaction_by_itself(
    database: Path,
) -> None:
    connection = await aiosqlite.connect(database, isolation_level=None)
    try:
        await connection.execute("create table proof (number integer)")
        await connection.execute("insert into proof values (1)")
        assert not connection._conn.in_transaction
    finally:
        await connection.close()


def test_this_is_the_release_the_contract_was_read_for() -> None:
    assert version("aiosqlite").startswith("0.22.")
