"""Every way to be turned down about a game that has ended."""

from __future__ import annotations

from bot.tables.errors import TableError
from games.engine import text


class ReplayError(TableError):
    """The rules have changed since the game was played, and do not bear it out any more."""

    def __init__(self) -> None:
        super().__init__(text("replay-broken"))


class PlyError(TableError):
    """What was typed is no number of a move."""

    def __init__(self, last: int) -> None:
        super().__init__(text("replay-no-ply", last=last))


class NotPlayedError(TableError):
    """Only those who played a game may call for its rematch."""

    def __init__(self, number: int) -> None:
        super().__init__(text("rematch-not-played", number=str(number)))


class RematchBegunError(TableError):
    """The rematch has been played already, or is being played."""

    def __init__(self, number: int) -> None:
        super().__init__(text("rematch-begun", number=str(number)))


class ElsewhereError(TableError):
    """A rematch is called for on the server where the game was played."""

    def __init__(self) -> None:
        super().__init__(text("rematch-elsewhere"))


class NoFinishedTableError(TableError):
    """No finished table was named, and there is none that could be meant."""

    def __init__(self) -> None:
        super().__init__(text("after-which"))
