"""The Actors on the table: groups and isolated Actors, and how one becomes the other (L1, L3).

Questions take the groups and the isolated Actors as sequences, so that states and views can both
ask. Functions that change the table take anything that has both in lists: a state, or a copy of the
table on which a computer player tries a card.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from games.slasher.material import JOIN, MOVE, SECOND_WILD, SPLIT, SWAP, WILD
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
    from collections.abc import Callable, Sequence

    from games.slasher.moves import Card

Groups: TypeAlias = "Sequence[Sequence[int]]"


class Layout(Protocol):
    """The groups and the isolated Actors of a table, as in `State`, to be changed in place."""

    groups: list[tuple[int, ...]]
    alone: list[int]


# -- questions -----------------------------------------------------------------------------------


def units(groups: Groups, alone: Sequence[int]) -> list[Unit]:
    """Returns every group, then every isolated Actor."""
    return [GROUP + number for number, group in enumerate(groups) if group] + list(alone)


def actors_of(groups: Groups) -> list[int]:
    """Returns every Actor in a group, group by group."""
    return [actor for group in groups for actor in group]


def members(groups: Groups, unit: Unit) -> Sequence[int]:
    """Returns the Actors of a unit."""
    return groups[unit - GROUP] if unit >= GROUP else (unit,)


def is_unit(groups: Groups, alone: Sequence[int], unit: Unit) -> bool:
    """Whether there is such a group or isolated Actor now."""
    if unit >= GROUP:
        return unit - GROUP < len(groups) and bool(groups[unit - GROUP])
    return unit in alone


def unit_of(groups: Groups, alone: Sequence[int], actor: int) -> Unit | None:
    """Returns the unit an Actor belongs to; None if it is not on the table."""
    if actor in alone:
        return actor
    for number, group in enumerate(groups):
        if actor in group:
            return GROUP + number
    return None


def _kinds(actors: Sequence[int]) -> list[int]:
    """Returns Actors as everybody sees them: the two Extras are alike and cannot be told apart."""
    return [min(actor, WILD) for actor in actors]


def _left_behind(groups: Groups, unit: Unit, actor: int) -> list[int]:
    """Returns the kinds of a unit without one of its Actors."""
    return _kinds([other for other in members(groups, unit) if other != actor])


def destinations(groups: Groups, alone: Sequence[int], actor: int) -> list[Unit]:
    """Returns where Move can take an Actor of the table so that the table looks different (L4).

    That is any other place, except a unit that looks like what the Actor leaves behind.
    """
    home = unit_of(groups, alone, actor)
    if home is None or home == actor:
        return [unit for unit in units(groups, alone) if unit != home]
    left = _left_behind(groups, home, actor)
    others = [unit for unit in units(groups, alone) if unit != home]
    return [ALONE, *[unit for unit in others if _kinds(members(groups, unit)) != left]]


def partners(groups: Groups, alone: Sequence[int], actor: int) -> list[int]:
    """Returns the Actors that Swap can exchange with this one to change the table (L7).

    They are of another kind, in another unit with other company. Two isolated Actors have the same
    company: none.
    """
    home = unit_of(groups, alone, actor)
    if home is None:
        return []
    left, kind = _left_behind(groups, home, actor), min(actor, WILD)
    common = set(left) <= {WILD}  # every other kind of Actor exists once, so no two units share it
    return [
        other
        for unit in (*alone, *units(groups, ()))
        if unit != home
        for other in members(groups, unit)
        if min(other, WILD) != kind and not (common and _left_behind(groups, unit, other) == left)
    ]


def actor_of(groups: Groups, alone: Sequence[int], card: int) -> int:
    """Returns the Actor that a card from a hand becomes there: the first or second Extra."""
    second = card == WILD and unit_of(groups, alone, WILD) is not None
    return SECOND_WILD if second else card


def has_effect(groups: Groups, alone: Sequence[int], action: int) -> bool:
    """Whether an Action can change anything on this table (L8)."""
    grouped = len([group for group in groups if group])
    if action == SPLIT:
        return grouped > 0
    if action == MOVE:
        return grouped > 0 or len(alone) > 1
    several = grouped + len(alone) > 1
    return several and grouped > 0 if action == SWAP else several


# -- changes -------------------------------------------------------------------------------------


def add_group(layout: Layout, actors: Sequence[int]) -> None:
    """Makes a group with the first free letter; a single Actor is isolated instead."""
    if len(actors) == 1:
        insort(layout.alone, actors[0])
        return
    members = tuple(sorted(actors))
    for number, group in enumerate(layout.groups):
        if not group:
            layout.groups[number] = members
            return
    layout.groups.append(members)


def put(layout: Layout, actor: int, unit: Unit) -> None:
    """Puts an Actor that is not on the table there, isolated or in a unit (L2)."""
    if unit == ALONE:
        insort(layout.alone, actor)
    elif unit >= GROUP:
        layout.groups[unit - GROUP] = tuple(sorted((*layout.groups[unit - GROUP], actor)))
    else:
        layout.alone.remove(unit)
        add_group(layout, (unit, actor))


def take(layout: Layout, actors: Sequence[int], unit: Unit) -> None:
    """Takes Actors out of their unit; a group cut to one leaves an isolated Actor (L1, L10)."""
    if unit < GROUP:
        layout.alone.remove(unit)
        return
    group = tuple([actor for actor in layout.groups[unit - GROUP] if actor not in actors])
    if len(group) == 1:
        insort(layout.alone, group[0])
        group = ()
    layout.groups[unit - GROUP] = group


def remove(layout: Layout, actors: Sequence[int]) -> None:
    """Takes slashed Actors off the table, wherever they are (L22)."""
    gone = set(actors)
    layout.alone = [actor for actor in layout.alone if actor not in gone]
    for number, group in enumerate(layout.groups):
        if not gone.isdisjoint(group):
            take(layout, actors, GROUP + number)


def move(layout: Layout, actor: int, unit: Unit) -> None:
    """Moves an Actor to another unit, or isolates it (L4)."""
    home = unit_of(layout.groups, layout.alone, actor)
    if home is not None:
        take(layout, (actor,), home)
        put(layout, actor, unit)


def join(layout: Layout, first: Unit, second: Unit) -> None:
    """Joins two units into a group (L5), which keeps the letter of the first that has one."""
    kept, other = (first, second) if first >= GROUP else (second, first)
    moved = list(members(layout.groups, other))
    take(layout, moved, other)
    if kept >= GROUP:
        layout.groups[kept - GROUP] = tuple(sorted((*layout.groups[kept - GROUP], *moved)))
    else:
        put(layout, moved[0], kept)


def split(layout: Layout, group: Unit, leaving: Sequence[int]) -> None:
    """Splits a group in two (L6)."""
    take(layout, leaving, group)
    add_group(layout, leaving)


def _replace(layout: Layout, unit: Unit, gone: int, come: int) -> None:
    if unit < GROUP:
        layout.alone.remove(gone)
        insort(layout.alone, come)
    else:
        others = [actor for actor in layout.groups[unit - GROUP] if actor != gone]
        layout.groups[unit - GROUP] = tuple(sorted((*others, come)))


def swap(layout: Layout, first: int, second: int) -> None:
    """Exchanges two Actors of different units (L7)."""
    here = unit_of(layout.groups, layout.alone, first)
    there = unit_of(layout.groups, layout.alone, second)
    if here is not None and there is not None:
        _replace(layout, here, first, second)
        _replace(layout, there, second, first)


# -- cards ---------------------------------------------------------------------------------------


def leaving(groups: Groups, move: PlaySplit) -> tuple[int, ...]:
    """Returns the Actors that leave: those named, or one of a pair, whichever (L6)."""
    group = groups[move.group - GROUP]
    return move.leaving or (tuple(group[1:]) if len(group) == 2 else ())


def _place(layout: Layout, card: Place) -> None:
    put(layout, actor_of(layout.groups, layout.alone, card.card), card.unit)


def _play_move(layout: Layout, card: PlayMove) -> None:
    move(layout, card.actor, card.unit)


def _play_join(layout: Layout, card: PlayJoin) -> None:
    join(layout, card.first, card.second)


def _play_split(layout: Layout, card: PlaySplit) -> None:
    split(layout, card.group, leaving(layout.groups, card))


def _play_swap(layout: Layout, card: PlaySwap) -> None:
    swap(layout, card.first, card.second)


def _play_bare(layout: Layout, card: Bare) -> None:
    """Joins the only two units, or does nothing (L5, L8)."""
    both = units(layout.groups, layout.alone)
    if card.action == JOIN and len(both) == 2:
        join(layout, both[0], both[1])


_CHANGES: dict[type, Callable[[Layout, Any], None]] = {
    Place: _place,
    PlayMove: _play_move,
    PlayJoin: _play_join,
    PlaySplit: _play_split,
    PlaySwap: _play_swap,
    Bare: _play_bare,
}


def change(layout: Layout, card: Card) -> None:
    """Changes a table as a card does that can be played so on it."""
    _CHANGES[type(card)](layout, card)
