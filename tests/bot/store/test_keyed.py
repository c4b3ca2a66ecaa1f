"""The database has a secret, and hashes made with it mean nothing to people who do not know it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.store.keyed import SECRET, keyed_hash
from bot.store.sqlite import SqliteStore
from tests.bot.store.conftest import now

if TYPE_CHECKING:
    from pathlib import Path


async def opened(database: Path) -> tuple[bytes, str]:
    """Returns the secret of a database, and a hash made with it."""
    store = await SqliteStore.open(database, now)
    try:
        return await store.read(lambda tx: (tx.secret(), tx.keyed("test", 1, 2)))
    finally:
        await store.close()


async def test_a_database_keeps_its_secret_and_every_database_has_another(
    database: Path, tmp_path: Path
) -> None:
    secret, made = await opened(database)
    assert len(secret) == 32
    assert await opened(database) == (secret, made)
    other = await opened(tmp_path / "other.db")
    assert other[0] != secret
    assert other[1] != made


async def test_a_database_from_before_there_were_secrets_is_given_one(database: Path) -> None:
    await opened(database)
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("delete from fact where key = ?", (SECRET,))
    secret, _ = await opened(database)
    assert len(secret) == 32


def test_a_hash_depends_on_the_secret_the_purpose_and_every_part() -> None:
    made = {
        keyed_hash(b"a" * 32, "one", 1, 23),
        keyed_hash(b"b" * 32, "one", 1, 23),
        keyed_hash(b"a" * 32, "two", 1, 23),
        keyed_hash(b"a" * 32, "one", 12, 3),
        keyed_hash(b"a" * 32, "one", "1", 23),
    }
    assert len(made) == 5
    assert len(keyed_hash(b"a" * 32, "one", 1, size=12)) == 24
    with pytest.raises(ValueError, match="16 bytes"):
        keyed_hash(b"a" * 32, "longer than a label may be", 1)
