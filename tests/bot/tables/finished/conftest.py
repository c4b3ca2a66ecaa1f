"""Gives every test an empty store of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store.sqlite import SqliteStore
from tests.bot.tables.tabletop import StillClock

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = await SqliteStore.open(tmp_path / "shelf.db", StillClock().now)
    yield made
    await made.close()
