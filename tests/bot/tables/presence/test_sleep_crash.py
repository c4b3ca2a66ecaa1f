"""The bot may die at any moment while a table falls asleep, wakes and is closed: it sleeps once,
says so in one line, and is closed once.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR
from bot.store.errors import StoreError
from bot.tables.presence.sleep import SLEEP
from tests.bot.tables.clockwork import after, begin
from tests.bot.tables.computers.test_crash import Process
from tests.bot.tables.due.test_downtime import open_at
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber

pytestmark = pytest.mark.logs_errors

_MOST = 60
"""More transactions than two people need to miss three turns each."""


async def lines(top: Tabletop, number: TableNumber, key: str) -> int:
    """Returns how often everybody was told a sentence, by this process or another."""
    rows = await top.services.store.read(lambda tx: tx.told_at(number))
    return sum(f'"{key}"' in row.line and row.person is None for row in rows)


async def sleeps(top: Tabletop, number: TableNumber) -> bool:
    return (await top.stored(number)).row.sleeps is not None


async def pass_days(top: Tabletop, number: TableNumber) -> None:
    """Lets days pass in which nobody does anything, until the table sleeps."""
    for _ in range(20):
        if await sleeps(top, number):
            return
        await after(top, DAY)


@pytest.mark.parametrize("heard", [False, True])
async def test_it_falls_asleep_once_wherever_the_process_dies(
    tmp_path: Path, *, heard: bool
) -> None:
    """heard: the process dies before the transaction; else after it, before anybody hears."""
    undisturbed = 0
    for writes in range(_MOST):
        path = tmp_path / f"{writes}.sqlite"
        top = await Tabletop.open(path)
        number = await begin(top, "slush-fund", "day", ANN, BOB)
        process = Process(top, writes, heard=heard)
        with contextlib.suppress(StoreError):
            await pass_days(top, number)
        died, now = process.dead, await process.end()
        again = await open_at(path, now)
        await again.services.start()
        await pass_days(again, number)
        assert await sleeps(again, number)
        assert await lines(again, number, "sleep-until") == 1, f"after {writes} transactions"
        rows = await again.services.store.read(lambda tx: tx.due(2**60))
        assert [row.kind for row in rows] == [SLEEP]
        await again.close()
        if not died:
            undisturbed = writes
            break
    assert undisturbed > 6, "each of six missed turns is a transaction at least"


@pytest.mark.parametrize("heard", [False, True])
async def test_it_is_closed_once_wherever_the_process_dies(tmp_path: Path, *, heard: bool) -> None:
    for writes in range(4):
        path = tmp_path / f"{writes}.sqlite"
        top = await Tabletop.open(path)
        number = await begin(top, "slush-fund", "day", ANN, BOB)
        await pass_days(top, number)
        process = Process(top, writes, heard=heard)
        with contextlib.suppress(StoreError):
            await after(top, 14 * DAY)
        died, now = process.dead, await process.end()
        again = await open_at(path, now)
        await again.services.start()
        for _ in range(2):
            await after(again, 15 * DAY)
        assert (await again.stored(number)).row.phase == "cancelled"
        assert await lines(again, number, "sleep-closed") == 1
        await again.close()
        if not died:
            return
    raise AssertionError("closing a table takes fewer transactions")


@pytest.mark.parametrize("heard", [False, True])
async def test_who_comes_back_finds_it_awake_or_wakes_it(tmp_path: Path, *, heard: bool) -> None:
    """A press whose answer was lost with the process is made again."""
    path = tmp_path / "woken.sqlite"
    top = await Tabletop.open(path)
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await pass_days(top, number)
    process = Process(top, 0, heard=heard)
    with pytest.raises(StoreError):
        await top.services.timeouts.come_back(number, BOB)
    now = await process.end()
    again = await open_at(path, now)
    await again.services.start()
    assert await sleeps(again, number) == heard
    assert await again.services.timeouts.come_back(number, BOB) == heard
    assert not await sleeps(again, number)
    await after(again, HOUR)
    assert await again.services.store.read(lambda tx: tx.due_at(number, SLEEP)) is None
    await again.close()
