"""Who sits down with whom at which game, for one round of a night.

A plan is a value worked out from values: the same people, wishes and seed always lead to the same
plan. Private wishes and pairs that are kept apart go into it, so nobody else can check it; the
order of its tables and people follows from the seed alone, and tells nothing of them.
"""

from __future__ import annotations

import heapq
import random
from itertools import accumulate, combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.registry import AnyGame

UNWISHED = 60
"""The cost of a person at a game that they did not wish for."""
OFF_BEST = 2
"""The cost of a table with one seat more or less than is best for its game; it grows with the
square of the difference.
"""
MET = 3
"""The cost of two people at one table for each time that they have met."""
APART = 10_000
"""The cost of two people at one table who are to be kept apart."""
COMPUTER = 20
"""The cost of a computer that fills a seat."""
LEFT_OUT = 100_000
"""The cost of a person without a table."""
LEFT_OUT_AGAIN = 50_000
"""What it costs more if they had none in the last round either."""

_PARTITIONS = 12
"""How many ways to divide the people into tables are tried."""
_STARTS = 6
"""Shuffled starts from each of them, at most."""
_EFFORT = 200
"""The tables of all starts together; large nights are started from less often."""
_IMPOSSIBLE = 10**12
"""The cost of a table at which no game can be played."""


class Guest(NamedTuple):
    """Somebody who is here. likes: the games they wish for; any if it is empty. left_out: whether
    they had no table in the last round.
    """

    person: int
    likes: frozenset[str] = frozenset()
    left_out: bool = False


class GameSize(NamedTuple):
    """A game that is played tonight, and for how many it is."""

    key: str
    least: int
    best: int
    most: int

    @classmethod
    def of(cls, game: AnyGame) -> GameSize:
        """Returns the size of a game."""
        return cls(game.key, game.seats[0], game.best, game.seats[-1])


class Seated(NamedTuple):
    """A table: its game, the people at it, and how many computers fill it up."""

    game: str
    people: tuple[int, ...]
    computers: int = 0


class Round(NamedTuple):
    """The tables of a round, and the people for whom there is none."""

    tables: tuple[Seated, ...]
    left_out: tuple[int, ...]


def plan_round(
    guests: Sequence[Guest],
    games: Sequence[GameSize],
    *,
    apart: frozenset[frozenset[int]],
    met: Mapping[frozenset[int], int],
    computers: bool,
    seed: str,
) -> Round:
    """Returns who sits where: everybody once, or left out where no table can be made for them.

    apart: pairs who share a table only if one of them would have none otherwise. met: how often
    pairs have met lately. computers: whether they may fill up tables that are too small for a game.
    """
    costs = _Costs(sorted(guests), sorted(games), apart, met, computers=computers)
    rng = random.Random(f"seats/{seed}")  # noqa: S311 - it only decides where the search begins
    *tables, left_out = _search(costs, rng)
    people = [guest.person for guest in costs.guests]
    random.Random(f"order/{seed}").shuffle(people)  # noqa: S311 - an order, no secret
    place = {person: n for n, person in enumerate(people)}

    def named(group: int) -> tuple[int, ...]:
        return tuple(sorted(costs.people(group), key=place.__getitem__))

    seated = [
        Seated(game, named(table), computers)
        for table in tables
        if table
        for _, game, computers in (costs.table(table),)
    ]
    return Round(tuple(sorted(seated, key=lambda table: place[table.people[0]])), named(left_out))


def table_sizes(people: int, games: Sequence[GameSize]) -> tuple[int, ...]:
    """Returns the sizes of the tables that so many people would make, the largest first, whatever
    they wish for.
    """
    sizes = _Costs([], sorted(games), frozenset(), {}, computers=False).sizes()
    return tuple(sorted(partitions(people, sizes, 1)[0], reverse=True))


class _Table(NamedTuple):
    """What people cost at one table: at their cheapest game, with computers where it needs them."""

    cost: int
    game: str
    computers: int


