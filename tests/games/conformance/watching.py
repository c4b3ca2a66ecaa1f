"""What a seat sees and knows at every ply, for the checks of computer players."""

import functools
import itertools
import random
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from games.choosing import is_apart
from games.engine import CLOSE, HOUSE, Path, Pick, Seat
from games.registry import AnyGame
from games.thinking import Attention, Level, draw_temper, think
from games.thinking.mind import Rated, Temper
from tests.games.conformance.journeys import Broken, Case, Choosing, Journey, travel

MOST = 250
"""Plies of a game up to which its seats are watched."""


class Sight(msgspec.Struct, frozen=True):
    """A seat at a ply. view: what it is shown; known: what it knows by having watched.

    before: what it knew one ply earlier, None at the deal.
    """

    game: AnyGame
    state: Any
    seat: Seat
    view: Any
    before: Any
    known: Any

    @property
    def looks(self) -> tuple[Any, ...]:
        """The views that computers of all levels are given here: one, or two that differ."""
        return (self.view,) if self.view == self.known else (self.view, self.known)

    def rate(self, look: Any) -> list[Rated]:
        """Returns the rated moves, the best first."""
        rated = self.game.mind.rated(look, Temper(), random.Random("rated"))
        return sorted(rated, key=lambda one: -one[0])

    def imagine(self, rng: random.Random) -> Any:
        """Returns a state that the mind holds possible."""
        return self.game.mind.imagine(self.known, rng)

    def apart(self, path: Path) -> bool:
        """Whether the move is no part of playing on: it leaves, or gives a standing order."""
        choice = self.game.choices(self.view)
        options = choice.options if isinstance(choice, Pick) else ()
        return any(option.key == path[0] and is_apart(option) for option in options)


def watch(case: Case, states: Iterable[Any]) -> Iterator[tuple[Sight, ...]]:
    """Yields every seat's sight, ply by ply."""
    game = case.game
    minders = [Attention(game, seat) for seat in range(case.seats)]
    for state in states:
        before = [minder.view for minder in minders]
        known = [minder.look(state) for minder in minders]
        yield tuple(
            Sight(game, state, seat, game.view(state, seat), before[seat], known[seat])
            for seat in range(case.seats)
        )


@functools.lru_cache(1)
def sights_of(journey: Journey) -> tuple[tuple[Sight, ...], ...]:
    """Returns the sights of a journey, and of games of light moves and of easy computers."""
    case = journey.case
    games = (journey, lightly_played(case), travel(case, 2, _easily, MOST))
    played = [itertools.islice(one.states(), MOST) for one in games]
    return tuple(row for states in played for row in watch(case, states))


@functools.lru_cache(1)
def lightly_played(case: Case) -> Journey:
    """Returns a game in which all make the moves of imagined players, at most `longest` moves."""
    return travel(case, 1, _lightly, case.game.longest)


def _lightly(game: AnyGame, state: Any, rng: random.Random) -> Choosing:
    seat = min(game.deciders(state))
    if seat == HOUSE:
        return HOUSE, CLOSE
    return seat, game.mind.light(game.view(state, seat), rng)


def _easily(game: AnyGame, state: Any, rng: random.Random) -> Choosing:
    """Returns the move of an easy computer, which makes many different ones."""
    seat = min(game.deciders(state))
    if seat == HOUSE:
        return HOUSE, CLOSE
    seed = rng.randbytes(32)
    try:
        thought = think(game, game.view(state, seat), Level.EASY, draw_temper(seed), seed)
    except Exception as error:
        raise Broken(f"an easy computer at seat {seat} cannot think: {error!r}") from error
    return seat, thought.path


def deciding(journey: Journey, count: int, purpose: str) -> list[Sight]:
    """Returns about `count` sights of seats that have to act, each of another ply."""
    rows = [[sight for sight in row if sight.view.to_act] for row in sights_of(journey)]
    acting = [row for row in rows if row]
    rng = journey.rng(purpose)
    places = sorted(rng.sample(range(len(acting)), min(count, len(acting))))
    return [rng.choice(acting[place]) for place in places]
