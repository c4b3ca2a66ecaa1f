"""What is turned down of somebody's quiet hours and their time zone."""

from __future__ import annotations

from bot.tables.errors import TableError
from games.engine import text


class QuietUnreadError(TableError):
    """Two times of day were not typed, or twice the same."""

    def __init__(self) -> None:
        super().__init__(text("me-quiet-unread"))


class UnknownZoneError(TableError):
    """No time zone, or more than one, is called what was typed."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-timezone-unknown", zone=typed))
