"""What can go wrong with the store, each with the key of one clear sentence."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The store did not do what was asked; nothing was changed. `key` names the sentence."""

    key = "store-failed"


class StoreBusyError(StoreError):
    """Another process holds the database."""

    key = "store-busy"


class StoreFullError(StoreError):
    """The disk is full."""

    key = "store-full"


class StoreReadOnlyError(StoreError):
    """The database or its folder cannot be written."""

    key = "store-read-only"


class StoreDamagedError(StoreError):
    """The file is no database, or a damaged one."""

    key = "store-damaged"


class StoreNewerError(StoreError):
    """The database was written by a newer version of the bot."""

    key = "store-newer"


class StoreChangedError(StoreError):
    """A migration that was applied is not the one this version ships."""

    key = "store-changed"


_KINDS: tuple[tuple[int, type[StoreError]], ...] = (
    (sqlite3.SQLITE_BUSY, StoreBusyError),
    (sqlite3.SQLITE_LOCKED, StoreBusyError),
    (sqlite3.SQLITE_FULL, StoreFullError),
    (sqlite3.SQLITE_READONLY, StoreReadOnlyError),
    (sqlite3.SQLITE_CANTOPEN, StoreReadOnlyError),
    (sqlite3.SQLITE_CORRUPT, StoreDamagedError),
    (sqlite3.SQLITE_NOTADB, StoreDamagedError),
)


def translate(error: sqlite3.Error) -> StoreError:
    """Our error for SQLite's; only the primary code counts."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = next((kind for number, kind in _KINDS if number == code), StoreError)
    return kind(str(error))
