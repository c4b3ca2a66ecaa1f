"""The cards that a hand can play: the moves, and the table after each."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from games.slasher import table
from games.slasher.material import FIRST_ACTION, JOIN, MOVE, SPLIT, card_key
from games.slasher.moves import (
    ACTOR_KEYS,
    ALONE,
    GROUP,
    Bare,
    Place,
    PlayJoin,
    PlayMove,
    PlaySplit,
    PlaySwap,
    Unit,
    unit_key,
)

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path
    from games.slasher.view import View

_LEAVING = 3
"""The most Actors that are considered to leave a group together."""


class Sketch:
    """A copy of the table on which a card is tried."""

    __slots__ = ("alone", "groups")

    def __init__(self, groups: Sequence[tuple[int, ...]], alone: Sequence[int]) -> None:
        self.groups = list(groups)
        self.alone = list(alone)


class Trial(NamedTuple):
    """A card that is played: the notation and the move."""

    path: Path
    move: table.Card


def after(view: View, move: table.Card) -> Sketch:
    """Returns the table after this card."""
    sketch = Sketch(view.groups, view.alone)
    table.change(sketch, move)
    return sketch


def _place(card: int, unit: Unit) -> Trial:
    return Trial((card_key(card), unit_key(unit)), Place(card, unit))


def _move(actor: int, unit: Unit) -> Trial:
    return Trial(("move", ACTOR_KEYS[actor], unit_key(unit)), PlayMove(actor, unit))


def _join(first: Unit, second: Unit, units: Sequence[Unit]) -> Trial:
    pair = (f"{unit_key(first)}+{unit_key(second)}",) if len(units) > 2 else ()
    return Trial(("join", *pair), PlayJoin(first, second))


def _split(unit: Unit, leaving: tuple[int, ...], size: int) -> Trial:
    named = ("+".join([ACTOR_KEYS[actor] for actor in leaving]),) if size > 2 else ()
    return Trial(("split", unit_key(unit), *named), PlaySplit(unit, leaving))


def _swap(first: int, second: int) -> Trial:
    return Trial(("swap", ACTOR_KEYS[first], ACTOR_KEYS[second]), PlaySwap(first, second))


# -- all of them ---------------------------------------------------------------------------------


def plays(view: View, rng: random.Random, most: int) -> list[Trial]:
    """Returns what the hand can do: every place of every Actor, and of each Action what it can do,
    `most` of it at random if it is more.
    """
    units = table.units(view.groups, view.alone)
    found = []
    for card in dict.fromkeys(view.hand):
        if card < FIRST_ACTION:
            found += [_place(card, unit) for unit in (ALONE, *units)]
        else:
            effects = _effects(view, card, units)
            found += rng.sample(effects, most) if len(effects) > most else effects
    return found


def _effects(view: View, action: int, units: list[Unit]) -> list[Trial]:
    """Returns what an Action can do; without any effect it is only discarded (L8)."""
    groups, alone = view.groups, view.alone
    if not table.has_effect(groups, alone, action):
        return [Trial((card_key(action),), Bare(action))]
    if action == JOIN:
        return [_join(first, second, units) for first, second in combinations(units, 2)]
    if action == SPLIT:
        return [play for unit in table.units(groups, ()) for play in _splits(view, unit)]
    actors = [*table.actors_of(groups), *alone]
    if action == MOVE:
        return [_move(a, unit) for a in actors for unit in table.destinations(groups, alone, a)]
    pairs = [(a, b) for a in actors for b in table.partners(groups, alone, a)]
    return [_swap(a, b) for a, b in pairs if a < b]


def _splits(view: View, unit: Unit) -> list[Trial]:
    """Returns the ways to split a group, each with the smaller part named."""
    group = view.groups[unit - GROUP]
    half = min(_LEAVING, len(group) // 2)
    return [
        _split(unit, leaving, len(group))
        for size in range(1, half + 1)
        for leaving in combinations(group, size)
        if 2 * size < len(group) or leaving[0] != group[0]
    ]


# -- one of them ---------------------------------------------------------------------------------


def draw(view: View, units: list[Unit], rng: random.Random) -> Trial:
    """Returns a play at random. units: those of the table."""
    bits = rng.random
    card = view.hand[int(bits() * len(view.hand))]
    if card < FIRST_ACTION:
        place = int(bits() * (len(units) + 1))
        return _place(card, units[place] if place < len(units) else ALONE)
    if card in _DRAWS and table.has_effect(view.groups, view.alone, card):
        return _DRAWS[card](view, units, rng)
    effects = _effects(view, card, units)
    return effects[int(bits() * len(effects))]


def _draw_move(view: View, _units: list[Unit], rng: random.Random) -> Trial:
    actor = rng.choice([*table.actors_of(view.groups), *view.alone])
    return _move(actor, rng.choice(table.destinations(view.groups, view.alone, actor)))


def _draw_join(_view: View, units: list[Unit], rng: random.Random) -> Trial:
    first, second = sorted(rng.sample(range(len(units)), 2))
    return _join(units[first], units[second], units)


def _draw_split(view: View, units: list[Unit], rng: random.Random) -> Trial:
    unit = rng.choice([unit for unit in units if unit >= GROUP])
    group = view.groups[unit - GROUP]
    leaving = group[1:] if len(group) == 2 else (rng.choice(group),)
    return _split(unit, leaving, len(group))


_DRAWS: dict[int, Callable[[View, list[Unit], random.Random], Trial]] = {
    MOVE: _draw_move,
    JOIN: _draw_join,
    SPLIT: _draw_split,
}
"""How an Action that has an effect is drawn without listing all it can do; of Swap all are listed,
because not every Actor has a partner.
"""
