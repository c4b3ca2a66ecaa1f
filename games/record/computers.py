"""The moves of computers in a record, so that they can be thought again: views and seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.choosing import was_forced
from games.engine import LEAVE, Path, Seat
from games.record.model import RecordError
from games.record.replaying import plies
from games.registry import find_game
from games.thinking import Attention, Level, temper_of, think, thought_seed
from games.thinking.mind import Temper  # noqa: TC001 - msgspec reads field types

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.record.model import Computer, Move, Record
    from games.registry import AnyGame

_SKIP: Path = ("skip",)


class Question(msgspec.Struct, frozen=True):
    """What a computer had before it when it moved: the arguments of `games.thinking.think`.

    number, seat, path: the move that it made, its number from 1.
    """

    number: int
    seat: Seat
    path: Path
    view: Any
    level: Level
    temper: Temper
    seed: bytes

    def answer(self, game: AnyGame) -> Path:
        """Returns the move that follows from it."""
        return think(game, self.view, self.level, self.temper, self.seed).path


def questions(record: Record) -> Iterator[Question]:
    """Yields every move that a computer chose, in order, with what it chose it from.

    Raises `RecordError` if the record is not legal, or has a script instead of a seed.
    """
    seed = record.chance
    if not isinstance(seed, bytes):
        raise RecordError("chance", "a computer's luck is a seed, and this game has a script")
    game = find_game(record.game)
    seats = [_Seat(game, seat, computer, seed) for seat, computer in record.computers.items()]
    state: Any = None
    for ply in plies(record):
        for seat in seats:
            if ply.move is not None and ply.move.seat == seat.seat:
                question = seat.question(ply.number, ply.move, state)
                if question is not None:
                    yield question
            seat.look(ply.state)
        state = ply.state


class _Seat:
    """A seat that a computer played, with what it remembers."""

    def __init__(self, game: AnyGame, seat: Seat, computer: Computer, seed: bytes) -> None:
        self.seat = seat
        self._game, self._computer, self._seed = game, computer, seed
        self._attention = Attention(game, seat) if Level(computer.level).remembers else None
        self._made = 0

    def look(self, state: Any) -> None:
        if self._attention is not None:
            self._attention.look(state)

    def question(self, number: int, move: Move, state: Any) -> Question | None:
        """Returns what led to a move made in this state, None if the computer did not choose it."""
        self._made += 1
        if not _chose(self._game, self._computer, number, move.path, state):
            return None
        hurried = number in self._computer.hurried
        return Question(
            number,
            self.seat,
            move.path,
            self._attention.view if self._attention else self._game.view(state, self.seat),
            Level.NORMAL if hurried else Level(self._computer.level),
            temper_of(self._seed, self.seat),
            thought_seed(self._seed, self.seat, made=self._made - 1),
        )


def is_chosen(record: Record, number: int, before: Any) -> bool:
    """Whether a computer chose the move with this number, from 1, which was made in this state."""
    move = record.moves[number - 1]
    computer = record.computers.get(move.seat)
    return computer is not None and _chose(
        find_game(record.game), computer, number, move.path, before
    )


def _chose(game: AnyGame, computer: Computer, number: int, path: Path, state: Any) -> bool:
    if computer.moves is not None:
        return number in computer.moves
    return path not in (LEAVE, _SKIP) and not was_forced(game, state, path)
