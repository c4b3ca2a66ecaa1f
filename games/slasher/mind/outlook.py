"""What a seat must weigh in one decision: its own Monsters, and those that others may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher import hunting
from games.slasher.imagine import unseen_monsters
from games.slasher.material import ALIEN, MONSTERS, WEREWOLF
from games.slasher.mind.attention import barred
from games.slasher.mind.points import Hunting, going_on, value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Seat
    from games.slasher import table
    from games.slasher.view import View
    from games.thinking.mind import Temper

_PLAYED = 0.5
"""How likely a Monster that somebody holds is played."""
_HARM = 0.6
"""The weight of a point that the one other player makes; several others share it."""
_LEADER = 1.25
"""How much more a point of the leader counts, among several others."""
_SMALL = 0.5
"""The part of a strike's points that counts in set-up even if it is too small to be made."""
_PRICE = 0.6
"""The part of a Monster's worth that playing it costs, as set-up reckons."""


def harm(view: View, seat: Seat, temper: Temper) -> float:
    """Returns the weight of a point that another seat makes; the leader's counts for more."""
    others = [s for s in range(view.seats) if s != view.seat and view.playing(s)]
    ahead = len(others) > 1 and view.scores[seat] >= max(view.scores[s] for s in others)
    return _HARM / max(1, len(others)) * temper.spite * (_LEADER if ahead else 1.0)


class Outlook:
    """What a seat knows of the Monsters in the game, and how much it cares.

    own: the Monsters of the seat, in the order of initiative. rivals: those that others may hold
    (bits).
    """

    __slots__ = ("_costs", "_likely", "_prices", "_toll", "own", "rivals")

    def __init__(self, view: View, temper: Temper) -> None:
        self.own = sorted(view.monsters)
        unseen = unseen_monsters(view)
        self.rivals = sum([1 << monster for monster in unseen])
        likely = [0.0] * len(MONSTERS)
        toll = [0.0] * len(MONSTERS)
        for seat, count in enumerate(view.monster_counts):
            if seat != view.seat and count:
                weight = harm(view, seat, temper)
                for bars in barred(view, seat):
                    possible = [monster for monster in unseen if not bars >> monster & 1]
                    for monster in possible:
                        likely[monster] += 1 / len(possible)
                        toll[monster] += weight / len(possible)
        fear = _PLAYED * (2 - temper.risk)
        self._likely = [fear * chance for chance in likely]
        self._toll = toll
        self._costs: dict[int, float] = {}
        price = _PRICE * going_on(view) * (2 - temper.greed)
        self._prices = [price * value(view.seats, monster) for monster in self.own]

    def _safety(self, rivals: int) -> float:
        """Returns how likely none of these Monsters strikes first."""
        safe = 1.0
        for monster, chance in enumerate(self._likely):
            if rivals >> monster & 1:
                safe *= 1 - chance
        return safe

    def _cost(self, rivals: int) -> float:
        """Returns what an Actor costs that each of these Monsters can take (bits)."""
        cost = self._costs.get(rivals)
        if cost is None:
            cost = sum([toll for m, toll in enumerate(self._toll) if rivals >> m & 1])
            self._costs[rivals] = cost
        return cost

    def weigh(self, layout: table.Layout, own: Sequence[int]) -> tuple[list[float], float]:
        """Returns the points to be expected of these Monsters, which strike in this order, and what
        the strikes of others cost, on this table.
        """
        scene = Hunting(layout)
        last = len(own) - 1
        made = []
        for place, monster in enumerate(own):
            points, hunters = scene.strike(monster, more=place < last)
            before = hunters & self.rivals & ((1 << monster) - 1)
            made.append(points * self._safety(before) if before else float(points))
        return made, self._lost(scene)

    def _lost(self, scene: Hunting) -> float:
        rest, lost = self.rivals, 0.0
        for (size, hunters, _), taken in zip(scene.groups, scene.taken, strict=True):
            here = hunters & rest
            if taken:
                here &= taken - 1  # a Monster that strikes later finds the group gone
            if here:
                lost += size * self._cost(here)
                rest ^= here
        if rest >> ALIEN & 1:
            lost += scene.alone * self._cost(1 << ALIEN)
        if rest >> WEREWOLF & 1:
            lost += hunting.run_length(scene.layout.groups) * self._cost(1 << WEREWOLF)
        return lost

    def in_set_up(self, layout: table.Layout) -> float:
        """Returns what a table is worth while cards are played, in points."""
        made, lost = self.weigh(layout, self.own)
        pairs = zip(made, self._prices, strict=True)
        return sum([max(_SMALL * points, points - price) for points, price in pairs]) - lost
