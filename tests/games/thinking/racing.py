"""A race of moves: worlds are numbers, and what a move is worth in a world is up to the test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.engine import Played
from games.thinking.mind import Effort

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat
    from games.thinking.mind import Rated, Temper


class Look(msgspec.Struct, frozen=True):
    """What the seat that thinks sees: nothing but itself."""

    seat: Seat = 1


class Try(msgspec.Struct, frozen=True):
    """A move that was tried in a world with some luck, a number from 1 to 1,000,000."""

    world: int
    move: str
    luck: int


class RacingMind:
    """A mind whose moves are single letters. worth: of a try, for the seat that thinks."""

    version, heat, unit = 1, 1.0, 0.05

    def __init__(
        self,
        gains: dict[str, float],
        worth: Callable[[Try], float] = lambda _: 0.5,
        effort: Effort = Effort(),  # noqa: B008 - it is frozen
    ) -> None:
        self.gains, self.value, self._effort = gains, worth, effort
        self.tries: list[Try] = []

    def rated(self, view: Look, temper: Temper, rng: random.Random) -> list[Rated]:
        return [(gain, (move,)) for move, gain in self.gains.items()]

    def effort(self, view: Look) -> Effort:
        return self._effort

    def shortlist(self, view: Look, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        return rated[:width]

    def imagine(self, view: Look, rng: random.Random) -> int:
        return rng.randrange(10**9)

    def light(self, view: Look, rng: random.Random) -> Path:
        raise AssertionError("a playout went on where it may stop")

    def horizon(self, state: int, seat: Seat) -> Callable[[Any], bool]:
        return lambda _: True

    def worth(self, state: Try) -> Sequence[float]:
        self.tries.append(state)
        won = self.value(state)
        return (1 - won, won)


class Race:
    """A game that is over after the first move of a playout."""

    def __init__(self, mind: RacingMind) -> None:
        self.mind = mind

    def deciders(self, state: Try) -> frozenset[Seat]:
        return frozenset({0})

    def view(self, state: Any, seat: Seat | None) -> Look:
        return Look()

    def play(self, state: int, seat: Seat, path: Path, chance: Any) -> Played[Any]:
        return Played(Try(state, path[0], chance.die(10**6)), ())

    def fallback(self, view: Look) -> Path:
        return ("nothing",)
