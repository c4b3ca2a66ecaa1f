"""What a stop on a space does for a group, reckoned from the rules' own figures, without playing.

All values are in thousands of dollars of shares (`values`), against doing nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.board import BRIBE_TARGETS, INTERPOL_WAYS, PARKS, SPACES, WAYS
from games.capital_power.companies.ledger import free
from games.capital_power.material import BRIBE
from games.capital_power.mind.books import Books
from games.capital_power.mind.effects import CHOICES, EFFECTS, purchases
from games.capital_power.mind.roads import BEHIND, PATIENCE, stand
from games.capital_power.mind.values import FAR, earns

if TYPE_CHECKING:
    from games.capital_power.mind.effects import Effect
    from games.capital_power.state import State
    from games.engine import Seat
    from games.thinking.mind import Temper

SIDES = 8
"""The sides of a die on which Interpol would have to come to a space to be sure of it: at a fork it
goes where it hurts, but somebody else may roll it away before.
"""
SIDES_TO = tuple(Counter(end for ends in ways for end in ends) for ways in INTERPOL_WAYS)
"""By Interpol's space: on how many sides of the die it can come to each other one."""


_ENDS = tuple(tuple(dict.fromkeys(end for way in ways for end in way)) for ways in WAYS)
"""By space, where a roll can end."""
_WAYS = tuple(
    tuple(tuple(map(ends.index, way)) for way in ways)
    for ways, ends in zip(WAYS, _ENDS, strict=True)
)
"""By space and by the pips less one, the same as places in `_ENDS`."""


class _Arrival(NamedTuple):
    """A stop of a pawn on a space, whatever is in its till.

    value: what the place is worth. rule: what is done there with the money, books: by these prices.
    watched: what Interpol may take of a thousand of black money.
    """

    space: int
    value: float
    rule: Effect | None
    books: Books
    watched: float


class _Pawn:
    """What each place for a pawn is compared with: where it stands, and what is near the others.

    home: its country. place, fresh: as charts have them. bank, bourse, an: the reach of the others.
    credit: the black loan that it has not taken; here: the value of a thousand of it, where it is.
    earning: what it takes on its way from here. arrivals, ends, rolls: what has been worked out:
    stops by space and bribe, those of a roll as `_ENDS` has them, and the values of rolls by the
    white and black money in the till.
    """

    __slots__ = (
        "an", "arrivals", "bank", "bourse", "company", "credit", "earning", "ends", "fresh", "here",
        "home", "place", "rolls",
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
        self.arrivals: dict[tuple[int, int], _Arrival] = {}
        self.ends: list[_Arrival] = []
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
        return held - (black + self.below[company]) * self._watched(pawn.place)

    def roll(self, company: int, white: int, black: int) -> float:
        """Returns the value of a roll with so much money in the till."""
        rolls = self._pawn(company).rolls
        value = rolls.get((white, black))
        if value is None:
            value = rolls[white, black] = self._rolled(company, white, black)
        return value

    def _rolled(self, company: int, white: int, black: int) -> float:
        pawn = self._pawn(company)
        space = self.state.space[company]
        if not pawn.ends:
            pawn.ends = [self._arrive(pawn, end, bribed=False) for end in _ENDS[space]]
        found = [self._value(arrival, company, white, black) for arrival in pawn.ends]
        total = 0.0
        for way in _WAYS[space]:
            total += found[way[0]] if len(way) == 1 else max([found[end] for end in way])
        return total / len(_WAYS[space])

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

    def bought(self, company: int) -> int:
        """Returns how many lots a company buys that bribes its way to an exchange."""
        space, purse = BRIBE_TARGETS[self.state.space[company]], free(self.state, company)
        white = purse.white - BRIBE * (purse.black < BRIBE)
        there = self._there(self._pawn(company), space, 0)
        return max([(0.0, 0), *purchases(there, white, space)])[1]

    def stop(
        self, company: int, space: int, white: int, black: int, *, bribed: bool = False
    ) -> float:
        """Returns the value of a stop on a space with so much money in the till."""
        arrival = self._arrive(self._pawn(company), space, bribed=bribed)
        return self._value(arrival, company, white, black)

    def _arrive(self, pawn: _Pawn, space: int, *, bribed: bool) -> _Arrival:
        fresh = 0 if bribed else pawn.fresh
        if not bribed and SPACES[space].circuit != pawn.home:
            fresh = 1
        arrival = pawn.arrivals.get((space, fresh))
        if arrival is None:
            arrival = pawn.arrivals[space, fresh] = self._arrival(pawn, space, fresh)
        return arrival

    def _arrival(self, pawn: _Pawn, space: int, fresh: int) -> _Arrival:
        kind = SPACES[space].kind
        value = self._position(pawn, space, fresh, taken=kind == "fn")
        value += self._share(pawn.company, space)
        books = self._there(pawn, space, fresh)
        return _Arrival(space, value, EFFECTS.get(kind), books, self._watched(space))

    def _value(self, arrival: _Arrival, company: int, white: int, black: int) -> float:
        space, value, rule, books, watched = arrival
        if rule:
            effect = rule(books, company, space, white, black)
            value += effect if effect > 0 else effect * self.fear
        return value - (black + self.below[company]) * watched if watched else value

    def _watched(self, space: int) -> float:
        """Returns what Interpol may take of a thousand of black money by the next turn."""
        if space in PARKS:
            return 0.0
        return self.prices.black * self._sides.get(space, 0) / SIDES

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
        rule = EFFECTS.get(SPACES[space].kind)
        value = rule(self, company, space, white, black) if rule else 0.0
        return self._share(company, space) + (value if value > 0 else value * self.fear)

    def _share(self, company: int, space: int) -> float:
        """Returns what a stop brings or costs by the capital of the company."""
        state, prices = self.state, self.prices
        share = state.capital[company] * self.roads.rates[state.kind[company]][space]
        return share * (prices.white if share > 0 else prices.black)

    def _there(self, pawn: _Pawn, space: int, fresh: int) -> Books:
        """Returns the books of the group once a pawn stands on a space: what it decides there goes
        by the prices of then, and a plan may not count on anything else.
        """
        if SPACES[space].kind not in CHOICES:
            return self
        others = (pawn.bank, pawn.bourse, pawn.an)
        return self.nearer(*map(max, FAR, others, self.roads.near[fresh][space]))
