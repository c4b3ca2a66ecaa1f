"""The operator's database is checked, and left as it is."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING

import pytest

from bot.checks.database import look_at_database
from bot.checks.steps import CheckError
from bot.ids import TableNumber
from bot.settings import Settings
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    await made.play(await made.start("slush-fund", ANN, BOB), 4)
    yield made
    await made.close()


def change(database: Path, sql: str) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute(sql)
        connection.commit()


async def look(database: Path) -> str:
    return await look_at_database(Settings(database=database))


async def test_a_missing_database_is_no_fault(database: Path) -> None:
    assert "there is none yet" in await look(database)
    assert not database.exists()


async def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CheckError, match="nowhere does not exist or cannot be written"):
        await look(tmp_path / "nowhere" / "games.db")


async def test_a_database_in_use_is_checked(top: Tabletop, database: Path) -> None:
    assert "1 tables are what they say" in await look(database)
    await top.play(TableNumber(1))  # the check kept nobody out


async def test_the_check_changes_nothing(top: Tabletop, database: Path) -> None:
    await top.close()
    before = {name: (database.parent / name).read_bytes() for name in os.listdir(database.parent)}
    await look(database)
    after = {name: (database.parent / name).read_bytes() for name in os.listdir(database.parent)}
    assert after == before


async def test_an_older_schema_is_migrated_in_a_copy(top: Tabletop, database: Path) -> None:
    await top.close()
    change(database, "alter table fact rename to facts")
    change(database, "delete from migration")
    with pytest.raises(CheckError):  # the first migration finds its tables already there
        await look(database)


async def test_a_file_that_is_not_a_database_is_reported(database: Path) -> None:
    database.write_bytes(b"rubbish" * 1_000)
    with pytest.raises(CheckError, match="it is no database or a damaged one"):
        await look(database)


async def test_a_row_that_refers_to_a_missing_table_is_reported(
    top: Tabletop, database: Path
) -> None:
    await top.close()
    change(database, "delete from game_table")
    with pytest.raises(CheckError, match=r"it is damaged: row 1 of .* refers to nothing"):
        await look(database)


async def test_a_game_whose_state_differs_from_its_moves_is_reported(
    top: Tabletop, database: Path
) -> None:
    await top.close()
    change(database, "update game_table set drawn = 0")
    with pytest.raises(CheckError, match="table 1: chance was asked"):
        await look(database)
