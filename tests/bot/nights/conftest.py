from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.nights.evenings import Evenings
from tests.bot.tables.tabletop import Tabletop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database)
    await made.services.start()
    yield made
    await made.close()


@pytest.fixture
def evenings(top: Tabletop, database: Path) -> Evenings:
    return Evenings(top, database)
