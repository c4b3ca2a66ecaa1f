"""Gives every test a store of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

NOW = 1_700_000_000_000


def now() -> int:
    return NOW


@pytest.fixture
async def store(database: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.open(database, now)
    yield made
    await made.close()


@pytest.fixture(autouse=True)
def _unflushed() -> None:
    """Replaces the fixture of tests/bot: here the database is flushed as in the bot."""


@pytest.fixture(autouse=True)
def _migrated_at_once() -> None:
    """Replaces the fixture of tests/bot: here the database is migrated as in the bot."""
