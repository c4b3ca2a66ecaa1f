"""Errors about limits that somebody has reached."""

from __future__ import annotations

from bot.clock import when
from bot.tables.errors import TableError
from games.engine import text


class LobbiesError(TableError):
    """They host as many tables that have not begun as one person may host."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-lobbies", most=most))


class ChannelLobbiesError(TableError):
    """As many tables as allowed are waiting to begin in this channel."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-channel-lobbies", most=most))


class TablesError(TableError):
    """They sit at as many tables as one person may."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-tables", most=most))


class AskedLatelyError(TableError):
    """They asked the table for the same thing a short while ago; `again` is when they may ask
    again.
    """

    def __init__(self, again: int) -> None:
        super().__init__(text("cap-asked-lately", when=when(again)))


class TooOftenError(TableError):
    """They have done this too often within an hour. what: `calls` or `asides`."""

    def __init__(self, what: str, most: int, again: int) -> None:
        super().__init__(text(f"cap-{what}", most=most, when=when(again)))
