"""Copies of the database, made with SQLite's own backup while the bot runs, and checked.

A copy is complete and consistent whatever is written meanwhile. It contains everything that the
database contains, including hidden cards and the seeds of running games.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING

from bot.store.errors import StoreDamagedError, translate
from bot.store.files import SIDE_FILES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_WAIT_SECONDS = 5.0


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Yields the database, open for reading only, and leaves no side file behind.

    SQLite's errors inside become a `StoreError`.
    """
    # Without a log beside it nothing is under way, and SQLite need not create one to read it.
    quiet = not path.with_name(f"{path.name}-wal").exists()
    address = f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if quiet else ''}"
    try:
        connection = sqlite3.connect(address, uri=True, timeout=_WAIT_SECONDS)
        connection.row_factory = sqlite3.Row
        with contextlib.closing(connection):
            yield connection
    except sqlite3.Error as error:
        raise translate(error) from error


def copy(source: Path, target: Path, *, checked: bool = False) -> None:
    """Copies a database, even one in use, and flushes the copy to the disk.

    The copy appears under its name only when it is complete and, if `checked`, undamaged. Raises
    `StoreError`, OSError, and FileExistsError if the target exists.
    """
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    part = target.with_name(f".{target.name}.part")
    part.unlink(missing_ok=True)
    # It contains hidden cards, so it belongs to its owner alone before anything is written.
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with reading(source) as connection, contextlib.closing(sqlite3.connect(part)) as made:
            # All pages at once: SQLite starts over whenever something is written between two steps,
            # and would never finish while games are played. Writers are not kept waiting.
            connection.backup(made)
            # A single file, whatever the database was, because a log would have to be copied with
            # it.
            made.execute("pragma journal_mode = delete")
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        if checked:
            with reading(part) as connection:
                wrong = damage(connection)
            if wrong:
                raise StoreDamagedError(wrong[0])
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)


def put_in_place(new: Path, database: Path) -> Path | None:
    """Moves a database to the place of another one (if there is one), and keeps that beside it.

    Returns the name under which the old one is kept. Nobody may be using either. Raises OSError.
    """
    kept = None
    if database.exists():
        kept = _free_name(database)
        for end in ("", *SIDE_FILES):
            side = database.with_name(database.name + end)
            if side.exists():
                side.rename(kept.with_name(kept.name + end))
    new.rename(database)
    return kept


def _free_name(database: Path) -> Path:
    number = 1
    while (kept := database.with_name(f"{database.name}.replaced-{number}")).exists():
        number += 1
    return kept


def damage(connection: sqlite3.Connection) -> list[str]:
    """Returns what is damaged in a database: its pages, its indexes, its references."""
    said = [str(row[0]) for row in connection.execute("pragma integrity_check")]
    wrong = [] if said == ["ok"] else said
    loose = connection.execute("pragma foreign_key_check").fetchall()
    return [*wrong, *(f"row {row[1]} of {row[0]} refers to nothing" for row in loose)]


def in_use(path: Path) -> bool:
    """Returns whether another process has the database open. Raises `StoreError`."""
    if not path.exists():
        return False
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as alone:
            # Every process that has a database with a log open holds a shared lock; this asks for
            # an exclusive one.
            alone.execute("pragma locking_mode = exclusive")
            alone.execute("begin exclusive")
            alone.execute("rollback")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return True
        raise translate(error) from error
    except sqlite3.Error as error:
        raise translate(error) from error
    return False
