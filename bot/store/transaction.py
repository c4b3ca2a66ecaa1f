"""The SQL: everything the bot reads and writes, as methods on one open transaction.

All methods run on the store's own thread, inside `Store.write` or `Store.read`; they are plain
calls. The statements keep to what SQLite and PostgreSQL share: named parameters, `on conflict`,
`returning`, integers for ids and times, JSON as text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from bot.store.rows import (
    DraftRow,
    DueRow,
    GuildRow,
    MoveRow,
    OutboxRow,
    PersonRow,
    SeatRow,
    TableRow,
)

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

Row = TypeVar("Row", bound=msgspec.Struct)

_JSON = {"options", "versions"}
_FLAGS = {"dm", "dm_closed"}
_TABLE_FIELDS = frozenset(TableRow.__struct_fields__)


def _read(kind: type[Row], row: sqlite3.Row) -> Row:
    values = {
        name: msgspec.json.decode(value) if name in _JSON else value
        for name, value in zip(row.keys(), row, strict=True)
    }
    values |= {name: bool(values[name]) for name in _FLAGS & values.keys()}
    if "versions" in values:
        values["versions"] = tuple(values["versions"])
    return kind(**values)


def _plain(name: str, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if name in _JSON else value


class Transaction:
    """One transaction, open on the store's thread. `now` is unix milliseconds."""

    def __init__(self, connection: sqlite3.Connection, now: int) -> None:
        self._connection = connection
        self.now = now

    def _one(self, kind: type[Row], sql: str, **args: Any) -> Row | None:
        row = self._connection.execute(sql, args).fetchone()
        return None if row is None else _read(kind, row)

    def _all(self, kind: type[Row], sql: str, **args: Any) -> list[Row]:
        return [_read(kind, row) for row in self._connection.execute(sql, args)]

    def _do(self, sql: str, **args: Any) -> int:
        return self._connection.execute(sql, args).rowcount

    # -- people and servers ----------------------------------------------------------------------

    def person(self, person: int) -> PersonRow:
        """What somebody chose; the defaults if nothing."""
        found = self._one(PersonRow, "select * from person where id = :id", id=person)
        return found or PersonRow(id=person)

    def save_person(self, row: PersonRow) -> None:
        """Store what somebody chose."""
        self._do(
            "insert into person (id, locale, seen, dm, dm_channel, dm_closed)"
            " values (:id, :locale, :seen, :dm, :dm_channel, :dm_closed)"
            " on conflict (id) do update set locale = excluded.locale, seen = excluded.seen,"
            " dm = excluded.dm, dm_channel = excluded.dm_channel, dm_closed = excluded.dm_closed",
            **msgspec.structs.asdict(row),
        )

    def guild(self, guild: int) -> GuildRow:
        """What a server chose; the defaults if nothing."""
        found = self._one(GuildRow, "select * from guild where id = :id", id=guild)
        return found or GuildRow(id=guild)

    def save_guild(self, row: GuildRow) -> None:
        """Store what a server chose."""
        self._do(
            "insert into guild (id, locale, channel) values (:id, :locale, :channel)"
            " on conflict (id) do update set locale = excluded.locale, channel = excluded.channel",
            **msgspec.structs.asdict(row),
        )

    # -- tables and seats ------------------------------------------------------------------------

    def add_table(self, **values: Any) -> int:
        """Open a table; returns its id."""
        values |= {"opened": self.now, "changed": self.now}
        names = ", ".join(values)
        marks = ", ".join(f":{name}" for name in values)
        cursor = self._connection.execute(
            f"insert into game_table ({names}) values ({marks}) returning id",  # noqa: S608 - names are ours
            {name: _plain(name, value) for name, value in values.items()},
        )
        return int(cursor.fetchone()[0])

    def save_table(self, table: int, **values: Any) -> None:
        """Change these fields of a table."""
        if not values.keys() <= _TABLE_FIELDS:
            raise ValueError(f"no such fields of a table: {values.keys() - _TABLE_FIELDS}")
        sets = ", ".join(f"{name} = :{name}" for name in values)
        args = {name: _plain(name, value) for name, value in values.items()}
        self._do(f"update game_table set {sets} where id = :id", id=table, **args)  # noqa: S608 - names are checked

    def table(self, table: int) -> TableRow | None:
        """A table, None if there is none."""
        return self._one(TableRow, "select * from game_table where id = :id", id=table)

    def tables_of(self, person: int) -> list[TableRow]:
        """The tables somebody sits at that are not over, newest first."""
        return self._all(
            TableRow,
            "select t.* from game_table t join seat s on s.table_id = t.id"
            " where s.person = :person and t.phase in ('lobby', 'playing') order by t.id desc",
            person=person,
        )

    def tables_in(self, channel: int) -> list[TableRow]:
        """The tables in a channel or thread that are not over, newest first."""
        return self._all(
            TableRow,
            "select * from game_table where (channel = :channel or thread = :channel)"
            " and phase in ('lobby', 'playing') order by id desc",
            channel=channel,
        )

    def tables_in_guild(self, guild: int) -> list[TableRow]:
        """The tables of a server that are not over, newest first."""
        return self._all(
            TableRow,
            "select * from game_table where guild = :guild"
            " and phase in ('lobby', 'playing') order by id desc",
            guild=guild,
        )

    def last_table_in(self, channel: int) -> TableRow | None:
        """The newest table of a channel or thread, over or not."""
        return self._one(
            TableRow,
            "select * from game_table where channel = :channel or thread = :channel"
            " order by id desc limit 1",
            channel=channel,
        )

    def table_ids(self, phase: str | None = None) -> list[int]:
        """The ids of all tables, or of those in one phase."""
        sql = "select id from game_table where :phase is null or phase = :phase order by id"
        return [int(row[0]) for row in self._connection.execute(sql, {"phase": phase})]

    def seats(self, table: int) -> list[SeatRow]:
        """Who sits at a table, by place."""
        sql = "select * from seat where table_id = :id order by place"
        return self._all(SeatRow, sql, id=table)

    def add_seat(self, row: SeatRow) -> None:
        """Somebody sits down."""
        self._do(
            "insert into seat (table_id, person, place, name, hand)"
            " values (:table_id, :person, :place, :name, :hand)",
            **msgspec.structs.asdict(row),
        )

    def drop_seat(self, table: int, person: int) -> None:
        """Somebody gets up in the lobby."""
        self._do("delete from seat where table_id = :t and person = :p", t=table, p=person)

    def place_seats(self, table: int, people: Iterable[int]) -> None:
        """Give the seats in this order, from 0."""
        for place, person in enumerate(people):
            self._do(
                "update seat set place = :n where table_id = :t and person = :p",
                n=place,
                t=table,
                p=person,
            )

    def save_hand(self, table: int, person: int, hand: int | None) -> None:
        """Remember the DM message that shows somebody's holdings."""
        self._do(
            "update seat set hand = :hand where table_id = :t and person = :p",
            hand=hand,
            t=table,
            p=person,
        )

    # -- moves, drafts, presses ------------------------------------------------------------------

    def add_move(self, row: MoveRow) -> None:
        """Store a move. Raises sqlite3.IntegrityError if that ply is taken."""
        self._do(
            "insert into move (table_id, ply, seat, path, at)"
            " values (:table_id, :ply, :seat, :path, :at)",
            **msgspec.structs.asdict(row),
        )

    def moves(self, table: int) -> list[MoveRow]:
        """The moves of a table in order."""
        return self._all(MoveRow, "select * from move where table_id = :t order by ply", t=table)

    def draft(self, table: int, person: int) -> DraftRow | None:
        """Somebody's half-made move, None if there is none."""
        sql = "select * from draft where table_id = :t and person = :p"
        return self._one(DraftRow, sql, t=table, p=person)

    def save_draft(self, row: DraftRow) -> None:
        """Store a half-made move in place of the one before."""
        self._do(
            "insert into draft (table_id, person, version, path, partial)"
            " values (:table_id, :person, :version, :path, :partial)"
            " on conflict (table_id, person) do update set version = excluded.version,"
            " path = excluded.path, partial = excluded.partial",
            **msgspec.structs.asdict(row),
        )

    def drop_draft(self, table: int, person: int) -> None:
        """Forget somebody's half-made move."""
        self._do("delete from draft where table_id = :t and person = :p", t=table, p=person)

    def handle(self, press: int) -> bool:
        """Mark an interaction as handled; False if it was already."""
        sql = "insert into handled (id, at) values (:id, :at) on conflict (id) do nothing"
        return self._do(sql, id=press, at=self.now) == 1

    def forget_handled(self, before: int) -> None:
        """Forget interactions handled before a time: their tokens died long ago."""
        self._do("delete from handled where at < :before", before=before)

    # -- outbox ----------------------------------------------------------------------------------

    def post(self, table: int | None, lane: str, kind: str, body: str = "{}") -> int:
        """Put something in the outbox; returns its id."""
        cursor = self._connection.execute(
            "insert into outbox (table_id, lane, kind, body, made, due)"
            " values (:table, :lane, :kind, :body, :now, :now) returning id",
            {"table": table, "lane": lane, "kind": kind, "body": body, "now": self.now},
        )
        return int(cursor.fetchone()[0])

    def post_once(self, table: int, lane: str, kind: str) -> None:
        """Put a refresh in the outbox behind all that waits in its lane.

        One that waits already is moved to the end: what it shows is read when it is delivered.
        """
        self._do(
            "delete from outbox where table_id = :t and lane = :lane and kind = :kind"
            " and parked is null",
            t=table,
            lane=lane,
            kind=kind,
        )
        self.post(table, lane, kind)

    def lanes(self) -> list[str]:
        """The lanes in which something waits; a paused table's own lane waits with it."""
        sql = (
            "select distinct o.lane from outbox o left join game_table t on t.id = o.table_id"
            " where o.parked is null and (t.paused is null or o.lane <> 'public:' || t.id)"
        )
        return [str(row[0]) for row in self._connection.execute(sql)]

    def waiting(self, lane: str, most: int = 50) -> list[OutboxRow]:
        """What waits in a lane, in order."""
        return self._all(
            OutboxRow,
            "select * from outbox where lane = :lane and parked is null order by id limit :most",
            lane=lane,
            most=most,
        )

    def delivered(self, rows: Iterable[int]) -> None:
        """These have reached Discord."""
        for row in rows:
            self._do("delete from outbox where id = :id", id=row)

    def retry(self, row: int, due: int) -> None:
        """This one failed for now."""
        self._do("update outbox set tries = tries + 1, due = :due where id = :id", due=due, id=row)

    def park(self, row: int, why: str) -> None:
        """This one can never be delivered: it is kept aside for the operator."""
        self._do("update outbox set parked = :why where id = :id", why=why, id=row)

    def parked(self) -> list[OutboxRow]:
        """What was kept aside."""
        return self._all(OutboxRow, "select * from outbox where parked is not null order by id")

    def clear_lane(self, lane: str) -> None:
        """Drop all that waits in a lane that leads nowhere."""
        self._do("delete from outbox where lane = :lane and parked is null", lane=lane)

    def outbox_size(self) -> int:
        """How many rows wait."""
        sql = "select count(*) from outbox where parked is null"
        return int(self._connection.execute(sql).fetchone()[0])

    # -- due -------------------------------------------------------------------------------------

    def set_due(self, row: DueRow) -> None:
        """Something will happen to a table, in place of the same kind set before."""
        self._do(
            "insert into due (table_id, kind, at) values (:table_id, :kind, :at)"
            " on conflict (table_id, kind) do update set at = excluded.at",
            **msgspec.structs.asdict(row),
        )

    def drop_due(self, table: int, kind: str) -> None:
        """It will not happen."""
        self._do("delete from due where table_id = :t and kind = :kind", t=table, kind=kind)

    def due(self, until: int, most: int = 100) -> list[DueRow]:
        """What is due by a time, earliest first."""
        return self._all(
            DueRow,
            "select * from due where at <= :until order by at limit :most",
            until=until,
            most=most,
        )

    def next_due(self) -> int | None:
        """When the next thing is due, None if nothing is."""
        found = self._connection.execute("select min(at) from due").fetchone()[0]
        return None if found is None else int(found)

    # -- facts -----------------------------------------------------------------------------------

    def fact(self, key: str) -> str | None:
        """Something the bot remembers about itself (the hash of the commands it synced)."""
        row = self._connection.execute("select value from fact where key = :k", {"k": key})
        found = row.fetchone()
        return None if found is None else str(found[0])

    def save_fact(self, key: str, value: str) -> None:
        """Remember something about the bot itself."""
        self._do(
            "insert into fact (key, value) values (:key, :value)"
            " on conflict (key) do update set value = excluded.value",
            key=key,
            value=value,
        )
