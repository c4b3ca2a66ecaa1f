"""Speed of the rules: how much one process can play, and what each part of a move costs."""

from __future__ import annotations

import random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded, make_seed
from games.selfplay import next_move
from games.states import clone
from games.thinking.speed import time_each

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat
    from games.registry import AnyGame

PREPARED = 300
"""Moves of random games that are prepared, and then made again and again."""


class Situation(msgspec.Struct, frozen=True):
    """A state of a game with a legal move in it, and what the measurements need of both."""

    state: Any
    seat: Seat
    path: Path
    view: Any
    data: bytes


class Speed(msgspec.Struct, frozen=True):
    """The figures measured for one game.

    plays: calls of `play` alone, per second. moves: calls of `play` with the view and the choices
    of the seat that moves, per second. The others: microseconds for one view, for the choices along
    one whole move, one clone, one encode, one decode. size: bytes of an encoded state, on average.
    """

    game: str
    seats: int
    plays: float
    moves: float
    view: float
    choices: float
    clone: float
    encode: float
    decode: float
    size: int


def measure(game: AnyGame, seconds: float) -> Speed:
    """Measures a game with as many players as it takes, each figure for about `seconds`."""
    found = _prepare(game)
    chance = Seeded(make_seed("bench"))

    def play(at: Situation) -> None:
        game.play(at.state, at.seat, at.path, chance)

    def choose(at: Situation) -> None:
        for length in range(len(at.path) + 1):
            game.choices(at.view, at.path[:length])

    def move(at: Situation) -> None:
        view = game.view(at.state, at.seat)
        for length in range(len(at.path) + 1):
            game.choices(view, at.path[:length])
        game.play(at.state, at.seat, at.path, chance)

    def cost(action: Callable[[Situation], object]) -> float:
        return 1e6 * time_each(found, action, seconds, perf_counter)

    return Speed(
        game.key,
        game.seats[-1],
        plays=1e6 / cost(play),
        moves=1e6 / cost(move),
        view=cost(lambda at: game.view(at.state, at.seat)),
        choices=cost(choose),
        clone=cost(lambda at: clone(at.state)),
        encode=cost(lambda at: game.encode(at.state)),
        decode=cost(lambda at: game.decode(at.data)),
        size=sum(len(at.data) for at in found) // len(found),
    )


def _prepare(game: AnyGame) -> list[Situation]:
    """Returns situations from random games, with moves that choices lead to, none by `HOUSE`."""
    rng = random.Random("bench")  # noqa: S311 - measurements, no secret
    chance = Seeded(make_seed("bench"))
    found: list[Situation] = []
    state = None
    while len(found) < PREPARED:
        if state is None or not game.deciders(state):
            state = game.deal(game.seats[-1], game.options(), chance).state
        seat, path = next_move(game, state, rng)
        if seat >= 0 and path != ("skip",):
            view = game.view(state, seat)
            found.append(Situation(state, seat, path, view, game.encode(state)))
        state = game.play(state, seat, path, chance).state
    return found


def table(speeds: Sequence[Speed]) -> list[str]:
    """Returns the figures as lines of a table."""
    head = f"{'game':18}{'seats':>6}{'play/s':>10}{'move/s':>10}"
    head += "".join(f"{name:>9}" for name in ("view", "choices", "clone", "encode", "decode"))
    return [
        f"{head}{'bytes':>8}",
        *(_row(speed) for speed in speeds),
        "play/s: play alone; move/s: with the view and the choices of the seat that moves;",
        "the others in microseconds each; one process, most players.",
    ]


def _row(speed: Speed) -> str:
    parts = (speed.view, speed.choices, speed.clone, speed.encode, speed.decode)
    costs = "".join(f"{part:9.1f}" for part in parts)
    rates = f"{speed.plays:10.0f}{speed.moves:10.0f}"
    return f"{speed.game:18}{speed.seats:6}{rates}{costs}{speed.size:8}"
