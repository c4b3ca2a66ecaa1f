"""What Monsters make of a table, and what holding them is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher import hunting, table
from games.slasher.material import ALIEN, LAST_ROUND, WEREWOLF, monster_limit
from games.slasher.mind.plays import Sketch

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.slasher.state import State
    from games.slasher.view import View

_WORTH = {
    2: (2.2, 2.4, 2.0, 1.6, 1.8, 1.8, 1.1, 0.8, 0.9, 3.4, 1.0),
    3: (1.8, 1.5, 2.5, 1.5, 1.2, 1.3, 0.8, 0.4, 0.5, 3.6, 1.0),
    4: (1.4, 1.2, 2.9, 1.5, 1.0, 1.2, 0.6, 0.3, 0.4, 3.8, 0.7),
    5: (1.1, 1.0, 3.3, 1.4, 0.8, 1.1, 0.5, 0.2, 0.3, 4.0, 0.4),
}
"""The points that holding each Monster is worth at the start of a round, by the number of players:
those that explain best who won 300 games of normal players (with four, between three and five).
"""

_SPARE = {
    seats: tuple([sum([max(0.0, one - new) for new in row]) / len(row) for one in row])
    for seats, row in _WORTH.items()
}
"""The points that each is worth which is kept so that one has to be discarded: what it is better
than the new one, on average.
"""


def value(seats: int, monster: int) -> float:
    """Returns the points that holding a Monster is worth at the start of a round."""
    return _WORTH[seats][monster]


def holding(seats: int, held: Iterable[int]) -> float:
    """Returns what Monsters are worth in a round that begins, in points; what is too many goes."""
    row = _WORTH[seats]
    return sum(sorted([row[monster] for monster in held], reverse=True)[: monster_limit(seats)])


def cost(seats: int, monster: int, held: int) -> float:
    """Returns what playing a Monster costs a seat that holds so many, in points."""
    return (_SPARE if held >= monster_limit(seats) else _WORTH)[seats][monster]


def keeping(seats: int, held: Iterable[int]) -> float:
    """Returns what Monsters are worth that are kept when a round ends, in points: of as many as a
    seat can hold, the least makes way for the new one unless that is worse.
    """
    row, kept = _WORTH[seats], list(held)
    points = sum([row[monster] for monster in kept])
    if len(kept) < monster_limit(seats):
        return points
    least = min(kept, key=row.__getitem__)
    return points - row[least] + _SPARE[seats][least]


def going_on(game: View | State) -> float:
    """Returns how likely there is a next round, 0 to 1."""
    if game.round >= LAST_ROUND:
        return 0.0
    left = int(game.options.target) - max(game.scores)
    return 0.0 if left <= 0 else left / (left + 2.0)


class Hunting:
    """Monsters that strike one after the other on a table, each the most Actors it can.

    groups: of each group its size, the Monsters that can strike it (bits) and its number; the
    largest first. taken: the Monster that has struck each (its bit), 0 if none has. alone: the
    number of isolated Actors.
    """

    __slots__ = ("alone", "groups", "layout", "taken")

    def __init__(self, layout: table.Layout) -> None:
        self.layout = layout
        self.alone = len(layout.alone)
        self._list_groups()

    def _list_groups(self) -> None:
        found = [(len(g), hunting.hunters(g), n) for n, g in enumerate(self.layout.groups) if g]
        found.sort(reverse=True)
        self.groups = found
        self.taken = [0] * len(found)

    def strike(self, monster: int, *, more: bool) -> tuple[int, int]:
        """Lets a Monster strike. Returns the points, and the Monsters that can strike the same
        group (bits). more: whether others strike after it.
        """
        if monster == ALIEN:
            return self.alone, 0
        if monster == WEREWOLF:
            return self._hunt(more=more), 0
        bit = 1 << monster
        for place, (size, hunters, _) in enumerate(self.groups):
            if hunters & bit and not self.taken[place]:
                self.taken[place] = bit
                return size, hunters
        return 0, 0

    def _hunt(self, *, more: bool) -> int:
        free = list(self.layout.groups)
        for taken, (_, _, number) in zip(self.taken, self.groups, strict=True):
            if taken:
                free[number] = ()
        if not more:
            return hunting.run_length(free)
        self.layout = Sketch(free, self.layout.alone)
        run = hunting.longest_run(free)
        table.remove(self.layout, run)
        self._list_groups()
        return len(run)


def strikes(layout: table.Layout, monsters: Sequence[int]) -> list[int]:
    """Returns the points of Monsters that strike in this order."""
    if len(monsters) == 1:
        return [hunting.most(monsters[0], layout.groups, layout.alone)]
    scene = Hunting(layout)
    last = len(monsters) - 1
    return [scene.strike(monster, more=place < last)[0] for place, monster in enumerate(monsters)]
