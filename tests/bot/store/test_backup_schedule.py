"""Backups that the bot makes by itself, and a drill of restoring one."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import stat
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from bot.checks.stored import wrong_tables
from bot.clock import HOUR
from bot.commands import main
from bot.ids import TableNumber
from bot.store.backup import copy, reading
from bot.store.backup_schedule import Backups, Plan, copies, superfluous
from bot.store.transaction import Transaction
from bot.tables.table import Table
from games.registry import all_games
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    await made.start("slasher", ANN, BOB)
    yield made
    await made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "copies"


def backups_of(top: Tabletop, database: Path, folder: Path, **plan: float) -> Backups:
    values = {"hours": 6, "daily": 7, "weekly": 4} | plan
    return Backups(database, Plan(folder, **values), top.clock)  # type: ignore[arg-type]


async def started(top: Tabletop, database: Path, folder: Path, **plan: float) -> Backups:
    """Starts the schedule, and waits for the copy that it makes at once if one is due."""
    backups = backups_of(top, database, folder, **plan)
    await backups.start()
    await ring()
    return backups


async def wait(top: Tabletop, hours: float) -> None:
    """Lets time pass, an alarm ring, and what it starts end."""
    top.clock.pass_by(int(hours * HOUR))
    await ring()


async def test_a_copy_is_made_at_the_start_and_then_at_every_interval(
    top: Tabletop, database: Path, folder: Path
) -> None:
    backups = await started(top, database, folder, daily=99)
    begun = top.clock.now()
    assert (backups.last, backups.late, backups.age) == (begun, False, 0)
    await wait(top, 5.9)
    assert backups.last == begun
    assert backups.age == pytest.approx(5.9 * 3_600)
    await wait(top, 0.1)
    assert backups.last == begun + 6 * HOUR
    assert len(copies(database, folder)) == 2, "another day has begun"
    assert backups.word == "good, last good one 2023-11-15T04-13-20Z"
    await backups.stop()
    await wait(top, 24)
    assert backups.age == pytest.approx(24 * 3_600)
    assert backups.late


async def test_a_copy_is_whole_and_only_its_owner_can_read_it(
    top: Tabletop, database: Path, folder: Path
) -> None:
    await top.play(TableNumber(1), 5)
    backups = await started(top, database, folder)
    (file,) = copies(database, folder).values()
    assert os.listdir(folder) == [file.name]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    with reading(file) as connection:
        assert Transaction(connection, 0).table(TableNumber(1)).plies == 5
        assert not list(wrong_tables(connection))
    await backups.stop()


async def test_after_a_restart_the_schedule_goes_on_from_the_last_copy(
    top: Tabletop, database: Path, folder: Path
) -> None:
    first = await started(top, database, folder)
    await first.stop()
    await wait(top, 2)
    second = await started(top, database, folder)
    made = first.last
    assert second.last is not None
    assert made is not None
    assert second.last == made // 1_000 * 1_000
    await wait(top, 3.9)
    assert second.last == made // 1_000 * 1_000
    await wait(top, 0.1)
    assert second.last > made
    await second.stop()


async def test_no_task_waits_between_two_copies(
    top: Tabletop, database: Path, folder: Path
) -> None:
    backups = await started(top, database, folder)
    assert backups._running is None
    await backups.stop()


@pytest.mark.parametrize("trouble", ["folder", "damage"])
async def test_a_failed_copy_is_logged_as_a_warning_and_tried_again(
    top: Tabletop, database: Path, folder: Path, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    if trouble == "folder":
        folder.write_text("in the way")
    else:
        with contextlib.closing(sqlite3.connect(database)) as other:
            other.execute("delete from game_table where id = 1")
            other.commit()
    backups = backups_of(top, database, folder)
    if trouble == "damage":
        await backups.start()
        await ring()
        assert list(folder.iterdir()) == [], "no copy of a damaged database is kept"
    else:
        backups._alarm.set(top.clock.now())
        await ring()
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "backup failed" in record.getMessage()
    assert backups.late
    assert "never" in backups.word
    if trouble == "folder":
        folder.unlink()
        await wait(top, 1)
        assert not backups.late
    await backups.stop()


def test_the_last_copy_of_each_day_and_week_is_kept() -> None:
    begun = int(datetime(2026, 3, 2, 1, tzinfo=UTC).timestamp() * 1_000)  # a Monday
    times = [begun + n * 6 * HOUR for n in range(4 * 40)]
    kept = sorted(set(times) - set(superfluous(times, daily=3, weekly=4)))
    days = [datetime.fromtimestamp(time / 1_000, UTC) for time in kept]
    shown = [f"{day:%m-%d %H}" for day in days]
    assert shown == ["03-22 19", "03-29 19", "04-05 19", "04-08 19", "04-09 19", "04-10 19"]
    assert superfluous(times, daily=0, weekly=0) == times[:-1], "the newest copy is always kept"
    assert superfluous([], daily=1, weekly=1) == []


async def test_only_copies_of_this_database_are_deleted(
    top: Tabletop, database: Path, folder: Path
) -> None:
    folder.mkdir()
    others = ["games.db", "games.notes.db", "other.2023-01-01T00-00-00Z.db", "games.old.txt"]
    for name in others:
        (folder / name).write_text("precious")
    old = folder / "games.2001-01-01T00-00-00Z.db"
    copy(database, old)
    (folder / ".games.2023-01-01T00-00-00Z.db.part").write_text("from a process that was killed")
    backups = await started(top, database, folder, weekly=1, daily=1)
    assert not old.exists()
    (made,) = copies(database, folder).values()
    assert sorted(os.listdir(folder)) == sorted([*others, made.name])
    await backups.stop()


async def test_a_copy_is_finished_while_games_are_played(
    top: Tabletop, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite starts a copy again whenever something is written between two of its steps."""
    with contextlib.closing(sqlite3.connect(database)) as other:
        other.execute("create table ballast (x)")
        other.executemany("insert into ballast values (?)", [("x" * 3_000,)] * 3_000)
        other.commit()
    steps = []
    connect = sqlite3.connect

    class Watched(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **how: object) -> None:
            def between(*_left: int) -> None:
                steps.append(1)
                assert len(steps) < 50, "the copy never ends"
                with contextlib.closing(connect(database)) as other:
                    other.execute("insert into ballast values ('y')")
                    other.commit()

            super().backup(target, progress=between, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(
        "bot.store.backup.sqlite3.connect",
        lambda *given, **named: connect(*given, factory=Watched, **named),
    )
    copy(database, tmp_path / "copy.db")
    assert len(steps) == 1


# -- the drill -----------------------------------------------------------------------------------


async def test_a_restored_copy_has_every_table_as_it_was_and_the_bot_goes_on(
    database: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plays, lets the bot make a copy, plays on, and restores the copy. Every stored table is then
    as it was when the copy was made, move by move, and the bot goes on from there.
    """
    monkeypatch.setenv("BOT_DATABASE", str(database))
    top = await Tabletop.open(database)
    backups = backups_of(top, database, folder)
    numbers = [await top.start(game, ANN, BOB, CAT) for game in all_games()]
    lobby = await top.sit("agent", BOB)
    for number in numbers:
        await top.play(number, 2)
    await backups.start()
    await ring()
    then = [await remembered(top, number) for number in (*numbers, lobby)]
    moved = [number for number in numbers if await played_on(top, number)]
    assert len(moved) >= 4
    await backups.stop()
    await top.close()

    (file,) = copies(database, folder).values()
    assert main(["restore", str(file)]) == 0
    with reading(database) as connection:
        assert list(wrong_tables(connection)) == []
    again = await Tabletop.open(database)
    again.clock.offset = top.clock.offset
    try:
        assert [await remembered(again, number) for number in (*numbers, lobby)] == then
        await again.services.start()
        assert await played_on(again, moved[0])
    finally:
        await again.close()


async def played_on(top: Tabletop, number: TableNumber) -> bool:
    """Makes one more move if somebody has to make one now."""
    if (await top.table(number)).house_to_act:
        return False
    plies = (await top.table(number)).row.plies
    return (await top.play(number)).row.plies > plies


async def remembered(top: Tabletop, number: TableNumber) -> tuple[object, ...]:
    """Returns a table as it is stored, with its moves."""
    table = await top.stored(number)
    moves = await top.services.store.read(lambda tx: tx.moves(number))
    assert isinstance(table, Table)
    return table.row, table.seats, table.state, moves
