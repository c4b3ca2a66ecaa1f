"""The files of a database, which belong to their owner alone and to one bot at a time.

They contain hidden cards and the seeds of running games, and a second bot that wrote to the
database would play the same games a second time.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from bot.store.errors import StoreBusyError, StoreReadOnlyError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

log = logging.getLogger(__name__)

SIDE_FILES = ("-wal", "-shm")
"""The ends of the names of SQLite's files beside a database."""

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_OWNER_ONLY = 0o600


def make_private(database: Path) -> None:
    """Creates the file if there is none, and takes all others' permissions away.

    A missing folder is not created, because it may be a disk that is not mounted, and an empty
    database would be started beside the games. SQLite gives the files beside a database the
    permissions of the database itself, so they are private from their first byte. Raises
    `StoreReadOnlyError`.
    """
    try:
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, _OWNER_ONLY))
    except OSError as error:
        raise StoreReadOnlyError(error.strerror or str(error)) from error
    database = database.resolve()  # side files are beside the database, not beside a link to it
    for end in ("", *SIDE_FILES):
        _close_to_others(database.with_name(database.name + end))


def _close_to_others(file: Path) -> None:
    """Takes all others' permissions away, because earlier versions made readable files."""
    try:
        mode = file.stat().st_mode
        if mode & _OTHERS:
            file.chmod(stat.S_IMODE(mode) & ~_OTHERS)
    except FileNotFoundError:
        return
    except OSError as error:
        log.warning("%s can be read by others and cannot be closed: %s", file, error.strerror)


@contextlib.contextmanager
def owned(database: Path) -> Iterator[None]:
    """Holds a database for this process until the end of the block.

    The system releases the lock when the process ends, however it ends. Raises `StoreBusyError` if
    another process holds the database, `StoreReadOnlyError` if the lock cannot be made.
    """
    database = database.resolve()  # one database may have several names
    lock = FileLock(
        database.with_name(f"{database.name}.lock"), mode=_OWNER_ONLY, fallback_to_soft=False
    )
    if not database.parent.is_dir():  # the library would create it
        raise StoreReadOnlyError(f"there is no folder {database.parent}")
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise StoreBusyError("another bot is running on it") from error
    except NotImplementedError:
        log.warning("the disk of %s knows no locks: see to it that no second bot uses it", database)
        yield
        return
    except OSError as error:
        raise StoreReadOnlyError(error.strerror or str(error)) from error
    try:
        yield
    finally:
        lock.release()
