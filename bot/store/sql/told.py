"""Statements about what people have been told at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import ToldRow
from bot.store.sql.base import ALL, Statements

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber


class ToldSql(Statements):
    """Rows of `told`."""

    def tell(
        self,
        table: TableNumber,
        line: str,
        person: PersonId | None = None,
        shown: str | None = None,
    ) -> int:
        """Stores a sentence (JSON) told to everybody, or to one person, and returns its id.

        shown: what it says while its cards lie open; see `cover_told`.
        """
        cursor = self._connection.execute(
            "insert into told (table_id, person, line, open) values (:t, :p, :line, :open)"
            " returning id",
            {"t": table, "p": person, "line": line, "open": shown},
        )
        return int(cursor.fetchone()[0])

    def cover_told(self, table: TableNumber) -> None:
        """Forgets what sentences of a table say while their cards lie open."""
        self._do("update told set open = null where table_id = :t and open is not null", t=table)

    def last_told(self, table: TableNumber) -> int:
        """Returns the id of the last sentence told at a table, or 0 if there is none."""
        return self._number("select max(id) from told where table_id = :t", t=table) or 0

    def told_since(
        self, table: TableNumber, after: int, person: PersonId | None = None, most: int = ALL
    ) -> list[ToldRow]:
        """Returns the last `most` sentences told since the sentence `after`, in order: those for
        everybody at a table, and those for `person`.
        """
        newest = (
            "select * from told where table_id = :t and id > :after"
            " and (person is null or person = :p) order by id desc limit :most"
        )
        return self._all(
            ToldRow,
            f"select * from ({newest}) newest order by id",  # noqa: S608 - our own words
            t=table,
            after=after,
            p=person,
            most=most,
        )

    def told_at(self, table: TableNumber) -> list[ToldRow]:
        """Returns everything told at a table, to whomever, in order."""
        return self._all(ToldRow, "select * from told where table_id = :t order by id", t=table)

    def reword(self, told: int, line: str) -> None:
        """Replaces a sentence that was told."""
        self._do("update told set line = :line where id = :id", line=line, id=told)

    def forget_whispers(self, table: TableNumber, person: PersonId) -> None:
        """Deletes what one person alone was told at a table."""
        self._do("delete from told where table_id = :t and person = :p", t=table, p=person)

    def forget_told(self, table: int, upto: int) -> None:
        """Deletes what was told at a table up to a sentence, whoever was told."""
        self._do("delete from told where table_id = :t and id <= :last", t=table, last=upto)
