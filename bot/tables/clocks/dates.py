"""Days as people type them."""

from __future__ import annotations

import functools
import re
from datetime import date, timedelta

from babel.dates import get_month_names

from bot.words import LOCALES
from bot.words.folding import fold

_ISO = re.compile(r"([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})")
_SHORT = re.compile(r"([0-9]{1,2})\.\s*([0-9]{1,2})\.?\s*([0-9]{4})?")
_YEAR = r"(?:,? (?P<year>[0-9]{4}))?"
_DAY_MONTH = re.compile(rf"(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th|er|\.)? (?P<month>[a-z]+)\.?{_YEAR}")
_MONTH_DAY = re.compile(rf"(?P<month>[a-z]+)\.? (?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)?{_YEAR}")
_COUNT = re.compile(r"(?P<count>[0-9]{1,4}) ?(?P<unit>days?|d|jours?|j|weeks?|w|semaines?)?")
_ONE = re.compile(r"(?:an?|one|une?)(?= )")
_AWAY = {"today": 0, "aujourd'hui": 0, "aujourd’hui": 0, "tomorrow": 1, "demain": 1}

_MOST = 366


def read_day(words: str, today: date) -> date | None:
    """Returns the day in ``2026-08-03``, ``3.8.2026``, ``3 August`` or ``tomorrow``, in English or
    French.

    Without a year it is the next such day. Returns None if it is not a day; ``3/8`` is ambiguous.
    """
    words = _plain(words)
    if words in _AWAY:
        return today + timedelta(days=_AWAY[words])
    if found := _ISO.fullmatch(words):
        return _made(int(found[1]), int(found[2]), int(found[3]))
    if found := _SHORT.fullmatch(words):
        return _next(int(found[1]), int(found[2]), found[3], today)
    if found := _DAY_MONTH.fullmatch(words) or _MONTH_DAY.fullmatch(words):
        month = _months().get(found["month"])
        return None if month is None else _next(int(found["day"]), month, found["year"], today)
    return None


def read_last(words: str, first: date) -> date | None:
    """Returns the last day of a period that begins with `first`, typed as a day or as a number
    of days or weeks.
    """
    found = _COUNT.fullmatch(_ONE.sub("1", _plain(words)))
    if found is None:
        return read_day(words, first)
    weeks = (found["unit"] or "").startswith(("w", "s"))
    days = int(found["count"]) * (7 if weeks else 1)
    return first + timedelta(days=days - 1) if 1 <= days <= _MOST else None


def _plain(words: str) -> str:
    return " ".join(fold(words).split())


@functools.cache
def _months() -> dict[str, int]:
    """Returns the numbers of the months by their names, long and short, folded."""
    return {
        fold(name).rstrip("."): number
        for locale in LOCALES
        for width in ("wide", "abbreviated")
        for number, name in get_month_names(width, locale=locale).items()
    }


def _next(day: int, month: int, year: str | None, today: date) -> date | None:
    """Returns the day of a year or, without a year, the next one."""
    if year:
        return _made(int(year), month, day)
    made = _made(today.year, month, day)
    return made if made is None or made >= today else _made(today.year + 1, month, day)


def _made(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
