"""The Actors on the table: groups and isolated Actors, and how one becomes the other (L1, L3).

Questions take the groups and the isolated Actors as sequences, so that states and views can both
ask. Functions that change the table take a state.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, TypeAlias

from games.slasher.material import MOVE, SPLIT, SWAP, WILD
from games.slasher.moves import ALONE, GROUP, Unit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.slasher.state import State

Groups: TypeAlias = "Sequence[Sequence[int]]"

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


def has_effect(groups: Groups, alone: Sequence[int], action: int) -> bool:
    """Whether an Action can change anything on this table (L8)."""
    grouped = sum(1 for group in groups if group)
    if action == SPLIT:
        return grouped > 0
    if action == MOVE:
        return grouped > 0 or len(alone) > 1
    several = grouped + len(alone) > 1
    return several and grouped > 0 if action == SWAP else several


# -- changes -------------------------------------------------------------------------------------


def add_group(state: State, actors: Sequence[int]) -> None:
    """Makes a group with the first free letter; a single Actor is isolated instead."""
    if len(actors) == 1:
        insort(state.alone, actors[0])
        return
    members = tuple(sorted(actors))
    for number, group in enumerate(state.groups):
        if not group:
            state.groups[number] = members
            return
    state.groups.append(members)


def put(state: State, actor: int, unit: Unit) -> None:
    """Puts an Actor that is not on the table there, isolated or in a unit (L2)."""
    if unit == ALONE:
        insort(state.alone, actor)
    elif unit >= GROUP:
        state.groups[unit - GROUP] = tuple(sorted((*state.groups[unit - GROUP], actor)))
    else:
        state.alone.remove(unit)
        add_group(state, (unit, actor))


def take(state: State, actors: Sequence[int], unit: Unit) -> None:
    """Takes Actors out of their unit; a group cut to one leaves an isolated Actor (L1, L10)."""
    if unit < GROUP:
        state.alone.remove(unit)
        return
    group = tuple([actor for actor in state.groups[unit - GROUP] if actor not in actors])
    if len(group) == 1:
        insort(state.alone, group[0])
        group = ()
    state.groups[unit - GROUP] = group


def move(state: State, actor: int, unit: Unit) -> None:
    """Moves an Actor to another unit, or isolates it (L4)."""
    home = unit_of(state.groups, state.alone, actor)
    if home is not None:
        take(state, (actor,), home)
        put(state, actor, unit)


def join(state: State, first: Unit, second: Unit) -> None:
    """Joins two units into a group (L5), which keeps the letter of the first that has one."""
    kept, other = (first, second) if first >= GROUP else (second, first)
    moved = list(members(state.groups, other))
    take(state, moved, other)
    if kept >= GROUP:
        state.groups[kept - GROUP] = tuple(sorted((*state.groups[kept - GROUP], *moved)))
    else:
        put(state, moved[0], kept)


def split(state: State, group: Unit, leaving: Sequence[int]) -> None:
    """Splits a group in two (L6)."""
    take(state, leaving, group)
    add_group(state, leaving)


def _replace(state: State, unit: Unit, gone: int, come: int) -> None:
    if unit < GROUP:
        state.alone.remove(gone)
        insort(state.alone, come)
    else:
        others = [actor for actor in state.groups[unit - GROUP] if actor != gone]
        state.groups[unit - GROUP] = tuple(sorted((*others, come)))


def swap(state: State, first: int, second: int) -> None:
    """Exchanges two Actors of different units (L7)."""
    here = unit_of(state.groups, state.alone, first)
    there = unit_of(state.groups, state.alone, second)
    if here is not None and there is not None:
        _replace(state, here, first, second)
        _replace(state, there, second, first)
