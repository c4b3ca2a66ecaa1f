"""Statements about vacations."""

from __future__ import annotations

from bot.ids import PersonId, TableNumber
from bot.store.people_rows import VacationRow
from bot.store.sql.base import Statements


class VacationSql(Statements):
    """Rows of `vacation`. A person has at most one that is not settled."""

    def add_vacation(self, person: PersonId, first: str, last: str, starts: int, ends: int) -> None:
        """Stores somebody's vacation. See `VacationRow`."""
        self._do(
            "insert into vacation (person, first, last, starts, ends)"
            " values (:person, :first, :last, :starts, :ends)",
            person=person,
            first=first,
            last=last,
            starts=starts,
            ends=ends,
        )

    def vacation(self, person: PersonId) -> VacationRow | None:
        """Returns somebody's vacation that is not settled (now, later, or just over), or None."""
        sql = "select * from vacation where person = :p and settled = 0"
        return self._one(VacationRow, sql, p=person)

    def vacations(self, person: PersonId) -> list[VacationRow]:
        """Returns all vacations of somebody, over or not, in order, without cancelled ones."""
        sql = "select * from vacation where person = :p and starts < ends order by starts, id"
        return self._all(VacationRow, sql, p=person)

    def tables_with_vacations(self) -> list[TableNumber]:
        """Returns the games under way of people who are on vacation, will be, or have just been."""
        sql = (
            "select distinct t.id from game_table t join seat s on s.table_id = t.id"
            " join vacation v on v.person = s.person and v.settled = 0"
            " where t.phase = 'playing' order by t.id"
        )
        return [TableNumber(row[0]) for row in self._connection.execute(sql)]

    def end_vacation(self, vacation: int, last: str) -> None:
        """Ends or cancels a vacation. last: the last day that counts."""
        sql = (
            "update vacation set last = :last, ends = :now, starts = min(starts, :now)"
            " where id = :id"
        )
        self._do(sql, id=vacation, last=last, now=self.now)

    def over_at(self, vacation: int, table: TableNumber) -> bool:
        """Notes that a table has been updated after a vacation. Returns False if it already was."""
        sql = (
            "insert into vacation_over (vacation, table_id) values (:v, :t) on conflict do nothing"
        )
        return self._do(sql, v=vacation, t=table) == 1

    def settle_vacation(self, vacation: int) -> None:
        """Marks a vacation as settled, because every table has been updated after it."""
        self._do("update vacation set settled = 1 where id = :id", id=vacation)
        self._do("delete from vacation_over where vacation = :id", id=vacation)

    def vacations_to_see_to(self, kind: str) -> list[PersonId]:
        """Returns the people whose unsettled vacation is over, or not yet applied to all their
        tables.

        kind: of the due row that every table of theirs has.
        """
        sql = (
            "select v.person from vacation v where v.settled = 0 and (v.ends <= :now or exists"
            " (select 1 from seat s where s.person = v.person and s.over = 0 and not exists"
            " (select 1 from due d where d.table_id = s.table_id and d.kind = :kind)))"
        )
        found = self._connection.execute(sql, {"now": self.now, "kind": kind})
        return [PersonId(row[0]) for row in found]
