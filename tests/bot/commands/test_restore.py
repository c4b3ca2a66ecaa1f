"""`bot restore` checks a copy before the copy replaces the database."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bot.commands import main, restore
from bot.store.backup import copy, reading
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(autouse=True)
def _settings(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_DATABASE", str(database))


@pytest.fixture
def saved(stored: Path, tmp_path: Path) -> Path:
    """Returns a copy of the database."""
    file = tmp_path / "saved.db"
    copy(stored, file)
    return file


def change(database: Path, sql: str) -> None:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute(sql)
        connection.commit()


def files_beside(database: Path) -> dict[str, bytes]:
    """Returns all files in the database's folder by name, without the lock, which is empty and
    stays.
    """
    return {
        path.name: path.read_bytes() for path in database.parent.iterdir() if path.suffix != ".lock"
    }


def plies(database: Path) -> list[int]:
    with reading(database) as connection:
        rows = connection.execute("select plies from game_table order by id")
        return [int(row[0]) for row in rows]


@pytest.fixture
def refused(stored: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[Path], str]:
    """Returns a function that tries to restore a file, checks that nothing has changed, and returns
    what was said.
    """

    def try_it(file: Path) -> str:
        before = files_beside(stored)
        assert main(["restore", str(file)]) == 1
        assert files_beside(stored) == before
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    return try_it


def test_a_copy_replaces_the_database(
    stored: Path, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(stored, "delete from game_table where id = 3")
    assert main(["restore", str(saved)]) == 0
    said = capsys.readouterr().out
    kept = stored.with_name(f"{stored.name}.replaced-1")
    assert said == (
        f"{stored} holds the 3 tables of {saved} now. What was there before is kept as {kept}.\n"
    )
    assert plies(stored) == [6, 3, 0]
    assert plies(kept) == [6, 3]
    assert saved.exists()
    assert set(files_beside(stored)) == {stored.name, kept.name, saved.name}


def test_f9_the_database_behind_a_link_is_replaced(stored: Path, saved: Path) -> None:
    link = stored.with_name("link.db")
    link.symlink_to(stored)
    restore.restore(link, saved)
    assert link.resolve() == stored.resolve()
    assert stored.with_name(f"{stored.name}.replaced-1").exists()


def test_every_replaced_database_is_kept(stored: Path, saved: Path) -> None:
    for _ in range(2):
        assert main(["restore", str(saved)]) == 0
    names = {path.name for path in stored.parent.iterdir()}
    assert {f"{stored.name}.replaced-1", f"{stored.name}.replaced-2"} <= names


async def test_the_bot_opens_a_restored_database(stored: Path, saved: Path) -> None:
    assert main(["restore", str(saved)]) == 0
    store = await SqliteStore.open(stored, lambda: 0)
    assert await store.read(lambda tx: tx.table_ids()) == [1, 2, 3]
    await store.close()


def test_without_a_database_nothing_has_to_be_kept(
    stored: Path, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored.unlink()
    assert main(["restore", str(saved)]) == 0
    assert "kept" not in capsys.readouterr().out
    assert plies(stored) == [6, 3, 0]


def test_a_damaged_database_can_be_replaced(stored: Path, saved: Path) -> None:
    stored.write_bytes(b"rubbish" * 1_000)
    assert main(["restore", str(saved)]) == 0
    assert plies(stored) == [6, 3, 0]


def test_the_write_ahead_log_of_a_replaced_database_is_kept_with_it(
    stored: Path, saved: Path
) -> None:
    """A bot that was killed leaves its last moves in the log beside the database."""
    killed = (
        "import os, sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1])\n"
        "db.execute('update game_table set plies = 9 where id = 3')\n"
        "db.commit()\n"
        "os._exit(1)\n"
    )
    subprocess.run([sys.executable, "-c", killed, str(stored)], check=False)
    assert main(["restore", str(saved)]) == 0
    assert plies(stored.with_name(f"{stored.name}.replaced-1")) == [6, 3, 9]


# -- refusals ------------------------------------------------------------------------------------


def test_a_missing_file_is_refused(refused: Callable[[Path], str], tmp_path: Path) -> None:
    assert refused(tmp_path / "none.db") == f"There is no file {tmp_path / 'none.db'}.\n"


def test_f9_a_folder_in_the_place_of_the_database_is_not_moved_away(
    saved: Path, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(restore.RestoreError, match="is a folder; BOT_DATABASE must name a file"):
        restore.restore(tmp_path / "folder", saved)
    assert (tmp_path / "folder").is_dir()


def test_the_database_itself_is_refused_as_a_copy(
    refused: Callable[[Path], str], stored: Path
) -> None:
    assert "is the database itself" in refused(stored)


@pytest.mark.parametrize("content", [b"", b"rubbish" * 1_000], ids=["empty", "rubbish"])
def test_a_file_that_is_not_a_database_is_refused(
    refused: Callable[[Path], str], saved: Path, content: bytes
) -> None:
    saved.write_bytes(content)
    assert "it is no database of this bot, or a damaged one" in refused(saved)


def test_a_database_of_another_program_is_refused(
    refused: Callable[[Path], str], tmp_path: Path
) -> None:
    file = tmp_path / "other.db"
    change(file, "create table songs (title text)")
    assert "it is no database of this bot, or a damaged one" in refused(file)


def test_a_newer_schema_is_refused(refused: Callable[[Path], str], saved: Path) -> None:
    change(saved, "insert into migration (number, digest, at) values (9000, 'x', 0)")
    assert "a newer version of the bot has used it" in refused(saved)


def test_a_different_schema_is_refused(refused: Callable[[Path], str], saved: Path) -> None:
    change(saved, "update migration set digest = 'x'")
    assert "it was set up by another version of the bot" in refused(saved)


def test_a_damaged_copy_is_refused(refused: Callable[[Path], str], saved: Path) -> None:
    change(saved, "delete from game_table where id = 1")
    assert f"{saved} is damaged: " in refused(saved)


WRONG = {
    "update game_table set plies = 5 where id = 1": "table 1: it holds 6 moves, not those of 5",
    "delete from move where table_id = 2 and ply = 2": "table 2: it holds 2 moves",
    "update game_table set drawn = drawn + 1 where id = 1": "table 1: chance was asked",
    "update game_table set state = (select state from game_table where id = 2) where id = 1": (
        "table 1: its state is not what its moves lead to"
    ),
    "update game_table set seed = null where id = 2": "table 2: its seed is missing",
    "update game_table set phase = 'over' where id = 2": "table 2: it is kept as over",
    "update game_table set phase = 'lobby' where id = 2": "table 2: it has moves, but no game",
    "update game_table set game = 'chess' where id = 2": "table 2: no game is called 'chess'",
    "update game_table set options = '7' where id = 2": "table 2: it cannot be read",
    "update game_table set options = '{' where id = 2": "table 2: it cannot be read (DecodeError)",
    "update game_table set versions = '[1]' where id = 1": (
        "table 1: it counts the changes of 1 seats, not 2"
    ),
    "update seat set place = 2 where table_id = 1 and place = 1": "table 1: its seats are not",
    "update move set path = 'fly' where table_id = 1 and ply = 4": (
        "table 1: the rules do not allow move 4."
    ),
}


@pytest.mark.parametrize("sql", WRONG)
def test_a_game_whose_state_differs_from_its_moves_is_refused(
    refused: Callable[[Path], str], saved: Path, sql: str
) -> None:
    change(saved, sql)
    said = refused(saved)
    assert "holds games that are not what their moves say" in said
    assert WRONG[sql] in said


FOREIGN = {
    "create trigger t after update on seat begin delete from move; end": "trigger t",
    "alter table vacation rename to aside; create view vacation as select * from aside": (
        "table aside"
    ),
    "drop table vacation": "table vacation",
    "create table songs (title text)": "table songs",
    "alter table seat add column spy text": "table seat",
}


@pytest.mark.parametrize("sql", FOREIGN)
def test_f9_a_database_with_additions_is_refused(
    refused: Callable[[Path], str], saved: Path, sql: str
) -> None:
    """A trigger in it would run with the bot's next move."""
    for statement in sql.split("; ") if "view" in sql else [sql]:
        change(saved, statement)
    said = refused(saved)
    assert "it is no database of this bot, or a damaged one" in said
    assert f"{FOREIGN[sql]} is not as this bot made it" in said


