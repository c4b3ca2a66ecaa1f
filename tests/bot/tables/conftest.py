"""Gives every test services of its own, whose shuffles are always the same."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.tables import lobby
from games.chance import make_seed
from tests.bot.tables.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = itertools.count()
    monkeypatch.setattr(lobby, "new_seed", lambda: make_seed(f"tables {next(counted)}"))


@pytest.fixture
async def top(database: Path, _seeds: None) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    yield made
    await made.close()
