"""A change at the very moment something else is looked up is not lost."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from bot.clock import DAY, HOUR
from bot.ids import ChannelId, TableNumber
from bot.tables.clocks.saving import TIME
from tests.bot.tables.clockwork import after, begin, plies, to_act
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, Tabletop
from tests.bot.waiting import idle, ring

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import pytest


def while_read(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch, which: str, then: Callable[[], Awaitable[Any]]
) -> None:
    """Does something after the store has answered a question and before the answer arrives."""
    store, real, left = top.services.store, top.services.store.read, [then]

    async def read(job: Callable[[Any], Any]) -> Any:
        value = await real(job)
        if which in job.__code__.co_names and left:
            await left.pop()()
        return value

    monkeypatch.setattr(store, "read", read)


async def test_a_deadline_that_is_set_while_the_scheduler_looks_rings(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    far = await begin(top, "slush-fund", "week", ANN, BOB)
    number = await top.sit("slush-fund", CAT, DAN, channel=ChannelId(23))
    await top.services.lobby.set_pace(number, CAT, "day")
    while_read(top, monkeypatch, "next_due", lambda: top.services.lobby.start(number, CAT))
    top.services.scheduler.sooner(top.clock.now())
    await ring()
    await idle()
    assert (await top.table(number)).row.phase == "playing"
    seat = await to_act(top, number)
    await after(top, DAY)
    assert (await plies(top, number))[0][0] == seat, "the time was up"
    assert await plies(top, far) == []


async def test_what_becomes_due_while_the_scheduler_looks_is_done(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(top, "slush-fund", "day", ANN, BOB)

    async def rings_now() -> None:
        """Lets the alarm go off while the scheduler is still at work."""
        now = top.clock.now()
        await top.services.store.write(lambda tx: tx.put_off(TIME, now - due_at(tx)))
        top.services.scheduler.sooner(now)
        for _ in range(3):
            await asyncio.sleep(0)

    def due_at(tx: Any) -> int:
        return next(row.at for row in tx.due(2**60) if row.kind == TIME)

    seen: list[str] = []
    real = top.services.timeouts.time_up

    async def time_up(table: TableNumber) -> None:
        seen.append("rang")
        await real(table)

    monkeypatch.setattr(top.services.timeouts, "time_up", time_up)
    while_read(top, monkeypatch, "next_due", rings_now)
    top.services.scheduler.sooner(top.clock.now())
    for _ in range(4):
        await ring()
    assert seen == ["rang"]


async def test_a_vacation_counts_at_a_table_joined_at_the_same_moment(top: Tabletop) -> None:
    first = await begin(top, "slush-fund", "day", ANN, BOB)
    today = datetime.fromtimestamp(top.clock.now() / 1000, UTC).date()
    async with top.services.tables.hold(first):
        leaving = asyncio.create_task(top.services.vacationing.take(ANN, today, _next(today)))
        for _ in range(20):
            await asyncio.sleep(0.001)
        second = await top.sit("slush-fund", ANN, CAT, channel=ChannelId(23))
    row = await leaving
    seat = next(seat for seat in (await top.table(second)).seats if seat.person == ANN)
    assert (seat.off_from, seat.off_to) == (row.starts, row.ends)
    assert (await top.table(second)).seats == (await top.stored(second)).seats


async def test_a_beat_is_not_the_last_if_a_clock_starts_at_the_same_moment(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.lobby.set_pace(number, ANN, "week")
    store, real, left = top.services.store, top.services.store.write, [1]

    async def write(job: Any, then: Any = None) -> Any:
        value = await real(job, then)
        if "next_beat" in job.__code__.co_names and left:
            left.clear()
            await top.services.lobby.start(number, ANN)
        return value

    monkeypatch.setattr(store, "write", write)
    await top.services.start()
    await after(top, 2 * HOUR)
    alive = await store.read(lambda tx: tx.alive())
    assert alive is not None
    assert top.clock.now() - alive <= HOUR


def _next(day: date) -> date:
    return date.fromordinal(day.toordinal() + 1)
