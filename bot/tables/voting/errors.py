"""Errors about the common decisions of a table, each with its own private sentence."""

from __future__ import annotations

from bot.clock import when
from bot.tables.errors import TableError
from games.engine import text


class MotionOpenError(TableError):
    """A motion of this kind is already open."""

    def __init__(self) -> None:
        super().__init__(text("motion-open-already"))


class MotionClosedError(TableError):
    """It has been decided or withdrawn, or has lapsed."""

    def __init__(self) -> None:
        super().__init__(text("motion-closed"))


class NotAskedError(TableError):
    """This seat has no vote, because the motion is about it, or because it has left the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-asked"))


class OwnMotionError(TableError):
    """The author already agrees to their own motion; they may withdraw it."""

    def __init__(self) -> None:
        super().__init__(text("motion-own"))


class NotAuthorError(TableError):
    """Only the author may withdraw it."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-author"))


class StoodInForError(TableError):
    """The table plays this seat, so its owner has to come back first."""

    def __init__(self) -> None:
        super().__init__(text("motion-stood-in-for"))


class LeftError(TableError):
    """This seat has left the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-left"))


class NobodyAgreesError(TableError):
    """Nobody else could agree, and one person alone decides nothing about another."""

    def __init__(self) -> None:
        super().__init__(text("motion-nobody-else"))


class AloneError(TableError):
    """Nobody else plays a seat of their own, and one person alone ends no game."""

    def __init__(self) -> None:
        super().__init__(text("motion-end-alone"))


class StandInError(TableError):
    """They took their seat over, so they do not decide about the end of the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-end-stand-in"))


class TargetError(TableError):
    """There is no such seat, it is the person's own or a computer's, or it has left the game."""

    def __init__(self) -> None:
        super().__init__(text("motion-target"))


class SamePaceError(TableError):
    """The table already has this pace."""

    def __init__(self) -> None:
        super().__init__(text("motion-same-pace"))


class NotRestingError(TableError):
    """The table is not paused by a vote."""

    def __init__(self) -> None:
        super().__init__(text("motion-not-resting"))


class StillThereError(TableError):
    """That seat is played by its owner, who has missed nothing. timed: the table has a pace."""

    def __init__(self, name: str, *, timed: bool) -> None:
        super().__init__(text(f"motion-there-{'timed' if timed else 'untimed'}", who=name))


class SparedError(TableError):
    """The owner of that seat has recently said that they are there."""

    def __init__(self, name: str, until: int) -> None:
        super().__init__(text("motion-spared", who=name, when=when(until)))


class PlaysError(TableError):
    """That seat is played by its owner, and nobody who is there can be expelled."""

    def __init__(self, name: str) -> None:
        super().__init__(text("motion-plays", who=name))


class OpenSeatError(TableError):
    """The table already plays this seat."""

    def __init__(self) -> None:
        super().__init__(text("motion-seat-open"))


# -- moves that are taken back -------------------------------------------------------------------


class NoMoveError(TableError):
    """This seat has made no move yet."""

    def __init__(self) -> None:
        super().__init__(text("undo-none"))


class GoneOnError(TableError):
    """Something has happened since the move."""

    def __init__(self) -> None:
        super().__init__(text("undo-gone-on"))


class RevealedError(TableError):
    """The move drew something, or showed its author something."""

    def __init__(self) -> None:
        super().__init__(text("undo-revealed"))


class AnswersOpenError(TableError):
    """Secret answers are being given, and whether they have been may not show."""

    def __init__(self) -> None:
        super().__init__(text("motion-answers-open"))


# -- seats that are taken over -------------------------------------------------------------------


class NoOpenSeatError(TableError):
    """That seat is not open to be taken over."""

    def __init__(self, key: str = "seat-not-open") -> None:
        super().__init__(text(key))


class NobodyAwayError(NoOpenSeatError):
    """No seat is open to be taken over."""

    def __init__(self) -> None:
        super().__init__("seat-none-open")


class OtherSeatError(TableError):
    """A person who has played one seat knows its secrets and cannot take another."""

    def __init__(self) -> None:
        super().__init__(text("seat-other"))
