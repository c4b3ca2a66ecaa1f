"""`bot backup FILE`: copies the database, even while the bot runs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.running import store_trouble
from bot.store.backup import copy, damage, reading
from bot.store.errors import StoreError
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from bot.settings import Settings

OK, FAILED = 0, 1


def main(settings: Settings, typed: argparse.Namespace) -> int:
    """Copies the database to a new file and checks whether the copy is complete."""
    try:
        print(back_up(settings.database, typed.file))
    except StoreError as error:
        print(store_trouble(settings, error), file=sys.stderr)
        return FAILED
    except BackupError as error:
        print(error, file=sys.stderr)
        return FAILED
    return OK


class BackupError(Exception):
    """No copy was made; the message says why in one sentence."""


def back_up(database: Path, file: Path) -> str:
    """Copies a database and returns a description of the copy. Raises `BackupError` and
    `StoreError`.
    """
    if not database.is_file():
        raise BackupError(f"There is no database {database} yet; BOT_DATABASE says where it is.")
    try:
        copy(database, file)
    except FileExistsError:
        raise BackupError(f"{file} exists already; name a file that does not.") from None
    except OSError as error:
        raise BackupError(f"{file} cannot be written: {error.strerror or error}.") from error
    with reading(file) as connection:
        wrong = damage(connection)
        tables = 0 if wrong else len(Transaction(connection, 0).table_ids())
    if wrong:
        file.unlink()
        raise BackupError(
            f"The database {database} is damaged, so no copy was kept: {wrong[0]}. Put an earlier"
            " copy in its place with `bot restore`."
        )
    return f"{file}: {tables} tables, {file.stat().st_size:,} bytes, whole. Keep it as a secret."
