"""The search of hard computer players: the same imagined worlds for all moves that are compared.

Of the moves still in the race, the worse half drops out after each stage (sequential halving), so
that most playouts are spent on what is hard to tell apart. Every move is tried in the same worlds
with the same luck, which takes out most of the noise between them.
"""

from __future__ import annotations

from math import ceil, log2
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Quick
from games.engine import CLOSE, HOUSE, Path
from games.thinking.dice import spread

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from games.engine import Seat
    from games.registry import AnyGame
    from games.thinking.dice import Dice
    from games.thinking.mind import Effort, Mind, Rated

LONGEST = 400
"""Moves after which a playout is judged wherever it is."""

_TIE = 0.002
"""Part of a win by which, of equal moves, the one rated higher goes first."""


class Weighed(msgspec.Struct, frozen=True):
    """A move that was considered.

    gain: as `Mind.rated` has it. chance: the share of the win that the search found, from 0 to 1;
    None if there was no search. worlds: the number of imagined worlds it was tried in.
    """

    path: Path
    gain: float
    chance: float | None = None
    worlds: int = 0


class _Runner:
    """A move in the race."""

    __slots__ = ("gain", "path", "prior", "total", "worlds")

    def __init__(self, gain: float, path: Path, prior: float) -> None:
        self.gain, self.path, self.prior = gain, path, prior
        self.total = 0.0
        self.worlds = 0

    def weighed(self) -> Weighed:
        chance = self.total / self.worlds if self.worlds else None
        return Weighed(self.path, self.gain, chance, self.worlds)


def search(
    game: AnyGame, view: Any, rated: Sequence[Rated], effort: Effort, rng: random.Random
) -> tuple[Weighed, ...]:
    """Returns the moves of the shortlist, the best first. rated: best first, not empty."""
    mind = game.mind
    runners = _line_up(mind, mind.shortlist(view, rated, effort.width), effort)
    if len(runners) < 2:
        return tuple([runner.weighed() for runner in runners])
    stages = ceil(log2(len(runners)))
    racing = len(runners)
    for _ in range(stages):
        worlds = max(1, effort.playouts // stages // racing)
        for dice in spread(worlds, effort.spread, rng):
            _try_all(game, view, runners[:racing], dice, rng)
        runners[:racing] = sorted(runners[:racing], key=_standing)
        racing = ceil(racing / 2)
    return tuple([runner.weighed() for runner in runners])


def compare(
    game: AnyGame, view: Any, moves: Sequence[Weighed], worlds: int, rng: random.Random
) -> tuple[Weighed, ...]:
    """Returns the same moves, the best first, with their chances in the same imagined worlds.

    A chance counts the gains of `Mind.rated` as far as the mind trusts them (`Effort.trust`), so
    the best move has the greatest one. A single move is not tried.
    """
    effort = game.mind.effort(view)
    runners = _line_up(game.mind, [(move.gain, move.path) for move in moves], effort)
    if len(runners) < 2:
        return tuple(moves)
    for dice in spread(worlds, effort.spread, rng):
        _try_all(game, view, runners, dice, rng)
    trusted = effort.trust * max(runner.total for runner in runners) / worlds
    return tuple(
        [
            Weighed(
                runner.path,
                runner.gain,
                max(0.0, (runner.prior + runner.total + trusted) / (worlds + effort.trust)),
                worlds,
            )
            for runner in sorted(runners, key=_standing)
        ]
    )


def _standing(runner: _Runner) -> float:
    return -(runner.prior + runner.total)


def _line_up(mind: Mind[Any, Any], rated: Sequence[Rated], effort: Effort) -> list[_Runner]:
    top = max(gain for gain, _ in rated)
    price = effort.trust * mind.unit
    return [
        _Runner(gain, path, price * (gain - top) - _TIE * place)
        for place, (gain, path) in enumerate(rated)
    ]


def _try_all(
    game: AnyGame, view: Any, runners: Sequence[_Runner], dice: Dice, rng: random.Random
) -> None:
    """Plays each of these moves in one more imagined world, with the same luck."""
    mind, seat = game.mind, view.seat
    world = mind.imagine(view, rng)
    luck = rng.getrandbits(32)
    for runner in runners:
        chance = Quick(luck, dice)
        may_stop = mind.horizon(world, seat)
        state = game.play(world, seat, runner.path, chance).state
        state = play_out(game, state, chance, may_stop)
        runner.total += mind.worth(state)[seat]
        runner.worlds += 1


def play_out(game: AnyGame, state: Any, chance: Quick, may_stop: Any) -> Any:
    """Returns the state in which a playout of imagined players stops."""
    light = game.mind.light
    deciders, view, play, rng = game.deciders, game.view, game.play, chance.rng
    for _ in range(LONGEST):
        waiting = deciders(state)
        if not waiting or may_stop(state):
            break
        who: Seat = min(waiting)
        path = CLOSE if who == HOUSE else light(view(state, who), rng)
        state = play(state, who, path, chance).state
    return state
