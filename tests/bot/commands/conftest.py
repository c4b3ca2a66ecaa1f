"""Databases with games in them, as a running bot leaves them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    """Opens a database with two games under way and a table that waits for players."""
    made = await Tabletop.open(database)
    for moves in (6, 3):
        number = await made.start("slasher", ANN, BOB)  # the table makes no move by itself
        await made.play(number, moves)
    await made.sit("slasher", ANN)
    yield made
    await made.close()


@pytest.fixture
async def stored(top: Tabletop, database: Path) -> Path:
    """Returns the same database after the bot has stopped."""
    await top.close()
    return database
