"""People who are to be told something alone at their next press, because a direct message cannot
reach them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.ids import PersonId
    from bot.store.store import Store
    from bot.store.transaction import Transaction


class Untold(set["PersonId"]):
    """These people; some of them may know it meanwhile. What it is, the store knows."""

    async def find(self, store: Store) -> None:
        """Adds everybody whom an earlier process was to tell."""

        def read(tx: Transaction) -> list[PersonId]:
            return [*tx.untold(), *tx.hosts_unwritten()]

        self |= set(await store.read(read))
