"""The bot may die at any moment while a reserve is used and given time: it is right afterwards."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.store.errors import StoreError
from bot.tables.clocks.saving import RESERVE, TIME
from bot.tables.due.giving import GaveError
from tests.bot.tables.clocks.test_reserves import WHOLE, due, left, reserve
from tests.bot.tables.clockwork import after, begin, clock_of, play_turn, to_act
from tests.bot.tables.computers.test_crash import Process
from tests.bot.tables.due.test_downtime import open_at
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.reserves, pytest.mark.logs_errors]

_GIVEN_BACK = 15 * MINUTE
"""The most milliseconds that are given back after a crash, between two beats of the heart."""


@pytest.mark.parametrize("heard", [False, True])
async def test_it_begins_once_wherever_the_process_dies(tmp_path: Path, *, heard: bool) -> None:
    for writes in range(4):
        path = tmp_path / f"{writes}.sqlite"
        top = await Tabletop.open(path)
        number = await begin(top, "slush-fund", "day", ANN, BOB)
        seat = await to_act(top, number)
        await after(top, DAY - 1)
        process = Process(top, writes, heard=heard)
        with contextlib.suppress(StoreError):
            await after(top, 1)
        died = process.dead
        async with contextlib.aclosing(_Again(path, await process.end())) as later:
            again = await later.start()
            await after(again, _GIVEN_BACK)
            assert (await clock_of(again, number, seat)).spends == 1
            assert await due(again, number, RESERVE) is None
        if not died:
            return
    raise AssertionError("it takes fewer transactions")


@pytest.mark.parametrize("heard", [False, True])
async def test_it_is_used_once_wherever_the_process_dies(tmp_path: Path, *, heard: bool) -> None:
    """The process dies at every transaction of the turn that an hour of it was used for."""
    for writes in range(12):
        path = tmp_path / f"{writes}.sqlite"
        top = await Tabletop.open(path)
        number = await begin(top, "slush-fund", "day", ANN, BOB)
        seat = await to_act(top, number)
        await after(top, DAY)
        await after(top, HOUR)
        process = Process(top, writes, heard=heard)
        with contextlib.suppress(StoreError):
            await play_turn(top, number, seat)
        died = process.dead
        async with contextlib.aclosing(_Again(path, await process.end())) as later:
            again = await later.start()
            if await to_act(again, number) == seat:
                await play_turn(again, number, seat)
            kept = await reserve(again, number, seat) or 0
            assert WHOLE - HOUR <= kept <= WHOLE - HOUR + _GIVEN_BACK, f"after {writes}"
            assert await reserve(again, number, 1 - seat) == WHOLE
            on_clock = await left(again, number, 1 - seat)
            assert DAY + WHOLE <= on_clock <= DAY + WHOLE + _GIVEN_BACK
            times = [await due(again, number, kind) or 0 for kind in (RESERVE, TIME)]
            assert times[1] - times[0] == WHOLE
        if not died:
            assert writes > 1
            return
    raise AssertionError("a turn takes fewer transactions")


class _Again:
    """The next process on a database, which is closed whatever happens."""

    def __init__(self, path: Path, now: int) -> None:
        self._path, self._now = path, now
        self._top: Tabletop | None = None

    async def start(self) -> Tabletop:
        self._top = await open_at(self._path, self._now)
        await self._top.services.start()
        return self._top

    async def aclose(self) -> None:
        if self._top is not None:
            await self._top.close()


@pytest.mark.parametrize("heard", [False, True])
async def test_time_is_given_once_wherever_the_process_dies(tmp_path: Path, *, heard: bool) -> None:
    path = tmp_path / "given.sqlite"
    top = await Tabletop.open(path)
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    giver = (await top.table(number)).person_at(1 - seat)
    before = (await clock_of(top, number, seat)).ends or 0
    process = Process(top, 0, heard=heard)
    with pytest.raises(StoreError):
        await top.services.giving.give(number, giver)
    async with contextlib.aclosing(_Again(path, await process.end())) as later:
        again = await later.start()
        with contextlib.nullcontext() if heard else pytest.raises(GaveError):
            await again.services.giving.give(number, giver)
        assert (await clock_of(again, number, seat)).ends == before + DAY
