"""The rows of the store about single people: their vacations, their wishes, their deletion."""

from __future__ import annotations

import msgspec

from bot.ids import GuildId, PersonId


class VacationRow(msgspec.Struct, frozen=True, kw_only=True):
    """A time in which somebody's clocks stop.

    first, last: its days, as ``2026-08-03`` in their time zone; starts, ends: when it begins and
    when it is over. settled: it is over and the clocks that it stopped have been postponed.
    """

    id: int
    person: PersonId
    first: str
    last: str
    starts: int
    ends: int
    settled: bool = False


class CallWishRow(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody wishes to be called for players on a server: for which games (none: any), and
    between which minutes of the day. See `bot/store/schema/0029_calls.sql`.
    """

    guild: GuildId
    person: PersonId
    games: tuple[str, ...] = ()
    starts: int | None = None
    ends: int | None = None
    last_call: int | None = None


class ErasureRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person who is being forgotten, since when, and their names at any table."""

    person: PersonId
    names: tuple[str, ...]
    begun: int
