"""The files of a database are private, stay small, and are used by one bot at a time."""

from __future__ import annotations

import os
import random
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bot.store import files
from bot.store.backup import reading
from bot.store.errors import StoreBusyError, StoreReadOnlyError
from bot.store.files import owned
from bot.store.sqlite import _LOG_BYTES, SqliteStore
from tests.bot.store.conftest import now

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.transaction import Transaction


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture(autouse=True)
def _everybody_may_read() -> None:
    os.umask(0o022)


async def test_s6_only_the_owner_may_read_the_database_and_what_lies_beside_it(
    database: Path,
) -> None:
    with owned(database):
        store = await SqliteStore.open(database, now)
        await store.write(lambda tx: tx.save_fact("a", "v"))
        found = modes(database.parent)
        await store.close()
    assert set(found) == {f"games.db{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(found.values()) == {0o600}


async def test_s6_the_database_is_private_before_anything_is_in_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who opens the file as soon as it appears could go on reading it."""
    made: list[tuple[int, int]] = []
    prepare = files.make_private

    def watch(path: Path) -> None:
        prepare(path)
        made.append((stat.S_IMODE(path.stat().st_mode), path.stat().st_size))

    monkeypatch.setattr("bot.store.sqlite.make_private", watch)
    store = await SqliteStore.open(database, now)
    await store.close()
    assert made == [(0o600, 0)]


async def test_s6_a_database_that_others_could_read_is_made_private(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    await store.close()
    database.chmod(0o644)
    store = await SqliteStore.open(database, now)
    await store.write(lambda tx: tx.save_fact("a", "v"))
    found = modes(database.parent)
    await store.close()
    assert set(found.values()) == {0o600}


async def test_s6_a_link_to_a_database_is_followed(database: Path, tmp_path: Path) -> None:
    """The files beside the linked database are made private, and one lock is held, not two."""
    log = database.with_name(f"{database.name}-wal")
    database.touch()
    log.touch(0o644)
    link = tmp_path / "elsewhere.db"
    link.symlink_to(database)
    files.make_private(link)
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    with owned(database), pytest.raises(StoreBusyError), owned(link):
        pass


async def test_f9_the_write_ahead_log_shrinks_again_while_the_bot_runs(database: Path) -> None:
    log = database.with_name(f"{database.name}-wal")
    store = await SqliteStore.open(database, now)

    def fill(tx: Transaction) -> None:
        # a page that has not changed would not be written again
        tx.save_fact("big", random.randbytes(500_000).hex())

    with reading(database) as reader:
        reader.execute("begin")
        reader.execute("select count(*) from fact").fetchone()
        for _ in range(10):  # the log cannot be merged into the database while somebody reads
            await store.write(fill)
        assert log.stat().st_size > 2 * _LOG_BYTES > 0
    for _ in range(2):
        await store.write(fill)
    assert log.stat().st_size <= _LOG_BYTES
    await store.close()


# -- one bot at a time ---------------------------------------------------------------------------

HOLD = """
import sys
from pathlib import Path
from bot.store.files import owned
with owned(Path(sys.argv[1])):
    print("mine", flush=True)
    sys.stdin.read()
"""


def test_f4_a_second_bot_is_refused_until_the_first_one_has_ended(database: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"mine\n"
        with pytest.raises(StoreBusyError, match="another bot"), owned(database):
            pass
        first.kill()
    with owned(database):  # a killed process no longer holds the lock
        pass


def test_f4_a_missing_folder_is_not_created(tmp_path: Path) -> None:
    """The folder may be on a disk that is not mounted, and the games are on that disk."""
    with pytest.raises(StoreReadOnlyError), owned(tmp_path / "gone" / "games.db"):
        pass
    assert list(tmp_path.iterdir()) == []


def test_f4_a_disk_without_locks_causes_a_warning(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(_self: object, **_given: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr("bot.store.files.FileLock.acquire", refuse)
    with owned(database):
        pass
    assert "no second bot" in caplog.text
