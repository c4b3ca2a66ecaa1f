"""What a Monster strikes where its owner can choose: all Monsters lie open by then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher import hunting, table
from games.slasher.material import WEREWOLF
from games.slasher.mind.outlook import harm
from games.slasher.mind.plays import Sketch
from games.slasher.mind.points import strikes
from games.slasher.moves import ACTOR_KEYS, GROUP, unit_key

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from games.engine import Path
    from games.slasher.view import View
    from games.thinking.mind import Rated, Temper

_RUNS = 80
"""Beginnings of runs that the Werewolf looks at."""


def rate_strikes(view: View, temper: Temper, _rng: random.Random) -> list[Rated]:
    """Returns what the Monster can strike, with the points it makes and what the next ones make."""
    weights = [
        1.0 if seat == view.seat else -harm(view, seat, temper) for _, seat in view.queue[1:]
    ]
    found: list[Rated] = []
    for path, actors in victims(view):
        made = following(view, actors)
        gain = sum([weight * points for weight, points in zip(weights, made, strict=True)])
        found.append((temper.greed * len(actors) + gain, path))
    return found


def following(view: View, actors: Sequence[int]) -> list[int]:
    """Returns what the Monsters that strike next would make if these Actors were gone."""
    left = Sketch(view.groups, view.alone)
    table.remove(left, actors)
    return strikes(left, [monster for monster, _ in view.queue[1:]])


def victims(view: View) -> list[tuple[Path, tuple[int, ...]]]:
    """Returns what the Monster that strikes now can take, with the move for it (L11, L17)."""
    monster, _ = view.queue[0]
    if monster == WEREWOLF:
        return [(("longest",), hunting.longest_run(view.groups)), *_hunts(view)]
    return [
        ((f"strike-{unit_key(unit)}",), view.groups[unit - GROUP])
        for unit in hunting.fitting_groups(monster, view.groups)
    ]


def _hunts(view: View) -> Iterator[tuple[Path, tuple[int, ...]]]:
    """Yields runs that are as long as the longest, or one shorter."""
    least = max(2, hunting.run_length(view.groups) - 1)
    open_runs: list[tuple[int, ...]] = [(actor,) for actor in hunting.first_picks(view.groups)]
    for _ in range(_RUNS):
        if not open_runs:
            return
        run = open_runs.pop()
        longer = hunting.next_picks(view.groups, run)
        open_runs += [(*run, actor) for actor in longer]
        if len(run) >= least:
            stop = ("stop",) if longer else ()
            yield ("choose", *[ACTOR_KEYS[actor] for actor in run], *stop), run
