"""The parts of a record: the game, its deal, its moves, and what it states about the end."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.choosing import to_notation
from games.engine import HOUSE, Path, Refused, Result, Seat
from games.sentences import cut

FORMAT = 1
"""The number of the format that is written, the only one that can be read."""

Source: TypeAlias = "bytes | tuple[str, ...]"
"""The source of chance: the 32 bytes of a seed, or the words of a script."""


class RecordError(Exception):
    """The error of a record that cannot be read, or that contradicts the rules of its game.

    place: where it is wrong, for people ("move 4", "seats", "line 3, column 7"). what: what is
    wrong there, in one sentence. refused: the refusal, if the rules refused a move.
    """

    def __init__(self, place: str, what: str, refused: Refused | None = None) -> None:
        super().__init__(f"{place}: {what}")
        self.place = place
        self.what = what
        self.refused = refused


class Move(msgspec.Struct, frozen=True):
    """A whole move and the seat that made it."""

    seat: Seat
    path: Path

    @property
    def shown(self) -> str:
        """The move as a sentence repeats it, cut short."""
        return cut(str(self))

    def __str__(self) -> str:
        """Returns it as in a record: ``2 play 20k president``, seats from 1, or ``house close``."""
        who = "house" if self.seat == HOUSE else str(self.seat + 1)
        return f"{who} {to_notation(self.path)}"


class Outcome(msgspec.Struct, frozen=True):
    """The end that a record states: places (1 is first) and scores (None: out), by seat."""

    places: tuple[int, ...]
    scores: tuple[int | None, ...]

    @classmethod
    def of(cls, result: Result) -> Outcome:
        """Returns the part of a result that a record keeps."""
        return cls(result.places, result.scores)


class Computer(msgspec.Struct, frozen=True):
    """How a computer played a seat, so that its moves can be thought again.

    level: a `games.thinking.Level`. version: the `Mind.version` it had. moves: which moves of the
    record it chose, counted from 1; None if it chose all that the seat made, except those the table
    makes for it. hurried: those of them that it chose as a normal player, because there was no
    time.
    """

    level: str
    version: int
    moves: tuple[int, ...] | None = None
    hurried: tuple[int, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A game, finished or broken off.

    game: its key. seats: the number of players. options: every switch and its value. chance: a seed
    or a script. moves: in order. names: by seat, empty if unknown. outcome: the stated end, None if
    none is stated. computers: the seats that computers played.
    """

    game: str
    seats: int
    options: dict[str, str]
    chance: Source
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    outcome: Outcome | None = None
    computers: dict[Seat, Computer] = {}
