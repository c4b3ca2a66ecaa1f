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

_USUAL = {
    2: (1.9, 2.3, 2.1, 0.8, 1.8, 2.2, 1.0, 0.7, 0.9, 1.4, 0.8),
    3: (2.2, 2.0, 2.8, 1.8, 1.9, 2.3, 1.1, 0.9, 0.8, 2.6, 0.9),
    4: (2.2, 1.8, 3.6, 2.2, 2.0, 2.2, 1.0, 0.9, 1.0, 4.0, 0.9),
    5: (2.6, 1.8, 4.2, 2.6, 2.2, 2.4, 1.1, 0.9, 0.8, 5.0, 0.9),
}
"""The points each Monster makes when it is played, on average, by the number of players."""

_KEEPING = (0.75, 0.55, 0.3)
"""The part of a Monster's usual points that keeping it is worth, from the best one held down."""


def usual(seats: int, monster: int) -> float:
    """Returns the points that a Monster usually makes."""
    return _USUAL[seats][monster]


def price(seats: int, held: int) -> float:
    """Returns what giving up the least of so many Monsters costs, whichever they are, in points."""
    row = _USUAL[seats]
    return _KEEPING[min(held, len(_KEEPING)) - 1] * sum(row) / len(row)


def keeping(seats: int, held: Iterable[int]) -> float:
    """Returns what Monsters are worth that are kept for the next round, in points."""
    row = _USUAL[seats]
    best = sorted([row[monster] for monster in held], reverse=True)[: monster_limit(seats)]
    return sum([part * points for part, points in zip(_KEEPING, best, strict=False)])


def going_on(game: View | State, lead: int = 0) -> float:
    """Returns how likely there is a next round, 0 to 1.

    lead: points that the first is expected to make in this one.
    """
    if game.round >= LAST_ROUND:
        return 0.0
    left = int(game.options.target) - max(game.scores) - lead
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
    scene = Hunting(layout)
    last = len(monsters) - 1
    return [scene.strike(monster, more=place < last)[0] for place, monster in enumerate(monsters)]
