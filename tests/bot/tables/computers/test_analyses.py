"""A finished game thought through again: its turning points, and what its computers weighed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.computers.analyses import NotThoughtError
from bot.tables.computers.findings import MOST_WAITING, BusyError, Findings
from bot.tables.errors import NotOverError
from bot.workers.worker import Worker, WorkerDiedError
from games.engine import LEAVE
from tests.bot.tables.computers.company import begun, moves, people_of
from tests.bot.tables.tabletop import ANN
from tests.bot.waiting import idle
from tests.bot.world import QuickWorker

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.tables.tabletop import Tabletop


async def finished(top: Tabletop) -> TableNumber:
    """Plays a game of Ann and a hard computer until she has moved and leaves it."""
    number = await begun(top, "slush-fund", ANN, "hard")
    while {bool(row.level) for row in await moves(top, number)} != {True, False}:
        table = await top.table(number)
        if table.view(people_of(table)[0]).to_act:
            await top.play(number)
        await idle()
    await top.services.playing.move(number, ANN, LEAVE)
    assert (await top.table(number)).row.phase == "over"
    return number


async def test_what_a_computer_weighed_begins_with_the_move_it_made(top: Tabletop) -> None:
    number = await finished(top)
    table, rows = await top.table(number), await moves(top, number)
    thought = next(row for row in rows if row.level)
    weighed = await top.services.analyses.weighed(table, thought.ply)
    assert " ".join(weighed[0].path) == thought.path
    others = [one.chance for one in weighed[1:]]
    assert others == sorted(others, key=lambda chance: -(chance or 0))
    by_person = next(row for row in rows if not row.level)
    with pytest.raises(NotThoughtError):
        await top.services.analyses.weighed(table, by_person.ply)
    moment = await top.services.replays.moment(table, thought.ply)
    assert moment.by_computer
    assert not (await top.services.replays.moment(table, by_person.ply)).by_computer


async def test_turning_points_are_found_once_for_everybody(top: Tabletop) -> None:
    number = await finished(top)
    table = await top.table(number)
    first, second = await asyncio.gather(
        top.services.analyses.turning_points(table), top.services.analyses.turning_points(table)
    )
    assert first is second
    assert len(first) <= 3
    assert [point.number for point in first] == sorted(point.number for point in first)
    rows = await moves(top, number)
    for point in first:
        assert " ".join(point.path) == rows[point.number - 1].path
    worker = top.services.findings._worker
    assert isinstance(worker, QuickWorker)
    works = worker.works
    await top.services.analyses.turning_points(table)
    assert worker.works == works


async def test_nothing_is_told_of_a_game_that_goes_on(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, "normal")
    table = await top.table(number)
    with pytest.raises(NotOverError):
        await top.services.analyses.turning_points(table)
    with pytest.raises(NotOverError):
        await top.services.analyses.weighed(table, 1)


class Slow(Worker):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def run(self, work: Any, *args: object) -> Any:
        await self.go.wait()
        return work(*args)


async def test_what_is_too_much_is_refused_and_what_fails_is_not_remembered() -> None:
    worker = Slow()
    findings = Findings(worker)
    asked = [asyncio.ensure_future(findings.find(key, abs, key)) for key in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await findings.find("one more", abs, -1)
    same = asyncio.ensure_future(findings.find(0, abs, 0))  # asked already
    worker.go.set()
    assert await asyncio.gather(*asked) == list(range(MOST_WAITING))
    assert await same == 0

    def dies(*_args: object) -> int:
        raise WorkerDiedError

    with pytest.raises(BusyError):
        await findings.find("dies", dies)
    assert not findings.has("dies")
    assert await findings.find("dies", abs, -3) == 3
