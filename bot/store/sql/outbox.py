"""Statements about the outbox. `bot.post` explains lanes, kinds and doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import Head, OutboxRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import TableNumber


class OutboxSql(Statements):
    """Rows of `outbox` and `posted`."""

    def post(
        self,
        table: TableNumber | None,
        lane: str,
        kind: str,
        body: str = "{}",
        *,
        unheard: bool = False,
    ) -> int:
        """Puts a row into the outbox and returns its id.

        unheard: nothing that everybody hears about is put there with it.
        """
        cursor = self._connection.execute(
            "insert into outbox (table_id, lane, kind, body, made, due, unheard)"
            " values (:table, :lane, :kind, :body, :now, :now, :unheard) returning id",
            {
                "table": table,
                "lane": lane,
                "kind": kind,
                "body": body,
                "now": self.now,
                "unheard": int(unheard),
            },
        )
        return int(cursor.fetchone()[0])

    def post_once(
        self,
        table: TableNumber | None,
        lane: str,
        kind: str,
        body: str = "{}",
        *,
        instead_of: str | None = None,
        unheard: bool = False,
    ) -> None:
        """Puts a refresh into the outbox behind all that waits in its lane. body: its subject.

        A row of this kind, or of the kind `instead_of`, that already waits is replaced, because its
        content is read on delivery; the row is unheard only if that was so before. A row in doubt
        stays where it is, so that the message sent for it is found.

        """
        gone = self._connection.execute(
            "delete from outbox where table_id is :t and lane = :lane and kind in (:kind, :other)"
            " and body = :body and parked is null and doubt = 0 returning unheard",
            {"t": table, "lane": lane, "kind": kind, "other": instead_of, "body": body},
        ).fetchall()
        self.post(table, lane, kind, body, unheard=unheard and all(row[0] for row in gone))

    def waits(self, table: TableNumber, lane: str, kind: str) -> bool:
        """Whether a refresh waits of which surely nothing was sent yet."""
        sql = (
            "select 1 from outbox where table_id = :t and lane = :lane and kind = :kind"
            " and parked is null and doubt = 0"
        )
        return self._number(sql, t=table, lane=lane, kind=kind) is not None

    def heads(self) -> list[Head]:
        """Returns the first row of every lane in which something waits, oldest first.

        A paused table's own lane waits with it.
        """
        return self._all(
            Head,
            "select o.lane, o.due from outbox o"
            " join (select min(id) as id from outbox where parked is null group by lane) h"
            " on h.id = o.id left join game_table t on t.id = o.table_id"
            " where t.paused is null or o.lane <> 'public:' || cast(t.id as text) order by o.id",
        )

    def waiting(self, lane: str, most: int = 50) -> list[OutboxRow]:
        """Returns the waiting rows of a lane, in order."""
        return self._all(
            OutboxRow,
            "select * from outbox where lane = :lane and parked is null order by id limit :most",
            lane=lane,
            most=most,
        )

    def delivered(self, rows: Iterable[OutboxRow], message: int | None = None) -> None:
        """Removes rows that have reached Discord. message: the one that was sent for them, if one
        was.

        Nothing is noted for rows that were withdrawn meanwhile.
        """
        for row in rows:
            gone = self._do("delete from outbox where id = :id", id=row.id) == 0
            if message is not None and not gone:
                self.note_message(row.lane, message)

    def drop(self, rows: Iterable[int]) -> None:
        """Drops these: nothing need be sent for them any more."""
        for row in rows:
            self._do("delete from outbox where id = :id", id=row)

    def note_message(self, lane: str, message: int) -> None:
        """Notes that this message of a lane, and all older ones, are accounted for."""
        self._do(
            "insert into posted (lane, message) values (:lane, :message) on conflict (lane)"
            " do update set message = excluded.message where excluded.message > posted.message",
            lane=lane,
            message=message,
        )

    def last_message(self, lane: str) -> int | None:
        """Returns the newest message of a lane that is accounted for."""
        return self._number("select message from posted where lane = :lane", lane=lane)

    def doubt(self, row: int, body: str | None = None) -> bool:
        """Marks a row as in doubt, because it is about to be sent. Returns False if it no longer
        waits. body: what is sent, kept with the row; None leaves its body as it is.
        """
        sql = "update outbox set doubt = 1, body = coalesce(:body, body) where id = :id"
        return self._do(sql, id=row, body=body) == 1

    def doubt_all(self) -> None:
        """Marks all waiting rows as in doubt, because an earlier process may have sent them."""
        self._do("update outbox set doubt = 1 where parked is null")

    def sure(self, row: OutboxRow, message: int) -> None:
        """Notes the message of a row that was in doubt; the row waits on, to update it."""
        if self._do("update outbox set doubt = 0, tries = 0 where id = :id", id=row.id):
            self.note_message(row.lane, message)

    def retry(self, row: int, due: int) -> None:
        """Schedules the next try of a row that failed for now."""
        self._do(
            "update outbox set tries = tries + 1, due = :due, doubt = 1 where id = :id",
            due=due,
            id=row,
        )

    def rewrite(self, row: int, body: str) -> None:
        """Replaces the body of a row."""
        self._do("update outbox set body = :body where id = :id", body=body, id=row)

    def postpone(self, row: int, due: int) -> None:
        """Postpones a row without counting a try."""
        self._do("update outbox set due = :due where id = :id", due=due, id=row)

    def park(self, row: int, why: str) -> None:
        """Parks a row that can never be delivered, for the operator."""
        self._do("update outbox set parked = :why where id = :id", why=why, id=row)

    def parked(self) -> list[OutboxRow]:
        """Returns the parked rows."""
        return self._all(OutboxRow, "select * from outbox where parked is not null order by id")

    def clear_lane(self, lane: str) -> None:
        """Deletes all waiting rows of a lane that leads nowhere."""
        self._do("delete from outbox where lane = :lane and parked is null", lane=lane)

    def outbox_due(self) -> int | None:
        """Returns since when the oldest waiting row is due, or when it will be."""
        return self._number("select min(due) from outbox where parked is null")

    def outbox_size(self) -> int:
        """Returns the number of waiting rows."""
        return self._number("select count(*) from outbox where parked is null") or 0
