"""Statements about what people have been told at a table, and what of it they have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import ToldRow
from bot.store.sql.base import ALL, Statements

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber

_HEARD = "table_id = :t and id > :after and (person is null or person = :p)"
_NEWS = f"{_HEARD} and (person is not null or mover is not :seat or :own)"


class NewsLine(msgspec.Struct, frozen=True):
    """A sentence of somebody's news (JSON of a `Text`, with the cards that still lie open).

    private: whether only they were told. own: whether their own move told it.
    """

    line: str
    private: bool = False
    own: bool = False


class NewsRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody was told at a table since they last looked.

    lines: the newest sentences, in order. total: how many there are with those before them. last:
    the newest sentence of all that they could be told, to say later up to where they have looked.
    seen: whether they have looked since they were last asked something. place: their seat.
    """

    lines: tuple[NewsLine, ...] = ()
    total: int = 0
    last: int = 0
    seen: bool = False
    place: int = -1


class ToldSql(Statements):
    """Rows of `told`, and the columns of `seat` that say what its owner has seen."""

    def tell(
        self,
        table: TableNumber,
        line: str,
        person: PersonId | None = None,
        mover: int | None = None,
        shown: str | None = None,
        poster: str | None = None,
    ) -> int:
        """Stores a sentence (JSON) that everybody is told, or one person; returns its id.

        mover: the seat whose own move told it. shown: what it says while its cards lie open; see
        `cover_told`. poster: the picture that it brings (JSON).
        """
        cursor = self._connection.execute(
            "insert into told (table_id, person, line, mover, open, poster)"
            " values (:t, :p, :line, :m, :open, :poster) returning id",
            {
                "t": table,
                "p": person,
                "line": line,
                "m": mover,
                "open": shown,
                "poster": poster,
            },
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
        newest = f"select * from told where {_HEARD} order by id desc limit :most"  # noqa: S608 - our own words
        return self._all(
            ToldRow,
            f"select * from ({newest}) newest order by id",  # noqa: S608 - likewise
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

    # -- what its owner has seen -----------------------------------------------------------------

    def news(
        self, table: TableNumber, person: PersonId, most: int, *, own: bool = False
    ) -> NewsRow:
        """Returns what somebody was told at their table since they last looked, the newest `most`
        of it. own: with what everybody was told of their own moves.
        """
        sql = "select place, looked, seen from seat where table_id = :t and person = :p"
        found = self._connection.execute(sql, {"t": table, "p": person}).fetchone()
        if found is None:
            return NewsRow()
        place, looked, seen = found
        args = {"t": table, "p": person, "after": looked, "seat": place, "own": own}
        counted = f"select count(*) from told where {_NEWS}"  # noqa: S608 - our own words
        shown = "coalesce(open, line), person is not null, mover is :seat"
        newest = f"select {shown} from told where {_NEWS} order by id desc limit :most"  # noqa: S608
        last = f"select max(id) from told where {_HEARD}"  # noqa: S608 - our own words
        rows = self._connection.execute(newest, args | {"most": most}).fetchall()[::-1]
        return NewsRow(
            lines=tuple(
                NewsLine(str(line), bool(private), bool(own)) for line, private, own in rows
            ),
            total=self._number(counted, **args) or 0,
            last=self._number(last, **args) or looked,
            seen=bool(seen),
            place=place,
        )

    def look(self, table: TableNumber, person: PersonId, last: int) -> None:
        """Notes that somebody has had their panel before them, with all that was told up to the
        sentence `last`.
        """
        self._do(
            "update seat set looked = max(looked, :last), seen = 1"
            " where table_id = :t and person = :p",
            last=last,
            t=table,
            p=person,
        )

    def show(self, table: TableNumber, person: PersonId, last: int) -> None:
        """Notes that somebody's panel in their direct messages shows what was told up to the
        sentence `last`.
        """
        self._do(
            "update seat set shown = :last where table_id = :t and person = :p",
            last=last,
            t=table,
            p=person,
        )

    def look_at(self, table: TableNumber, person: PersonId, message: int) -> bool:
        """Notes that somebody has read what their panel in their direct messages shows, if
        `message` is that panel; and that they have looked at what they are asked, if nothing has
        been told since. Returns whether it is that panel.
        """
        found = self._do(
            "update seat set looked = max(looked, shown), seen = max(seen, not exists"
            " (select 1 from told where table_id = :t and id > seat.shown"
            " and (person is null or person = :p)))"
            " where table_id = :t and person = :p and hand = :message",
            message=message,
            t=table,
            p=person,
        )
        return found == 1

    def look_all(self, table: TableNumber) -> None:
        """Notes that nothing told at a table so far is news to anybody: its game begins."""
        last = self.last_told(table)
        self._do("update seat set looked = :last where table_id = :t", last=last, t=table)

    def ask(self, table: TableNumber, person: PersonId) -> None:
        """Notes that somebody is asked something that they have not looked at yet."""
        self._do("update seat set seen = 0 where table_id = :t and person = :p", t=table, p=person)

    def lookers(self, table: TableNumber) -> frozenset[int]:
        """Returns the places whose owners have looked since they were last asked something."""
        sql = "select place from seat where table_id = :t and seen = 1"
        return frozenset(int(row[0]) for row in self._connection.execute(sql, {"t": table}))
