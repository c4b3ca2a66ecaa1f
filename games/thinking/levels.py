"""The three levels. A level changes the care of a computer player, never what it knows."""

from __future__ import annotations

import random
from enum import StrEnum
from math import exp
from typing import TYPE_CHECKING, Any

import msgspec

from games.thinking.mind import Temper
from games.thinking.search import Weighed, search

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Path
    from games.registry import AnyGame
    from games.thinking.mind import Rated


class Level(StrEnum):
    """How careful a computer player is.

    EASY errs by what is at stake: a move that is nearly as good is taken often, a blunder seldom.
    NORMAL makes the best single move. HARD imagines what may follow.
    """

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"

    @property
    def remembers(self) -> bool:
        """Whether it is given what `games.thinking.Attention` made of the views of its seat."""
        return self is Level.HARD


class Thought(msgspec.Struct, frozen=True):
    """A move, and what was weighed on the way to it, the best first."""

    path: Path
    weighed: tuple[Weighed, ...]


def draw_temper(seed: bytes) -> Temper:
    """Returns the temper of a seat, the same for the same seed."""
    rng = random.Random(seed)  # noqa: S311 - the seed is secret where it has to be
    return Temper(*[round(rng.uniform(0.6, 1.4), 2) for _ in range(3)])


def think(game: AnyGame, view: Any, level: Level, temper: Temper, seed: bytes) -> Thought:
    """Returns the move of a computer player for the seat that looks, which has to act.

    The same arguments give the same move, in every process.
    """
    rng = random.Random(seed)  # noqa: S311 - the seed is secret where it has to be
    rated = _rate(game, view, temper, rng)
    if level is Level.HARD:
        weighed = search(game, view, rated, game.mind.effort(view), rng)
        return Thought(weighed[0].path, weighed)
    weighed = tuple([Weighed(path, gain) for gain, path in rated])
    if level is Level.EASY:
        return Thought(_careless(rated, game.mind.heat * temper.risk, rng), weighed)
    return Thought(rated[0][1], weighed)


def _rate(game: AnyGame, view: Any, temper: Temper, rng: random.Random) -> Sequence[Rated]:
    """Returns the rated moves, best first; equal ones in a random order."""
    rated = list(game.mind.rated(view, temper, rng))
    if not rated:
        return [(0.0, game.fallback(view))]
    rng.shuffle(rated)
    rated.sort(key=lambda one: -one[0])
    return rated


def _careless(rated: Sequence[Rated], heat: float, rng: random.Random) -> Path:
    top = rated[0][0]
    weights = [exp((gain - top) / heat) for gain, _ in rated]
    return rng.choices(rated, weights)[0][1]
