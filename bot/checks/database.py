"""The database: whether it opens, is intact, can be migrated, and agrees with its moves.

Everything is done with a copy; the operator's own file is only read.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from bot.checks.steps import CheckError, some
from bot.checks.stored import wrong_tables
from bot.running import store_trouble
from bot.store.backup import copy, damage, reading
from bot.store.errors import StoreError
from bot.store.migrations import foreign_parts
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from bot.settings import Settings


async def look_at_database(settings: Settings) -> str:
    """Returns a summary of the database. Raises `CheckError`."""
    path = settings.database
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.db"
        try:
            if path.exists():
                copy(path, trial)
                with reading(trial) as connection:
                    foreign = foreign_parts(connection)
                if foreign:
                    raise CheckError(f"{path} is not as the bot made it: {some(foreign)}")
            else:
                _check_folder(path)
            tables = await _open(trial)
        except StoreError as error:
            raise CheckError(store_trouble(settings, error)) from error
        except OSError as error:
            raise CheckError(f"{path} cannot be read: {error}") from error
    if not path.exists():
        return f"there is none yet; it will be made as {path}"
    return f"{path} is whole and up to date or can be; {tables} tables are what they say"


async def _open(path: Path) -> int:
    """Opens, migrates and checks a database, and returns its number of tables."""
    store = await SqliteStore.open(path, lambda: 0)
    try:
        tables = len(await store.read(lambda tx: tx.table_ids()))
    finally:
        await store.close()
    with reading(path) as connection:
        if wrong := damage(connection):
            raise CheckError(f"it is damaged: {some(wrong)}; put back a copy with `bot restore`")
        if wrong := list(wrong_tables(connection)):
            raise CheckError(f"stored games are not what they should be: {some(wrong)}")
    return tables


def _check_folder(path: Path) -> None:
    folder = path.absolute().parent
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CheckError(f"there is none yet, and {folder} does not exist or cannot be written")
