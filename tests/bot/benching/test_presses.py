"""`bot bench` measures real presses: a move is in the store when its press is answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import simcord.http.router as simcord_router

from bot.benching import measures, typed
from bot.benching.in_process import in_process
from bot.benching.measures import Latency, Pair, Rate, Side, measure
from bot.loopback.wire import walk
from bot.store.backup import reading

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from bot.benching.client import BenchClient
    from bot.benching.presses import Presses


FORCED = ("take deck",)
"""Moves that the table makes at once in the game that is measured."""


def plies(database: Path) -> list[int]:
    """Returns the number of moves at each table that somebody made."""
    made = "select sum(path not in (?)) from move group by table_id"
    with reading(database) as connection:
        return [int(row[0]) for row in connection.execute(made, FORCED)]


async def test_a_move_is_durable_when_its_press_is_answered(database: Path) -> None:
    async with in_process(database) as presses:
        panel = presses.panel()
        event = await presses.prepare(panel, 0)
        assert plies(database) == [0]
        assert await presses.send(event) > 0
        assert plies(database) == [1]
        words = [c["content"] for c in walk(presses.components(panel)) if c.get("content")]
        assert any("✅" in line for line in words)


async def test_the_floor_is_an_edit_of_a_panel_without_a_move(database: Path) -> None:
    async with in_process(database) as presses:
        panel = presses.panel()
        await presses.send(await presses.prepare(panel, 0))
        moved = presses.components(panel)
        await presses.still(panel)
        still = presses.components(panel)
        assert plies(database) == [1]
        assert len(list(walk(still))) > 0.5 * len(list(walk(moved)))


async def test_every_place_has_a_table_of_its_own(database: Path) -> None:
    async with in_process(database) as presses:
        for place in range(3):
            await presses.send(await presses.prepare(presses.panel(), place))
        assert plies(database) == [1, 1, 1]


async def test_the_use_of_cpu_and_memory_is_measured(database: Path) -> None:
    async with in_process(database) as presses:
        panel = presses.panel()
        before = await presses.use(panel)
        await presses.send(await presses.prepare(panel, 0))
        after = await presses.use(panel)
        assert after.cpu > before.cpu
        assert after.memory > 10 << 20


async def test_simcord_is_left_as_it_was(database: Path) -> None:
    loop = asyncio.get_running_loop()
    before, timers = simcord_router.dispatch, loop.call_later
    async with in_process(database):
        assert simcord_router.dispatch is not before
        assert loop.call_later != timers, "timers are real ones"
    assert simcord_router.dispatch is before
    assert loop.call_later == timers


async def test_a_side_is_measured(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("WARM_UP", 1), ("ALONE", 3), ("TABLES", 3), ("ROUNDS", 2)):
        monkeypatch.setattr(measures, name, value)
    async with in_process(database) as presses:
        side = await measure(presses, 2)
    assert side.in_flight == 2
    assert 0 < side.still.median <= side.still.p99
    assert side.median.ratio > 0
    assert side.move_rate.cpu > 0
    assert len(plies(database)) == 4


def test_medians_extremes_and_ratios_are_calculated() -> None:
    assert Latency.of([n / 1e3 for n in range(1, 101)]) == Latency(51, 100)
    assert Pair(2, 5).ratio == 2.5
    assert Pair(0, 5).ratio == 0
    side = Side(Latency(1, 2), Latency(3, 4), 16, Rate(100, 1), Rate(60, 2))
    assert (side.median.ratio, side.throughput.ratio, side.cpu.ratio) == (3, 0.6, 2)


async def test_n1_the_slowest_text_is_found_among_all_that_are_typed_beside_a_move(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries_of = typed.entries_of

    async def few(client: BenchClient, presses: Presses) -> list[typed.TypedOption]:
        entries = await entries_of(client, presses)
        return [entry for entry in entries if entry.command in ("rules", "slasher place")]

    monkeypatch.setattr(typed, "entries_of", few)
    monkeypatch.setattr(typed, "ROUNDS", 3)
    found = await typed.measure_typed(database)
    assert found.inputs == (2 + 2) * 16 + (2 + 3) * 16
    assert found.where.startswith("/")
    assert found.ratio == found.slowest / found.move > 0
    assert plies(database)[0] == 0, "typed texts make no moves"
