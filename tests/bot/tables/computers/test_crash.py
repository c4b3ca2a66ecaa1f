"""The bot may die at any moment while computers play: no move is lost, none is made twice, and the
next process finds the same moves.

The beginning of a game is played once undisturbed. Then it is played again for every transaction:
right before it, or right after it and before anybody hears of it, the process ends.
"""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import SECOND
from bot.store.errors import StoreClosedError
from bot.tables.clocks.thinking import thinkers
from bot.tables.lobbies import lobby
from bot.tables.notifications import read_text
from games.chance import make_seed
from tests.bot.tables.clockwork import after
from tests.bot.tables.computers.company import begun, moves
from tests.bot.tables.tabletop import ANN, BOB, Tabletop
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber

PLIES = 30
"""As long as the game is played."""


class Process:
    """The bot on a database, which ends at one of its transactions."""

    def __init__(self, top: Tabletop, writes: int | None, *, heard: bool) -> None:
        self.top = top
        self.left = writes
        self.dead = False
        self.heard = heard
        self._write = top.services.store.write
        top.services.store.write = self.write

    async def write(self, job: Any, then: Any = None) -> Any:
        if self.dead or self.left == 0:
            first, self.dead = not self.dead, True
            if first and not self.heard:
                await self._write(job)
            raise StoreClosedError
        if self.left is not None:
            self.left -= 1
        return await self._write(job, then)

    async def end(self) -> int:
        """Ends it for good, and returns the time."""
        self.dead = True
        with contextlib.suppress(StoreClosedError):
            await self.top.services.scheduler.stop()
        with contextlib.suppress(StoreClosedError):
            await self.top.services.computers.stop()
        now = self.top.clock.now()
        self.top.clock.stop()
        await self.top.services.store.close()
        return now


async def goes_on(process: Process, number: TableNumber) -> bool:
    """Plays on until the process is dead, or the game has gone far enough; returns whether it
    has.
    """
    top = process.top
    while not process.dead:
        table = await top.table(number)
        if table.row.plies >= PLIES:
            return True
        if thinkers(table):
            await after(top, 5 * SECOND)
        else:
            top.rng = random.Random(table.row.plies)
            with contextlib.suppress(StoreClosedError):
                await top.play(number)
            await idle()
    return False


async def play(database: Path, writes: int | None, *, heard: bool) -> tuple[list[Any], int | None]:
    """Plays a game with a process that ends after so many transactions. Returns everything that
    was played and told, and how many transactions there were to spare.
    """
    top = await Tabletop.open(database)
    number = await begun(top, "slush-fund", ANN, BOB, "hard", "normal")
    process = Process(top, writes, heard=heard)
    if not await goes_on(process, number):
        now = await process.end()
        top = await Tabletop.open(database)
        top.clock.time = now
        await top.services.start()
        await idle()
        process = Process(top, None, heard=True)
        assert await goes_on(process, number)
    made = [
        (row.ply, row.seat, row.path, row.level, row.hurried) for row in await moves(top, number)
    ]
    told = await top.services.store.read(lambda tx: tx.told_at(number))
    lines = [(row.person, read_text(row.line).key) for row in told]
    stored = await top.stored(number)
    assert stored.state == (await top.table(number)).state
    await process.end()
    return [made[:PLIES], lines[:PLIES]], process.left


@pytest.fixture(autouse=True)
def _seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: make_seed("crash"))


@pytest.mark.logs_errors
@pytest.mark.parametrize("heard", [True, False])
async def test_a_bot_that_dies_at_any_transaction_loses_no_move_and_makes_none_twice(
    tmp_path: Path, heard: bool
) -> None:
    whole, left = await play(tmp_path / "whole.db", 1_000, heard=True)
    assert left is not None
    writes = 1_000 - left
    assert writes > 10
    for number in range(writes):
        again, _ = await play(tmp_path / f"{number}.db", number, heard=heard)
        assert again == whole, f"killed at transaction {number}"


async def test_the_next_process_moves_at_once_where_nobody_has_to_wait(tmp_path: Path) -> None:
    database = tmp_path / "alone.db"
    top = await Tabletop.open(database)
    number = await begun(top, "slush-fund", ANN, "normal")
    process = Process(top, None, heard=True)
    while not thinkers(table := await top.table(number)):
        await top.play(number)  # and the process ends before the computer moves
    now = await process.end()
    top = await Tabletop.open(database)
    top.clock.time = now
    assert (await top.table(number)).row.plies == table.row.plies
    await top.services.start()
    await idle()
    assert not thinkers(await top.table(number))
    await top.close()
