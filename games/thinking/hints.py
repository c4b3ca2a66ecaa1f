"""Advice at practice tables, and what a computer weighed before a move, each move with its reason.

Both follow from a view and a seed, as every thought does, so nothing has to be stored for them.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from games.engine import Path, Text  # noqa: TC001 - msgspec reads field types
from games.leaving import seats_in
from games.thinking.calibration import CALIBRATIONS, Calibration
from games.thinking.levels import Level, think
from games.thinking.mind import Temper
from games.thinking.search import Weighed, compare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.registry import AnyGame

MOST = 3
"""Moves that are advised or told."""
NEAR = 0.1
"""The share of the win by which a move with a new reason may be worse than one with a reason that
another move has too, and still be advised in its place.
"""
WORLDS = 40
"""Imagined worlds in which the moves that are advised are compared."""


class Reasoned(msgspec.Struct, frozen=True):
    """A move with what speaks for it.

    reason: in one short sentence. chance: about how often such games are won after it, from 0 to 1;
    None if nothing was searched: by easy and normal players, and where there is one move only.
    """

    path: Path
    reason: Text
    chance: float | None


def advise(game: AnyGame, view: Any, seed: bytes, most: int = MOST) -> tuple[Reasoned, ...]:
    """Returns good moves for the seat that looks, which has to act, the best first: the best one,
    and for each of the others a reason of its own where some move that is hardly worse has one.

    view: may be attentive (`games.thinking.Attention`). The chances of all of them are those in the
    same imagined worlds, so that they can be compared.
    """
    return _reasoned(game, view, weigh(game, view, seed, most))


def weigh(game: AnyGame, view: Any, seed: bytes, most: int = MOST) -> tuple[Weighed, ...]:
    """Returns what `advise` does, with the chances that were found."""
    weighed = _varied(game, view, think(game, view, Level.HARD, Temper(), seed).weighed, most)
    rng = random.Random(seed)  # noqa: S311 - the seed is secret where it has to be
    return compare(game, view, weighed, WORLDS, rng)


def _varied(game: AnyGame, view: Any, weighed: Sequence[Weighed], most: int) -> list[Weighed]:
    """Returns `most` of these moves, the best among them. The same reason three times teaches
    nothing, so a move that repeats one gives way to a new reason that is at most `NEAR` worse.
    """
    left = {one: game.mind.reason(view, one.path).key for one in weighed}
    chosen: list[Weighed] = []
    said: set[str] = set()
    while left and len(chosen) < most:
        best = next(iter(left))
        new = next((one for one, reason in left.items() if reason not in said), best)
        is_near = (best.chance or 0) - (new.chance or 0) <= NEAR
        chosen.append(new if is_near else best)
        said.add(left.pop(chosen[-1]))
    return chosen


def retell(
    game: AnyGame, view: Any, level: Level, temper: Temper, seed: bytes, most: int = MOST
) -> tuple[Reasoned, ...]:
    """Returns the move that a computer made with these arguments of `think`, then what else it
    weighed, the best first.
    """
    thought = think(game, view, level, temper, seed)
    made = [one for one in thought.weighed if one.path == thought.path]
    others = [one for one in thought.weighed if one.path != thought.path]
    return _reasoned(game, view, (*made, *others)[:most])


def _reasoned(game: AnyGame, view: Any, moves: Sequence[Weighed]) -> tuple[Reasoned, ...]:
    """Returns these moves with their reasons, and with chances that are no surer than they should
    be.
    """
    calibration = CALIBRATIONS.get(game.key, Calibration())
    seats, progress = players(game, view), game.progress(view)
    return tuple(
        [
            Reasoned(
                one.path,
                game.mind.reason(view, one.path),
                None if one.chance is None else calibration.settle(one.chance, seats, progress),
            )
            for one in moves
        ]
    )


def players(game: AnyGame, view: Any) -> int:
    """Returns how many seats are still in the game, which everybody knows."""
    world = game.mind.imagine(view, random.Random(0))  # noqa: S311 - any world does
    return len(seats_in(game, world, len(game.mind.worth(world))))