def test_f9_a_copy_with_too_few_versions_is_refused(
    refused: Callable[[Path], str], saved: Path
) -> None:
    change(saved, "delete from migration where number = 3")
    assert "migration 3 is missing" in refused(saved)


def test_f9_no_move_of_a_running_game_is_printed(
    refused: Callable[[Path], str], saved: Path, stored: Path
) -> None:
    """The person who restores a copy may play at one of its tables."""
    with reading(stored) as connection:
        made = {str(row[0]) for row in connection.execute("select path from move")}
    change(saved, "update move set path = 'fly away' where ply = 3")
    said = refused(saved)
    assert "the rules do not allow move 3" in said
    said = said.replace("move 3", "")  # a whole move of Slasher may be the word “move”
    assert not [path for path in (*made, "fly") if path in said]


def test_a_state_in_an_older_form_is_accepted(saved: Path, stored: Path) -> None:
    """The moves decide: the bot plays them again when it next loads the table."""
    change(saved, 'update game_table set state = \'{"schema":0,"state":{}}\' where id = 1')
    assert main(["restore", str(saved)]) == 0


def test_a_running_bot_prevents_a_restore(
    refused: Callable[[Path], str], saved: Path, stored: Path
) -> None:
    holds = (
        "import sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1])\n"
        "db.execute('select * from game_table').fetchall()\n"
        "print('open', flush=True)\n"
        "sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holds, str(stored)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as bot:
        assert bot.stdout is not None
        bot.stdout.readline()
        assert refused(saved) == f"The bot is using {stored}; stop it first.\n"
        bot.communicate()


def test_a_full_disk_is_reported(
    refused: Callable[[Path], str], saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_new: Path, _database: Path) -> None:
        raise OSError(28, "No space left on device", "games.db")

    monkeypatch.setattr(restore, "put_in_place", fail)
    assert refused(saved) == "games.db cannot be written: No space left on device.\n"
