"""The toy game with one thing wrong: leaks and bugs that the conformance checks must find."""

from tests.games.planted import (
    endings,
    events,
    leaving,
    minds,
    moves,
    posters,
    states,
    teaching,
    views,
)
from tests.games.planted.base import Planted

__all__ = [
    "Planted", "all_planted", "endings", "events", "leaving", "minds", "moves", "posters", "states",
    "teaching", "views",
]  # fmt: skip


def all_planted() -> list[type[Planted]]:
    """Returns every class here that has something wrong with it."""
    found: list[type[Planted]] = []
    queue: list[type[Planted]] = [Planted]
    while queue:
        for kind in queue.pop().__subclasses__():
            queue.append(kind)
            if "caught_by" in vars(kind):
                found.append(kind)
    return found
