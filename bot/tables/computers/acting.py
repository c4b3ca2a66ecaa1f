"""Computers at the tables: they begin to think when a table waits for them, and move when their
pause is over.

A due row (`bot/tables/clocks/thinking.py`) is written with the ply that makes a computer's seat
wait, and goes with the ply that it makes. The thought is nowhere but in memory: after a crash the
row rings, and the same view with the same seed leads to the same move. Nobody is kept waiting by a
thought, and a move is made only at the table that it was thought for.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from bot.ending import FINISH_SECONDS, finish
from bot.safe_errors import describe
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import level_at
from bot.tables.clocks.thinking import BACKSTOP, THINK, is_unwatched, next_thought, thinkers
from bot.tables.computers.thoughts import Thoughts
from bot.tables.notifications import Notice
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.computers.thoughts import Chosen
    from bot.tables.playing import MoveStep, Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from bot.workers.thinker import Thinker

log = logging.getLogger(__name__)

_PATIENCE = 4
"""Seconds after which somebody is answered although computers have not moved yet."""


class _Go:
    """One go of the computers at a table: what they will do, once it is thought.

    due: whether their pause is over, so that they move as soon as they know what.
    """

    __slots__ = ("chosen", "due", "table", "task")

    def __init__(self, table: Table) -> None:
        self.table, self.due = table, False
        self.chosen: list[Chosen] | None = None
        self.task: asyncio.Task[None] | None = None

    def fits(self, table: Table) -> bool:
        """Whether the table still waits for the same computers at the same ply."""
        return _waits_for(table) == _waits_for(self.table)


class Computers:
    """Moves for the seats that computers play."""

    def __init__(self, tables: Tables, playing: Playing, thinker: Thinker) -> None:
        self._tables = tables
        self._playing = playing
        self._thinker = thinker
        self._thoughts = Thoughts(tables, playing, thinker)
        self._goes: dict[int, _Go] = {}
        self._stopped = False

    async def start(self) -> None:
        """Lets the computers think that were about to move when the last process ended."""
        numbers = await self._tables.store.read(lambda tx: tx.tables_due(THINK))
        async for table in self._tables.each(numbers):
            self.note(table)

    def note(self, table: Table) -> None:
        """Notes that a table has changed; computers that it waits for begin to think."""
        self._thoughts.memories.note(table)
        if table.row.phase == "lobby" and any(row.computer for row in table.seats):
            self._thinker.get_ready()
        going = self._goes.get(table.id)
        if going is not None and going.fits(table):
            return
        if going is not None:
            self._drop(going)
        if thinkers(table) and not self._stopped:
            self._begin(table).due = (next_thought(table) or 0) <= self._tables.clock.now()

    async def ring(self, number: TableNumber) -> None:
        """Makes the moves that are due at a table, at once or as soon as they are thought."""
        async with self._tables.hold(number) as table:
            if not thinkers(table):
                await self._tables.store.write(lambda tx: tx.drop_due(number, THINK))
                return
            going = self._goes.get(number) or self._begin(table)
            going.due = True
            ready = going.chosen is not None
            if not ready:
                again = DueRow(table_id=number, kind=THINK, at=self._tables.clock.now() + BACKSTOP)
                await self._tables.store.write(lambda tx: tx.set_due(again))
        if ready:
            await self._make(going)

    async def after(self, table: Table) -> Table:
        """Returns a practice table after the moves of its computers, which move without a pause
        there; or as it is once somebody has waited for that long enough.
        """
        if not table.practice:
            return table
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while (task := self._task(table.id)) is not None:
                    await asyncio.wait([task])
        return await self._tables.find(table.id)

    def _task(self, number: TableNumber) -> asyncio.Task[None] | None:
        """Returns what the computers of a table are busy with now."""
        task = None if number not in self._goes else self._goes[number].task
        return None if task is None or task.done() else task

    async def stop(self) -> None:
        """Stops all thoughts; they are thought again by the next process."""
        self._stopped = True
        tasks = [going.task for going in self._goes.values() if going.task is not None]
        for task in tasks:
            task.cancel()
        await finish(tasks, FINISH_SECONDS)
        self._thinker.close()

    # -- one go ----------------------------------------------------------------------------------

    def _begin(self, table: Table) -> _Go:
        going = self._goes[table.id] = _Go(table)
        going.task = asyncio.create_task(self._go(going), name=f"computers at {table.id}")
        return going

    def _drop(self, going: _Go) -> None:
        self._goes.pop(going.table.id, None)
        if going.task is not None and going.task is not asyncio.current_task():
            going.task.cancel()

    async def _go(self, going: _Go) -> None:
        try:
            going.chosen = await self._thoughts.choose(going.table)
            if going.due:
                await self._make(going)
        except Exception as error:
            # The due row is still there, and rings again.
            log.error("table %s: computers failed: %s", going.table.id, describe(error))
            if self._goes.get(going.table.id) is going:
                del self._goes[going.table.id]

    async def _make(self, going: _Go) -> None:
        """Makes the moves, unless the table has changed since it was asked about."""
        number = going.table.id
        async with self._tables.hold(number) as table:
            if self._goes.get(number) is not going or not going.fits(table):
                return
            steps: list[MoveStep] = []
            for one in going.chosen or ():
                steps += self._thoughts.steps(steps[-1].after if steps else table, one)
                await asyncio.sleep(0)  # there may be many, and others wait for other tables
            if is_unwatched(table):
                _hush(steps)
            del self._goes[number]

            def job(tx: Transaction) -> Table:
                return self._playing.write(tx, steps, None)

            await self._tables.save(job)


def _waits_for(table: Table) -> object:
    """Returns everything on which the moves of computers at a table depend."""
    levels = [level_at(table, row.place) for row in table.seats]
    return table.row.plies, thinkers(table), levels, [row.thinks for row in table.seats]


def _hush(steps: list[MoveStep]) -> None:
    """Leaves out what nobody is there to follow, so that computers that finish a game among
    themselves do not fill its thread: only its end is told, and that it came about like this.
    """
    last = steps[-1]
    for step in steps:
        step.notices = [
            notice
            for notice in step.notices
            if notice.kind != "line" and (step is last or notice.kind != "turn")
        ]
    if last.after.row.phase == "over":
        last.notices.insert(0, Notice("line", text=text("computers-finished")))
