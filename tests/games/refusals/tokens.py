"""Making up moves: token by token, from the words a game has."""

import random
from collections.abc import Callable, Sequence

from games.engine import Path

Slot = Callable[[random.Random], str]


def either(*words: str) -> Slot:
    """Returns a slot that takes one of these words."""
    return lambda rng: rng.choice(words)


def pick(words: Sequence[str], least: int, most: int, sign: str = "+") -> Slot:
    """Returns a slot that takes some of these words, joined by a sign; a word may come twice."""
    return lambda rng: sign.join(rng.choices(words, k=rng.randint(least, most)))


def mixed(rng: random.Random, *shapes: Sequence[Slot | str]) -> Path:
    """Returns a move in one of these shapes, filled at random, now and then with a slip."""
    shape = rng.choice(shapes)
    path = [slot if isinstance(slot, str) else slot(rng) for slot in shape]
    if rng.random() < 0.05:
        slip = rng.choice(("x", "", "²", "+", "99", path[-1].upper(), path[-1] + "-"))
        path[rng.randrange(len(path))] = slip
    return tuple(path)
