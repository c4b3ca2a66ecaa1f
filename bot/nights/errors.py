"""What is refused about a night, each with its own private sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import QUOTED, TableError
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import NightId, TableNumber


class UnknownNightError(TableError):
    """There is no such night, or nobody here may see it."""

    def __init__(self) -> None:
        super().__init__(text("night-unknown"))


class NoNightError(TableError):
    """No night is planned on this server."""

    def __init__(self) -> None:
        super().__init__(text("night-none"))


class WhichNightError(TableError):
    """More than one night could be meant."""

    def __init__(self) -> None:
        super().__init__(text("night-which"))


class NightOverError(TableError):
    """The night is over, was cancelled or never began."""

    def __init__(self) -> None:
        super().__init__(text("night-is-over"))


class NotNightHostError(TableError):
    """Only the host, or somebody who manages the server, may do this."""

    def __init__(self, host: str) -> None:
        super().__init__(text("night-not-host", host=host))


class NightInThreadError(TableError):
    """A night needs a channel, in which its tables can have threads."""

    def __init__(self) -> None:
        super().__init__(text("night-in-thread"))


class NightTimeError(TableError):
    """The typed words are no time to come."""

    def __init__(self, words: str) -> None:
        super().__init__(text("night-no-time", words=words[:QUOTED]))


class NightPastError(TableError):
    """The time has passed meanwhile."""

    def __init__(self) -> None:
        super().__init__(text("night-past"))


class NightGamesError(TableError):
    """The typed words name no game."""

    def __init__(self, words: str) -> None:
        super().__init__(text("night-no-game", words=words[:QUOTED]))


class NightsFullError(TableError):
    """As many nights are planned on the server as may be."""

    def __init__(self, most: int) -> None:
        super().__init__(text("nights-full", most=most))


class NightFullError(TableError):
    """As many people come to the night as may."""

    def __init__(self, night: NightId, most: int) -> None:
        super().__init__(text("night-full", night=str(night), most=most))


class NightBegunError(TableError):
    """The night has begun, so its date stays."""

    def __init__(self) -> None:
        super().__init__(text("night-begun"))


class NightNotPlayingError(TableError):
    """The night has not begun to play."""

    def __init__(self) -> None:
        super().__init__(text("night-not-playing"))


class NoNightResultsError(TableError):
    """No such night was played to its end, or nobody played there."""

    def __init__(self) -> None:
        super().__init__(text("night-no-results"))


class NightSeatedError(TableError):
    """This person sits at a table of the night."""

    def __init__(self, table: TableNumber) -> None:
        super().__init__(text("night-seated", table=str(table)))
