"""What a record holds: the game, its deal, its moves, and what is said about its end."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.choosing import to_notation
from games.engine import HOUSE, Path, Refused, Result, Seat
from games.sentences import cut

FORMAT = 1
"""The number of the format that is written, and the only one that is read."""

Source: TypeAlias = "bytes | tuple[str, ...]"
"""Where chance came from: the 32 bytes of a seed, or the words of a script."""


class RecordError(Exception):
    """A record that cannot be read, or that its game does not bear out.

    place: where it is wrong, for people ("move 4", "seats", "line 3, column 7").
    what: what is wrong there, in one sentence.
    refused: what the rules said, where they refused the move.
    """

    def __init__(self, place: str, what: str, refused: Refused | None = None) -> None:
        super().__init__(f"{place}: {what}")
        self.place = place
        self.what = what
        self.refused = refused


class Move(msgspec.Struct, frozen=True):
    """Who moved, and the whole move."""

    seat: Seat
    path: Path

    @property
    def shown(self) -> str:
        """As in a sentence about it, cut short."""
        return cut(str(self))

    def __str__(self) -> str:
        """As in a record: ``2 play 20k president``, seats counted from 1; ``house close``."""
        who = "house" if self.seat == HOUSE else str(self.seat + 1)
        return f"{who} {to_notation(self.path)}"


class Outcome(msgspec.Struct, frozen=True):
    """What a record says the end was: places (1 is first) and scores (None: out) by seat."""

    places: tuple[int, ...]
    scores: tuple[int | None, ...]

    @classmethod
    def of(cls, result: Result) -> Outcome:
        """The part of a result that a record keeps."""
        return cls(result.places, result.scores)


class Record(msgspec.Struct, frozen=True):
    """A game, whole or broken off.

    game: its key. seats: how many play. options: every switch and its value. chance: a seed or
    a script. moves: in order. names: by seat, empty if unknown. outcome: what the end is said
    to be, None if nothing is said.
    """

    game: str
    seats: int
    options: dict[str, str]
    chance: Source
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    outcome: Outcome | None = None
