"""Statements about tables and their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.ids import NO_GUILD, ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import ListedRow, SeatRow, TableRow
from bot.store.sql.base import ALL, PORTION, Statements, columns, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

_FIELDS = frozenset(TableRow.__struct_fields__) - {"id"}
_LISTED = columns(ListedRow, "t")
_SEAT = columns(SeatRow, "s", without=("off_from", "off_to"))
_GOING = "phase in ('lobby', 'playing')"
_LAST = 2**63 - 1
"""A number above every table number."""


class TableSql(Statements):
    """Rows of `game_table` and `seat`."""

    def add_table(self, **values: Any) -> TableNumber:
        """Stores a new table and returns its id. Raises ValueError for an unknown field."""
        values |= {"opened": self.now, "changed": self.now}
        _check(values)
        names = ", ".join(values)
        marks = ", ".join(f":{name}" for name in values)
        cursor = self._connection.execute(
            f"insert into game_table ({names}) values ({marks}) returning id",  # noqa: S608 - names are checked
            {name: plain(name, value) for name, value in values.items()},
        )
        return TableNumber(cursor.fetchone()[0])

    def save_table(self, table: TableNumber, **values: Any) -> None:
        """Changes these fields of a table. Raises ValueError for an unknown field."""
        _check(values)
        sets = ", ".join(f"{name} = :{name}" for name in values)
        args = {name: plain(name, value) for name, value in values.items()}
        self._do(f"update game_table set {sets} where id = :id", id=table, **args)  # noqa: S608 - names are checked
        if values.get("phase") in ("over", "cancelled"):
            self._do("update seat set over = 1 where table_id = :id", id=table)
            self._do("delete from left_seat where table_id = :id", id=table)
        if values.get("phase", "lobby") != "lobby":
            for name in ("seat_wish", "seat_request"):
                self._do(f"delete from {name} where table_id = :id", id=table)  # noqa: S608 - our own words
            # At a table by invitation nobody else may take a seat over either.
            self._do(
                "delete from invited where table_id = :id and not exists (select 1 from game_table"
                " where id = :id and who_sits = 'invited' and phase = 'playing')",
                id=table,
            )

    def table(self, table: TableNumber) -> TableRow | None:
        """Returns a table, or None if there is none."""
        return self._one(TableRow, "select * from game_table where id = :id", id=table)

    def tables_of(
        self, person: PersonId, after: ListedRow | None = None, most: int = PORTION
    ) -> list[ListedRow]:
        """Returns a portion of somebody's unfinished tables, newest first: those after `after`,
        or the first ones.
        """
        return self._all(
            ListedRow,
            f"select {_LISTED} from seat s join game_table t on t.id = s.table_id"  # noqa: S608 - our own words
            " where s.person = :person and s.over = 0 and s.table_id < :before"
            " order by s.table_id desc limit :most",
            person=person,
            before=_LAST if after is None else after.id,
            most=most,
        )

    def going(self, person: PersonId) -> list[TableNumber]:
        """Returns the numbers of somebody's unfinished tables, in order."""
        sql = "select table_id from seat where person = :p and over = 0 order by table_id"
        return [TableNumber(row[0]) for row in self._connection.execute(sql, {"p": person})]

    def tables_in(self, channel: ChannelId, most: int = ALL) -> list[ListedRow]:
        """Returns the unfinished tables in a channel or thread, newest first."""
        return self._all(
            ListedRow,
            f"select {_LISTED} from game_table t where t.id in ("  # noqa: S608 - our own words
            f"select id from game_table where channel = :channel and {_GOING}"
            f" union select id from game_table where thread = :channel and {_GOING})"
            " order by t.id desc limit :most",
            channel=channel,
            most=most,
        )

    def tables_in_guild(
        self, guild: GuildId, after: ListedRow | None = None, most: int = PORTION
    ) -> list[ListedRow]:
        """Returns a portion of a server's unfinished tables, newest first: those after `after`,
        or the first ones.
        """
        return self._all(
            ListedRow,
            f"select {_LISTED} from game_table t where t.guild = :guild"  # noqa: S608 - our own words
            " and t.phase in ('lobby', 'playing') and t.id < :before order by t.id desc"
            " limit :most",
            guild=guild,
            before=_LAST if after is None else after.id,
            most=most,
        )

    def tables_to_join(
        self, guild: GuildId, person: PersonId, after: ListedRow | None = None, most: int = PORTION
    ) -> list[ListedRow]:
        """Returns a portion like `tables_in_guild` of tables that have not begun and that
        somebody has not joined.
        """
        return self._all(
            ListedRow,
            f"select {_LISTED} from game_table t where t.guild = :guild"  # noqa: S608 - our own words
            " and t.phase in ('lobby', 'playing') and t.phase = 'lobby' and t.id < :before"
            " and not exists (select 1 from seat s where s.table_id = t.id and s.person = :p)"
            " order by t.id desc limit :most",
            guild=guild,
            p=person,
            before=_LAST if after is None else after.id,
            most=most,
        )

    def count_seats(self, person: PersonId) -> int:
        """Returns the number of unfinished tables at which somebody sits."""
        sql = "select count(*) from seat where person = :p and over = 0"
        return self._number(sql, p=person) or 0

    def count_seats_kept(self, person: PersonId, leaving: str) -> int:
        """Returns the number of those that they have not left for good.

        leaving: the path of the move by which somebody does.
        """
        sql = (
            "select count(*) from seat s where s.person = :p and s.over = 0 and not exists"
            " (select 1 from move m where m.table_id = s.table_id and m.seat = s.place"
            " and m.path = :leaving)"
        )
        return self._number(sql, p=person, leaving=leaving) or 0

    def count_hosted_lobbies(self, person: PersonId) -> int:
        """Returns the number of tables somebody hosts that have not begun, private ones apart."""
        sql = (
            "select count(*) from seat s join game_table t on t.id = s.table_id"
            " where s.person = :p and s.over = 0 and t.host = :p and t.phase = 'lobby'"
            " and t.guild <> :nowhere"
        )
        return self._number(sql, p=person, nowhere=NO_GUILD) or 0

    def private_table(self, person: PersonId, game: str, phase: str) -> TableNumber | None:
        """Returns somebody's private table of a game in this phase, or None."""
        sql = (
            "select t.id from seat s join game_table t on t.id = s.table_id where s.person = :p"
            " and s.over = 0 and t.guild = :nowhere and t.game = :g and t.phase = :phase"
        )
        number = self._number(sql, p=person, nowhere=NO_GUILD, g=game, phase=phase)
        return None if number is None else TableNumber(number)

    def count_lobbies_in(self, channel: ChannelId) -> int:
        """Returns the number of tables in a channel that have not begun."""
        sql = (
            f"select count(*) from game_table where channel = :c and {_GOING}"  # noqa: S608 - our own words
            " and phase = 'lobby'"
        )
        return self._number(sql, c=channel) or 0

    def had_rematch(self, table: TableNumber, before: int = _LAST) -> bool:
        """Whether a finished table ever had a rematch, begun or closed, with a number below
        `before`.
        """
        sql = "select 1 from game_table where rotated_from = :t and id < :before limit 1"
        return self._number(sql, t=table, before=before) is not None

    def last_table_in(self, channel: ChannelId) -> ListedRow | None:
        """Returns the newest table of a channel or thread, finished or not."""
        return self._one(
            ListedRow,
            f"select {_LISTED} from game_table t where t.id = ("  # noqa: S608 - our own words
            "select max(id) from (select max(id) as id from game_table where channel = :channel"
            " union all select max(id) from game_table where thread = :channel) newest)",
            channel=channel,
        )

    def table_ids(self, phase: str | None = None) -> list[TableNumber]:
        """Returns the ids of all tables, or of those in one phase."""
        sql = "select id from game_table where :phase is null or phase = :phase order by id"
        return [TableNumber(row[0]) for row in self._connection.execute(sql, {"phase": phase})]

    def count_tables(self) -> dict[str, int]:
        """Returns the number of tables in each phase."""
        sql = "select phase, count(*) from game_table group by phase"
        return {str(row[0]): int(row[1]) for row in self._connection.execute(sql)}

    def seats(self, table: TableNumber) -> list[SeatRow]:
        """Returns the seats of a table by place, each with the current or next vacation of its
        owner.
        """
        sql = (
            f"select {_SEAT}, v.starts as off_from, v.ends as off_to from seat s"  # noqa: S608 - our own words
            " left join vacation v on v.person = s.person and v.settled = 0 and not exists"
            " (select 1 from vacation_over d where d.vacation = v.id and d.table_id = s.table_id)"
            " where s.table_id = :id order by s.place"
        )
        return self._all(SeatRow, sql, id=table)

    def add_seat(self, row: SeatRow) -> None:
        """Adds a seat to a table."""
        self._do(
            "insert into seat (table_id, person, place, name, hand, computer, over)"
            " select :table_id, :person, :place, :name, :hand, :computer,"
            " t.phase in ('over', 'cancelled')"
            " from game_table t where t.id = :table_id",
            **msgspec.structs.asdict(row),
        )

    def drop_seat(self, table: TableNumber, person: PersonId) -> None:
        """Removes somebody's seat in the lobby."""
        self._do("delete from seat where table_id = :t and person = :p", t=table, p=person)

    def place_seats(self, table: TableNumber, people: Iterable[PersonId]) -> None:
        """Numbers the seats in this order, from 0."""
        for place, person in enumerate(people):
            self._do(
                "update seat set place = :n where table_id = :t and person = :p",
                n=place,
                t=table,
                p=person,
            )

    def rename_seat(self, table: TableNumber, person: PersonId, name: str) -> None:
        """Sets the name of a seat in the lobby."""
        sql = "update seat set name = :name where table_id = :t and person = :p"
        self._do(sql, name=name, t=table, p=person)

    def set_levels(self, table: TableNumber, computers: Iterable[PersonId], level: str) -> None:
        """Sets the level of computers in the lobby."""
        for computer in computers:
            self._do(
                "update seat set computer = :level where table_id = :t and person = :p",
                level=level,
                t=table,
                p=computer,
            )

    def save_thinks(self, row: SeatRow) -> None:
        """Stores when a computer may move for a seat."""
        self._do(
            "update seat set thinks = :thinks where table_id = :t and place = :n"
            " and thinks is not :thinks",
            thinks=row.thinks,
            t=row.table_id,
            n=row.place,
        )

    def count_hint(self, table: TableNumber, person: PersonId, ply: int) -> None:
        """Counts a hint for the decision after this ply, once."""
        self._do(
            "update seat set hints = hints + 1, hinted = :ply"
            " where table_id = :t and person = :p and hinted <> :ply",
            ply=ply,
            t=table,
            p=person,
        )

    def mute(self, table: TableNumber, person: PersonId, *, muted: bool) -> None:
        """Stores whether somebody wants no calls from a table."""
        sql = "update seat set muted = :muted where table_id = :t and person = :p"
        self._do(sql, muted=int(muted), t=table, p=person)

    def muted_by(self, person: PersonId) -> set[TableNumber]:
        """Returns the unfinished tables that somebody has muted."""
        sql = "select table_id from seat where person = :p and over = 0 and muted = 1"
        return {TableNumber(row[0]) for row in self._connection.execute(sql, {"p": person})}

    def hand(self, table: TableNumber, person: PersonId) -> int | None:
        """Returns the DM message that is somebody's panel."""
        sql = "select hand from seat where table_id = :t and person = :p"
        return self._number(sql, t=table, p=person)

    def save_hand(self, table: TableNumber, person: PersonId, hand: int | None) -> bool:
        """Stores the direct message that shows somebody's hand. Returns False if they no longer
        sit there.
        """
        changed = self._do(
            "update seat set hand = :hand where table_id = :t and person = :p",
            hand=hand,
            t=table,
            p=person,
        )
        return changed == 1


def _check(values: dict[str, Any]) -> None:
    if unknown := values.keys() - _FIELDS:
        raise ValueError(f"no such fields of a table: {', '.join(sorted(unknown))}")
