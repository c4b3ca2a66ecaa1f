"""Replaying a record, checking its end, and recording a game while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Chance, ChanceError, Scripted, Seeded
from games.engine import HOUSE, Event, Path, Refused, Result, Seat
from games.options import make_options, options_dict
from games.record.model import Move, Outcome, Record, RecordError, Source
from games.registry import find_game
from games.spelling import respell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.engine import Options, Played
    from games.registry import AnyGame


class Ply(msgspec.Struct, frozen=True):
    """A game after `number` moves; number 0 is the deal, which has no `move`.

    move: in the game's own spelling, whatever the record's is. drawn: draws from chance so far,
    including the deal.
    """

    number: int
    move: Move | None
    state: Any
    events: tuple[Event, ...]
    drawn: int


class Replay(msgspec.Struct, frozen=True):
    """A replayed game: its last state, and what happened at the deal and at every move.

    moves: in the game's own spelling. events: of ply 0, 1, ...; so there is one entry more than
    moves.
    """

    state: Any
    moves: tuple[Move, ...]
    events: tuple[tuple[Event, ...], ...]
    drawn: int
    result: Result | None


def start_chance(source: Source, drawn: int = 0) -> Chance:
    """Returns chance from its source, after `drawn` draws."""
    return Seeded(source, drawn) if isinstance(source, bytes) else Scripted(source, drawn)


def plies(record: Record, after: Ply | None = None) -> Iterator[Ply]:
    """Yields the game after the deal, then after every move, as far as it is legal.

    after: a ply that an earlier call yielded, from which the game goes on. Raises `RecordError` at
    the first thing that contradicts the rules or the script.
    """
    game = find_game(record.game)
    if after is None:
        chance = start_chance(record.chance)
        ply = _dealt(game, record, chance)
        yield ply
    else:
        chance, ply = start_chance(record.chance, after.drawn), after
    for move in record.moves[ply.number :]:
        ply = _next_ply(game, ply, move, chance)
        yield ply


def _dealt(game: AnyGame, record: Record, chance: Chance) -> Ply:
    try:
        played = game.deal(record.seats, make_options(game.options, record.options), chance)
    except ChanceError as error:
        raise RecordError("deal", str(error)) from error
    return Ply(0, None, played.state, played.events, chance.drawn)


def _next_ply(game: AnyGame, before: Ply, move: Move, chance: Chance) -> Ply:
    number = before.number + 1
    place = f"move {number} ({move.shown})"
    if game.result(before.state) is not None:
        raise RecordError(place, "the game was over before it")
    try:
        move, played = _play(game, before.state, move, chance)
    except Refused as refused:
        raise RecordError(place, f"the rules refuse it ({refused.rule})", refused) from refused
    except ChanceError as error:
        raise RecordError(place, str(error)) from error
    return Ply(number, move, played.state, played.events, chance.drawn)


def _play(game: AnyGame, state: Any, move: Move, chance: Chance) -> tuple[Move, Played[Any]]:
    """Makes a move, in the game's own spelling if it was refused in another one."""
    try:
        return move, game.play(state, move.seat, move.path, chance)
    except Refused:
        meant = _respell(game, state, move)
        if meant == move:
            raise
    return meant, game.play(state, meant.seat, meant.path, chance)


def _respell(game: AnyGame, state: Any, move: Move) -> Move:
    if move.seat == HOUSE:
        return move
    return Move(move.seat, respell(game, game.view(state, move.seat), move.path))


def respelled(record: Record) -> Record:
    """Returns the record with every move in the game's own spelling. Raises `RecordError`."""
    game = find_game(record.game)
    moves: list[Move] = []
    state = None
    for ply in plies(record):
        if ply.move:
            moves.append(_respell(game, state, ply.move))
        state = ply.state
    return msgspec.structs.replace(record, moves=tuple(moves))


def replay(record: Record, upto: int | None = None) -> Replay:
    """Plays a record, or its first `upto` moves. Raises `RecordError`."""
    moves = len(record.moves)
    if upto is not None and not 0 <= upto <= moves:
        raise RecordError(f"move {upto}", f"the record has {moves} moves")
    last = moves if upto is None else upto
    made: list[Move] = []
    events: list[tuple[Event, ...]] = []
    for ply in plies(record):
        events.append(ply.events)
        if ply.move:
            made.append(ply.move)
        if ply.number == last:
            break
    result = find_game(record.game).result(ply.state)
    return Replay(ply.state, tuple(made), tuple(events), ply.drawn, result)


def check(record: Record) -> Replay:
    """Replays a record and compares its end. Raises `RecordError` where they differ.

    A game that was broken off is right as far as it goes if the record states no result. A finished
    one must have used its whole script.
    """
    played = replay(record)
    if record.outcome and played.result is None:
        raise RecordError("result", f"the game is not over after {len(record.moves)} moves")
    if record.outcome and played.result:
        _compare(record.outcome, Outcome.of(played.result))
    if played.result and not isinstance(record.chance, bytes):
        left = len(record.chance) - played.drawn
        if left:
            raise RecordError(
                "chance.script", f"word {played.drawn + 1} and what follows ({left}) were not used"
            )
    return played


def _compare(stated: Outcome, true: Outcome) -> None:
    for field in ("places", "scores"):
        said, is_so = getattr(stated, field), getattr(true, field)
        if said != is_so:
            raise RecordError(
                f"result.{field}", f"the record says {_row(said)}, the game says {_row(is_so)}"
            )


def _row(numbers: Sequence[int | None]) -> str:
    return ", ".join("out" if number is None else str(number) for number in numbers)


class Recorder:
    """A game being played that keeps what a record needs. `state` is the current one."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options,
        source: Source,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.chance = start_chance(source)
        self._start = Record(game.key, seats, options_dict(options), source, names=tuple(names))
        self._moves: list[Move] = []
        dealt = game.deal(seats, options, self.chance)
        self.state = dealt.state
        self.events = dealt.events

    def play(self, seat: Seat, path: Path) -> tuple[Event, ...]:
        """Makes a move and returns what happened. Raises `Refused` and `ChanceError`."""
        played = self.game.play(self.state, seat, path, self.chance)
        self.state, self.events = played.state, played.events
        self._moves.append(Move(seat, path))
        return played.events

    @property
    def record(self) -> Record:
        """The game so far, with its end if there is one."""
        result = self.game.result(self.state)
        return msgspec.structs.replace(
            self._start,
            moves=tuple(self._moves),
            outcome=Outcome.of(result) if result else None,
        )
