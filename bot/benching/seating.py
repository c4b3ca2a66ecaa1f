"""What it costs to seat the people of a night, at once and in another process."""

from __future__ import annotations

import random
import time
from itertools import combinations
from statistics import median

import msgspec

from bot.nights.seater import Seater
from bot.nights.seating import GameSize, Guest, plan_round
from games.registry import all_games

PEOPLE = (8, 12, 16, 24, 64)
_ROUNDS = 7
_WISHFUL, _APART, _MET = 0.5, 0.05, 0.3
"""The shares of people with wishes, of pairs that are kept apart, and of those that have met."""


class SeatingTime(msgspec.Struct, frozen=True):
    """Seating so many people. took: milliseconds of CPU of the plan. seconds: until a bot that did
    not plan before has it, in another process if there are many.
    """

    people: int
    took: float
    seconds: float


async def measure_seating() -> tuple[SeatingTime, ...]:
    """Plans rounds of random people with wishes, some of whom avoid each other."""
    return tuple([await _measure(people) for people in PEOPLE])


async def _measure(people: int) -> SeatingTime:
    times = []
    for number in range(_ROUNDS):
        guests, apart, met = _draw(people, number)
        begun = time.process_time()
        plan_round(guests, sizes(), apart=apart, met=met, computers=True, seed=str(number))
        times.append(1e3 * (time.process_time() - begun))
    begun = time.perf_counter()
    await Seater().plan(guests, sizes(), apart=apart, met=met, computers=True, seed="bench")
    return SeatingTime(people, median(times), time.perf_counter() - begun)


def sizes() -> list[GameSize]:
    """Returns the sizes of all games."""
    return [GameSize.of(game) for game in all_games().values()]


def _draw(
    people: int, number: int
) -> tuple[list[Guest], frozenset[frozenset[int]], dict[frozenset[int], int]]:
    """Returns people, the pairs that are kept apart, and how often pairs have met."""
    rng = random.Random(f"bench/{people}/{number}")  # noqa: S311 - measurements, no secret
    games = list(all_games())
    guests = [
        Guest(n, frozenset(rng.sample(games, 2)) if rng.random() < _WISHFUL else frozenset())
        for n in range(people)
    ]
    pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
    apart = frozenset(pair for pair in pairs if rng.random() < _APART)
    return guests, apart, {pair: rng.randint(1, 3) for pair in pairs if rng.random() < _MET}
