"""Statements about calls for players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.people_rows import CallWishRow
from bot.store.sql.base import Statements, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import GuildId, PersonId, TableNumber

_FOR_GAME = "w.guild = :g and (w.games = '[]' or w.games like :game)"


class CallSql(Statements):
    """Rows of `called` and `call_wish`."""

    def note_called(self, guild: GuildId, table: TableNumber) -> None:
        """Notes that players are called now for a table."""
        sql = "insert into called (table_id, guild, at) values (:t, :g, :now)"
        self._do(sql, t=table, g=guild, now=self.now)

    def called_at(self, table: TableNumber) -> int | None:
        """Returns when players were called for a table, or None if they never were."""
        return self._number("select at from called where table_id = :t", t=table)

    def last_called(self, guild: GuildId) -> int | None:
        """Returns when players were called last on a server, or None if they never were."""
        return self._number("select max(at) from called where guild = :g", g=guild)

    def call_wish(self, guild: GuildId, person: PersonId) -> CallWishRow | None:
        """Returns how somebody wishes to be called on a server, or None if they do not."""
        sql = "select * from call_wish where guild = :g and person = :p"
        return self._one(CallWishRow, sql, g=guild, p=person)

    def call_wishes_of(self, person: PersonId) -> list[CallWishRow]:
        """Returns how somebody wishes to be called on every server where they do."""
        sql = "select * from call_wish where person = :p order by guild"
        return self._all(CallWishRow, sql, p=person)

    def save_call_wish(self, row: CallWishRow) -> None:
        """Stores how somebody wishes to be called on a server."""
        self._do(
            "insert into call_wish (guild, person, games, starts, ends, last_call)"
            " values (:guild, :person, :games, :starts, :ends, :last_call)"
            " on conflict (guild, person) do update set games = excluded.games,"
            " starts = excluded.starts, ends = excluded.ends, last_call = excluded.last_call",
            **{name: plain(name, value) for name, value in msgspec.structs.asdict(row).items()},
        )

    def drop_call_wish(self, guild: GuildId, person: PersonId) -> None:
        """Forgets that somebody wishes to be called on a server."""
        self._do("delete from call_wish where guild = :g and person = :p", g=guild, p=person)

    def is_wished(self, guild: GuildId, game: str) -> bool:
        """Tells whether anybody wishes to be called on a server for a game, whenever."""
        sql = f"select 1 from call_wish w where {_FOR_GAME} limit 1"  # noqa: S608 - our own words
        return self._number(sql, g=guild, game=f'%"{game}"%') is not None

    def call_wishes(self, guild: GuildId, game: str) -> list[CallWishRow]:
        """Returns the wishes of everybody who wishes to be called on a server for a game: of those
        who have played there least often first, then of those whose last call is longest ago.
        """
        sql = (
            f"select w.* from call_wish w where {_FOR_GAME} order by (select count(*) from seat s"  # noqa: S608 - our own words
            " join game_table t on t.id = s.table_id where s.person = w.person"
            " and t.guild = w.guild and t.phase in ('playing', 'over')),"
            " coalesce(w.last_call, 0), w.rowid"
        )
        return self._all(CallWishRow, sql, g=guild, game=f'%"{game}"%')

    def note_calls(self, guild: GuildId, people: Iterable[PersonId]) -> None:
        """Notes that these people are called now."""
        for person in people:
            self._do(
                "update call_wish set last_call = :now where guild = :g and person = :p",
                now=self.now,
                g=guild,
                p=person,
            )
