"""Statements about results of finished games, and their rematches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import GuildId, PersonId, TableNumber
from bot.store.result_rows import CountedRow, FinishedRow, ResultRow
from bot.store.sql.base import PORTION, Statements, columns

if TYPE_CHECKING:
    from collections.abc import Sequence

_PLACED = "t.id, t.game, t.guild, t.channel, t.thread"
_FINISHED = f"{_PLACED}, t.changed as ended"
_RESULT = columns(ResultRow, "r")
_SAT = (
    "exists (select 1 from result m where m.person = :asking and m.ended = r.ended"
    " and m.table_id = r.table_id and m.counts = 1)"
)
COUNTED = 200
"""Results that are read at once, because each is only a few numbers."""

_LAST = 2**63 - 1
"""A number above every time and every table number."""


class ResultSql(Statements):
    """Rows of `result`, and finished rows of `game_table`."""

    def save_results(self, rows: Sequence[ResultRow]) -> None:
        """Stores the results of a finished game once; a seat that has a result keeps it."""
        for row in rows:
            self._do(
                "insert into result (table_id, seat, person, place, score, counts, ended)"
                " select :table_id, :seat, :person, :place, :score, :counts, t.changed"
                " from game_table t where t.id = :table_id"
                " on conflict (table_id, seat) do nothing",
                **msgspec.structs.asdict(row),
            )
        for table in {row.table_id for row in rows}:
            self._do(
                "update sitting set ended = (select t.changed from game_table t where t.id = :t)"
                " where table_id = :t",
                t=table,
            )

    def results(self, table: TableNumber) -> list[ResultRow]:
        """Returns the results of a game by seat, or none while it goes on."""
        sql = f"select {_RESULT} from result r where r.table_id = :t order by r.seat"  # noqa: S608 - our own words
        return self._all(ResultRow, sql, t=table)

    def finished_of(
        self, person: PersonId, after: FinishedRow | None = None, most: int = PORTION
    ) -> list[FinishedRow]:
        """Returns a portion of somebody's finished games, latest end first: those after `after`, or
        the first ones.

        They include games in which their seat was taken over before the end.
        """
        part = (
            "select * from (select table_id, ended, {gone} as gone from {table} where person = :p"
            " and (ended, table_id) < (:ended, :id) order by ended desc, table_id desc limit :most)"
        )
        both = (
            f"{part.format(gone=0, table='result')}"
            f" union all {part.format(gone=1, table='sitting')}"
        )
        return self._all(
            FinishedRow,
            f"select {_PLACED}, f.ended, f.gone from (select table_id, max(ended) as ended,"  # noqa: S608 - our own words
            f" min(gone) as gone from ({both}) either group by table_id) f"
            " join game_table t on t.id = f.table_id"
            " order by f.ended desc, f.table_id desc limit :most",
            p=person,
            **_following(after, most),
        )

    def finished_in(
        self, guild: GuildId, after: FinishedRow | None = None, most: int = PORTION
    ) -> list[FinishedRow]:
        """Returns a portion of a server's finished games, latest end first: those after `after`,
        or the first ones.
        """
        return self._all(
            FinishedRow,
            f"select {_FINISHED} from game_table t"  # noqa: S608 - our own words
            " where t.guild = :g and t.phase = 'over' and (t.changed, t.id) < (:ended, :id)"
            " order by t.changed desc, t.id desc limit :most",
            g=guild,
            **_following(after, most),
        )

    def counted_of(
        self,
        person: PersonId,
        asking: int,
        after: CountedRow | None = None,
        most: int = COUNTED,
    ) -> list[CountedRow]:
        """Returns a portion of the results that count for somebody, latest end first: those after
        `after`, or the first ones.

        asking: the person for whom `CountedRow.sat` is set.
        """
        return self._all(
            CountedRow,
            f"select {_PLACED}, r.ended, r.person, r.place, {_SAT} as sat"  # noqa: S608 - our own words
            " from result r join game_table t on t.id = r.table_id where r.person = :p"
            " and r.counts = 1 and (r.ended, r.table_id) < (:ended, :id)"
            " order by r.ended desc, r.table_id desc limit :most",
            p=person,
            asking=asking,
            **_following(after, most),
        )

    def counted_in(
        self,
        guild: GuildId,
        asking: int,
        after: CountedRow | None = None,
        most: int = COUNTED // 4,
    ) -> list[CountedRow]:
        """Returns the same for everybody in the games of a server, with all results of a game in
        one portion.

        most: games.
        """
        games = (
            "select t.id from game_table t where t.guild = :g and t.phase = 'over'"
            " and (t.changed, t.id) < (:ended, :id) order by t.changed desc, t.id desc limit :most"
        )
        return self._all(
            CountedRow,
            f"select {_FINISHED}, r.person, r.place, {_SAT} as sat from game_table t"  # noqa: S608 - our own words
            " left join result r on r.table_id = t.id and r.counts = 1 and r.person is not null"
            f" where t.id in ({games}) order by t.changed desc, t.id desc, r.seat desc",
            g=guild,
            asking=asking,
            **_following(after, most),
        )

    def has_learnt(self, person: PersonId, game: str) -> bool:
        """Whether somebody has played the prepared first game of a game to its end."""
        sql = (
            "select exists (select 1 from result r join game_table t on t.id = r.table_id"
            " where r.person = :p and t.game = :g and t.lesson = 'first')"
        )
        return bool(self._number(sql, p=person, g=game))

    def without_results(self) -> list[TableNumber]:
        """Returns finished tables without results, which come from an older version."""
        sql = (
            "select t.id from game_table t where t.phase = 'over'"
            " and not exists (select 1 from result r where r.table_id = t.id) order by t.id"
        )
        return [TableNumber(row[0]) for row in self._connection.execute(sql)]

    def rematch(self, table: TableNumber) -> TableNumber | None:
        """Returns the rematch of a finished table that has not been closed, or None."""
        number = self._number(
            "select id from game_table where rotated_from = :t and phase <> 'cancelled'", t=table
        )
        return None if number is None else TableNumber(number)


def _following(after: FinishedRow | CountedRow | None, most: int) -> dict[str, int]:
    """Returns the beginning of a portion and its greatest length."""
    place = (_LAST, _LAST) if after is None else (after.ended, after.id)
    return {"ended": place[0], "id": place[1], "most": most}
