"""Computers play every game at a table, and all that they do there can be thought again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.tables.clocks.thinking import PAUSES
from bot.tables.finished.records import record_of
from games.registry import all_games
from tests.bot.tables.clockwork import after
from tests.bot.tables.computers.company import begun, moves, think_again, to_computers
from tests.bot.tables.tabletop import ANN, BOB
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


@pytest.mark.parametrize("key", all_games())
async def test_two_people_and_two_computers(top: Tabletop, key: str) -> None:
    number = await begun(top, key, ANN, BOB, "normal", "easy")
    while (await to_computers(top, number)).row.phase == "playing":
        await after(top, PAUSES["normal"][1])
        if len(await moves(top, number)) > 120:
            break
    record = await record_of(top.services.store, await top.table(number))
    assert {computer.level for computer in record.computers.values()} == {"normal", "easy"}
    assert think_again(record) > 15


@pytest.mark.parametrize("key", all_games())
async def test_one_person_alone_waits_for_nothing(top: Tabletop, key: str) -> None:
    number = await begun(top, key, ANN, "normal")
    begins = top.clock.now()
    for _ in range(12):
        if (await to_computers(top, number)).row.phase == "over":
            break
        await idle()
    assert top.clock.now() == begins
    assert think_again(await record_of(top.services.store, await top.table(number))) > 3
