"""Statements about game nights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import msgspec

from bot.ids import ChannelId, GuildId, NightId, PersonId, TableNumber
from bot.store.sql.base import Statements, columns, plain

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.rows import LevelName, Phase

NightState: TypeAlias = Literal["planned", "gathering", "playing", "over", "cancelled", "lapsed"]
NightAnswer: TypeAlias = Literal["yes", "perhaps", "no", "again"]
Here: TypeAlias = Literal["here", "late"]

COMING: tuple[NightState, ...] = ("planned", "gathering", "playing")
"""The states of nights that are not over."""


class NightRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game night, as stored. See `bot/store/schema/0031_nights.sql`."""

    id: NightId
    guild: GuildId
    channel: ChannelId
    thread: ChannelId | None = None
    card: int | None = None
    call: int | None = None
    board: int | None = None
    host: PersonId
    locale: str
    state: NightState
    starts: int
    hour: int
    zone: str
    games: tuple[str, ...]
    pace: str
    computers: LevelName | None = None
    round: int = 0
    board_round: int = 0
    lost: bool = False
    ended: int | None = None

    @property
    def home(self) -> ChannelId:
        """Where people are called."""
        return self.thread or self.channel


class AnswerRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a night knows of somebody. See the schema."""

    night: NightId
    person: PersonId
    name: str
    answer: NightAnswer | None = None
    likes: tuple[str, ...] = ()
    here: Here | None = None
    bench: int | None = None
    left_out: bool = False
    table_id: TableNumber | None = None
    at: int


class NightTableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a night, with what everybody sees of it."""

    night: NightId
    round: int
    place: int
    table_id: TableNumber
    game: str
    phase: Phase
    thread: ChannelId | None
    sleeps: int | None

    @property
    def goes_on(self) -> bool:
        """Whether it is being played, or will be in a minute."""
        return self.phase in ("lobby", "playing") and self.sleeps is None


class NightDueRow(msgspec.Struct, frozen=True, kw_only=True):
    """An event that is due for a night at a time."""

    night: NightId
    kind: str
    at: int


_FIELDS = frozenset(NightRow.__struct_fields__) - {"id"}
_ANSWER_FIELDS = frozenset(AnswerRow.__struct_fields__) - {"night", "person"}
_TABLE = columns(NightTableRow, "t", without=("night", "round", "place", "table_id"))
_COMING = "state in ('planned', 'gathering', 'playing')"


