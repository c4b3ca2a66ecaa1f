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
from games.capital_power.mind.roads import BEHIND, PATIENCE, stand
from games.capital_power.mind.values import FAR, earns

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.thinking.mind import Temper

SIDES = 8
"""The sides of a die on which Interpol would have to come to a space to be sure of it: at a fork it
goes where it hurts, but somebody else may roll it away before.
"""
SIDES_TO = tuple(Counter(end for ends in ways for end in ends) for ways in INTERPOL_WAYS)
"""By Interpol's space: on how many sides of the die it can come to each other one."""


class _Pawn:
    """What each place for a pawn is compared with: where it stands, and what is near the others.

    home: its country. place, fresh: as charts have them. bank, bourse, an: the reach of the others.
    credit: the black loan that it has not taken; here: the value of a thousand of it, where it is.
    earning: what it takes on its way from here. positions, rolls: the values that have been worked
    out: of places by space and bribe, of rolls by the white and black money in the till.
    """

    __slots__ = (
        "an", "bank", "bourse", "company", "credit", "earning", "fresh", "here", "home", "place",
        "positions", "rolls",
    )  # fmt: skip

    bank: float
    bourse: float
    an: float

    def __init__(self, books: Books, company: int) -> None:
        state, roads = books.state, books.roads
        self.company = company
        self.home = SPACES[state.space[company]].circuit
        self.place, self.fresh = stand(state, company)
        reaches = zip(books.group.own, books.group.reaches, strict=True)
        others = [reach for n, reach in reaches if n != company] or [FAR]
        self.bank, self.bourse, self.an = map(max, zip(*others, strict=True))
        self.credit = 0 if state.borrowed[company] else 2 * state.capital[company]
        self.here = roads.fn[self.fresh][self.place] * books.prices.lent
        self.earning = earns(state, roads, company, self.fresh, self.place)
        self.positions: dict[tuple[int, int], float] = {}
        self.rolls: dict[tuple[int, int], float] = {}


class Prospects(Books):
    """A seat's companies, and what each could come to with some money in its till."""

    def __init__(self, state: State, seat: Seat, temper: Temper) -> None:
        super().__init__(state, seat, temper)
        group, prices = self.group, self.prices
        self._buying = group.white * prices.buy
        self._washing = group.black * prices.wash + group.deposit * prices.draw
        self._founding = (group.white + group.black + 0.7 * group.deposit) * prices.found
        self._sides = SIDES_TO[state.interpol]
        self._pawns: dict[int, _Pawn] = {}

    def _pawn(self, company: int) -> _Pawn:
        pawn = self._pawns.get(company)
        if pawn is None:
            pawn = self._pawns[company] = _Pawn(self, company)
        return pawn

    # -- what a pawn can do ----------------------------------------------------------------------

    def stay(self, company: int, black: int) -> float:
        """Returns the value of staying where a company is, with so much black money in its till."""
        pawn = self._pawn(company)
        if pawn.place == BEHIND:
            return 0.0
        held = self._position(pawn, pawn.place, pawn.fresh, taken=False)
        return held - self._watched(company, pawn.place, black)

    def roll(self, company: int, white: int, black: int) -> float:
        """Returns the value of a roll with so much money in the till."""
        rolls = self._pawn(company).rolls
        value = rolls.get((white, black))
        if value is None:
            value = rolls[white, black] = self._rolled(company, white, black)
        return value

    def _rolled(self, company: int, white: int, black: int) -> float:
        ways = WAYS[self.state.space[company]]
        found: dict[int, float] = {}
        total = 0.0
        for ends in ways:
            for end in ends:
                if end not in found:
                    found[end] = self.stop(company, end, white, black)
            total += found[ends[0]] if len(ends) == 1 else max([found[end] for end in ends])
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
        pawn = self._pawn(company)
        fresh = 0 if bribed else pawn.fresh
        if not bribed and SPACES[space].circuit != pawn.home:
            fresh = 1
        value = pawn.positions.get((space, fresh))
        if value is None:
            lends = SPACES[space].kind == "fn"
            value = self._position(pawn, space, fresh, taken=lends)
            pawn.positions[space, fresh] = value
        value += self.effect(company, space, white, black)
        return value - self._watched(company, space, black)

    def _watched(self, company: int, space: int, black: int) -> float:
        """Returns what Interpol may take on a space by the next turn."""
        fined = black + self.below[company]
        if not fined or space in PARKS:
            return 0.0
        return fined * self.prices.black * self._sides.get(space, 0) / SIDES

    def _position(self, pawn: _Pawn, space: int, fresh: int, *, taken: bool) -> float:
        """Returns the change in value when a pawn stands on a space a turn later.

        taken: whether it takes its black loan there.
        """
        roads, group, prices = self.roads, self.group, self.prices
        bank, bourse, an = roads.near[fresh][space]
        value = self._buying * (PATIENCE * max(pawn.bourse, bourse) - group.bourse)
        value += self._washing * (PATIENCE * max(pawn.bank, bank) - group.bank)
        value += self._founding * (PATIENCE * max(pawn.an, an) - group.an)
        if pawn.credit:
            there = prices.black if taken else PATIENCE * roads.fn[fresh][space] * prices.lent
            value += pawn.credit * (there - pawn.here)
        earning = PATIENCE * earns(self.state, roads, pawn.company, fresh, space) - pawn.earning
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
