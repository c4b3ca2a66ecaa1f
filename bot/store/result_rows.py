"""The rows of finished games as values. Times are unix milliseconds."""

from __future__ import annotations

import msgspec

from bot.ids import ChannelId, GuildId, PersonId, TableNumber


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game for one seat.

    person: None once they have had their data deleted. score: None for a player who was out.
    counts: whether it counts for the person (`bot/tables/finished/results.py`).
    """

    table_id: TableNumber
    seat: int
    person: PersonId | None
    place: int
    score: int | None
    counts: bool


class FinishedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list: which one, where it was played, and when it ended.

    gone: whether the person whose list it is gave up their seat before the end.
    """

    id: TableNumber
    game: str
    guild: GuildId
    channel: ChannelId
    thread: ChannelId | None
    ended: int
    gone: bool = False


class CountedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A result that counts for somebody, with the place of its game and when that ended.

    A game without such results has one row with `person` and `place` None. sat: whether the person
    who asks has a result in that game too.
    """

    id: TableNumber
    game: str
    guild: GuildId
    channel: ChannelId
    thread: ChannelId | None
    ended: int
    person: PersonId | None
    place: int | None
    sat: bool = False
