"""People, wishes and pairs for tests of seating, and the cost of a plan counted the plain way."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from bot.nights import seating
from bot.nights.seating import GameSize, Guest, Round, Seated, plan_round
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

GAMES = tuple([GameSize.of(game) for game in all_games().values()])

Pair = frozenset[int]


class Tonight(NamedTuple):
    """What a plan is made from, besides its seed."""

    guests: Sequence[Guest]
    games: Sequence[GameSize]
    apart: frozenset[Pair]
    met: Mapping[Pair, int]
    computers: bool

    def plan(self, seed: str = "") -> Round:
        return plan_round(
            self.guests,
            self.games,
            apart=self.apart,
            met=self.met,
            computers=self.computers,
            seed=seed,
        )


def draw(people: int, words: str, games: Sequence[GameSize] = GAMES) -> Tonight:
    """Returns people, half of whom have wishes, one pair of twenty apart, many that have met."""
    rng = random.Random(f"{people}/{words}")
    keys = [game.key for game in games]
    guests = [
        Guest(
            100 + n,
            frozenset(rng.sample(keys, rng.randint(1, min(2, len(keys))))) if rng.random() < 0.5
            else frozenset(),
            rng.random() < 0.1,
        )
        for n in range(people)
    ]  # fmt: skip
    pairs = [frozenset(pair) for pair in combinations([one.person for one in guests], 2)]
    apart = frozenset(pair for pair in pairs if rng.random() < 0.05)
    met = {pair: rng.randint(1, 3) for pair in pairs if rng.random() < 0.3}
    return Tonight(guests, games, apart, met, rng.random() < 0.5)


def minds(guest: Guest, game: str) -> bool:
    return bool(guest.likes) and game not in guest.likes


def cost(tonight: Tonight, plan: Round) -> int:
    """Returns what a plan costs, from what the constants of `seating` say in words."""
    guests = {guest.person: guest for guest in tonight.guests}
    games = {game.key: game for game in tonight.games}
    total = sum(
        seating.LEFT_OUT + seating.LEFT_OUT_AGAIN * guests[person].left_out
        for person in plan.left_out
    )
    for table in plan.tables:
        size = len(table.people) + table.computers
        total += seating.OFF_BEST * (size - games[table.game].best) ** 2
        total += seating.COMPUTER * table.computers
        total += seating.UNWISHED * sum(minds(guests[one], table.game) for one in table.people)
        for pair in map(frozenset, combinations(table.people, 2)):
            total += seating.APART * (pair in tonight.apart)
            total += seating.MET * tonight.met.get(pair, 0)
    return total


def cheapest(tonight: Tonight) -> int:
    """Returns the cost of the cheapest plan of all, which takes 3^people steps to find."""
    people = [guest.person for guest in tonight.guests]
    groups = range(1 << len(people))
    tables = [_cheapest_table(tonight, _members(people, group)) for group in groups]
    alone = [cost(tonight, Round((), (person,))) for person in people]
    least = [0] * len(groups)
    for group in groups[1:]:
        first = group & -group
        least[group] = alone[first.bit_length() - 1] + least[group ^ first]
        others = rest = group ^ first
        while True:  # every table at which the first of them can sit
            table = tables[others | first]
            if table is not None:
                least[group] = min(least[group], table + least[rest ^ others])
            if not others:
                break
            others = (others - 1) & rest
    return least[-1]


def _members(people: Sequence[int], group: int) -> tuple[int, ...]:
    return tuple([person for n, person in enumerate(people) if group >> n & 1])


def _cheapest_table(tonight: Tonight, people: tuple[int, ...]) -> int | None:
    fillings = range(max(game.most for game in tonight.games)) if tonight.computers else (0,)
    costs = [
        cost(tonight, Round((Seated(game.key, people, more),), ()))
        for game in tonight.games
        for more in fillings
        if people and game.least <= len(people) + more <= game.most
    ]
    return min(costs, default=None)
