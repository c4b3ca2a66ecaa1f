"""Learns `learned` anew: ``uv run python -m games.capital_power.mind.learn`` writes it.

Normal players play thousands of games, some of whose moves are drawn at random: otherwise only
those would have bought early who were ahead, and buying early would seem to win. At the end of each
turn the signs of all seats are noted, and after the game who won. To these a small net is fitted,
by stochastic gradient descent. It takes about ten minutes, and the same version of the players
gives the same figures.
"""

from __future__ import annotations

import random
from array import array
from math import log, sqrt, tanh
from operator import mul
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from games.capital_power import GAME
from games.capital_power.mind.chances import share_out
from games.capital_power.mind.rating import rated
from games.capital_power.mind.signs import NAMES, signs
from games.capital_power.options import Options
from games.chance import Quick
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.capital_power.view import View
    from games.thinking.mind import Rated

_GAMES = {2: 6000, 3: 900, 4: 600}
"""By the number of seats, how many games are played."""
_STRAYS = (0.0, 0.03, 0.1, 0.25)
"""How often a seat makes a move at random: one of these for a whole game."""
_NEAR = 60
"""The gain, in thousands, by which a random move is worse than the best at most."""
_HOPELESS = -50
"""A gain below which nothing is left to chance: the seat is about to lose the game."""
_NEURONS = 12
_ROUNDS = 6
"""How often all examples are gone through."""
_STEP = 0.02
"""How far an example moves the weights, at first; at the end not at all."""
_KEPT_BACK = 5
"""Each of so many games is kept back, to see how well the rest foretells it."""
_WIDE = 90
_FILE = '''"""What `learn` has found; not written by hand.

{note}
"""
# fmt: off

LINEAR: tuple[float, ...] = (
{linear}
)
"""What each sign adds to a seat's strength."""
NEURONS: tuple[tuple[float, float, tuple[float, ...]], ...] = (
{neurons}
)
"""What each neuron adds at most, where it starts, and how it weighs the signs."""
'''
"""What `learned` is written as."""


class Example(NamedTuple):
    """The end of a turn: the signs of the seats still in the game, and which of them won."""

    found: tuple[array[float], ...]
    won: tuple[float, ...]


# -- games ---------------------------------------------------------------------------------------


def play(seats: int, number: int) -> list[Example]:
    """Returns the ends of all turns of a game, as long as whoever wins it was in it."""
    rng = random.Random(f"learn/{seats}/{number}")  # noqa: S311 - nobody plays this game
    chance = Quick(rng.getrandbits(32))
    strays = [rng.choice(_STRAYS) for _ in range(seats)]
    tempers = [Temper(*[rng.uniform(0.6, 1.4) for _ in range(3)]) for _ in range(seats)]
    state = GAME.deal(seats, _options(rng), chance).state
    seen: list[list[list[float]]] = []
    turn = (state.round, state.turn)
    while deciders := GAME.deciders(state):
        (seat,) = deciders
        path = _move(GAME.view(state, seat), tempers[seat], strays[seat], rng)
        state = GAME.play(state, seat, path, chance).state
        if not state.ending and not state.pending and (state.round, state.turn) != turn:
            turn = (state.round, state.turn)
            seen.append(signs(state))
    result = GAME.result(state)
    first = result.places if result else ()
    parts = [(place == 1) / first.count(1) for place in first]
    return [
        Example(
            tuple([array("f", one) for one in found if one]),
            tuple([part for part, one in zip(parts, found, strict=True) if one]),
        )
        for found in seen
    ]


def _options(rng: random.Random) -> Options:
    """Returns the default options, or in a quarter of the games others of its length."""
    if rng.random() < 0.75:
        return Options()
    return Options(
        length=rng.choice(("classic", "quick", "express")),
        round_limit=rng.choice(("25", "40", "60")),
    )


def _move(view: View, temper: Temper, stray: float, rng: random.Random) -> tuple[str, ...]:
    moves: list[Rated] = rated(view, temper)
    rng.shuffle(moves)
    top, best = max(moves, key=lambda one: one[0])
    if rng.random() < stray and top > _HOPELESS:
        near = [path for gain, path in moves if gain > top - _NEAR and path[0] != "bankrupt"]
        return rng.choice(near or [best])
    return best


# -- fitting -------------------------------------------------------------------------------------


class Scale(NamedTuple):
    """The mean of each sign, and how far it strays from it."""

    mean: list[float]
    spread: list[float]

    def level(self, example: Example) -> list[list[float]]:
        """Returns the signs of an example around 0, each as wide as the others."""
        return [
            [
                (value - mean) / spread
                for value, mean, spread in zip(one, self.mean, self.spread, strict=True)
            ]
            for one in example.found
        ]


