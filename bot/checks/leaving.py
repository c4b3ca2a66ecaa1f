"""Whether players can leave every game at any moment, as motions and deletion assume."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from bot.checks.steps import CheckError
from games.chance import make_seed
from games.leaving import leaving_faults, offer_faults
from games.record import Recorder
from games.registry import all_games, find_game
from games.selfplay import next_move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.registry import AnyGame

_MOVES = 40
"""Moves of a game that are examined."""
_EVERY = 8
"""Moves between two states from which everybody but one leaves."""


async def look_at_leaving(only: str | None) -> str:
    """Returns the games that can be left. only: the key of one game to check. Raises
    `CheckError`.
    """
    games = [find_game(only)] if only else list(all_games().values())
    for game in games:
        for fault in game_faults(game):
            raise CheckError(f"{game.key}: {fault} (`LEAVE` in games/engine.py says what must be)")
    return f"{', '.join(game.key for game in games)} can be left at any moment"


def game_faults(game: AnyGame) -> Iterator[str]:
    """Yields the faults in leaving a game, with the fewest and with the most players."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        states = list(_states(game, seats))
        yield from offer_faults(game, states, seats)
        for state in states[::_EVERY]:
            yield from leaving_faults(game, state, range(seats))


def _states(game: AnyGame, seats: int) -> Iterator[Any]:
    rng = random.Random(game.key)  # noqa: S311 - which moves are drawn is no secret
    recorder = Recorder(game, seats, game.options(), make_seed(game.key))
    for _ in range(_MOVES):
        yield recorder.state
        if not game.deciders(recorder.state):
            return
        recorder.play(*next_move(game, recorder.state, rng))
