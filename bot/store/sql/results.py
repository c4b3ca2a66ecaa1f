"""What finished games came to, and which table is whose rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import CountedRow, FinishedRow, ResultRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

_FINISHED = "t.id, t.game, t.guild, t.channel, t.thread, t.changed as ended"
_COUNTED = "r.table_id, r.person, r.place, t.game, t.guild, t.channel, t.thread"


class ResultSql(Statements):
    """Rows of `result`, and finished rows of `game_table`."""

    def save_results(self, rows: Iterable[ResultRow]) -> None:
        """Store what a game came to, once; a seat that has a result keeps it."""
        for row in rows:
            self._do(
                "insert into result (table_id, seat, person, place, score, counts)"
                " values (:table_id, :seat, :person, :place, :score, :counts)"
                " on conflict (table_id, seat) do nothing",
                **msgspec.structs.asdict(row),
            )

    def results(self, table: int) -> list[ResultRow]:
        """What a game came to, by seat; nothing while it goes on."""
        return self._all(
            ResultRow, "select * from result where table_id = :t order by seat", t=table
        )

    def finished_of(self, person: int) -> list[FinishedRow]:
        """The finished games of somebody, the last to end first, among them those in which their
        seat was taken over before the end.
        """
        theirs = "(select table_id from result where person = :p)"
        sat = "select table_id from sitting where person = :p"
        return self._all(
            FinishedRow,
            f"select {_FINISHED}, t.id not in {theirs} as gone from game_table t"  # noqa: S608 - our own words
            f" where t.phase = 'over' and (t.id in {theirs} or t.id in ({sat}))"
            " order by t.changed desc, t.id desc",
            p=person,
        )

    def finished_in(self, guild: int) -> list[FinishedRow]:
        """The finished games of a server, the last to end first."""
        return self._all(
            FinishedRow,
            f"select {_FINISHED} from game_table t"  # noqa: S608 - our own words
            " where t.guild = :g and t.phase = 'over' order by t.changed desc, t.id desc",
            g=guild,
        )

    def counted(self, person: int | None, guild: int | None) -> list[CountedRow]:
        """The results that count, of somebody, of a server, or of somebody there; None is all.
        In the order in which the games ended.
        """
        return self._all(
            CountedRow,
            f"select {_COUNTED} from result r join game_table t on t.id = r.table_id"  # noqa: S608 - our own words
            " where r.counts = 1 and r.person is not null"
            " and (:p is null or r.person = :p) and (:g is null or t.guild = :g)"
            " order by t.changed, t.id, r.seat",
            p=person,
            g=guild,
        )

    def without_results(self) -> list[int]:
        """The finished tables whose results were not written: those of an older version."""
        sql = (
            "select t.id from game_table t where t.phase = 'over'"
            " and not exists (select 1 from result r where r.table_id = t.id) order by t.id"
        )
        return [int(row[0]) for row in self._connection.execute(sql)]

    def rematch(self, table: int) -> int | None:
        """The rematch of a finished table that was not closed again, None if there is none."""
        return self._number(
            "select id from game_table where rotated_from = :t and phase <> 'cancelled'", t=table
        )
