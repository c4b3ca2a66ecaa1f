"""The possible strikes of each Monster: tests of groups, and the Werewolf's runs.

Everything here works on plain sequences of Actors, so that states, views and the private sheet
share it. Extras fit wherever some value and colour would (L12, L13). A struck Extra is one Actor
and one point whatever it was used as, so nobody has to say what.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from games.slasher.material import (
    ALIEN,
    BAT,
    CLOWN,
    COLOURS,
    DOCTOR,
    DOLL,
    DOLL_SIZE,
    GHOST,
    HIGHEST,
    LEPRECHAUN,
    LOWEST,
    MIDDLE,
    PSYCHO,
    SADIST,
    VAMPIRE,
    WEREWOLF,
    WILD,
)
from games.slasher.moves import GROUP, Unit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.slasher.table import Groups

VALUE = (*(number // len(COLOURS) + LOWEST for number in range(WILD)), 0, 0)
"""The value of an Actor by number, 0 for an Extra."""
_VALUE_BIT = tuple(1 << value if value else 0 for value in VALUE)
_COLOUR_BIT = (*(1 << number % len(COLOURS) for number in range(WILD)), 0, 0)


def _bits(values: Sequence[int]) -> int:
    return sum(1 << value for value in values)


_EVEN = _bits([value for value in range(LOWEST, HIGHEST + 1) if value % 2 == 0])
_ODD = _bits([value for value in range(LOWEST, HIGHEST + 1) if value % 2])
_NOT_HIGH = _bits(range(LOWEST, MIDDLE + 1))
_NOT_LOW = _bits(range(MIDDLE, HIGHEST + 1))

# -- groups --------------------------------------------------------------------------------------


class Traits(NamedTuple):
    """What Monsters look at in a group: its size, its Extras, and the values and colours of the
    other Actors (bit v is set if value v is in it).
    """

    size: int
    extras: int
    values: int
    colours: int


def _traits(group: Sequence[int]) -> Traits:
    values = colours = extras = 0
    for actor in group:
        values |= _VALUE_BIT[actor]
        colours |= _COLOUR_BIT[actor]
        extras += actor >= WILD
    return Traits(len(group), extras, values, colours)


def _is_run(group: Traits) -> bool:
    """Whether the values are in sequence without repeats; Extras fill gaps and ends, 1
    to 7 (L9).
    """
    values, size = group.values, group.size
    if values.bit_count() + group.extras != size or size > HIGHEST:
        return False
    lowest = values & -values
    return not values or values.bit_length() - lowest.bit_length() < size


def _two_values(group: Traits) -> bool:
    """Whether there are exactly two different values (L14)."""
    different = group.values.bit_count()
    return different <= 2 and group.extras >= 2 - different


FITS: dict[int, Callable[[Traits], bool]] = {
    DOCTOR: _is_run,
    DOLL: lambda group: group.size == DOLL_SIZE,
    LEPRECHAUN: lambda group: not group.values & _EVEN,
    PSYCHO: _two_values,
    SADIST: lambda group: group.colours.bit_count() <= 1,
    VAMPIRE: lambda group: not group.values & _NOT_HIGH,
    GHOST: lambda group: not group.values & _NOT_LOW,
    CLOWN: lambda group: group.colours.bit_count() + group.extras >= len(COLOURS),  # (L15)
    BAT: lambda group: not group.values & _ODD,
}
"""Whether each Monster that strikes one group can strike this one (two Actors or more)."""


@functools.lru_cache(1 << 16)
def hunters(group: tuple[int, ...]) -> int:
    """Returns the Monsters that can strike this group: bit m is set if Monster m can."""
    if not group:
        return 0
    traits = _traits(group)
    return sum([1 << monster for monster, fits in FITS.items() if fits(traits)])


def fitting_groups(monster: int, groups: Groups) -> list[Unit]:
    """Returns the groups a Monster can strike, by letter; none for Alien and Werewolf."""
    return [
        GROUP + number
        for number, group in enumerate(groups)
        if hunters(tuple(group)) >> monster & 1
    ]


# -- the Werewolf --------------------------------------------------------------------------------


def _position(picks: Sequence[int]) -> int:
    """Returns the value of the last of `picks` in a rising run; 0 while only Extras are picked."""
    for back, actor in enumerate(reversed(picks)):
        if VALUE[actor]:
            return VALUE[actor] + back
    return 0


def next_picks(groups: Groups, picks: Sequence[int]) -> list[int]:
    """Returns the Actors that carry a rising run on by one, from groups not yet used (L10)."""
    last = _position(picks)
    room = (last or len(picks)) < HIGHEST
    found = []
    for group in groups:
        if not any(actor in picks for actor in group):
            for actor in group:
                value = VALUE[actor]
                if not value:
                    fits = room
                elif last:
                    fits = value == last + 1
                else:
                    fits = value > len(picks)
                if fits:
                    found.append(actor)
    return found


def first_picks(groups: Groups) -> list[int]:
    """Returns the Actors with which some run of two or more can begin (L10), sorted."""
    starts = [a for group in groups for a in group if next_picks(groups, (a,))]
    return sorted(starts)


def is_hunt(groups: Groups, picks: Sequence[int]) -> bool:
    """Whether these picks, in this order, are a rising run of two or more."""
    runs = all(picks[n] in next_picks(groups, picks[:n]) for n in range(len(picks)))
    return runs and len(picks) > 1


def _pairs(groups: Groups) -> Iterator[tuple[int, int]]:
    """Yields every run of two."""
    filled = [group for group in groups if group]
    for number, group in enumerate(filled):
        for other in filled[number + 1 :]:
            for actor in group:
                for second in other:
                    low, high = VALUE[actor], VALUE[second]
                    if not low or not high or low - high in {1, -1}:
                        yield (actor, second) if low <= high else (second, actor)


def hunts(groups: Groups) -> tuple[int, tuple[int, int] | None]:
    """Returns how many runs the Werewolf can take, counted up to 2, and the first one.

    Every longer run holds several of two, so there is one run exactly if there is one pair.
    """
    first = None
    for pair in _pairs(groups):
        if first is not None:
            return 2, first
        first = pair
    return (0, None) if first is None else (1, first)


def longest_run(groups: Groups) -> tuple[int, ...]:
    """Returns the longest run the Werewolf can take, in rising order, beginning as low as possible.

    It has an Extra only where no other Actor carries on. Empty if there is no run.
    """
    filled = [group for group in groups if group]
    offers = tuple([_offer(tuple(group)) for group in filled])
    lowest, length = _reach(offers)
    return _fill(filled, offers, lowest, lowest + length, 0) or ()


def run_length(groups: Groups) -> int:
    """Returns the most Actors the Werewolf can take."""
    return _reach(tuple([_offer(tuple(group)) for group in groups if group]))[1]


@functools.lru_cache(1 << 16)
def _offer(group: tuple[int, ...]) -> int:
    """Returns the values in a group: bit v is set if v is in it, bit 0 if an Extra is."""
    traits = _traits(group)
    return traits.values | (traits.extras > 0)


@functools.lru_cache(1 << 16)
def _reach(offers: tuple[int, ...]) -> tuple[int, int]:
    """Returns where the longest run begins, the lowest of several, and its length; 0 if none."""
    best = (LOWEST, 1)
    for lowest in range(LOWEST, HIGHEST):
        if best[1] >= min(len(offers), HIGHEST + 1 - lowest):
            break
        used, length = {0}, 0  # bit n of an element is set if the n-th group has been used
        for value in range(lowest, HIGHEST + 1):
            here = [1 << n for n, offer in enumerate(offers) if offer & (1 << value | 1)]
            used = {before | group for before in used for group in here if not before & group}
            if not used:
                break
            length += 1
        if length > best[1]:
            best = (lowest, length)
    return best if best[1] > 1 else (LOWEST, 0)


def _fill(
    groups: Groups, offers: Sequence[int], value: int, end: int, used: int
) -> tuple[int, ...] | None:
    """Returns Actors for the values from `value` to `end`, from groups without a bit in `used`.

    offers: the values in each group, as `_offer` has them.
    """
    if value == end:
        return ()
    for wanted in (value, 0):  # an Extra only if nobody else carries on
        for number, offer in enumerate(offers):
            if offer >> wanted & 1 and not used >> number & 1:
                rest = _fill(groups, offers, value + 1, end, used | 1 << number)
                if rest is not None:
                    return next(a for a in groups[number] if VALUE[a] == wanted), *rest
    return None


# -- all of them ---------------------------------------------------------------------------------


def most(monster: int, groups: Groups, alone: Sequence[int]) -> int:
    """Returns how many Actors a Monster could strike now."""
    if monster == ALIEN:
        return len(alone)
    if monster == WEREWOLF:
        return run_length(groups)
    return max([len(group) for group in groups if hunters(tuple(group)) >> monster & 1], default=0)


def best_strike(monster: int, groups: Groups, alone: Sequence[int]) -> tuple[int, ...]:
    """Returns the most Actors a Monster could strike now; empty if none."""
    if monster == ALIEN:
        return tuple(alone)
    if monster == WEREWOLF:
        return longest_run(groups)
    fitting = [tuple(groups[unit - GROUP]) for unit in fitting_groups(monster, groups)]
    return max(fitting, key=len, default=())
