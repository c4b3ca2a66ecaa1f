"""What is found out about a game that is over by thinking it through again: the turning points, and
what a computer weighed before a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import TableError
from bot.tables.finished.errors import ReplayError
from games.engine import text
from games.record import RecordError, plies, questions
from games.registry import find_game
from games.thinking import find_turning_points, retell

if TYPE_CHECKING:
    from bot.tables.computers.findings import Findings
    from bot.tables.finished.replays import Replays
    from bot.tables.table import Table
    from games.record import Record
    from games.thinking import Reasoned, TurningPoint


class NotThoughtError(TableError):
    """No computer chose this move: a person did, or there was no choice."""

    def __init__(self) -> None:
        super().__init__(text("why-nothing"))


class Analyses:
    """Thinks finished games through. Every method raises `NotOverError` while a game goes on,
    `ReplayError` if it no longer follows the rules, `BusyError`, and `StoreError`.
    """

    def __init__(self, replays: Replays, findings: Findings) -> None:
        self._replays = replays
        self._findings = findings

    async def turning_points(self, table: Table) -> tuple[TurningPoint, ...]:
        """Returns the moves that changed most who was likely to win, in order."""
        record = await self._replays.record(table)
        return await self._findings.find(("turning points", table.id), points_of, record)

    async def weighed(self, table: Table, number: int) -> tuple[Reasoned, ...]:
        """Returns the move with this number, which a computer made, and what else it weighed, the
        best first. Raises `NotThoughtError` if no computer chose it.
        """
        record = await self._replays.record(table)
        key = ("weighed", table.id, number)
        found = await self._findings.find(key, weighed_at, record, number)
        if not found:
            raise NotThoughtError
        return found


def points_of(record: Record) -> tuple[TurningPoint, ...]:
    """Returns the turning points of a finished game. Raises `ReplayError`."""
    try:
        states = [ply.state for ply in plies(record)]
    except RecordError:
        raise ReplayError from None
    moves = [(move.seat, move.path) for move in record.moves]
    return find_turning_points(find_game(record.game), states, moves)


def weighed_at(record: Record, number: int) -> tuple[Reasoned, ...]:
    """Returns what a computer weighed before a move, () if none chose it. Raises `ReplayError`."""
    game = find_game(record.game)
    try:
        asked = next((one for one in questions(record) if one.number == number), None)
    except RecordError:
        raise ReplayError from None
    if asked is None:
        return ()
    return retell(game, asked.view, asked.level, asked.temper, asked.seed)
