"""Statements about what games have explained to people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import NO_GUILD
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber


class TipRow(msgspec.Struct, frozen=True, kw_only=True):
    """What decides about the next tip for somebody at their table.

    wanted: whether they want tips. played: whether they have finished a game of this kind that was
    not private. shown: the keys of the tips that they have been shown. tip, at: what stands on
    their panel, and the version of their seat at which it does.
    """

    wanted: bool = True
    played: bool = False
    shown: frozenset[str] = frozenset()
    tip: str | None = None
    at: int = -1


class TipSql(Statements):
    """Rows of `tip`, and the columns of `person` and `seat` about tips."""

    def tips(self, table: TableNumber, person: PersonId) -> TipRow:
        """Returns what decides about the next tip for somebody at their table."""
        wanted = self._number("select tips from person where id = :p", p=person)
        if wanted == 0:
            return TipRow(wanted=False)
        played = self._number(
            "select exists (select 1 from result r join game_table t on t.id = r.table_id"
            " where r.person = :p and t.guild <> :nowhere"
            " and t.game = (select game from game_table where id = :t))",
            p=person,
            nowhere=NO_GUILD,
            t=table,
        )
        sql = "select tip, tip_at from seat where table_id = :t and person = :p"
        found = self._connection.execute(sql, {"t": table, "p": person}).fetchone()
        tip, at = found or (None, -1)
        shown = frozenset(row for row, _ in self.tips_shown(person))
        return TipRow(played=bool(played), shown=shown, tip=tip, at=at)

    def tips_shown(self, person: PersonId) -> list[tuple[str, int]]:
        """Returns the keys of the tips that somebody has been shown, and when, in order."""
        sql = "select tip, at from tip where person = :p order by tip"
        return [(str(tip), int(at)) for tip, at in self._connection.execute(sql, {"p": person})]

    def put_tip(self, table: TableNumber, person: PersonId, tip: str, at: int) -> None:
        """Notes which tip stands on somebody's panel. at: the version of their seat. A panel that
        was made from an older version and arrives later changes nothing.
        """
        self._do(
            "update seat set tip = :tip, tip_at = :at"
            " where table_id = :t and person = :p and tip_at <= :at",
            tip=tip,
            at=at,
            t=table,
            p=person,
        )

    def read_tip(self, table: TableNumber, person: PersonId) -> None:
        """Notes that somebody has been shown the tip that stands on their panel."""
        self._do(
            "insert into tip (person, tip, at) select :p, s.tip, :now from seat s"
            " where s.table_id = :t and s.person = :p and s.tip is not null"
            " on conflict (person, tip) do nothing",
            p=person,
            now=self.now,
            t=table,
        )

    def forget_tips(self, person: PersonId) -> None:
        """Has everything explained to somebody again."""
        self._do("delete from tip where person = :p", p=person)
        self._do("update seat set tip = null, tip_at = -1 where person = :p", p=person)
