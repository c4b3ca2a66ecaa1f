"""The gains of moves, in points: cards, Monsters to discard, to play, and what they strike."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from games.slasher.material import MONSTERS
from games.slasher.mind.outlook import Outlook
from games.slasher.mind.plays import Sketch, after, plays
from games.slasher.mind.points import going_on, holding, keeping
from games.slasher.mind.striking import rate_strikes
from games.slasher.moves import write

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterable, Sequence

    from games.engine import Path
    from games.slasher.view import View
    from games.thinking.mind import Rated, Temper

MOST_EFFECTS = 24
"""Effects of one Action that are weighed."""


def rated(view: View, temper: Temper, rng: random.Random) -> list[Rated]:
    """Returns moves with the points they gain; none if the seat need not act."""
    return _RATED[view.phase](view, temper, rng) if view.to_act else []


# -- set-up --------------------------------------------------------------------------------------


def _cards(view: View, temper: Temper, rng: random.Random) -> list[Rated]:
    outlook = Outlook(view, temper)
    before = outlook.in_set_up(Sketch(view.groups, view.alone))
    return [
        (outlook.in_set_up(after(view, card)) - before, write(card))
        for card in plays(view, rng, MOST_EFFECTS)
    ]


# -- holding and playing Monsters ----------------------------------------------------------------


def _discards(view: View, temper: Temper, _rng: random.Random) -> list[Rated]:
    held = view.monsters
    return [
        (
            holding(view.seats, _without(held, (monster,))) - holding(view.seats, held),
            (f"discard-{MONSTERS[monster].key}",),
        )
        for monster in held
    ]


def _without(held: Iterable[int], gone: Sequence[int]) -> list[int]:
    return [monster for monster in held if monster not in gone]


def pick_path(held: Sequence[int], chosen: Sequence[int]) -> Path:
    """Returns the move that plays these of the Monsters held (L23)."""
    if not chosen:
        return ("play-none",)
    if len(chosen) == 1:
        return (f"play-{MONSTERS[chosen[0]].key}",)
    if len(chosen) == len(held):
        return ("play-all",)
    return ("play-some", "+".join([MONSTERS[m].key for m in held if m in chosen]))


def _picks(view: View, temper: Temper, _rng: random.Random) -> list[Rated]:
    outlook, layout, held = Outlook(view, temper), Sketch(view.groups, view.alone), view.monsters
    price = going_on(view) * (2 - temper.greed)
    found: list[Rated] = []
    for count in range(len(held) + 1):
        for chosen in combinations(outlook.own, count):
            made, lost = outlook.weigh(layout, chosen)
            kept = keeping(view.seats, _without(held, chosen)) * price
            found.append((sum(made) + kept - lost, pick_path(held, chosen)))
    idle = found[0][0]
    return [(gain - idle, path) for gain, path in found]


# -- all of them ---------------------------------------------------------------------------------

_RATED: dict[str, Callable[[View, Temper, random.Random], list[Rated]]] = {
    "discard": _discards,
    "set-up": _cards,
    "monsters": _picks,
    "strike": rate_strikes,
}
