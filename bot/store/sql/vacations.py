"""When people are on vacation."""

from __future__ import annotations

from bot.store.rows import VacationRow
from bot.store.sql.base import Statements


class VacationSql(Statements):
    """Rows of `vacation`. Somebody has one at most that is not settled."""

    def add_vacation(self, person: int, first: str, last: str, starts: int, ends: int) -> None:
        """Somebody goes on vacation. See `VacationRow`."""
        self._do(
            "insert into vacation (person, first, last, starts, ends)"
            " values (:person, :first, :last, :starts, :ends)",
            person=person,
            first=first,
            last=last,
            starts=starts,
            ends=ends,
        )

    def vacation(self, person: int) -> VacationRow | None:
        """The vacation somebody is on, or will be, or that is over but not settled; None if there
        is none.
        """
        sql = "select * from vacation where person = :p and settled = 0"
        return self._one(VacationRow, sql, p=person)

    def vacations(self, person: int) -> list[VacationRow]:
        """All vacations of somebody, over or not, in order."""
        sql = "select * from vacation where person = :p order by starts, id"
        return self._all(VacationRow, sql, p=person)

    def tables_with_vacations(self) -> list[int]:
        """The games under way of people who are on vacation, will be, or have just been."""
        sql = (
            "select distinct t.id from game_table t join seat s on s.table_id = t.id"
            " join vacation v on v.person = s.person and v.settled = 0"
            " where t.phase = 'playing' order by t.id"
        )
        return [int(row[0]) for row in self._connection.execute(sql)]

    def settle_vacation(self, vacation: int, last: str, ends: int) -> None:
        """It is over; last: the last day that counts, ends: when it ended."""
        sql = "update vacation set settled = 1, last = :last, ends = :ends where id = :id"
        self._do(sql, id=vacation, last=last, ends=ends)

    def drop_vacation(self, vacation: int) -> None:
        """It never began."""
        self._do("delete from vacation where id = :id", id=vacation)
