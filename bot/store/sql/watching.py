"""Statements about people without a seat: what they have seen of a table, and who of them would
like to play its next game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId
from bot.store.sql.base import Statements
from bot.store.sql.told import NewsLine, NewsRow

if TYPE_CHECKING:
    from bot.ids import TableNumber

_NEWS = "table_id = :t and id > :after and person is null"
_KEEN = (
    "from watcher where table_id = :t and keen is not null"
    " and person not in (select person from seat where table_id = :t) order by keen, rowid"
)


class WatcherRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks at a table without a seat. See the schema."""

    looked: int = 0
    keen: int | None = None


class WatchingSql(Statements):
    """Rows of `watcher`."""

    def watcher(self, table: TableNumber, person: PersonId) -> WatcherRow | None:
        """Returns what is stored about somebody who looks at a table, or None if nothing is."""
        sql = "select looked, keen from watcher where table_id = :t and person = :p"
        return self._one(WatcherRow, sql, t=table, p=person)

    def public_news(self, table: TableNumber, person: PersonId, most: int) -> NewsRow:
        """Returns what everybody was told at a table since somebody without a seat last looked, the
        newest `most` of it.
        """
        known = self.watcher(table, person)
        args = {"t": table, "after": 0 if known is None else known.looked}
        counted = f"select count(*), max(id) from told where {_NEWS}"  # noqa: S608 - our own words
        total, last = self._connection.execute(counted, args).fetchone()
        newest = f"select coalesce(open, line) from told where {_NEWS} order by id desc limit :most"  # noqa: S608
        rows = self._connection.execute(newest, args | {"most": most}).fetchall()[::-1]
        return NewsRow(
            lines=tuple(NewsLine(str(line)) for (line,) in rows),
            total=total,
            last=last or args["after"],
            seen=known is not None,
        )

    def look_on(self, table: TableNumber, person: PersonId, last: int) -> None:
        """Notes that somebody without a seat has seen what everybody was told up to the sentence
        `last`.
        """
        self._do(
            "insert into watcher (table_id, person, looked) values (:t, :p, :last)"
            " on conflict (table_id, person) do update set looked = max(looked, :last)",
            t=table,
            p=person,
            last=last,
        )

    def forget_looks(self, table: TableNumber) -> None:
        """Forgets what people without a seat have seen of a table, where nothing more is told."""
        self._do("delete from watcher where table_id = :t and keen is null", t=table)
        self._do("update watcher set looked = 0 where table_id = :t", t=table)

    # -- the next game ---------------------------------------------------------------------------

    def keen(self, table: TableNumber) -> list[PersonId]:
        """Returns the people without a seat who would like to play the next game, in the order in
        which they said so.
        """
        sql = f"select person {_KEEN}"
        return [PersonId(row[0]) for row in self._connection.execute(sql, {"t": table})]

    def set_keen(self, table: TableNumber, person: PersonId, *, keen: bool) -> None:
        """Notes that somebody would like to play the next game, or no longer would."""
        self._do(
            "insert into watcher (table_id, person, keen) values (:t, :p, :since)"
            " on conflict (table_id, person) do update"
            " set keen = case when :since is null then null else coalesce(keen, :since) end",
            t=table,
            p=person,
            since=self.now if keen else None,
        )

    def hand_on_keen(self, old: TableNumber, new: TableNumber) -> None:
        """Notes that whoever would like to play the game after `old` would like to play `new`."""
        theirs = f"select :new, person, keen {_KEEN}"
        self._do(f"insert into watcher (table_id, person, keen) {theirs}", t=old, new=new)

    def forget_watcher(self, table: TableNumber, person: PersonId) -> bool:
        """Deletes what is stored about somebody who looked at a table without a seat, and returns
        whether they would have liked to play its next game.
        """
        known = self.watcher(table, person)
        self._do("delete from watcher where table_id = :t and person = :p", t=table, p=person)
        return known is not None and known.keen is not None
