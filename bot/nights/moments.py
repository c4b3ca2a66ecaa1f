"""The hour of a night, as people type it and as menus write it.

It is an hour on the wall. One that does not exist on that day, because the clocks are put forward,
is as much later as they are, and of one that comes twice the first is meant. `zoneinfo` counts so.
"""

from __future__ import annotations

import functools
import re
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from babel.dates import format_datetime, get_day_names

from bot.clock import HOUR, MINUTE
from bot.tables.clocks.dates import read_day
from bot.tables.clocks.quiet_hours import read_time
from bot.tables.clocks.time_zones import zone_of
from bot.words import LOCALES
from bot.words.folding import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

SATURDAY = 5
EVENING = 20 * 60
"""The minute of the day at which nights begin that nobody has given another."""

LONGEST_AHEAD = 366
"""Days within which a night may be planned."""

_AHEAD = 30 * MINUTE
"""Milliseconds that a suggested hour is away at least."""

_MOST_WORDS = 8
"""Words of the longest hour that is read, besides fillers: “Saturday 5 December 2026 8 p. m.”."""

_FILLERS = frozenset({"at", "a", "on", "le", "the", "next", "this", "ce", "prochain"})
_TODAY = frozenset({"tonight", "soir", "ce soir"})
_IN = re.compile(r"(?:in|dans) (?P<count>[0-9]{1,3}) ?(?P<unit>m|min|minutes?|h|hours?|heures?)")
_IN_BOTH = re.compile(r"(?:in|dans) (?P<hours>[0-9]{1,2}) ?(?:h|:) ?(?P<minutes>[0-9]{2})")
_IN_DAYS = re.compile(r"(?:in|dans) (?P<count>[0-9]{1,3}) ?(?:d|days?|j|jours?)(?: (?P<time>.+))?")
_SLASHED = re.compile(r"(?P<a>[0-9]{1,2})/(?P<b>[0-9]{1,2})(?:/(?P<year>[0-9]{4}|[0-9]{2}))?")
_BARE = re.compile(r"[1-9]|1[01]")
_PATTERNS = {
    "en": "EEE d MMM, HH:mm",
    "fr": "EEE d MMM, HH\N{NO-BREAK SPACE}'h'\N{NO-BREAK SPACE}mm",
}


