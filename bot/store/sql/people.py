"""Statements about the settings of people and servers, and the bot's facts about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.keyed import SECRET, keyed_hash
from bot.store.rows import GuildRow, PersonRow
from bot.store.sql.base import Statements, plain

if TYPE_CHECKING:
    from bot.ids import GuildId, PersonId


class PeopleSql(Statements):
    """Rows of `person`, `guild` and `fact`."""

    def person(self, person: PersonId) -> PersonRow:
        """Returns somebody's settings, or the defaults."""
        found = self._one(PersonRow, "select * from person where id = :id", id=person)
        return found or PersonRow(id=person)

    def save_person(self, row: PersonRow) -> None:
        """Stores somebody's settings."""
        self._do(
            "insert into person (id, locale, seen, dm, dm_channel, dm_closed, remind, ping_turn,"
            " ping_decisions, ping_calls, ping_full, quiet_from, quiet_to, timezone, tips)"
            " values (:id, :locale, :seen, :dm, :dm_channel, :dm_closed, :remind, :ping_turn,"
            " :ping_decisions, :ping_calls, :ping_full, :quiet_from, :quiet_to, :timezone, :tips)"
            " on conflict (id) do update set locale = excluded.locale, seen = excluded.seen,"
            " dm = excluded.dm, dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed,"
            " remind = excluded.remind, ping_turn = excluded.ping_turn,"
            " ping_decisions = excluded.ping_decisions, ping_calls = excluded.ping_calls,"
            " ping_full = excluded.ping_full,"
            " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,"
            " timezone = excluded.timezone, tips = excluded.tips",
            **msgspec.structs.asdict(row),
        )

    def guild(self, guild: GuildId) -> GuildRow:
        """Returns a server's settings, or the defaults."""
        found = self._one(GuildRow, "select * from guild where id = :id", id=guild)
        return found or GuildRow(id=guild)

    def save_guild(self, row: GuildRow) -> None:
        """Stores a server's settings."""
        self._do(
            "insert into guild (id, locale, channels, pace, opening, role, timezone, call_role,"
            " call_every, quiet_from, quiet_to)"
            " values (:id, :locale, :channels, :pace, :opening, :role, :timezone, :call_role,"
            " :call_every, :quiet_from, :quiet_to)"
            " on conflict (id) do update set locale = excluded.locale,"
            " channels = excluded.channels, pace = excluded.pace, opening = excluded.opening,"
            " role = excluded.role, timezone = excluded.timezone,"
            " call_role = excluded.call_role, call_every = excluded.call_every,"
            " quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to",
            **{name: plain(name, value) for name, value in msgspec.structs.asdict(row).items()},
        )

    def bar(self, guild: GuildId, person: PersonId, until: int | None) -> None:
        """Notes until when somebody may not sit down at tables of a server; None is for ever. Bars
        that are over are forgotten.
        """
        self._do("delete from server_bar where guild = :g and until <= :now", g=guild, now=self.now)
        self._do(
            "insert into server_bar (guild, who, until) values (:g, :who, :until)"
            " on conflict (guild, who) do update set until = excluded.until",
            g=guild,
            who=self._barred(guild, person),
            until=until,
        )

    def unbar(self, guild: GuildId, person: PersonId) -> None:
        """Forgets that somebody may not sit down at tables of a server."""
        sql = "delete from server_bar where guild = :g and who = :who"
        self._do(sql, g=guild, who=self._barred(guild, person))

    def is_barred(self, guild: GuildId, person: PersonId) -> bool:
        """Tells whether somebody may not sit down at tables of a server now."""
        sql = (
            "select exists (select 1 from server_bar where guild = :g and who = :who"
            " and coalesce(until > :now, 1))"
        )
        return bool(self._number(sql, g=guild, who=self._barred(guild, person), now=self.now))

    def _barred(self, guild: GuildId, person: PersonId) -> str:
        return self.keyed("server-bar", guild, person)

    def fact(self, key: str) -> str | None:
        """Returns a fact about the bot itself (such as the hash of the commands it synced), or
        None.
        """
        row = self._connection.execute("select value from fact where key = :k", {"k": key})
        found = row.fetchone()
        return None if found is None else str(found[0])

    def save_fact(self, key: str, value: str) -> None:
        """Stores a fact about the bot itself."""
        self._do(
            "insert into fact (key, value) values (:key, :value)"
            " on conflict (key) do update set value = excluded.value",
            key=key,
            value=value,
        )

    def secret(self) -> bytes:
        """Returns the secret of this database, which nobody is ever told: see
        `bot/store/keyed.py`.
        """
        kept = self.fact(SECRET)
        if kept is None:
            raise LookupError("the database has lost its secret")
        return bytes.fromhex(kept)

    def keyed(self, purpose: str, *parts: int | str, size: int = 16) -> str:
        """Returns a hash of these parts that only this database can make: see `keyed_hash`."""
        return keyed_hash(self.secret(), purpose, *parts, size=size)
