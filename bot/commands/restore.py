"""`bot restore FILE`: replaces the database with a copy, once the copy has been checked."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.checks.steps import some
from bot.checks.stored import wrong_tables
from bot.clock import Clock
from bot.store.backup import copy, damage, in_use, put_in_place, reading
from bot.store.errors import (
    StoreBusyError,
    StoreChangedError,
    StoreDamagedError,
    StoreError,
    StoreNewerError,
    StoreReadOnlyError,
    translate,
)
from bot.store.files import owned
from bot.store.migrations import applied, foreign_parts, migrate, pending
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings

OK, FAILED = 0, 1

_REASONS: dict[type[StoreError], str] = {
    StoreBusyError: "another process is using it",
    StoreDamagedError: "it is no database of this bot, or a damaged one",
    StoreNewerError: "a newer version of the bot has used it; install that version first",
    StoreChangedError: "it was set up by another version of the bot",
}


class RestoreError(Exception):
    """Nothing was changed; the message says why in one sentence."""


def main(settings: Settings, typed: argparse.Namespace) -> int:
    """Checks a copy of the database and puts it in place."""
    try:
        print(restore(settings.database, typed.file))
    except RestoreError as error:
        print(error, file=sys.stderr)
        return FAILED
    return OK


def restore(database: Path, file: Path) -> str:
    """Replaces `database` with `file` and returns a description. Raises `RestoreError`.

    `file` itself stays as it is; the previous database is kept beside the new one.
    """
    if database.is_symlink():  # the target of the link is replaced, not the link
        database = database.resolve()
    if not file.is_file():
        raise RestoreError(f"There is no file {file}.")
    if database.exists() and file.samefile(database):
        raise RestoreError(f"{file} is the database itself; name a copy of it.")
    if database.is_dir():
        raise RestoreError(f"{database} is a folder; BOT_DATABASE must name a file.")
    try:
        with owned(database):
            return _restore(database, file)
    except StoreBusyError as error:
        raise RestoreError(f"The bot is using {database}; stop it first.") from error
    except StoreReadOnlyError as error:
        raise RestoreError(f"{database.parent} cannot be written: {error}.") from error


def _restore(database: Path, file: Path) -> str:
    _check_unused(database)
    try:
        with tempfile.TemporaryDirectory(prefix=".restore-", dir=database.parent) as folder:
            trial = Path(folder) / "trial.db"
            tables = _take_in(file, trial)
            _check_unused(database)
            kept = put_in_place(trial, database)
    except OSError as error:
        where = error.filename or database.parent
        raise RestoreError(f"{where} cannot be written: {error.strerror or error}.") from error
    done = f"{database} holds the {tables} tables of {file} now."
    return f"{done} What was there before is kept as {kept}." if kept else done


def _check_unused(database: Path) -> None:
    try:
        used = in_use(database)
    except StoreError:
        return  # This cannot be decided; a database that cannot be opened is not in use.
    if used:
        raise RestoreError(f"The bot is using {database}; stop it first.")


def _take_in(file: Path, trial: Path) -> int:
    """Copies the file, migrates and checks the copy, and returns its number of tables."""
    try:
        copy(file, trial)
        with reading(trial) as connection:
            wrong = damage(connection)
        if wrong:
            raise RestoreError(f"{file} is damaged: {some(wrong)}.")
        _bring_up_to_date(trial)
        with reading(trial) as connection:
            tables = len(Transaction(connection, 0).table_ids())
            wrong = list(wrong_tables(connection))
    except StoreError as error:
        reason = _REASONS.get(type(error), "SQLite refuses it")
        raise RestoreError(f"{file} cannot be used: {reason} ({error}).") from error
    if wrong:
        raise RestoreError(f"{file} holds games that are not what their moves say: {some(wrong)}.")
    return tables


def _bring_up_to_date(trial: Path) -> None:
    """Applies the newer migrations of the schema. Raises `StoreError`."""
    try:
        with contextlib.closing(sqlite3.connect(trial, isolation_level=None)) as connection:
            if not applied(connection):
                raise StoreDamagedError("there is nothing in it")
            if foreign := foreign_parts(connection):
                raise StoreDamagedError(some(foreign))
            migrate(connection, pending(connection), Clock().now())
    except sqlite3.Error as error:
        raise translate(error) from error
