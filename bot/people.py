"""The choices of people and servers, cached in memory in front of the store."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.words import nearest

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import GuildId, PersonId
    from bot.store.rows import GuildRow, PersonRow
    from bot.store.store import Store
    from bot.store.transaction import Transaction

_CACHED = 20_000


class People:
    """Settings of people and servers. The store is the authority; reads are cached."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[int, PersonRow] = {}
        self._guilds: dict[int, GuildRow] = {}

    async def person(self, person: PersonId) -> PersonRow:
        """Returns the settings of a person."""
        row = self._people.get(person)
        if row is None:
            row = await self._store.read(lambda tx: tx.person(person))
            # A change may have been committed while this read was under way.
            row = self._people.get(person, row)
            self._remember(row)
        return row

    async def set_person(
        self,
        person: PersonId,
        also: Callable[[Transaction], None] | None = None,
        unless: Callable[[Transaction], bool] | None = None,
        **changes: Any,
    ) -> PersonRow:
        """Changes settings of a person and returns them.

        also: more to write in the same transaction. unless: leaves everything as it is if it is
        true in the transaction.
        """

        def job(tx: Transaction) -> PersonRow:
            if unless is not None and unless(tx):
                return tx.person(person)
            # The row is read here, so that two changes at once do not undo each other.
            row = msgspec.structs.replace(tx.person(person), **changes)
            tx.save_person(row)
            if also is not None:
                also(tx)
            return row

        return await self._store.write(job, self._remember)

    def forget(self, person: PersonId) -> None:
        """Forgets a person's cached settings, of which nothing is stored any more."""
        self._people.pop(person, None)

    async def guild(self, guild: GuildId) -> GuildRow:
        """Returns the settings of a server."""
        row = self._guilds.get(guild)
        if row is None:
            row = await self._store.read(lambda tx: tx.guild(guild))
            row = self._guilds.setdefault(guild, row)  # as above
        return row

    async def set_guild(self, guild: GuildId, **changes: Any) -> GuildRow:
        """Changes settings of a server and returns them."""
        return await self.change_guild(guild, lambda row: msgspec.structs.replace(row, **changes))

    async def change_guild(
        self, guild: GuildId, change: Callable[[GuildRow], GuildRow]
    ) -> GuildRow:
        """Changes settings of a server depending on their values.

        If `change` raises, the exception comes through and nothing is changed.
        """

        def job(tx: Transaction) -> GuildRow:
            row = change(tx.guild(guild))
            tx.save_guild(row)
            return row

        def keep(row: GuildRow) -> None:
            self._guilds[guild] = row

        return await self._store.write(job, keep)

    async def locale(self, person: PersonId, discord_locale: object) -> str:
        """Returns the language to answer somebody in: their choice, or else that of their Discord.

        discord_locale: as an interaction gives it; None if there is no interaction (a direct
        message), in which case the last known one counts.
        """
        row = await self.person(person)
        if discord_locale is not None and row.seen != nearest(discord_locale):
            row = await self.set_person(person, seen=nearest(discord_locale))
        return row.locale or row.seen or nearest(None)

    async def public_locale(self, guild: GuildId, discord_locale: object) -> str:
        """Returns the language of public messages on a server."""
        return (await self.guild(guild)).locale or nearest(discord_locale)

    def _remember(self, row: PersonRow) -> None:
        if len(self._people) >= _CACHED:
            self._people.clear()
        self._people[row.id] = row
