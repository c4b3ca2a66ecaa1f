"""Who is in the private thread of a table by invitation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.pings.mentions import read_mention

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import PersonId
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

_PASSED_OVER = {
    10007,  # is not on the server
    10013,  # no longer exists
    30033,  # the thread is full
    50001,  # does not see the channel
    50013,  # the same, in some cases
}
"""Discord's reasons for not changing whether one person is in a thread, none of which concerns the
others.
"""


class Memberships:
    """Adds people to threads and takes them out."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def add(self, table: Table, people: Iterable[PersonId]) -> None:
        """Adds people to a table's thread: all who are invited, however they wish to be called and
        whomever they avoid, because everybody in there sees who is.
        """
        thread = await self._thread(table)
        for person in people:
            try:
                await thread.add_user(discord.Object(person))
            except discord.HTTPException as error:
                if error.code not in _PASSED_OVER:
                    raise

    async def remove(self, table: Table, row: OutboxRow, _spoken: Voice) -> None:
        """Takes people out who have not been invited again meanwhile."""
        thread, store = await self._thread(table), self._services.store
        invited = await store.read(lambda tx: tx.invited(table.id))
        for person in read_mention(row.body).people:
            if person in invited or table.seat_of(person) is not None:
                continue
            try:
                await thread.remove_user(discord.Object(person))
            except discord.HTTPException as error:
                if error.code not in _PASSED_OVER:
                    raise
        await store.write(lambda tx: tx.delivered([row]))

    async def _thread(self, table: Table) -> discord.Thread:
        """Returns the thread, which is not in the cache when Discord has hidden it."""
        place = table.row.channel
        known = self._client.get_channel(place) or await self._client.fetch_channel(place)
        if not isinstance(known, discord.Thread):
            raise TypeError("a table by invitation outside of a thread")
        return known
