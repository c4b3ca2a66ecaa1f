"""What is turned down of somebody's quiet hours and their time zone."""

from __future__ import annotations

from bot.tables.errors import QUOTED, TableError
from games.engine import text


class QuietUnreadError(TableError):
    """What was typed is no time of day."""

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
    """No time zone is called what was typed."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-timezone-unknown", zone=typed[:QUOTED]))


class SeveralZonesError(TableError):
    """More than one time zone is called what was typed."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("me-timezone-several", zone=typed[:QUOTED]))
