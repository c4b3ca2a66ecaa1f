"""Statements about the people that tables wait for, as lists need them: columns of `seat` that
follow from a table's state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import ChannelId, PersonId, TableNumber
    from bot.store.clock_rows import WaitingRow

_OWED = "s.person = :p and s.over = 0 and s.owes = 1"
_UNTIL = f"coalesce(s.until, {2**63 - 1})"
_FIRST = "order by s.until is null, s.until, s.table_id limit 1"


class WaitingSql(Statements):
    """The columns `asked`, `owes` and `until` of `seat`."""

    def save_waiting(self, rows: Iterable[WaitingRow]) -> None:
        """Stores whether a table waits for these seats, if that has changed."""
        for row in rows:
            self._do(
                "update seat set asked = :asked, owes = :owes, until = :until"
                " where table_id = :table_id and place = :place and (asked, owes, until)"
                " is not (:asked, :owes, :until)",
                table_id=row.table_id,
                place=row.place,
                asked=row.asked,
                owes=row.owes,
                until=row.until,
            )

    def first_of(self, person: PersonId, most: int) -> list[TableNumber]:
        """Returns the numbers of somebody's first `most` unfinished tables: those that everybody
        sees waiting for them, then the others, newest first.
        """
        sql = (
            "select table_id from seat where person = :p and over = 0"
            " order by asked desc, table_id desc limit :most"
        )
        return self._tables(sql, p=person, most=most)

    def asking(self, person: PersonId) -> list[TableNumber]:
        """Returns the numbers of the tables that everybody sees waiting for somebody, newest
        first.
        """
        sql = (
            "select table_id from seat where person = :p and over = 0 and asked = 1"
            " order by table_id desc"
        )
        return self._tables(sql, p=person)

    def count_owed(self, person: PersonId) -> int:
        """Returns the number of tables where somebody's decision is missing and can be made now."""
        sql = f"select count(*) from seat s where {_OWED}"  # noqa: S608 - our own words
        return self._number(sql, p=person) or 0

    def owed_after(self, person: PersonId, home: ChannelId) -> TableNumber | None:
        """Returns the table waiting for somebody's decision that follows the one in this channel or
        thread, in order of their deadlines.

        If none follows, or there is none here, it is the first one. Returns None if no decision of
        theirs is missing.
        """
        owed = f"from seat s join game_table t on t.id = s.table_id where {_OWED}"
        here = self._connection.execute(
            f"select {_UNTIL}, s.table_id {owed}"
            f" and coalesce(t.thread, t.channel) = :home {_FIRST}",
            {"p": person, "home": home},
        ).fetchone()
        first = f"select s.table_id from seat s where {_OWED}"  # noqa: S608 - our own words
        following: list[TableNumber] = []
        if here is not None:
            after = f"{first} and ({_UNTIL}, s.table_id) > (:until, :id) {_FIRST}"
            following = self._tables(after, p=person, until=here[0], id=here[1])
        return next(iter(following or self._tables(f"{first} {_FIRST}", p=person)), None)

    def without_waiting(self) -> list[TableNumber]:
        """Returns the tables under way from an older version, which did not note the people they
        wait for.
        """
        return self._tables("select distinct table_id from seat where asked is null")
