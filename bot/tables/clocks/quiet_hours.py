"""Quiet hours, in which somebody wants no reminders and a server no calls for players, and other
hours of the day that people set.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.tables.clocks.errors import QuietHalfError, QuietSameError, QuietUnreadError
from bot.tables.clocks.time_zones import zone_of

if TYPE_CHECKING:
    from datetime import tzinfo

    from bot.store.people_rows import VacationRow
    from bot.store.rows import GuildRow, PersonRow

_TIME = re.compile(
    r"(?P<hour>[0-9]{1,2})(?:\s*(?:[:.h]|heures?)\s*(?P<minute>[0-9]{2})?(?:\s*min)?)?"
    r"(?:\s*(?P<half>am|pm|du matin|du soir))?"
)
_DIGITS = re.compile(r"(?P<hour>[0-9]{1,2})(?P<minute>[0-9]{2})(?P<half>)")
_EVENING = ("pm", "du soir")
_NAMED = {"noon": 720, "midday": 720, "midi": 720, "midnight": 0, "minuit": 0}
_DAY = 24 * 60


def quiet_until(row: PersonRow | GuildRow, now: int) -> int | None:
    """Returns when somebody's or a server's quiet hours end (unix milliseconds), or None outside of
    them.
    """
    start, end = row.quiet_from, row.quiet_to
    if start is None or end is None or start == end:
        return None
    zone = zone_of(row.timezone)
    return next_at(end, zone, now) if is_between(start, end, zone, now) else None


def next_at(minute: int, zone: tzinfo, now: int) -> int:
    """Returns when it is next this minute of the day in a time zone, in unix milliseconds.

    On the night when the clocks are put back it may come twice, and the next one counts. On the
    night when they are put forward it may not come at all; then it is as much later.
    """
    today = datetime.fromtimestamp(now / 1000, zone).date()
    for day in (today + timedelta(days=days) for days in range(3)):
        moment = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
        times = (int(moment.replace(fold=fold).timestamp() * 1000) for fold in (0, 1))
        if (found := next((time for time in times if time > now), None)) is not None:
            return found
    raise ValueError(f"no minute {minute} in {zone}")


def is_between(start: int, end: int, zone: tzinfo, now: int) -> bool:
    """Whether it is between two minutes of the day in a time zone, which may span midnight. now:
    in unix milliseconds.
    """
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    return start <= minute < end if start < end else minute >= start or minute < end


def read_time(words: str) -> int | None:
    """Returns the minute of the day in ``22:30``, ``22 h 30``, ``2230``, ``22``, ``10pm`` or
    ``noon``, in English or French, or None if it is not a time.
    """
    words = re.sub(r"([ap])\.?\s?m\.?$", r"\1m", " ".join(words.casefold().split()))
    if words.removeprefix("12 ") in _NAMED:
        return _NAMED[words.removeprefix("12 ")]
    found = _TIME.fullmatch(words) or _DIGITS.fullmatch(words)
    if found is None:
        return None
    hour, minute, half = int(found["hour"]), int(found["minute"] or 0), found["half"]
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * (half in _EVENING)
    return (hour * 60 + minute) % _DAY if hour <= 24 and minute < 60 else None


def read_hours(start: str, end: str) -> tuple[int, int]:
    """Returns the minutes of the day between which something is so, as somebody has typed them.

    Raises `QuietUnreadError`, `QuietHalfError`, `QuietSameError`.
    """
    first, last = read_time(start), read_time(end)
    for words, read in ((start, first), (end, last)):
        if words.strip() and read is None:
            raise QuietUnreadError(words)
    if first is None or last is None:
        raise QuietHalfError
    if first == last:
        raise QuietSameError
    return first, last


def write_time(minute: int) -> str:
    """Returns a minute of the day as ``22:30``."""
    return f"{minute // 60:02d}:{minute % 60:02d}"


def silent_until(row: PersonRow, vacation: VacationRow | None, now: int) -> int | None:
    """Returns until when somebody must not be reminded or called (unix milliseconds), or None if
    they may be.
    """
    at = now
    if vacation is not None and vacation.starts <= now < vacation.ends:
        at = vacation.ends
    return quiet_until(row, at) or (at if at > now else None)