def moment(day: date, minute: int, zone: str) -> int:
    """Returns a minute of a day in a time zone, in unix milliseconds."""
    at = datetime.combine(day, time(minute // 60, minute % 60), zone_of(zone))
    return int(at.timestamp() * 1000)


def local(at: int, zone: str) -> datetime:
    """Returns a moment (unix milliseconds) as a clock on the wall shows it."""
    return datetime.fromtimestamp(at / 1000, zone_of(zone))


def written(at: int, zone: str, locale: str) -> str:
    """Returns a moment as ``Sat 5 Dec, 20:00``."""
    return format_datetime(local(at, zone), _PATTERNS[locale], locale=locale)


def usual(before: int | None, now: int, zone: str) -> int:
    """Returns the hour of the next night: weekday and hour of the one before, or Saturday evening.

    before: when that began, in unix milliseconds, or None if there was none.
    """
    weekday, minute = SATURDAY, EVENING
    if before is not None:
        was = local(before, zone)
        weekday, minute = was.weekday(), was.hour * 60 + was.minute
    today = local(now, zone).date()
    days = (today + timedelta(days=ahead) for ahead in range(15))
    fitting = (moment(day, minute, zone) for day in days if day.weekday() == weekday)
    return next(at for at in fitting if at >= now + _AHEAD)


def offered(first: int, now: int, zone: str, most: int) -> list[int]:
    """Returns hours for a menu: `first`, and its hour of the day on each of the next days."""
    minute = local(first, zone).hour * 60 + local(first, zone).minute
    today = local(now, zone).date()
    days = (moment(today + timedelta(days=ahead), minute, zone) for ahead in range(most))
    return sorted({first, *(at for at in days if at >= now + _AHEAD)})[:most]


def read_moments(words: str, now: int, zone: str) -> list[int]:
    """Returns what typed words may mean, the likeliest first; nothing if they mean no time to come.

    ``sat 8pm``, ``sam 20h30``, ``5/12 20:00``, ``3 December``, ``tomorrow``, ``20:00`` and ``in 3
    h``, in English or French. Without an hour it is the evening, without a day the next time that
    it is that hour. In ``5/12`` the day comes first.
    """
    plain = " ".join(fold(words).replace(",", " ").split())
    if (away := _distance(plain)) is not None:
        return [now + away]
    today = local(now, zone).date()
    if found := _IN_DAYS.fullmatch(plain):
        days, hours = [today + timedelta(days=int(found["count"]))], _minutes(found["time"] or "")
        meant = [moment(day, minute, zone) for day in days for minute in hours]
    else:
        tokens = [word for word in plain.split() if word not in _FILLERS]
        if len(tokens) > _MOST_WORDS:
            return []
        meant = [at for split in _splits(tokens) for at in _read(*split, now, zone)]
    latest = now + LONGEST_AHEAD * 24 * HOUR
    return list(dict.fromkeys(at for at in meant if now < at <= latest))


def _distance(plain: str) -> int | None:
    if found := _IN.fullmatch(plain):
        return int(found["count"]) * (MINUTE if found["unit"].startswith("m") else HOUR)
    if found := _IN_BOTH.fullmatch(plain):
        return int(found["hours"]) * HOUR + int(found["minutes"]) * MINUTE
    return None


def _splits(tokens: list[str]) -> Iterator[tuple[str, str]]:
    """Yields the words of a day and of a time of day, in both orders; either may be empty."""
    for cut in range(len(tokens), -1, -1):
        before, after = " ".join(tokens[:cut]), " ".join(tokens[cut:])
        yield before, after
        yield after, before


def _read(day: str, hour: str, now: int, zone: str) -> list[int]:
    """Returns the moments of a day and a time of day, of which one may be missing, not both."""
    today, minutes = local(now, zone).date(), _minutes(hour)
    if not day:
        again = [moment(today + timedelta(days=n), m, zone) for m in minutes for n in (0, 1)]
        return again[:0] if not hour else _next_of(again, now, len(minutes))
    weekday = _weekdays().get(day.rstrip("."))
    if weekday is not None:
        first = today + timedelta(days=(weekday - today.weekday()) % 7)
        both = [moment(first + timedelta(days=n), m, zone) for m in minutes for n in (0, 7)]
        return _next_of(both, now, len(minutes))
    return [moment(found, minute, zone) for found in _days(day, today) for minute in minutes]


def _next_of(moments: list[int], now: int, readings: int) -> list[int]:
    """Returns the first moment to come of each reading. moments: two for each reading."""
    pairs = (moments[2 * n : 2 * n + 2] for n in range(readings))
    return [next(at for at in pair if at > now) for pair in pairs if pair[-1] > now]


def _minutes(hour: str) -> list[int]:
    """Returns the minutes of the day that are meant. A bare ``8`` is in the evening."""
    if not hour:
        return [EVENING]
    found = read_time(hour)
    if found is None:
        return []
    return [found + 12 * 60, found] if _BARE.fullmatch(hour) else [found]


def _days(words: str, today: date) -> list[date]:
    if words in _TODAY:
        return [today]
    if (found := _SLASHED.fullmatch(words)) is None:
        day = read_day(words, today)
        return [] if day is None else [day]
    year = found["year"] or ""
    year = f" {'20' if len(year) == 2 else ''}{year}" if year else ""
    pairs = (found["a"], found["b"]), (found["b"], found["a"])
    read = (read_day(f"{day}.{month}.{year}", today) for day, month in pairs)
    return [day for day in read if day is not None]


@functools.cache
def _weekdays() -> dict[str, int]:
    """Returns the numbers of the days of the week by their names, long and short, folded."""
    return {
        fold(name).rstrip("."): number
        for locale in LOCALES
        for width in ("wide", "abbreviated")
        for number, name in get_day_names(width, locale=locale).items()
    }
