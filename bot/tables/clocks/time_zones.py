"""Time zones as people write them: by place, or by their distance from UTC."""

from __future__ import annotations

import functools
import re
from datetime import UTC, timedelta, timezone
from typing import TYPE_CHECKING, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.tables.clocks.errors import SeveralZonesError, UnknownZoneError
from bot.words.folding import fold
from games.engine import Text, text

if TYPE_CHECKING:
    from datetime import tzinfo

    from bot.store.rows import GuildRow, PersonRow

_OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+\-−–])\s*([0-9]{1,2})(?:[:.h]?([0-9]{2}))?", re.IGNORECASE)
_EASTMOST, _WESTMOST = 14 * 60, -12 * 60
_NOWHERE = re.compile(r"Etc/.*|localtime|Factory|posixrules|GMT[+-]?0")
"""Names that are not offered: in `Etc/GMT+2` the sign is reversed, and the others mean the
machine's own zone or none.
"""


def zone_of(name: str | None) -> tzinfo:
    """Returns the time zone of an IANA name or of ``UTC+02:00``, and UTC for None or an unknown
    name.
    """
    minutes = _minutes(name or "")
    if minutes is not None:
        return timezone(timedelta(minutes=minutes))
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


class HourZone(msgspec.Struct, frozen=True):
    """The time zone in which an hour is read that somebody has typed on a server, and whose it is:
    the server's, their own, or nobody's, which is UTC.
    """

    name: str
    whose: Literal["server", "own", "none"]

    @property
    def said(self) -> Text:
        """A sentence to the person, so that the hour is misunderstood by nobody."""
        return text(f"zone-{self.whose}", zone=self.name)


def hour_zone(guild: GuildRow, person: PersonRow) -> HourZone:
    """Returns the zone in which an hour is read that this person types on this server."""
    if guild.timezone is not None:
        return HourZone(guild.timezone, "server")
    if person.timezone is not None:
        return HourZone(person.timezone, "own")
    return HourZone("UTC", "none")


@functools.cache
def zones() -> tuple[str, ...]:
    """Returns the IANA names that are offered, those of places before others."""
    names = [name for name in available_timezones() if not _NOWHERE.fullmatch(name)]
    return tuple(sorted(names, key=lambda name: ("/" not in name, name)))


def find_zone(typed: str) -> str:
    """Returns a time zone by its name, by a part of a name that no other has, or by its distance
    from UTC, where plus is east.

    Raises `UnknownZoneError` and `SeveralZonesError`.
    """
    found = fitting_zones(typed)
    if len(found) > 1:
        wanted = _spelt(typed)
        found = [zone for zone in found if fold(zone) == wanted] or found
    if not typed.strip() or not found:
        raise UnknownZoneError(typed)
    if len(found) > 1:
        raise SeveralZonesError(typed)
    return found[0]


def fitting_zones(typed: str) -> list[str]:
    """Returns the time zones whose names contain the typed text, with or without spaces."""
    minutes = _minutes(typed.strip())
    if minutes is not None:
        return [_named(minutes)]
    wanted = _spelt(typed)
    return [zone for folded, zone in _folded() if wanted in folded]


def _spelt(typed: str) -> str:
    return fold(typed.strip().replace(" ", "_"))


@functools.cache
def _folded() -> tuple[tuple[str, str], ...]:
    return tuple((fold(zone), zone) for zone in zones())


def _minutes(words: str) -> int | None:
    """Returns the minutes east of UTC of ``UTC+2``, ``GMT+02:00`` or ``+2``, or None if it is
    not one.
    """
    found = _OFFSET.fullmatch(words)
    if found is None or int(found[3] or 0) >= 60:
        return None
    away = int(found[2]) * 60 + int(found[3] or 0)
    minutes = away if found[1] == "+" else -away
    return minutes if _WESTMOST <= minutes <= _EASTMOST else None


def _named(minutes: int) -> str:
    if minutes == 0:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '-'}{hours:02d}:{rest:02d}"
