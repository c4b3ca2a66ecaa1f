"""Whom people avoid.

To *avoid* somebody keeps the two apart where the bot brings people together, and never refuses
anything, so nobody can notice it. If they sit down at the same table, the person who avoids the
other is told alone. To *bar* somebody is to avoid them, and to refuse them at tables that the
person hosts, with the sentence of `NotWelcomeError`, which has other causes too.

Whoever is avoided must not be able to tell: nothing that they are sent, no order and not even the
number of statements that their press takes depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import TableError
from bot.tables.notifications import BESIDE, private_lane
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.sql.avoiding import AvoidKind, AvoidRow
    from bot.store.store import Store
    from bot.store.transaction import Transaction

MOST = 100
"""The most people whom one person can avoid."""


class AvoidFullError(TableError):
    """They avoid as many people as they can."""

    def __init__(self) -> None:
        super().__init__(text("avoid-full", most=MOST))


class AvoidNobodyError(TableError):
    """They meant themselves or a bot."""

    def __init__(self) -> None:
        super().__init__(text("avoid-nobody"))


class Avoiding:
    """The lists of whom people avoid."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def listed(self, person: PersonId) -> list[AvoidRow]:
        """Returns whom somebody avoids."""
        return await self._store.read(lambda tx: tx.avoided(person))

    async def avoid(
        self, person: PersonId, other: PersonId, name: str, kind: AvoidKind
    ) -> list[AvoidRow]:
        """Puts somebody on a person's list, or changes how they are avoided. Returns the list.

        name: cleaned, what the other is called in menus. Raises `AvoidFullError` and
        `AvoidNobodyError`.
        """
        if person == other:
            raise AvoidNobodyError

        def job(tx: Transaction) -> list[AvoidRow]:
            others = [row for row in tx.avoided(person) if row.other != other]
            if len(others) >= MOST:
                raise AvoidFullError
            tx.avoid(person, other, kind, name)
            return tx.avoided(person)

        return await self._store.write(job)

    async def avoid_no_more(self, person: PersonId, other: PersonId) -> list[AvoidRow]:
        """Takes somebody off a person's list, and returns it."""

        def job(tx: Transaction) -> list[AvoidRow]:
            tx.avoid_no_more(person, other)
            return tx.avoided(person)

        return await self._store.write(job)

    async def beside(self, person: PersonId) -> dict[TableNumber, list[PersonId]]:
        """Returns whom somebody has not been told of yet, by table."""
        found: dict[TableNumber, list[PersonId]] = {}
        for row in await self._store.read(lambda tx: tx.beside(person)):
            found.setdefault(row.table_id, []).append(row.other)
        return found

    async def told(self, person: PersonId) -> None:
        """Notes that somebody knows all of it."""
        await self._store.write(lambda tx: tx.told_beside(person))


def tell_avoiders(
    tx: Transaction, table: TableNumber, newcomer: PersonId, knows: PersonId | None = None
) -> None:
    """Tells those who sit at a table and avoid the person who sits down there now. knows: who need
    not be told, because they have let that person in.
    """
    for person in tx.avoiders_at(table, newcomer):
        if person == knows:
            continue
        tx.add_beside(person, table, newcomer)
        tx.post_once(table, private_lane(person), BESIDE, unheard=True)
