"""The time given back after a crash tells nothing about secret moves before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR, MINUTE
from tests.bot.tables.clockwork import after, begin
from tests.bot.tables.due.test_downtime import alive, crash, open_at
from tests.bot.tables.leaving import up_at
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


@pytest.mark.parametrize("answered", [False, True])
async def test_the_new_deadline_is_the_same_whether_or_not_somebody_has_answered(
    top: Tabletop, database: Path, *, answered: bool
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    ends = await up_at(top, number, 0)
    await after(top, 40 * MINUTE)
    noted = await alive(top)
    if answered:
        await top.answer(number, 1)
    assert noted == await alive(top), "the answer changed the note of when the bot was alive"
    await after(top, 5 * MINUTE)
    now = await crash(top)
    again = await open_at(database, now + HOUR)
    await again.services.start()
    assert await up_at(again, number, 0) == ends + again.clock.now() - (noted or 0)
    await again.close()
