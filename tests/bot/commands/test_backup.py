"""`bot backup` makes a whole copy while games are played."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from typing import TYPE_CHECKING

import pytest

from bot.checks.stored import wrong_tables
from bot.commands import main
from bot.ids import TableNumber
from bot.store import backup
from bot.store.backup import damage, reading
from bot.store.errors import StoreDamagedError
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


@pytest.fixture(autouse=True)
def _settings(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_DATABASE", str(database))


async def test_a_copy_is_made_while_the_bot_runs(
    top: Tabletop, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy.db"
    assert main(["backup", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{file}: 3 tables, ")
    await top.play(TableNumber(1), 2)
    with reading(file) as connection:
        tx = Transaction(connection, 0)
        assert [tx.table(n).plies for n in tx.table_ids()] == [6, 3, 0]
        assert not damage(connection)
        assert not list(wrong_tables(connection))


async def test_the_copy_is_one_file_that_only_its_owner_can_read(
    top: Tabletop, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    assert main(["backup", str(folder / "copy.db")]) == 0
    assert os.listdir(folder) == ["copy.db"]
    assert stat.S_IMODE((folder / "copy.db").stat().st_mode) == 0o600


async def test_no_file_is_overwritten(
    top: Tabletop, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy.db"
    file.write_text("precious")
    assert main(["backup", str(file)]) == 1
    assert capsys.readouterr().err == f"{file} exists already; name a file that does not.\n"
    assert file.read_text() == "precious"


def test_without_a_database_there_is_nothing_to_copy(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert "There is no database" in capsys.readouterr().err
    assert not database.exists()


def test_a_missing_folder_is_named(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "copy.db"
    assert main(["backup", str(file)]) == 1
    assert capsys.readouterr().err == f"{file} cannot be written: No such file or directory.\n"


def test_a_file_that_is_not_a_database_is_reported(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_bytes(b"no database at all" * 100)
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert "it is no database or a damaged one" in capsys.readouterr().err
    assert sorted(p.name for p in tmp_path.iterdir()) == [database.name]


def test_a_copy_of_a_damaged_database_is_not_kept(
    stored: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with contextlib.closing(sqlite3.connect(stored)) as connection:
        connection.execute("pragma foreign_keys = off")
        connection.execute("delete from game_table where id = 1")
        connection.commit()
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert "is damaged, so no copy was kept" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


# -- the mechanism -------------------------------------------------------------------------------


def test_reading_leaves_nothing_beside_the_database(stored: Path) -> None:
    before = {path.name: path.read_bytes() for path in stored.parent.iterdir()}
    with reading(stored) as connection:
        assert connection.execute("select count(*) from game_table").fetchone()[0] == 3
    assert {path.name: path.read_bytes() for path in stored.parent.iterdir()} == before


def test_a_connection_for_reading_cannot_write(stored: Path) -> None:
    with pytest.raises(Exception, match="readonly"), reading(stored) as connection:
        connection.execute("delete from move")


def test_errors_while_reading_are_errors_of_the_store(tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    file.write_bytes(b"x" * 2_000)
    with pytest.raises(StoreDamagedError), reading(file) as connection:
        connection.execute("select 1 from sqlite_master")


def test_a_copy_that_breaks_off_leaves_nothing(
    stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bot.store.backup.os.fsync", fail)
    with pytest.raises(OSError, match="No space"):
        backup.copy(stored, tmp_path / "copy.db")
    assert [path for path in tmp_path.iterdir() if "copy" in path.name] == []


def test_a_database_that_nobody_has_open_is_not_in_use(stored: Path, tmp_path: Path) -> None:
    assert not backup.in_use(stored)
    assert not backup.in_use(tmp_path / "none.db")
