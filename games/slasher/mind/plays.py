"""The cards that a hand can play: the moves, and the table after each."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from games.slasher import table
from games.slasher.material import FIRST_ACTION, JOIN, MOVE, SPLIT, SWAP
from games.slasher.moves import (
    ALONE,
    GROUP,
    Bare,
    Place,
    PlayJoin,
    PlayMove,
    PlaySplit,
    PlaySwap,
    Unit,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.slasher.moves import Card
    from games.slasher.view import View

Luck: TypeAlias = "tuple[float, float, float]"

_LEAVING = 3
"""The most Actors that are considered to leave a group together."""


class Sketch:
    """A copy of the table on which a card is tried."""

    __slots__ = ("alone", "groups")

    def __init__(self, groups: Sequence[tuple[int, ...]], alone: Sequence[int]) -> None:
        self.groups = list(groups)
        self.alone = list(alone)


def after(view: View, card: Card) -> Sketch:
    """Returns the table after this card."""
    sketch = Sketch(view.groups, view.alone)
    table.change(sketch, card)
    return sketch


# -- all of them ---------------------------------------------------------------------------------


def plays(view: View, rng: random.Random, most: int) -> list[Card]:
    """Returns what the hand can do: every place of every Actor, and of each Action what it can do,
    `most` of it at random if it is more.
    """
    units = table.units(view.groups, view.alone)
    found: list[Card] = []
    for card in dict.fromkeys(view.hand):
        if card < FIRST_ACTION:
            found += [Place(card, unit) for unit in (ALONE, *units)]
        else:
            effects = _effects(view, card, units)
            found += rng.sample(effects, most) if len(effects) > most else effects
    return found


def _effects(view: View, action: int, units: list[Unit]) -> Sequence[Card]:
    """Returns what an Action can do; without any effect it is only discarded (L8)."""
    groups, alone = view.groups, view.alone
    if not table.has_effect(groups, alone, action):
        return [Bare(action)]
    if action == JOIN:
        return [PlayJoin(first, second) for first, second in combinations(units, 2)]
    if action == SPLIT:
        return [split for unit in table.units(groups, ()) for split in _splits(view, unit)]
    actors = [*table.actors_of(groups), *alone]
    if action == MOVE:
        return [
            PlayMove(actor, unit)
            for actor in actors
            for unit in table.destinations(groups, alone, actor)
        ]
    pairs = [(a, b) for a in actors for b in table.partners(groups, alone, a)]
    return [PlaySwap(a, b) for a, b in pairs if a < b]


def _splits(view: View, unit: Unit) -> list[PlaySplit]:
    """Returns the ways to split a group, each with the smaller part named."""
    group = view.groups[unit - GROUP]
    half = min(_LEAVING, len(group) // 2)
    return [
        PlaySplit(unit, leaving)
        for size in range(1, half + 1)
        for leaving in combinations(group, size)
        if 2 * size < len(group) or leaving[0] != group[0]
    ]


# -- one of them ---------------------------------------------------------------------------------


def draw(view: View, units: list[Unit], luck: Luck) -> Card:
    """Returns a card to play at random. units: those of the table.

    luck: three numbers from 0 to 1. Whatever is drawn takes no more of them, so that imagined games
    that begin with different moves have the same luck afterwards.
    """
    which, where, to = luck
    card = _one(view.hand, which)
    if card < FIRST_ACTION:
        place = int(where * (len(units) + 1))
        return Place(card, units[place] if place < len(units) else ALONE)
    if table.has_effect(view.groups, view.alone, card):
        return _DRAWS[card](view, units, where, to)
    return Bare(card)


def _one(things: Sequence[int], luck: float) -> int:
    return things[int(luck * len(things))]


def _draw_move(view: View, _units: list[Unit], where: float, to: float) -> Card:
    actor = _one([*table.actors_of(view.groups), *view.alone], where)
    return PlayMove(actor, _one(table.destinations(view.groups, view.alone, actor), to))


def _draw_join(_view: View, units: list[Unit], where: float, to: float) -> Card:
    first = _one(units, where)
    second = _one([unit for unit in units if unit != first], to)
    return PlayJoin(*sorted((first, second), key=units.index))


def _draw_split(view: View, _units: list[Unit], where: float, to: float) -> Card:
    unit = _one(table.units(view.groups, ()), where)
    group = view.groups[unit - GROUP]
    return PlaySplit(unit, group[1:] if len(group) == 2 else (_one(group, to),))


def _draw_swap(view: View, _units: list[Unit], where: float, to: float) -> Card:
    """Swaps a random Actor, or the next one that has a partner."""
    actors = [*table.actors_of(view.groups), *view.alone]
    start = int(where * len(actors))
    for actor in (*actors[start:], *actors[:start]):
        others = table.partners(view.groups, view.alone, actor)
        if others:
            return PlaySwap(actor, _one(others, to))
    return Bare(SWAP)


_DRAWS: dict[int, Callable[[View, list[Unit], float, float], Card]] = {
    MOVE: _draw_move,
    JOIN: _draw_join,
    SPLIT: _draw_split,
    SWAP: _draw_swap,
}
"""How an Action that has an effect is drawn without listing all that it can do."""
