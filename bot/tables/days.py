"""Days as people type them."""

from __future__ import annotations

import re
from datetime import date, timedelta

from games.choosing import whole_number

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SHORT = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?")

_MOST = 366


def read_day(words: str, today: date) -> date | None:
    """The day in ``2026-08-03``, ``3.8.2026`` or ``3.8.`` (the next one there is); None if it is
    none.
    """
    words = words.strip()
    if found := _ISO.fullmatch(words):
        return _made(int(found[1]), int(found[2]), int(found[3]))
    if found := _SHORT.fullmatch(words):
        month, day = int(found[2]), int(found[1])
        if found[3]:
            return _made(int(found[3]), month, day)
        made = _made(today.year, month, day)
        return made if made is None or made >= today else _made(today.year + 1, month, day)
    return None


def read_last(words: str, first: date) -> date | None:
    """The last day of a time that begins with `first`: a day, or how many days it is in all."""
    count = whole_number(words.strip())
    if count is not None:
        return first + timedelta(days=count - 1) if 1 <= count <= _MOST else None
    return read_day(words, first)


def _made(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None
