"""Errors about games that have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import TableError
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import TableNumber


class ReplayError(TableError):
    """The game no longer follows the rules, which have changed since it was played."""

    def __init__(self) -> None:
        super().__init__(text("replay-broken"))


class PlyError(TableError):
    """The text is not the number of a move."""

    def __init__(self, last: int) -> None:
        super().__init__(text("replay-no-ply", last=last))


class NotPlayedError(TableError):
    """Only people who played a game may ask for its rematch."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("rematch-not-played", number=str(number)))


class RematchBegunError(TableError):
    """The rematch has already begun."""

    def __init__(self, number: TableNumber) -> None:
        super().__init__(text("rematch-begun", number=str(number)))


class ElsewhereError(TableError):
    """A rematch can only be opened on the server where the game was played."""

    def __init__(self) -> None:
        super().__init__(text("rematch-elsewhere"))


class NoFinishedTableError(TableError):
    """No finished table was named, and none can be meant."""

    def __init__(self) -> None:
        super().__init__(text("after-which"))
