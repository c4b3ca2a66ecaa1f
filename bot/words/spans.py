"""Spans of time as people read them: the two largest units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR, MINUTE, SECOND
from games.engine import text

if TYPE_CHECKING:
    from games.engine import Text


def span(milliseconds: int) -> Text:
    """Returns a span, like "2 d 4 h" or "45 s"."""
    for key, unit, part in (("days", DAY, HOUR), ("hours", HOUR, MINUTE)):
        if milliseconds >= unit:
            return text(f"span-{key}", whole=milliseconds // unit, rest=milliseconds % unit // part)
    whole, rest = divmod(max(milliseconds, 0) // SECOND, 60)
    return (
        text("span-minutes", whole=whole, rest=rest) if whole else text("span-seconds", rest=rest)
    )
