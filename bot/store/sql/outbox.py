"""What must still reach Discord. `bot.post` explains lanes, kinds and doubt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import Head, OutboxRow
from bot.store.sql.base import Statements

if TYPE_CHECKING:
    from collections.abc import Iterable


class OutboxSql(Statements):
    """Rows of `outbox` and `posted`."""

    def post(
        self, table: int | None, lane: str, kind: str, body: str = "{}", *, unheard: bool = False
    ) -> int:
        """Put something in the outbox; returns its id. unheard: nothing that everybody hears of is
        put there with it.
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
        self, table: int, lane: str, kind: str, body: str = "{}", *, unheard: bool = False
    ) -> None:
        """Put a refresh in the outbox behind all that waits in its lane. body: of what.

        One that waits already is moved to the end: what it shows is read when it is delivered, and
        it is unheard only if it was so before. One that is in doubt stays where it is, so that what
        was sent for it is found.
        """
        gone = self._connection.execute(
            "delete from outbox where table_id = :t and lane = :lane and kind = :kind"
            " and body = :body and parked is null and doubt = 0 returning unheard",
            {"t": table, "lane": lane, "kind": kind, "body": body},
        ).fetchall()
        self.post(table, lane, kind, body, unheard=unheard and all(row[0] for row in gone))

    def heads(self) -> list[Head]:
        """The first row of every lane in which something waits, oldest first.

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
        """What waits in a lane, in order."""
        return self._all(
            OutboxRow,
            "select * from outbox where lane = :lane and parked is null order by id limit :most",
            lane=lane,
            most=most,
        )

    def delivered(self, rows: Iterable[OutboxRow], message: int | None = None) -> None:
        """These have reached Discord. message: the one that was sent for them, if one was.

        Of those that were withdrawn meanwhile nothing is noted.
        """
        for row in rows:
            gone = self._do("delete from outbox where id = :id", id=row.id) == 0
            if message is not None and not gone:
                self.note_message(row.lane, message)

    def note_message(self, lane: str, message: int) -> None:
        """Of all messages sent for a lane this is accounted for, and so are older ones."""
        self._do(
            "insert into posted (lane, message) values (:lane, :message) on conflict (lane)"
            " do update set message = excluded.message where excluded.message > posted.message",
            lane=lane,
            message=message,
        )

    def last_message(self, lane: str) -> int | None:
        """The newest message of a lane that is accounted for."""
        return self._number("select message from posted where lane = :lane", lane=lane)

    def doubt(self, row: int) -> bool:
        """This one is about to be sent, and may be without our hearing of it; False if it waits no
        more.
        """
        return self._do("update outbox set doubt = 1 where id = :id", id=row) == 1

    def doubt_all(self) -> None:
        """An earlier process may have sent any of what waits."""
        self._do("update outbox set doubt = 1 where parked is null")

    def sure(self, row: OutboxRow, message: int) -> None:
        """What was sent for this one is known; it waits on, to bring that up to date."""
        if self._do("update outbox set doubt = 0, tries = 0 where id = :id", id=row.id):
            self.note_message(row.lane, message)

    def retry(self, row: int, due: int) -> None:
        """This one failed for now."""
        self._do(
            "update outbox set tries = tries + 1, due = :due, doubt = 1 where id = :id",
            due=due,
            id=row,
        )

    def rewrite(self, row: int, body: str) -> None:
        """This one is about something else now."""
        self._do("update outbox set body = :body where id = :id", body=body, id=row)

    def postpone(self, row: int, due: int) -> None:
        """This one has to wait, without anything having been tried."""
        self._do("update outbox set due = :due where id = :id", due=due, id=row)

    def park(self, row: int, why: str) -> None:
        """This one can never be delivered: it is kept aside for the operator."""
        self._do("update outbox set parked = :why where id = :id", why=why, id=row)

    def parked(self) -> list[OutboxRow]:
        """What was kept aside."""
        return self._all(OutboxRow, "select * from outbox where parked is not null order by id")

    def clear_lane(self, lane: str) -> None:
        """Drop all that waits in a lane that leads nowhere."""
        self._do("delete from outbox where lane = :lane and parked is null", lane=lane)

    def outbox_due(self) -> int | None:
        """Since when the oldest of what waits is due, or when it will be."""
        return self._number("select min(due) from outbox where parked is null")

    def outbox_size(self) -> int:
        """How many rows wait."""
        return self._number("select count(*) from outbox where parked is null") or 0
