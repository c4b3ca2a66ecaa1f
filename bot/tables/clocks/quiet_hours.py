"""Quiet hours, in which somebody wants no reminders, in their own time zone."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.tables.clocks.time_zones import zone_of

if TYPE_CHECKING:
    from datetime import tzinfo

    from bot.store.rows import PersonRow

_TIME = re.compile(
    r"(?P<hour>[0-9]{1,2})(?:\s*(?:[:.h]|heures?)\s*(?P<minute>[0-9]{2})?(?:\s*min)?)?"
    r"(?:\s*(?P<half>am|pm|du matin|du soir))?"
)
_DIGITS = re.compile(r"(?P<hour>[0-9]{1,2})(?P<minute>[0-9]{2})(?P<half>)")
_EVENING = ("pm", "du soir")
_NAMED = {"noon": 720, "midday": 720, "midi": 720, "midnight": 0, "minuit": 0}
_DAY = 24 * 60


def quiet_until(row: PersonRow, now: int) -> int | None:
    """Returns when somebody's quiet hours end (unix milliseconds), or None outside of them."""
    start, end = row.quiet_from, row.quiet_to
    if start is None or end is None or start == end:
        return None
    zone = zone_of(row.timezone)
    local = datetime.fromtimestamp(now / 1000, zone)
    minute = local.hour * 60 + local.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    return next_at(end, zone, now)


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


def write_time(minute: int) -> str:
    """Returns a minute of the day as ``22:30``."""
    return f"{minute // 60:02d}:{minute % 60:02d}"
