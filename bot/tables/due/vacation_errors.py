"""Errors about vacations that cannot be taken or ended."""

from __future__ import annotations

from bot.clock import day
from bot.tables.errors import TableError
from games.engine import text


class NoVacationError(TableError):
    """There is no vacation to end."""

    def __init__(self) -> None:
        super().__init__(text("vacation-none"))


class VacationTakenError(TableError):
    """There is one already, which is over at `ends`."""

    def __init__(self, ends: int) -> None:
        super().__init__(text("vacation-taken", until=day(ends - 1)))


class VacationUnreadError(TableError):
    """The text is not a day."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("vacation-unread", typed=typed))


class VacationOrderError(TableError):
    """It would end before it begins."""

    def __init__(self) -> None:
        super().__init__(text("vacation-order"))


class VacationPastError(TableError):
    """It would begin before today."""

    def __init__(self) -> None:
        super().__init__(text("vacation-past"))


class VacationFarError(TableError):
    """It begins too many days from now."""

    def __init__(self, ahead: int) -> None:
        super().__init__(text("vacation-far", count=ahead))


class VacationSpentError(TableError):
    """Not enough days are left in a year."""

    def __init__(self, year: int, left: int, asked: int) -> None:
        super().__init__(text("vacation-spent", year=str(year), count=left, asked=asked))
