"""Statements about clocks of seats, reminders, and when the bot was last alive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId, TableNumber
from bot.store.clock_rows import ReminderRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.rows import SeatRow

ALIVE = "alive"
"""The key of the fact that says when the bot was last known to run, in unix milliseconds."""


class TimeSql(Statements):
    """The clock columns of `seat`, rows of `reminder`, and the fact `alive`."""

    def save_clock(self, row: SeatRow) -> None:
        """Stores the clock of one seat."""
        self._do(
            "update seat set ends = :ends, rest = :rest, began = :began, misses = :misses,"
            " away = :away, summoned = :summoned, moved_at = :moved_at, reserve = :reserve,"
            " earned = :earned, spends = :spends, gave = :gave"
            " where table_id = :table_id and person = :person",
            ends=row.ends,
            rest=row.rest,
            began=row.began,
            misses=row.misses,
            away=row.away,
            summoned=row.summoned,
            moved_at=row.moved_at,
            reserve=row.reserve,
            earned=row.earned,
            spends=row.spends,
            gave=row.gave,
            table_id=row.table_id,
            person=row.person,
        )

    # -- reminders -------------------------------------------------------------------------------

    def reminder(self, table: TableNumber, person: PersonId) -> ReminderRow | None:
        """Returns somebody's next reminder at a table, or None if there is none."""
        sql = "select * from reminder where table_id = :t and person = :p"
        return self._one(ReminderRow, sql, t=table, p=person)

    def save_reminder(self, row: ReminderRow) -> None:
        """Stores a reminder in place of the previous one."""
        self._do(
            "insert into reminder (table_id, person, step, at, ends, span)"
            " values (:table_id, :person, :step, :at, :ends, :span)"
            " on conflict (table_id, person) do update set step = excluded.step,"
            " at = excluded.at, ends = excluded.ends, span = excluded.span",
            **msgspec.structs.asdict(row),
        )

    def drop_reminder(self, table: TableNumber, person: PersonId) -> None:
        """Deletes a reminder, because the table no longer waits for the person."""
        self._do("delete from reminder where table_id = :t and person = :p", t=table, p=person)

    def to_remind(self, until: int, most: int = 100) -> list[PersonId]:
        """Returns the people with reminders due by a time, earliest first."""
        sql = (
            "select person from (select person, at from reminder where at <= :until"
            " order by at limit :most) soonest group by person order by min(at)"
        )
        found = self._connection.execute(sql, {"until": until, "most": most})
        return [PersonId(row[0]) for row in found]

    def reminders_of(self, person: PersonId) -> list[ReminderRow]:
        """Returns the running reminders of somebody, earliest deadline first."""
        sql = "select * from reminder where person = :p and at is not null order by ends, table_id"
        return self._all(ReminderRow, sql, p=person)

    # -- when the bot was alive ------------------------------------------------------------------

    def alive(self) -> int | None:
        """Returns when the bot was last known to run."""
        sql = "select cast(value as integer) from fact where key = :key"
        return self._number(sql, key=ALIVE)

    def stay_alive(self, apart: int = 0) -> None:
        """Notes that the bot runs, unless that was noted less than `apart` milliseconds ago.

        A note from before the clock was set back does not count.
        """
        self._do(
            "insert into fact (key, value) values (:key, cast(:now as text))"
            " on conflict (key) do update set value = excluded.value"
            " where cast(fact.value as integer) not between :now - :apart + 1 and :now",
            key=ALIVE,
            now=self.now,
            apart=apart,
        )

    def next_deadline(self, kinds: Iterable[str], begins: str) -> int | None:
        """Returns when the next event of one of these kinds, or of one with this beginning, is due
        at any table.
        """
        one = "select min(at) from due where kind = :kind"
        like = "select min(at) from due where kind like :begins || '%'"
        times = [self._number(one, kind=kind) for kind in kinds]
        known = [at for at in (*times, self._number(like, begins=begins)) if at is not None]
        return min(known, default=None)

    def extend_clocks(self, kind: str, by: int) -> int:
        """Gives every running clock this many milliseconds more, and returns how many ran.

        kind: of the due rows that ring for clocks.
        """
        self._do("update due set at = at + :by where kind = :kind", by=by, kind=kind)
        self._do("update reminder set at = at + :by, ends = ends + :by where at is not null", by=by)
        return self._do(
            "update seat set ends = ends + :by, began = began + :by, until = until + :by"
            " where ends is not null",
            by=by,
        )

    def extend_windows(self, kind: str, since: int, by: int) -> None:
        """Lets every window that had to stay open at a time do so this many milliseconds longer.

        kind: of the due rows that ring for windows.
        """
        sql = "update due set at = at + :by where kind = :kind and at > :since"
        self._do(sql, kind=kind, since=since, by=by)
        sql = (
            "update game_table set closes = closes + :by"
            " where phase = 'playing' and closes > :since"
        )
        self._do(sql, since=since, by=by)

    def tables_on_time(self, paces: list[str]) -> list[TableNumber]:
        """Returns the tables of these paces at which a clock runs."""
        sql = (
            "select distinct t.id from game_table t join seat s on s.table_id = t.id"
            " where s.ends is not null and t.phase = 'playing' and t.pace = :pace order by t.id"
        )
        return [
            TableNumber(row[0])
            for pace in paces
            for row in self._connection.execute(sql, {"pace": pace})
        ]
