"""Moments of games played at random from fixed seeds, to look at pictures of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded, make_seed
from games.engine import HOUSE
from games.selfplay import next_move

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from games.engine import Event, Poster, Seat
    from games.registry import AnyGame

PEOPLE = ("Ada", "Ben", "Chloé", "Dmitri", "Elif", "Farid", "Grace", "Hiro")
"""Names of players, by seat."""
MOMENTS: Mapping[str, float] = {"early": 0.08, "middle": 0.5, "late": 0.9, "end": 1}
"""How far each moment of a game lies from its beginning (0) to its end (1)."""


class Scene(msgspec.Struct, frozen=True):
    """A moment of a game. when: a key of `MOMENTS`."""

    seats: int
    when: str
    state: Any


class Show(msgspec.Struct, frozen=True):
    """A game played to its end: its moments in their order, and the first poster of each kind."""

    scenes: tuple[Scene, ...]
    posters: tuple[Poster, ...]


def play_show(game: AnyGame, seats: int, words: str = "gallery") -> Show:
    """Plays one game. The same `words` give the same game."""
    states: list[Any] = []
    posters: dict[str, Poster] = {}
    for state, events in _played(game, seats, words):
        for event in events:
            if event.poster is not None:
                posters.setdefault(event.poster.name, event.poster)
        if game.deciders(state) != {HOUSE}:
            states.append(state)
    last = len(states) - 1
    scenes = tuple(Scene(seats, when, states[round(part * last)]) for when, part in MOMENTS.items())
    return Show(scenes, tuple(posters.values()))


def looking_seat(game: AnyGame, state: Any) -> Seat:
    """Returns a seat whose pictures say most: the first of those that are asked, or the first."""
    return min(game.view(state, None).asked, default=0)


def _played(game: AnyGame, seats: int, words: str) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yields every state of a game with what was told on the way to it."""
    chance = Seeded(make_seed(words))
    rng = random.Random(words)  # noqa: S311 - which moves are drawn is no secret
    played = game.deal(seats, game.options(), chance)
    yield played.state, played.events
    while game.deciders(played.state):
        played = game.play(played.state, *next_move(game, played.state, rng), chance)
        yield played.state, played.events
