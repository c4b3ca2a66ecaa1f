"""SQLite behind aiosqlite, with what waits written together.

Every await on aiosqlite crosses to its thread and back; a flush to disk takes longer still. So
jobs that arrive while a group is being written form the next group, and a group is one function
run on aiosqlite's own thread: one transaction, a savepoint a job, one flush. This is the only
module that uses aiosqlite's private `_execute`; `tests/bot/store/test_contract.py` watches it.
"""

from __future__ import annotations

import asyncio
import functools
import sqlite3
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite

from bot.store.errors import StoreError, translate
from bot.store.migrations import migrate, pending
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")

_BUSY_MS = 5_000

_PRAGMAS = (
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    f"pragma busy_timeout = {_BUSY_MS}",
)


class _Job:
    """A function that waits to be written, and who waits for it."""

    __slots__ = ("done", "function")

    def __init__(self, function: Callable[[Transaction], Any], done: asyncio.Future[Any]) -> None:
        self.function = function
        self.done = done


class SqliteStore:
    """A `Store` in one SQLite file. Make it with `SqliteStore.open`."""

    def __init__(self, connection: aiosqlite.Connection, now: Callable[[], int]) -> None:
        self._connection = connection
        self._now = now
        self._jobs: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, now: Callable[[], int]) -> SqliteStore:
        """Open a database, migrating it first (with a copy beside it if it holds anything).

        now: the clock, unix milliseconds. Raises `StoreError`.
        """
        connector = aiosqlite.connect(path, isolation_level=None)
        try:
            connection = await connector
            connection.row_factory = sqlite3.Row
            await _execute(connection, functools.partial(_prepare, path=path, now=now()))
        except sqlite3.Error as error:
            await connector.close()
            raise translate(error) from error
        except BaseException:
            await connector.close()
            raise
        return cls(connection, now)

    async def write(self, job: Callable[[Transaction], T]) -> T:
        """See `Store.write`."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(job, done))
        if self._writing is None:
            # A task that ends with the work: a parked writer would make every simulated press
            # look unfinished.
            self._writing = asyncio.create_task(self._write_groups(), name="store-writer")
        return await done

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """See `Store.read`."""
        now = self._now()
        try:
            return await _execute(self._connection, lambda c: job(Transaction(c, now)))
        except sqlite3.Error as error:
            raise translate(error) from error

    async def close(self) -> None:
        """See `Store.close`. Without it aiosqlite's thread keeps the process alive."""
        if self._writing is not None:
            await self._writing
        await self._connection.close()

    async def _write_groups(self) -> None:
        try:
            while self._jobs:
                group, self._jobs = self._jobs, []
                await self._write_group(group)
        finally:
            self._writing = None

    async def _write_group(self, group: list[_Job]) -> None:
        functions = [job.function for job in group]
        now = self._now()  # asked here: a simulated clock is another one on another thread
        try:
            results = await _execute(self._connection, lambda c: _run_group(c, functions, now))
        except sqlite3.Error as error:
            results = [translate(error) for _ in group]
        for job, result in zip(group, results, strict=True):
            if job.done.done():
                continue
            if isinstance(result, BaseException):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)


async def _execute(
    connection: aiosqlite.Connection, function: Callable[[sqlite3.Connection], T]
) -> T:
    """Run a function on aiosqlite's thread with the sqlite3 connection it guards."""
    run: Any = connection._execute  # noqa: SLF001 - see above
    result: T = await run(function, connection._conn)  # noqa: SLF001 - see above
    return result


def _prepare(connection: sqlite3.Connection, path: Path, now: int) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    todo = pending(connection)
    if not todo:
        return
    if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
        copy = path.with_name(f"{path.name}.before-{todo[0].number:04d}")
        copy_database(connection, copy)
    migrate(connection, todo, now)


def copy_database(connection: sqlite3.Connection, target: Path) -> None:
    """Copy a live database to a file with SQLite's own backup."""
    with sqlite3.connect(target) as copy:
        connection.backup(copy)
    copy.close()


def _run_group(
    connection: sqlite3.Connection, functions: list[Callable[[Transaction], Any]], now: int
) -> list[Any]:
    """Run jobs in one transaction, each in a savepoint; a job's exception is its result."""
    transaction = Transaction(connection, now)
    connection.execute("begin immediate")
    try:
        results = [_run_job(connection, transaction, function) for function in functions]
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return results


def _run_job(
    connection: sqlite3.Connection,
    transaction: Transaction,
    function: Callable[[Transaction], Any],
) -> Any:
    connection.execute("savepoint job")
    try:
        result = function(transaction)
    except sqlite3.IntegrityError as error:
        result = error
    except sqlite3.Error:
        raise  # the disk or the file is in trouble: nobody's job of this group is kept
    except Exception as error:
        result = error
    if isinstance(result, Exception):
        if connection.in_transaction:
            connection.execute("rollback to job")
            connection.execute("release job")
    else:
        connection.execute("release job")
    return result


__all__ = ["SqliteStore", "StoreError", "copy_database"]
