"""Whole games for the tests: played by the sensible policy, or by a livelier mixture of players."""

import functools
import hashlib
import random
from collections.abc import Callable
from typing import Any

from games.capital_power import GAME
from games.capital_power.options import Options
from games.capital_power.state import State
from games.chance import Seeded
from games.choosing import random_move
from games.engine import Event, Path, Seat
from games.record import Record, Recorder
from games.registry import AnyGame
from tests.games.capital_power.policy import decide

Policy = Callable[[AnyGame, Any, random.Random], tuple[Seat, Path]]


def sensibly(game: AnyGame, state: State, rng: random.Random) -> tuple[Seat, Path]:
    """Returns the move of a player who plays for shares and makes no deals."""
    (seat,) = game.deciders(state)
    return seat, decide(game.view(state, seat), rng)


def lively(game: AnyGame, state: State, rng: random.Random) -> tuple[Seat, Path]:
    """Returns a mostly sensible move, with deals at any moment and a whim now and then."""
    (seat,) = game.deciders(state)
    whim = rng.random()
    if whim < 0.3:
        mover = rng.randrange(state.seats) if whim < 0.1 else seat
        path = random_move(game, game.view(state, mover), rng)
        if path and path[0] not in ("resign", "bankrupt"):
            return mover, path
    return seat, decide(game.view(state, seat), rng)


def seed_of(*parts: object) -> bytes:
    """Returns a seed that follows from these parts."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


class Played:
    """A game to its end: every state and event, in order."""

    def __init__(self, seats: int, number: int, policy: Policy, options: Options) -> None:
        rng, chance = random.Random(number), Seeded(seed_of(seats, number))
        dealt = GAME.deal(seats, options, chance)
        self.states = [dealt.state]
        self.events: list[Event] = list(dealt.events)
        while GAME.deciders(self.states[-1]):
            seat, path = policy(GAME, self.states[-1], rng)
            played = GAME.play(self.states[-1], seat, path, chance)
            self.states.append(played.state)
            self.events += played.events

    @property
    def end(self) -> State:
        """The last state."""
        return self.states[-1]

    def count(self, *keys: str) -> int:
        """Returns how often these things were told."""
        return sum(e.text.key.removeprefix("capital-power-told-") in keys for e in self.events)


@functools.cache
def game(seats: int, number: int, policy: Policy = sensibly, **options: str) -> Played:
    """Returns a game that is played once for all tests that look at it."""
    return Played(seats, number, policy, Options(**options))  # type: ignore[arg-type]


def record(seats: int, number: int, policy: Policy, **options: str) -> Record:
    """Returns the record of a game."""
    rng = random.Random(number)
    recorder = Recorder(GAME, seats, Options(**options), seed_of(seats, number))  # type: ignore[arg-type]
    while GAME.deciders(recorder.state):
        recorder.play(*policy(GAME, recorder.state, rng))
    return recorder.record