class NightSql(Statements):
    """Rows of `night`, `night_answer`, `night_table` and `night_due`."""

    # -- nights ----------------------------------------------------------------------------------

    def add_night(self, **values: Any) -> NightId:
        """Stores a new night and returns its id. Raises ValueError for an unknown field."""
        _check(values, _FIELDS)
        names, marks = ", ".join(values), ", ".join(f":{name}" for name in values)
        found = self._connection.execute(
            f"insert into night ({names}) values ({marks}) returning id",  # noqa: S608 - names are checked
            {name: plain(name, value) for name, value in values.items()},
        )
        return NightId(found.fetchone()[0])

    def save_night(self, night: NightId, **values: Any) -> None:
        """Changes these fields of a night. Raises ValueError for an unknown field."""
        _check(values, _FIELDS)
        sets = ", ".join(f"{name} = :{name}" for name in values)
        args = {name: plain(name, value) for name, value in values.items()}
        self._do(f"update night set {sets} where id = :id", id=night, **args)  # noqa: S608 - names are checked

    def night(self, night: NightId) -> NightRow | None:
        """Returns a night, or None if there is none."""
        return self._one(NightRow, "select * from night where id = :id", id=night)

    def nights_coming(self, guild: GuildId) -> list[NightRow]:
        """Returns the nights of a server that are not over, the next one first."""
        sql = f"select * from night where guild = :g and {_COMING} order by starts, id"  # noqa: S608 - our own words
        return self._all(NightRow, sql, g=guild)

    def nights_past(self, guild: GuildId, most: int = 25) -> list[NightRow]:
        """Returns the nights of a server that were played to their end, the last one first."""
        past = "guild = :g and state = 'over'"
        sql = f"select * from night where {past} order by ended desc limit :most"  # noqa: S608 - our own words
        return self._all(NightRow, sql, g=guild, most=most)

    def nights_in(self, channel: ChannelId) -> list[NightRow]:
        """Returns the nights in a channel that are not over."""
        sql = f"select * from night where channel = :c and {_COMING} order by id"  # noqa: S608 - our own words
        return self._all(NightRow, sql, c=channel)

    def last_night(self, guild: GuildId) -> NightRow | None:
        """Returns the newest night of a server, however it ended."""
        sql = "select * from night where guild = :g order by id desc limit 1"
        return self._one(NightRow, sql, g=guild)

    def nights_with(self, person: PersonId) -> list[NightId]:
        """Returns the nights that somebody hosts or has answered."""
        sql = (
            "select id from night where host = :p"
            " union select night from night_answer where person = :p order by 1"
        )
        return [NightId(row[0]) for row in self._connection.execute(sql, {"p": person})]

    def drop_night(self, night: NightId) -> None:
        """Forgets a night with its answers; its tables stay as they are."""
        self._do("delete from night where id = :id", id=night)

    # -- answers ---------------------------------------------------------------------------------

    def answers(self, night: NightId) -> list[AnswerRow]:
        """Returns what a night knows of people, in the order in which they answered."""
        sql = "select * from night_answer where night = :n order by at, rowid"
        return self._all(AnswerRow, sql, n=night)

    def save_answer(self, night: NightId, person: PersonId, name: str, **values: Any) -> None:
        """Notes something of somebody, and what they are called now."""
        values |= {"name": name}
        _check(values, _ANSWER_FIELDS)
        names, marks = ", ".join(values), ", ".join(f":{key}" for key in values)
        sets = ", ".join(f"{key} = excluded.{key}" for key in values)
        self._do(
            f"insert into night_answer (night, person, at, {names}) values (:n, :p, :now, {marks})"  # noqa: S608 - names are checked
            f" on conflict (night, person) do update set {sets}",
            n=night,
            p=person,
            now=self.now,
            **{key: plain(key, value) for key, value in values.items()},
        )

    def note_answer(self, night: NightId, person: PersonId, **values: Any) -> None:
        """Changes what a night knows of somebody, if it knows them."""
        _check(values, _ANSWER_FIELDS)
        sets = ", ".join(f"{key} = :{key}" for key in values)
        args = {key: plain(key, value) for key, value in values.items()}
        self._do(
            f"update night_answer set {sets} where night = :n and person = :p",  # noqa: S608 - names are checked
            n=night,
            p=person,
            **args,
        )

    def ask_again(self, night: NightId) -> None:
        """Makes everybody who said yes somebody who is asked again."""
        self._do(
            "update night_answer set answer = 'again' where night = :n and answer = 'yes'", n=night
        )

    def forget_here(self, night: NightId) -> None:
        """Forgets who said that they are there."""
        self._do("update night_answer set here = null where night = :n", n=night)

    def drop_answer(self, night: NightId, person: PersonId) -> None:
        """Forgets somebody at a night."""
        self._do("delete from night_answer where night = :n and person = :p", n=night, p=person)

    # -- tables ----------------------------------------------------------------------------------

    def add_night_table(self, night: NightId, number: int, place: int, table: TableNumber) -> None:
        """Notes a table that was opened for a night. number: of the round."""
        sql = "insert into night_table (night, round, place, table_id) values (:n, :r, :p, :t)"
        self._do(sql, n=night, r=number, p=place, t=table)

    def night_tables(self, night: NightId) -> list[NightTableRow]:
        """Returns the tables of a night, in the order in which they were opened."""
        sql = (
            f"select n.night, n.round, n.place, n.table_id, {_TABLE} from night_table n"  # noqa: S608 - our own words
            " join game_table t on t.id = n.table_id where n.night = :n order by n.round, n.place"
        )
        return self._all(NightTableRow, sql, n=night)

    def night_of(self, table: TableNumber) -> NightId | None:
        """Returns the night for which a table was opened."""
        found = self._number("select night from night_table where table_id = :t", t=table)
        return None if found is None else NightId(found)

    def tables_of_nights(self) -> list[tuple[TableNumber, NightId]]:
        """Returns the tables of nights that are being played, with their nights."""
        sql = (
            "select night_table.table_id, night.id from night"
            " join night_table on night_table.night = night.id where night.state = 'playing'"
        )
        return [(TableNumber(row[0]), NightId(row[1])) for row in self._connection.execute(sql)]

    # -- what is due -----------------------------------------------------------------------------

    def set_night_due(self, night: NightId, kind: str, at: int) -> None:
        """Sets an event of a night, in place of an earlier one of the same kind."""
        self._do(
            "insert into night_due (night, kind, at) values (:n, :kind, :at)"
            " on conflict (night, kind) do update set at = excluded.at",
            n=night,
            kind=kind,
            at=at,
        )

    def drop_night_due(self, night: NightId, kinds: Iterable[str] | None = None) -> None:
        """Removes these events of a night, or all."""
        if kinds is None:
            self._do("delete from night_due where night = :n", n=night)
            return
        for kind in kinds:
            self._do("delete from night_due where night = :n and kind = :k", n=night, k=kind)

    def night_due_at(self, night: NightId, kind: str) -> int | None:
        """Returns when an event of a night is due, or None if there is none."""
        sql = "select at from night_due where night = :n and kind = :k"
        return self._number(sql, n=night, k=kind)

    def nights_due(self, until: int, most: int = 100) -> list[NightDueRow]:
        """Returns the events of nights that are due by a time, earliest first."""
        sql = "select * from night_due where at <= :until order by at limit :most"
        return self._all(NightDueRow, sql, until=until, most=most)

    def next_night_due(self) -> int | None:
        """Returns when the next event of a night is due, or None if there is none."""
        return self._number("select min(at) from night_due")


def _check(values: dict[str, Any], known: frozenset[str]) -> None:
    if not values.keys() <= known:
        raise ValueError(f"unknown fields: {sorted(values.keys() - known)}")
