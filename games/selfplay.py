"""Self-play: games of random moves or of computers, for tests, measurements and a first look."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import make_seed
from games.choosing import random_move
from games.engine import CLOSE, HOUSE, LEAVE, Path, Seat
from games.record import Computer, Record, Recorder
from games.thinking.players import RANDOM, ComputerPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.engine import Options
    from games.registry import AnyGame

TRIES = 20
"""Times a move is drawn again before the fallback is made."""


def next_move(
    game: AnyGame, state: Any, rng: random.Random, resigning: float = 0
) -> tuple[Seat, Path]:
    """Returns a random legal move of a seat the table waits for; `HOUSE` closes at once.

    resigning: the probability that a drawn `LEAVE` is made rather than drawn again.
    """
    deciders = sorted(game.deciders(state))
    if deciders == [HOUSE]:
        return HOUSE, CLOSE
    seat = rng.choice(deciders)
    view = game.view(state, seat)
    for _ in range(TRIES):
        path = random_move(game, view, rng)
        if path and (path[:1] != LEAVE or rng.random() < resigning):
            return seat, path
    return seat, game.fallback(view)


def play_game(
    game: AnyGame, seats: int, options: Options, words: str, kinds: Sequence[str] = ()
) -> Record:
    """Plays one game to its end. The same `words` give the same game.

    kinds: by seat, who plays it (`games.thinking.players.KINDS`); all at random if it is empty.
    """
    recorder = Recorder(game, seats, options, make_seed(words))
    if kinds:
        return _play_with(recorder, kinds, make_seed(words))
    rng = random.Random(words)  # noqa: S311 - which moves are drawn is no secret
    while game.deciders(recorder.state):
        recorder.play(*next_move(game, recorder.state, rng))
    return recorder.record


def _play_with(recorder: Recorder, kinds: Sequence[str], seed: bytes) -> Record:
    """Plays a game with computers, as far as `Game.longest` moves."""
    game = recorder.game
    players = [ComputerPlayer(game, seat, kind, seed) for seat, kind in enumerate(kinds)]
    for _ in range(game.longest):
        waiting = game.deciders(recorder.state)
        if not waiting:
            break
        for player in players:
            player.look(recorder.state)
        seat = min(waiting)
        recorder.play(seat, CLOSE if seat == HOUSE else players[seat].choose(recorder.state))
    computers = {
        seat: Computer(kind, game.mind.version) for seat, kind in enumerate(kinds) if kind != RANDOM
    }
    return msgspec.structs.replace(recorder.record, computers=computers)


def play_games(
    game: AnyGame,
    seats: int,
    options: Options,
    count: int,
    words: str,
    kinds: Sequence[str] = (),
) -> Iterator[Record]:
    """Yields `count` games, each with different moves and cards."""
    return (play_game(game, seats, options, f"{words}/{number}", kinds) for number in range(count))
