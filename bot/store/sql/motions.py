"""Statements about motions, seats that change hands, and moves that are taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId, TableNumber
from bot.store.rows import MotionRow
from bot.store.sql.base import Statements, plain

if TYPE_CHECKING:
    from bot.store.rows import SeatRow

MOTION_DUE = "motion-"
"""The beginning of the kinds of due rows that ring when a motion lapses; its own kind follows."""


class MotionSql(Statements):
    """Rows of `motion` and `sitting`, seats that change hands, and moves that are removed."""

    def add_motion(self, row: MotionRow) -> int:
        """Stores a motion and returns its id (`row.id` means nothing yet).

        The job fails with `StoreConflictError` if one of the kind is open.
        """
        values = msgspec.structs.asdict(row) | {"votes": plain("votes", row.votes)}
        cursor = self._connection.execute(
            "insert into motion (table_id, kind, author, target, value, votes, put, lapses,"
            " outcome) values (:table_id, :kind, :author, :target, :value, :votes, :put, :lapses,"
            " :outcome) returning id",
            values,
        )
        return int(cursor.fetchone()[0])

    def save_motion(self, row: MotionRow) -> None:
        """Stores the votes, the time and the outcome of a motion."""
        self._do(
            "update motion set votes = :votes, lapses = :lapses, outcome = :outcome where id = :id",
            votes=plain("votes", row.votes),
            lapses=row.lapses,
            outcome=row.outcome,
            id=row.id,
        )

    def save_motion_message(self, motion: int, message: int | None) -> None:
        """Stores the message that shows a motion in the thread."""
        self._do("update motion set message = :m where id = :id", m=message, id=motion)

    def idle_motions(self, row: MotionRow) -> list[MotionRow]:
        """Returns earlier motions of the same author about the same that came to nothing and whose
        message still says so.
        """
        sql = (
            "select * from motion where table_id = :t and author = :n and kind = :what"
            " and target is :target and id < :id and message is not null"
            " and outcome in ('withdrawn', 'moot')"
        )
        return self._all(
            MotionRow,
            sql,
            t=row.table_id,
            n=row.author,
            what=row.kind,
            target=row.target,
            id=row.id,
        )

    def motion(self, motion: int) -> MotionRow | None:
        """Returns a motion, or None if there is none."""
        return self._one(MotionRow, "select * from motion where id = :id", id=motion)

    def open_motions(self, table: TableNumber) -> list[MotionRow]:
        """Returns the open motions of a table, oldest first."""
        sql = "select * from motion where table_id = :t and outcome is null order by id"
        return self._all(MotionRow, sql, t=table)

    def last_put(self, table: TableNumber, author: int, kind: str) -> int | None:
        """Returns when a seat last proposed a motion that did not pass, or has not yet."""
        sql = (
            "select max(put) from motion where table_id = :t and author = :n and kind = :kind"
            " and coalesce(outcome, '') <> 'passed'"
        )
        return self._number(sql, t=table, n=author, kind=kind)

    def called_since(self, row: MotionRow, since: int) -> bool:
        """Whether the author of this motion made an earlier one since then that did not pass."""
        sql = (
            "select 1 from motion where table_id = :t and author = :n and id < :id and put > :since"
            " and kind <> 'summons' and coalesce(outcome, '') <> 'passed' limit 1"
        )
        found = self._number(sql, t=row.table_id, n=row.author, id=row.id, since=since)
        return found is not None

    def last_answered(self, table: TableNumber, target: int) -> int | None:
        """Returns when somebody was last asked about their seat and said that they are there."""
        sql = (
            "select max(put) from motion where table_id = :t and target = :n"
            " and outcome = 'answered'"
        )
        return self._number(sql, t=table, n=target)

    def tables_asking(self) -> list[TableNumber]:
        """Returns the tables at which a motion is open."""
        sql = "select distinct table_id from motion where outcome is null order by 1"
        return [TableNumber(row[0]) for row in self._connection.execute(sql)]

    def extend_motions(self, by: int) -> None:
        """Lets every open motion stay open this many milliseconds longer."""
        self._do("update motion set lapses = lapses + :by where outcome is null", by=by)
        self._do("update due set at = at + :by where kind like :begins", by=by, begins=_LIKE)

    # -- seats that change hands -----------------------------------------------------------------

    def take_seat(
        self, seat: SeatRow, person: PersonId, name: str, plies: int, *, stand_in: bool
    ) -> None:
        """Gives a seat to somebody else after `plies` plies. stand_in: they are not its first
        owner.
        """
        self._do(
            "insert into sitting (table_id, place, person, plies, at)"
            " values (:table, :place, :old, :plies, :now) on conflict do nothing",
            table=seat.table_id,
            place=seat.place,
            old=seat.person,
            plies=plies,
            now=self.now,
        )
        self._do(
            "update seat set person = :person, name = :name, hand = null, stand_in = :stand_in,"
            " tip = null, tip_at = -1, muted = 0, moved_at = null, gave = null, computer = null,"
            " thinks = null"
            " where table_id = :table and person = :old",
            person=person,
            name=name,
            stand_in=int(stand_in),
            table=seat.table_id,
            old=seat.person,
        )

    def sat_at(self, table: TableNumber, person: PersonId) -> list[int]:
        """Returns the seats somebody played before they were taken over."""
        sql = "select place from sitting where table_id = :t and person = :p order by place"
        return [int(row[0]) for row in self._connection.execute(sql, {"t": table, "p": person})]

    def first_at(self, table: TableNumber, place: int) -> PersonId | None:
        """Returns the first owner of a seat that has changed hands."""
        sql = (
            "select person from sitting where table_id = :t and place = :n order by plies, rowid"
            " limit 1"
        )
        person = self._number(sql, t=table, n=place)
        return None if person is None else PersonId(person)

    def note_stand_ins(self, table: TableNumber, away: int) -> None:
        """Marks seats that the table played to the end of the game as stood in for."""
        self._do("update seat set stand_in = 1 where table_id = :t and away = :a", t=table, a=away)

    # -- removed moves ---------------------------------------------------------------------------

    def drop_move(self, table: TableNumber, ply: int) -> None:
        """Removes a move from the log; later moves, and later changes of owners, move up."""
        self._do("delete from move where table_id = :t and ply = :n", t=table, n=ply)
        self._do(
            "update sitting set plies = plies - 1 where table_id = :t and plies >= :n"
            " and not exists (select 1 from sitting o where o.table_id = sitting.table_id"
            " and o.place = sitting.place and o.person = sitting.person"
            " and o.plies = sitting.plies - 1)",
            t=table,
            n=ply,
        )
        later = "select ply from move where table_id = :t and ply > :n order by ply"
        for (number,) in self._connection.execute(later, {"t": table, "n": ply}).fetchall():
            self._do(
                "update move set ply = ply - 1 where table_id = :t and ply = :n", t=table, n=number
            )


_LIKE = f"{MOTION_DUE}%"
