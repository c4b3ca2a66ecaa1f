"""Every way in which somebody is told that it is too much, or too often."""

from __future__ import annotations

from bot.clock import when
from bot.tables.errors import TableError
from games.engine import text


class LobbiesError(TableError):
    """They host as many tables that have not begun as one person may."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-lobbies", most=most))


class ChannelLobbiesError(TableError):
    """As many tables wait to begin in this channel as may."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-channel-lobbies", most=most))


class TablesError(TableError):
    """They sit at as many tables as one person may."""

    def __init__(self, most: int) -> None:
        super().__init__(text("cap-tables", most=most))


class AskedLatelyError(TableError):
    """They asked the table for the same a short while ago; `again` is when they may."""

    def __init__(self, again: int) -> None:
        super().__init__(text("cap-asked-lately", when=when(again)))


class TooOftenError(TableError):
    """They have done so too often within an hour. what: `calls` or `asides`."""

    def __init__(self, what: str, most: int, again: int) -> None:
        super().__init__(text(f"cap-{what}", most=most, when=when(again)))
