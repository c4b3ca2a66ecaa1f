"""What a stop on a space does for a group, reckoned from the rules' own figures, without playing.

All values are in thousands of dollars of shares (`values`), against doing nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.capital_power.board import BRIBE_TARGETS, INTERPOL_WAYS, PARKS, SPACES, WAYS
from games.capital_power.material import BRIBE
from games.capital_power.mind.books import Books
from games.capital_power.mind.effects import EFFECTS
from games.capital_power.mind.roads import BEHIND, PATIENCE, is_fresh, place_of
from games.capital_power.mind.values import earns

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.thinking.mind import Temper

_SIDES = 8
"""The sides of a die on which Interpol would have to come to a space to be sure of it: at a fork it
goes where it hurts, but somebody else may roll it away before.
"""
_FAR = 0.05
"""The reach of a group without other pawns."""
_SIDES_TO = tuple(Counter(end for ends in ways for end in ends) for ways in INTERPOL_WAYS)
"""By Interpol's space: on how many sides of the die it can come to each other one."""


class Prospects(Books):
    """A seat's companies, and what each could come to with some money in its till."""

    def __init__(self, state: State, seat: Seat, temper: Temper) -> None:
        super().__init__(state, seat, temper)
        reaches = {n: self._reach(n) for n in self.group.own}
        self._others = _without_each(reaches)
        self._sides = _SIDES_TO[state.interpol]
        self._positions: dict[tuple[int, int, int], float] = {}

    def _reach(self, company: int) -> tuple[float, float, float]:
        """Returns how near a pawn is to a bank, an exchange and a foundation."""
        roads = self.roads
        place, fresh = place_of(self.state, company), is_fresh(self.state, company)
        return roads.bank[fresh][place], roads.bourse[fresh][place], roads.an[fresh][place]

    # -- what a pawn can do ----------------------------------------------------------------------

    def stay(self, company: int, black: int) -> float:
        """Returns the value of staying where a company is, with so much black money in its till."""
        place = place_of(self.state, company)
        if place == BEHIND:
            return 0.0
        fresh = is_fresh(self.state, company)
        held = self._position(company, place, fresh, taken=False)
        return held - self._watched(company, place, black)

    def roll(self, company: int, white: int, black: int) -> float:
        """Returns the value of a roll with so much money in the till."""
        ways = WAYS[self.state.space[company]]
        found: dict[int, float] = {}
        total = 0.0
        for ends in ways:
            best = -1e9
            for end in ends:
                if end not in found:
                    found[end] = self.stop(company, end, white, black)
                best = max(best, found[end])
            total += best
        return total / len(ways)

    def bribe(self, company: int, white: int, black: int) -> float:
        """Returns the value of a bribe with so much money in the till, which pays it."""
        if black >= BRIBE:
            black -= BRIBE
            cost = BRIBE * self.prices.black
        else:
            white -= BRIBE
            cost = BRIBE * self.prices.white
        target = BRIBE_TARGETS[self.state.space[company]]
        return self.stop(company, target, white, black, bribed=True) - cost

    def stop(
        self, company: int, space: int, white: int, black: int, *, bribed: bool = False
    ) -> float:
        """Returns the value of a stop on a space with so much money in the till."""
        home = SPACES[self.state.space[company]].circuit
        fresh = is_fresh(self.state, company)
        if bribed:
            fresh = 0
        elif SPACES[space].circuit != home:
            fresh = 1
        key = (company, space, fresh)
        value = self._positions.get(key)
        if value is None:
            lends = SPACES[space].kind == "fn"
            value = self._position(company, space, fresh, taken=lends)
            self._positions[key] = value
        value += self.effect(company, space, white, black)
        return value - self._watched(company, space, black)

    def _watched(self, company: int, space: int, black: int) -> float:
        """Returns what Interpol may take on a space by the next turn."""
        fined = black + self.below[company]
        if not fined or space in PARKS:
            return 0.0
        return fined * self.prices.black * self._sides.get(space, 0) / _SIDES

    def _position(self, company: int, space: int, fresh: int, *, taken: bool) -> float:
        """Returns the change in value when a pawn stands on a space a turn later.

        taken: whether it takes its black loan there.
        """
        state, roads, group, prices = self.state, self.roads, self.group, self.prices
        bank, bourse, an = self._others[company]
        bank = max(bank, roads.bank[fresh][space])
        bourse = max(bourse, roads.bourse[fresh][space])
        an = max(an, roads.an[fresh][space])
        value = group.white * prices.buy * (PATIENCE * bourse - group.bourse)
        washing = group.black * prices.wash + group.deposit * prices.draw
        value += washing * (PATIENCE * bank - group.bank)
        cash = group.white + group.black + 0.7 * group.deposit
        value += cash * prices.found * (PATIENCE * an - group.an)
        now_place, now_fresh = place_of(state, company), is_fresh(state, company)
        if not state.borrowed[company]:
            there = PATIENCE * roads.fn[fresh][space] * prices.lent
            if taken:
                there = prices.black
            here = roads.fn[now_fresh][now_place] * prices.lent
            value += 2 * state.capital[company] * (there - here)
        earning = PATIENCE * earns(state, roads, company, fresh, space)
        earning -= earns(state, roads, company, now_fresh, now_place)
        return value + earning * prices.earning

    # -- what the space does ---------------------------------------------------------------------

    def effect(self, company: int, space: int, white: int, black: int) -> float:
        """Returns what a stop gives or takes at once."""
        state, prices = self.state, self.prices
        capital = state.capital[company]
        rate = self.roads.rates[state.kind[company]][space]
        if rate:
            return capital * rate * (prices.white if rate > 0 else prices.black)
        rule = EFFECTS.get(SPACES[space].kind)
        value = rule(self, company, space, white, black) if rule else 0.0
        return value if value > 0 else value * self.fear


def _without_each(
    reaches: dict[int, tuple[float, float, float]],
) -> dict[int, tuple[float, float, float]]:
    """Returns for each pawn of a group the reach of the others."""
    if len(reaches) == 1:
        return dict.fromkeys(reaches, (_FAR, _FAR, _FAR))
    ranked = [sorted(kind, reverse=True) for kind in zip(*reaches.values(), strict=True)]
    (bank, bank2), (bourse, bourse2), (an, an2) = [kind[:2] for kind in ranked]
    return {
        n: (
            bank2 if reach[0] == bank else bank,
            bourse2 if reach[1] == bourse else bourse,
            an2 if reach[2] == an else an,
        )
        for n, reach in reaches.items()
    }
