"""SQLite behind aiosqlite, with all waiting jobs written together.

Every await on aiosqlite crosses to its thread and back, and a flush to disk takes even longer. So
jobs that arrive while a group is being written form the next group, and a group is one function
that runs on aiosqlite's own thread (`group.py`): one transaction, one savepoint per job, one flush.
This is the only module that uses aiosqlite's private `_execute` (see
`docs/decisions/0008-the-stores-thread.md`); `tests/bot/store/test_contract.py` watches it.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import sqlite3
import time
from typing import TYPE_CHECKING, Any, TypeVar

import aiosqlite

from bot.store.backup import copy
from bot.store.errors import StoreClosedError, StoreError, translate
from bot.store.files import make_private
from bot.store.group import JobResult, run_group, run_reading
from bot.store.keyed import keep_secret
from bot.store.migrations import migrate, pending

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.store.transaction import Transaction

T = TypeVar("T")

log = logging.getLogger(__name__)

_BUSY_MS = 2_000
"""Milliseconds for which another process may hold the database; Discord waits three seconds for
an answer.
"""

_LOG_BYTES = 4 << 20
"""About the size of the write-ahead log at which SQLite checkpoints it by itself."""

_PRAGMAS = (
    f"pragma busy_timeout = {_BUSY_MS}",
    "pragma journal_mode = wal",
    "pragma synchronous = full",
    "pragma foreign_keys = on",
    # A backup or a long read makes the log grow; when it is restarted, it shrinks to this size.
    f"pragma journal_size_limit = {_LOG_BYTES}",
)


class _Job:
    """A function that waits to be written, the future of its caller, and what follows the
    commit.
    """

    __slots__ = ("done", "function", "then")

    def __init__(
        self,
        function: Callable[[Transaction], Any],
        done: asyncio.Future[Any],
        then: Callable[[Any], Any] | None,
    ) -> None:
        self.function = function
        self.done = done
        self.then = then

    def finish(self, result: JobResult) -> None:
        """Passes on the job's result."""
        if result.error is None and self.then is not None:
            try:
                self.then(result.value)
            except Exception:
                # The job is written, so its caller must not be told that it failed, nor may the
                # next job suffer.
                log.exception("the function to run after a commit failed")
        if self.done.done():
            return
        if result.error is None:
            self.done.set_result(result.value)
        else:
            error = result.error
            if isinstance(error, StopIteration):  # a future does not accept it
                error = RuntimeError(f"a job raised {error!r}")
            self.done.set_exception(translate(error) if isinstance(error, sqlite3.Error) else error)


class SqliteStore:
    """A `Store` in one SQLite file. Make it with `SqliteStore.open`."""

    def __init__(self, connection: aiosqlite.Connection, now: Callable[[], int]) -> None:
        self._connection = connection
        self._now = now
        self._jobs: list[_Job] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self.timed: Callable[[int, float], None] | None = None

    @classmethod
    async def open(cls, path: Path, now: Callable[[], int]) -> SqliteStore:
        """Opens a database, and migrates it first (with a copy beside it if it contains anything).

        now: the clock, unix milliseconds. Raises `StoreError`.
        """
        # A file that cannot be opened fails here, because aiosqlite's thread would use an event
        # loop that may be closed by then.
        make_private(path)
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

    async def write(
        self, job: Callable[[Transaction], T], then: Callable[[T], Any] | None = None
    ) -> T:
        """See `Store.write`."""
        if self._closed:
            raise StoreClosedError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(job, done, then))
        if self._writing is None:
            # A task that ends with the work, because a permanent writer would make every simulated
            # press look unfinished.
            self._writing = asyncio.create_task(self._write_groups(), name="store-writer")
        return await _decided(done)

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """See `Store.read`."""
        if self._closed:
            raise StoreClosedError("the store is closed")
        now = self._now()
        try:
            return await _execute(self._connection, lambda c: run_reading(c, job, now))
        except sqlite3.Error as error:
            raise translate(error) from error

    async def close(self) -> None:
        """See `Store.close`. Without it aiosqlite's thread keeps the process alive."""
        self._closed = True
        if self._writing is not None:
            await asyncio.wait([self._writing])
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
        now = self._now()  # read here, because a simulated clock differs on another thread
        begun = time.perf_counter()
        try:
            results = await _execute(self._connection, lambda c: run_group(c, functions, now))
        except BaseException as error:
            # Whatever the error is, the waiting callers must hear of it.
            results = [JobResult(error=error)] * len(group)
            if not isinstance(error, Exception):
                results = [JobResult(error=StoreClosedError("the writer was stopped"))] * len(group)
                raise
        finally:
            for job, result in zip(group, results, strict=True):
                job.finish(result)
            if self.timed is not None:
                self.timed(len(group), time.perf_counter() - begun)


async def _decided(done: asyncio.Future[T]) -> T:
    """Waits for a job.

    A cancelled wait ends only when the job has been written or not, because its caller holds a lock
    on the data that is being changed.
    """
    try:
        return await asyncio.shield(done)
    except asyncio.CancelledError:
        while not done.done():
            try:
                await asyncio.wait([done])
            except asyncio.CancelledError:  # a second cancellation changes nothing
                continue
        done.exception()  # marks the exception as seen
        raise


async def _execute(
    connection: aiosqlite.Connection, function: Callable[[sqlite3.Connection], T]
) -> T:
    """Runs a function on aiosqlite's thread with the sqlite3 connection that it guards."""
    run: Any = connection._execute  # noqa: SLF001 - see above
    result: T = await run(function, connection._conn)  # noqa: SLF001 - see above
    return result


def _prepare(connection: sqlite3.Connection, path: Path, now: int) -> None:
    for pragma in _PRAGMAS:
        connection.execute(pragma)
    if todo := pending(connection):
        if connection.execute("select count(*) from sqlite_master").fetchone()[0]:
            kept = path.with_name(f"{path.name}.before-{todo[0].number:04d}")
            kept.unlink(missing_ok=True)  # left by an earlier attempt that failed here
            copy(path, kept)
        migrate(connection, todo, now)
    keep_secret(connection)


__all__ = ["SqliteStore", "StoreError"]