class _Costs:
    """The costs of all groups of people. A group is a number in which each person is a bit."""

    def __init__(
        self,
        guests: Sequence[Guest],
        games: Sequence[GameSize],
        apart: frozenset[frozenset[int]],
        met: Mapping[frozenset[int], int],
        *,
        computers: bool,
    ) -> None:
        self.guests = guests
        self._games, self._computers = games, computers
        self._unwished = [self._who_minds(game.key) for game in games]
        self._pairs = self._costs_of_pairs(apart, met)
        self._again = sum(1 << n for n, guest in enumerate(guests) if guest.left_out)
        self._tables: dict[int, _Table] = {0: _Table(0, "", 0)}
        most = max((game.most for game in games), default=0)
        self._games_for = [self._find_games(size) for size in range(most + 1)]

    def _who_minds(self, game: str) -> int:
        guests = enumerate(self.guests)
        return sum(1 << n for n, guest in guests if guest.likes and game not in guest.likes)

    def _costs_of_pairs(
        self, apart: frozenset[frozenset[int]], met: Mapping[frozenset[int], int]
    ) -> dict[int, list[tuple[int, int]]]:
        """Returns for each person what others cost at their table, with the group of those who cost
        as much. A pair is counted once.
        """
        found: dict[int, dict[int, int]] = {1 << n: {} for n in range(len(self.guests))}
        for (a, one), (b, other) in combinations(enumerate(self.guests), 2):
            pair = frozenset((one.person, other.person))
            cost = APART * (pair in apart) + MET * met.get(pair, 0)
            if cost:
                found[1 << a][cost] = found[1 << a].get(cost, 0) | 1 << b
        return {person: list(costs.items()) for person, costs in found.items()}

    def _find_games(self, size: int) -> list[tuple[int, int, int]]:
        """Returns the games for so many people: the cost of the size, the game's number, and the
        computers that it needs.
        """
        found = []
        for number, game in enumerate(self._games):
            more = max(0, game.least - size) if self._computers else 0
            if size and game.least <= size + more <= game.most:
                cost = COMPUTER * more + OFF_BEST * (size + more - game.best) ** 2
                found.append((cost, number, more))
        return found

    def sizes(self) -> dict[int, int]:
        """Returns how many people can share a table, each with its least cost."""
        return {size: min(fit)[0] for size, fit in enumerate(self._games_for) if fit}

    def table(self, group: int) -> _Table:
        """Returns what these people cost at one table."""
        known = self._tables.get(group)
        if known is None:
            known = self._tables[group] = self._seat(group)
        return known

    def _seat(self, group: int) -> _Table:
        size = group.bit_count()
        if size >= len(self._games_for) or not self._games_for[size]:
            return _Table(_IMPOSSIBLE, "", 0)
        cost, game, computers = min(
            (cost + UNWISHED * (group & self._unwished[game]).bit_count(), game, computers)
            for cost, game, computers in self._games_for[size]
        )
        for person in _bits(group):
            for each, others in self._pairs[person]:
                cost += each * (group & others).bit_count()
        return _Table(cost, self._games[game].key, computers)

    def bench(self, group: int) -> int:
        """Returns what it costs to leave these people out."""
        again = (group & self._again).bit_count()
        return LEFT_OUT * group.bit_count() + LEFT_OUT_AGAIN * again

    def people(self, group: int) -> Iterator[int]:
        """Yields the ids of the people of a group."""
        return (self.guests[bit.bit_length() - 1].person for bit in _bits(group))


def _bits(group: int) -> Iterator[int]:
    while group:
        yield group & -group
        group &= group - 1


def partitions(people: int, sizes: Mapping[int, int], most: int) -> list[tuple[int, ...]]:
    """Returns the cheapest ways, at most `most`, to divide people into tables of these sizes, the
    cheapest first. It leaves out as few people as it must.

    sizes: what a table of each size costs.
    """
    found: list[list[tuple[int, tuple[int, ...]]]] = [[(0, ())], *([] for _ in range(people))]
    for size, cost in sizes.items():
        for total in range(size, people + 1):
            longer = [(before + cost, (*parts, size)) for before, parts in found[total - size]]
            found[total] = heapq.nsmallest(most, found[total] + longer)
    return [parts for _, parts in next(ways for ways in reversed(found) if ways)]


def _search(costs: _Costs, rng: random.Random) -> list[int]:
    """Returns the cheapest groups found: the tables, and last who is left out."""
    divided = partitions(len(costs.guests), costs.sizes(), _PARTITIONS)
    tables = sum(map(len, divided))
    times = min(_STARTS, max(1, _EFFORT // max(1, tables)))
    best: tuple[int, list[int]] | None = None
    for sizes in divided * times:
        groups = _shuffle(len(costs.guests), sizes, rng)
        found = (_improve(groups, costs), groups)
        best = found if best is None else min(best, found)
    return best[1] if best else [0]


def _shuffle(guests: int, sizes: Sequence[int], rng: random.Random) -> list[int]:
    """Returns everybody in groups of these sizes, and the rest in a last one."""
    people = [1 << n for n in range(guests)]
    rng.shuffle(people)
    ends = [0, *accumulate(sizes), guests]
    return [sum(people[start:end]) for start, end in pairwise(ends)]


def _improve(groups: list[int], costs: _Costs) -> int:
    """Lets two people change places, or one go to another group, while that is cheaper.

    Returns what the groups cost then.
    """
    pairs = list(combinations(range(len(groups)), 2))
    since, at = 0, 0
    while since < len(pairs):
        since = 0 if _exchange(groups, *pairs[at], costs) else since + 1
        at = (at + 1) % len(pairs)
    return sum(costs.table(group).cost for group in groups[:-1]) + costs.bench(groups[-1])


def _exchange(groups: list[int], a: int, b: int, costs: _Costs) -> bool:
    """Makes the best exchange between two groups. Returns whether there was one."""

    def last(group: int) -> int:
        return costs.bench(group) if b == len(groups) - 1 else costs.table(group).cost

    one, other = groups[a], groups[b]
    least, best = costs.table(one).cost + last(other), None
    for goes in (0, *_bits(one)):
        for comes in (0, *_bits(other)):
            changed = one ^ goes ^ comes, other ^ goes ^ comes
            cost = costs.table(changed[0]).cost
            if cost < least and (cost := cost + last(changed[1])) < least:
                least, best = cost, changed
    if best is None:
        return False
    groups[a], groups[b] = best
    return True
