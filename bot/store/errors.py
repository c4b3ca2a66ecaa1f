"""Errors of the store, each with the key of one clear sentence."""

from __future__ import annotations

import sqlite3


class StoreError(Exception):
    """The store did not do what was requested, and nothing was changed. `key` names the
    sentence.
    """

    key = "store-failed"


class StoreClosedError(StoreError):
    """The store has been closed, because the bot is shutting down."""


class StoreConflictError(StoreError):
    """The data to be written contradicts the stored data (a ply that already exists)."""


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
    """The file is not a database, or is damaged."""

    key = "store-damaged"


class StoreNewerError(StoreError):
    """The database was written by a newer version of the bot."""

    key = "store-newer"


class StoreChangedError(StoreError):
    """A migration that was applied differs from the one in this version."""

    key = "store-changed"


_KINDS: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_BUSY: StoreBusyError,
    sqlite3.SQLITE_LOCKED: StoreBusyError,
    sqlite3.SQLITE_FULL: StoreFullError,
    sqlite3.SQLITE_READONLY: StoreReadOnlyError,
    sqlite3.SQLITE_CANTOPEN: StoreReadOnlyError,
    sqlite3.SQLITE_PERM: StoreReadOnlyError,
    sqlite3.SQLITE_CORRUPT: StoreDamagedError,
    sqlite3.SQLITE_NOTADB: StoreDamagedError,
    sqlite3.SQLITE_CONSTRAINT: StoreConflictError,
}

_ITS_OWN = frozenset(
    {
        sqlite3.SQLITE_OK,  # refused by Python's module before it asks SQLite
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_CONSTRAINT,
        sqlite3.SQLITE_MISMATCH,
        sqlite3.SQLITE_MISUSE,
        sqlite3.SQLITE_RANGE,
        sqlite3.SQLITE_TOOBIG,
    }
)


def _code(error: sqlite3.Error) -> int:
    """Returns sQLite's primary result code, 0 if the error is not SQLite's own."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def translate(error: sqlite3.Error) -> StoreError:
    """Returns our error for SQLite's; only the primary code counts."""
    return _KINDS.get(_code(error), StoreError)(str(error))


def only_this_statement(error: sqlite3.Error) -> bool:
    """Whether only the statement is at fault, not the disk or the file."""
    return _code(error) in _ITS_OWN
