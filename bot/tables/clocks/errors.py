"""Errors about quiet hours and time zones that cannot be set."""

from __future__ import annotations

from bot.tables.errors import QUOTED, TableError
from games.engine import text


class QuietUnreadError(TableError):
    """The text is not a time of day."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-quiet-unread", typed=typed[:QUOTED]))


class QuietHalfError(TableError):
    """Only one of the two times was typed."""

    def __init__(self) -> None:
        super().__init__(text("me-quiet-half"))


class QuietSameError(TableError):
    """The same time was typed twice."""

    def __init__(self) -> None:
        super().__init__(text("me-quiet-same"))


class UnknownZoneError(TableError):
    """No time zone has this name."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-timezone-unknown", zone=typed[:QUOTED]))


class SeveralZonesError(TableError):
    """Several time zones have this name."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-timezone-several", zone=typed[:QUOTED]))
