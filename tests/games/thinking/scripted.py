"""A game as a script: its state is a number, and each move counts as the test says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.engine import Played

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat

SEATS = 2


class Sight(msgspec.Struct, frozen=True):
    """What a seat sees: the state."""

    seat: Seat | None
    state: int


class ScriptedMind:
    """A mind that counts what it is asked.

    chances: the chance of seat 0 to win in a state. stop: the number of moves of a playout.
    """

    version, heat, unit = 1, 1.0, 0.1

    def __init__(self, chances: Callable[[int], float], stop: int = 0) -> None:
        self.chances, self.stop = chances, stop
        self.judged: list[int] = []

    def horizon(self, state: int, seat: Seat) -> Callable[[int], bool]:
        return lambda now: now >= state + self.stop

    def light(self, view: Sight, rng: random.Random) -> Path:
        return ("on",)

    def worth(self, state: int) -> Sequence[float]:
        self.judged.append(state)
        return (self.chances(state), 1 - self.chances(state))


class Script:
    """A game of so many moves; a turn has `turn` of them, and the seats take turns."""

    def __init__(self, mind: Any, moves: int, turn: int = 1) -> None:
        self.mind, self.moves, self.length = mind, moves, turn

    def deciders(self, state: int) -> frozenset[Seat]:
        return frozenset() if state >= self.moves else frozenset({state // self.length % SEATS})

    def view(self, state: int, seat: Seat | None) -> Sight:
        return Sight(seat, state)

    def turn(self, view: Sight) -> tuple[int, ...]:
        return (view.state // self.length % SEATS,)

    def play(self, state: int, seat: Seat, path: Path, chance: Any) -> Played[Any]:
        return Played(state + 1, ())
