"""Gives every test services of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.tables.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    yield made
    await made.close()
