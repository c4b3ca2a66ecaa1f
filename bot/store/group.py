"""Groups of jobs in one transaction, which run on the store's own thread."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, TypeVar

from bot.store.errors import only_this_statement
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class JobResult:
    """The result of a job: its value, or the error that it raised."""

    __slots__ = ("error", "value")

    def __init__(self, value: Any = None, error: BaseException | None = None) -> None:
        self.value = value
        self.error = error


def run_group(
    connection: sqlite3.Connection, jobs: list[Callable[[Transaction], Any]], now: int
) -> list[JobResult]:
    """Runs jobs in one transaction, each in a savepoint, so that one that fails leaves the others.

    Raises sqlite3.Error if the disk or the file is in trouble; then nothing is written.
    """
    transaction = Transaction(connection, now)
    connection.execute("begin immediate")
    try:
        results = [_run_job(connection, transaction, job) for job in jobs]
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return results


def _run_job(
    connection: sqlite3.Connection, transaction: Transaction, job: Callable[[Transaction], Any]
) -> JobResult:
    connection.execute("savepoint job")
    try:
        result = JobResult(job(transaction))
    except sqlite3.Error as error:
        # SQLite may have rolled everything back by itself, in which case the group is lost.
        if not only_this_statement(error) or not connection.in_transaction:
            raise
        result = JobResult(error=error)
    except Exception as error:
        result = JobResult(error=error)
    if result.error is not None:
        connection.execute("rollback to job")
    connection.execute("release job")
    return result


def run_reading(connection: sqlite3.Connection, job: Callable[[Transaction], T], now: int) -> T:
    """Runs a job that only reads; anything it writes is rolled back."""
    connection.execute("begin")
    try:
        return job(Transaction(connection, now))
    finally:
        if connection.in_transaction:
            connection.execute("rollback")
