"""People without a seat who would like to play a table's next game.

Everybody sees who they are. When somebody presses “Play again” they are invited with those who
played; until they join, the new table's card names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import OverError, TableError
from bot.tables.notifications import Notice, write_notices
from bot.tables.tables import handle, load
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

MOST = 12
"""The most people who can wait for one table's next game."""


class KeenFullError(TableError):
    """The error of too many people who would like to play the next game."""

    def __init__(self) -> None:
        super().__init__(text("next-full", most=MOST))


class PlayedError(TableError):
    """The error of somebody at the table, who is invited to the next game anyway."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("next-played", number=str(number)))


class NextGames:
    """Notes who would like to play the next game."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def ask(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Notes that somebody would like to play a table's next game, and shows it on its card.

        Raises `PlayedError`, `KeenFullError`, `OverError` for a table that was closed,
        `HandledError`.
        """

        def job(tx: Transaction) -> None:
            if len({*tx.keen(number)} | {person}) > MOST:
                raise KeenFullError
            tx.set_keen(number, person, keen=True)

        async with self._tables.hold(number) as table:
            if table.seat_of(person) is not None:
                raise PlayedError(number)
            if table.row.phase == "cancelled":
                raise OverError(number)
            return await self._save(number, job, interaction_id)

    async def take_back(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Notes that somebody no longer would, neither here nor at a rematch that waits for
        players. Raises `HandledError`.
        """
        rematch = await self._tables.store.read(lambda tx: tx.rematch(number))
        if rematch is not None:
            async with self._tables.hold(rematch):
                await self._save(rematch, lambda tx: _drop(tx, rematch, person), None)
        async with self._tables.hold(number):
            return await self._save(number, lambda tx: _drop(tx, number, person), interaction_id)

    async def _save(
        self,
        number: TableNumber,
        change: Callable[[Transaction], None],
        interaction_id: InteractionId | None,
    ) -> Table:
        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            change(tx)
            write_notices(tx, number, [Notice("card")])
            return load(tx, number)

        return await self._tables.save(job)


def _drop(tx: Transaction, number: TableNumber, person: PersonId) -> None:
    if tx.watcher(number, person) is not None:
        tx.set_keen(number, person, keen=False)
