"""Self-play: games of random legal moves, for tests, measurements and a first look."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from games.chance import make_seed as make_seed
from games.choosing import random_move
from games.engine import CLOSE, HOUSE, LEAVE, Path, Seat
from games.record import Record, Recorder

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def play_game(game: AnyGame, seats: int, options: Options, words: str) -> Record:
    """Plays one game to its end. The same `words` give the same game."""
    recorder = Recorder(game, seats, options, make_seed(words))
    rng = random.Random(words)  # noqa: S311 - which moves are drawn is no secret
    while game.deciders(recorder.state):
        recorder.play(*next_move(game, recorder.state, rng))
    return recorder.record


def play_games(
    game: AnyGame, seats: int, options: Options, count: int, words: str
) -> Iterator[Record]:
    """Yields `count` games, each with different moves and cards."""
    return (play_game(game, seats, options, f"{words}/{number}") for number in range(count))
