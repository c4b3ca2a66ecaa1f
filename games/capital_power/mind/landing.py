"""What a stop on a space does for a group, reckoned from the rules' own figures, without playing.

All values are in thousands of dollars of shares (`values`), against doing nothing.
"""

from __future__ import annotations

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

_STAY_AWAY = 0.0
"""How much of black money Interpol takes in a turn, on a space it can come to by one side."""


class Prospects(Books):
    """A seat's companies, and what each could come to with some money in its till."""

    def __init__(self, state: State, seat: Seat, temper: Temper) -> None:
        super().__init__(state, seat, temper)
        self._others = {n: self._without(n) for n in self.group.own}

    def _without(self, company: int) -> tuple[float, float, float]:
        """Returns the reach of the group's other pawns: a bank, an exchange, a foundation."""
        bank = bourse = an = 0.05
        state, roads = self.state, self.roads
        for n in self.group.own:
            if n != company:
                place, fresh = place_of(state, n), is_fresh(state, n)
                bank = max(bank, roads.bank[fresh][place])
                bourse = max(bourse, roads.bourse[fresh][place])
                an = max(an, roads.an[fresh][place])
        return bank, bourse, an

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
        lends = SPACES[space].kind == "fn"
        value = self._position(company, space, fresh, taken=lends)
        value += self.effect(company, space, white, black)
        return value - self._watched(company, space, black)

    def _watched(self, company: int, space: int, black: int) -> float:
        """Returns what Interpol may take on a space by the next turn."""
        fined = black + self.below[company]
        if not fined or space in PARKS:
            return 0.0
        sides = sum([space in ends for ends in INTERPOL_WAYS[self.state.interpol]])
        return fined * self.prices.black * (sides / 8 + _STAY_AWAY)

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