def _measure(examples: Sequence[Example]) -> Scale:
    rows = [
        one for example in examples[:: max(1, len(examples) // 50_000)] for one in example.found
    ]
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / len(rows) for column in columns]
    spreads = [
        sqrt(sum([(value - mean) ** 2 for value in column]) / len(rows)) or 1.0
        for column, mean in zip(columns, means, strict=True)
    ]
    return Scale(means, spreads)


class Net:
    """The weights of `learned`, of signs that are level."""

    def __init__(self, rng: random.Random) -> None:
        self.linear = [0.0] * len(NAMES)
        self.heights, self.starts = [0.0] * _NEURONS, [0.0] * _NEURONS
        wide = 1 / sqrt(len(NAMES))
        self.weights = [[rng.gauss(0, wide) for _ in NAMES] for _ in range(_NEURONS)]

    def _see(self, found: list[float]) -> tuple[float, list[float]]:
        """Returns a seat's strength, and what each neuron says."""
        said = [
            tanh(start + sum(map(mul, weights, found)))
            for start, weights in zip(self.starts, self.weights, strict=True)
        ]
        return sum(map(mul, self.linear, found)) + sum(map(mul, self.heights, said)), said

    def loss(self, found: list[list[float]], won: Sequence[float]) -> float:
        """Returns how badly these seats' chances foretell who won."""
        parts = share_out([self._see(one)[0] for one in found])
        return -sum([part * log(max(1e-9, told)) for part, told in zip(won, parts, strict=True)])

    def learn(self, found: list[list[float]], won: Sequence[float], step: float) -> None:
        """Moves all weights a little towards what happened."""
        seen = [self._see(one) for one in found]
        parts = share_out([strength for strength, _ in seen])
        for one, (_, said), part, told in zip(found, seen, won, parts, strict=True):
            push = step * (part - told)
            self.linear = [
                weight + push * sign for weight, sign in zip(self.linear, one, strict=True)
            ]
            for n, word in enumerate(said):
                bend = push * self.heights[n] * (1 - word * word)
                self.heights[n] += push * word
                self.starts[n] += bend
                self.weights[n] = [
                    weight + bend * sign for weight, sign in zip(self.weights[n], one, strict=True)
                ]

    def written(self, scale: Scale, note: str) -> str:
        """Returns the text of `learned`, with weights of the signs as they are."""
        neurons = []
        for height, start, weights in zip(self.heights, self.starts, self.weights, strict=True):
            ratios = zip(weights, scale.mean, scale.spread, strict=True)
            start -= sum([weight * mean / spread for weight, mean, spread in ratios])
            neurons.append(f"({height:.4g}, {start:.4g}, {_row(weights, scale)}),")
        linear = _wrapped([_row(self.linear, scale)])
        return _FILE.format(note=note, linear=linear, neurons=_wrapped(neurons))


def _row(weights: Sequence[float], scale: Scale) -> str:
    raw = [weight / spread for weight, spread in zip(weights, scale.spread, strict=True)]
    return f"({', '.join([f'{weight:.4g}' for weight in raw])})"


def _wrapped(lines: Sequence[str]) -> str:
    rows = [row for line in lines for row in wrap(line, _WIDE)]
    return "\n".join([f"    {row}" for row in rows])


def fit(examples: Sequence[Example], aside: Sequence[Example]) -> str:
    """Returns the text of `learned`. aside: examples only to judge by."""
    scale, rng = _measure(examples), random.Random("fit")  # noqa: S311 - no secret
    net = Net(rng)
    order, done = list(range(len(examples))), 0
    for _ in range(_ROUNDS):
        rng.shuffle(order)
        for n in order:
            step = _STEP * (1 - done / len(order) / _ROUNDS)
            net.learn(scale.level(examples[n]), examples[n].won, step)
            done += 1
    loss = sum([net.loss(scale.level(one), one.won) for one in aside]) / max(1, len(aside))
    even = sum([log(len(one.won)) for one in aside]) / max(1, len(aside))
    return net.written(
        scale,
        f"From {len(examples)} ends of turns. Of {len(aside)} others the loss is {loss:.3f} each, "
        f"{even:.3f} by an even guess.",
    )


def learn(games: Mapping[int, int]) -> str:
    """Returns the text of `learned` after these games. games: how many, by the seats."""
    examples: list[Example] = []
    aside: list[Example] = []
    for seats, many in games.items():
        for number in range(many):
            kept = aside if number % _KEPT_BACK == 0 else examples
            kept.extend(play(seats, number))
    return fit(examples, aside)


if __name__ == "__main__":
    Path(__file__).with_name("learned.py").write_text(learn(_GAMES), "utf-8")
