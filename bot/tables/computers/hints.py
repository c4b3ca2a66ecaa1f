"""Hints at practice tables: what a computer would do in the place of the person who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NothingToDoError, TableError
from bot.tables.tables import load
from games.engine import text
from games.registry import find_game
from games.thinking import advise, thought_seed

if TYPE_CHECKING:
    from typing import Any

    from bot.ids import PersonId
    from bot.store.transaction import Transaction
    from bot.tables.computers.findings import Findings
    from bot.tables.drafts import Desk
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.thinking import Reasoned


class NoHintsError(TableError):
    """There are no hints at a table with several people."""

    def __init__(self) -> None:
        super().__init__(text("hint-not-here"))


class Hints:
    """Gives hints, and counts for how many decisions somebody asked for them."""

    def __init__(self, tables: Tables, findings: Findings) -> None:
        self._tables = tables
        self._findings = findings

    def knows(self, desk: Desk) -> bool:
        """Whether the hint for this decision is known already, so that it takes no time."""
        return self._findings.has(_key(desk))

    async def ask(self, desk: Desk, person: PersonId) -> tuple[Reasoned, ...]:
        """Returns the best moves for what somebody is asked, the best first: the same however often
        they ask.

        Raises `NoHintsError`, `NothingToDoError` if it is not their turn, `BusyError`.
        """
        table, seat = desk.table, desk.seat
        if not table.practice:
            raise NoHintsError
        view = table.view(seat)
        if not desk.hinted:
            raise NothingToDoError
        seed = thought_seed(table.chance.seed, seat, made=table.row.plies)
        found = await self._findings.find(_key(desk), best_of, table.row.game, view, seed)
        await self._count(table, person)
        return found

    async def _count(self, asked: Table, person: PersonId) -> None:
        def job(tx: Transaction) -> Table:
            tx.count_hint(asked.id, person, asked.row.plies)
            return load(tx, asked.id)

        async with self._tables.hold(asked.id):
            await self._tables.save(job)


def _key(desk: Desk) -> tuple[object, ...]:
    return ("hint", desk.table.id, desk.seat, desk.table.row.plies)


def best_of(game: str, view: Any, seed: bytes) -> tuple[Reasoned, ...]:
    """Returns the best moves for the seat that looks."""
    return advise(find_game(game), view, seed)
