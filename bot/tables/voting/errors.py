"""What is turned down of what a table decides together, each with its own private sentence."""

from __future__ import annotations

from bot.clock import when
from bot.tables.errors import TableError
from games.engine import text


class MotionOpenError(TableError):
    """One of the kind is open already."""

    def __init__(self) -> None:
        super().__init__(text("motion-open-already"))


class MotionClosedError(TableError):
    """It has been decided, taken back, or has lapsed."""

    def __init__(self) -> None:
        super().__init__(text("motion-closed"))


class NotAskedError(TableError):
    """It is about this seat, or this seat has left the game: it has no vote."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-asked"))


class OwnMotionError(TableError):
    """Who put it agrees to it; they may take it back."""

    def __init__(self) -> None:
        super().__init__(text("motion-own"))


class NotAuthorError(TableError):
    """Only who put it may take it back."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-author"))


class StoodInForError(TableError):
    """The table plays this seat: its owner has to come back first."""

    def __init__(self) -> None:
        super().__init__(text("motion-stood-in-for"))


class LeftError(TableError):
    """This seat has left the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-left"))


class NobodyAgreesError(TableError):
    """There is nobody else who could agree: one alone decides nothing about another."""

    def __init__(self) -> None:
        super().__init__(text("motion-nobody-else"))


class TargetError(TableError):
    """That seat is none, one's own, or has left the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-target"))


class SamePaceError(TableError):
    """The table is played at this pace."""

    def __init__(self) -> None:
        super().__init__(text("motion-same-pace"))


class NotRestingError(TableError):
    """The table does not rest."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-resting"))


class StillThereError(TableError):
    """That seat is played by its owner, who has missed nothing. timed: the table has a pace."""

    def __init__(self, name: str, *, timed: bool) -> None:
        super().__init__(text(f"motion-there-{'timed' if timed else 'untimed'}", who=name))


class SparedError(TableError):
    """The owner of that seat has said lately that they are there."""

    def __init__(self, name: str, until: int) -> None:
        super().__init__(text("motion-spared", who=name, when=when(until)))


class PlaysError(TableError):
    """That seat is played by its owner: nobody who is there is put out of a game."""

    def __init__(self, name: str) -> None:
        super().__init__(text("motion-plays", who=name))


class OpenSeatError(TableError):
    """The table plays this seat already."""

    def __init__(self) -> None:
        super().__init__(text("motion-seat-open"))


# -- moves that are taken back -------------------------------------------------------------------


class NoMoveError(TableError):
    """This seat has made no move yet."""

    def __init__(self) -> None:
        super().__init__(text("undo-none"))


class GoneOnError(TableError):
    """Something has happened since."""

    def __init__(self) -> None:
        super().__init__(text("undo-gone-on"))


class RevealedError(TableError):
    """The move drew something, or showed its author something."""

    def __init__(self) -> None:
        super().__init__(text("undo-revealed"))


class AnswersOpenError(TableError):
    """Secret answers are being given: whether they have been may not show."""

    def __init__(self) -> None:
        super().__init__(text("motion-answers-open"))


# -- seats that are taken over -------------------------------------------------------------------


class NoOpenSeatError(TableError):
    """That seat is not open to be taken over."""

    def __init__(self, key: str = "seat-not-open") -> None:
        super().__init__(text(key))


class NobodyAwayError(NoOpenSeatError):
    """No seat is."""

    def __init__(self) -> None:
        super().__init__("seat-none-open")


class OtherSeatError(TableError):
    """Who played one seat knows its secrets, and takes no other one."""

    def __init__(self) -> None:
        super().__init__(text("seat-other"))
