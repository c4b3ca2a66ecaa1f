"""Muting one table: it names its player and calls them no more, until they unmute it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotSeatedError
from bot.tables.tables import load

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


async def mute(tables: Tables, number: TableNumber, person: PersonId, *, muted: bool) -> Table:
    """Stores whether somebody wants no calls from a table, and returns it. Raises
    `NotSeatedError`.
    """

    def job(tx: Transaction) -> Table:
        tx.mute(number, person, muted=muted)
        return load(tx, number)

    async with tables.hold(number) as table:
        if table.seat_of(person) is None:
            raise NotSeatedError(number)
        return await tables.save(job)
