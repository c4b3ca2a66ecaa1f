"""Quiet hours: when somebody wants no reminder, by the clock on their wall."""

from __future__ import annotations

import functools
import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

if TYPE_CHECKING:
    from datetime import tzinfo

    from bot.store.rows import PersonRow

_TIME = re.compile(r"(\d{1,2})(?:[:hH.](\d{2})?)?")
_DAY = 24 * 60


def quiet_until(row: PersonRow, now: int) -> int | None:
    """When somebody's quiet hours end, unix milliseconds; None if they are not in them now."""
    start, end = row.quiet_from, row.quiet_to
    if start is None or end is None or start == end:
        return None
    zone = zone_of(row.timezone)
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    day = local.date() + timedelta(days=minute >= end)
    until = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    # On the night the clocks are put back that time comes twice; it is the one still to come.
    times = (_milliseconds(until), _milliseconds(until.replace(fold=1)))
    return next((time for time in times if time > now), now + 60_000)


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def zone_of(name: str | None) -> tzinfo:
    """The time zone of that IANA name; UTC for none, and for one that there is no more."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


@functools.cache
def zones() -> tuple[str, ...]:
    """All IANA names, those of places before others."""
    names = available_timezones()
    return tuple(sorted(names, key=lambda name: ("/" not in name or name.startswith("Etc"), name)))


def read_time(words: str) -> int | None:
    """The minute of the day in ``22:30``, ``22h30``, ``22h`` or ``22``; None if it is none."""
    found = _TIME.fullmatch(words.strip())
    if found is None:
        return None
    minute = int(found[1]) * 60 + int(found[2] or 0)
    return minute % _DAY if int(found[1]) <= 24 and int(found[2] or 0) < 60 else None


def write_time(minute: int) -> str:
    """A minute of the day as ``22:30``."""
    return f"{minute // 60:02d}:{minute % 60:02d}"
