"""A group with its prices: what its loans, foundations, shares and black money are worth to it.

All values are in thousands of dollars of shares (`values`).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from games.capital_power.mind.roads import BEHIND, charts, stand
from games.capital_power.mind.values import FOUND, LOT, look, price, rounds_left

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.state import State
    from games.engine import Seat
    from games.thinking.mind import Temper

WIN = 400.0
"""The value of the shares that win the game, beyond what they cost."""
_SLOT = 0.2
"""The value of a pawn in the box, as a part of what could be founded with it later: with all the
money of the group, and all that it can still borrow.
"""
_TROUBLE = 5.0
"""What a company costs that comes too late to borrow."""


class Books:
    """What a seat has, and what it would pay for more of it.

    fear: the weight of losses. lot: the value of ten shares. left: rounds. below: by company, the
    booked black money of all it controls.
    """

    def __init__(self, state: State, seat: Seat, temper: Temper) -> None:
        self.state, self.seat = state, seat
        self.fear: float = temper.risk**-0.3
        self.lot: float = LOT * temper.greed**0.1
        self.roads = charts(state.options)
        self.left = rounds_left(state)
        self.group = look(state, seat)
        self.prices = price(self.group, self.left)
        self.below = _below(state, self.group.own)

    def nearer(self, bank: float, bourse: float, an: float) -> Books:
        """Returns the same books with these ways to the next bank, exchange and foundation."""
        books = copy(self)
        books.group = self.group._replace(bank=bank, bourse=bourse, an=an)
        books.prices = price(books.group, self.left)
        return books

    # -- loans and foundations -------------------------------------------------------------------

    def credit_of(self, company: int) -> float:
        """Returns the value of a company's black loan that it has not taken yet."""
        state = self.state
        place, fresh = stand(state, company)
        return 2 * state.capital[company] * self.roads.fn[fresh][place] * self.prices.lent

    def loan_burden(self, company: int, amount: int) -> float:
        """Returns what the interest of a black loan costs on the way."""
        state = self.state
        kind = state.kind[company]
        place, fresh = stand(state, company)
        rate = self.roads.free[kind][fresh][place] - self.roads.pressed[kind][fresh][place]
        return amount / 2 * rate * self.prices.earning

    def founding(self, capital: int) -> float:
        """Returns the value of a new company, less what running it costs."""
        found = FOUND[self.left]
        earning = self.roads.free[self.roads.best][1][BEHIND]
        group = self.group
        later = group.white + group.black + group.deposit + group.credit
        return capital * (found + earning * self.prices.earning) - _SLOT * later * found - _TROUBLE

    def founding_with(self, company: int, purses: dict[int, int], capital: int) -> float:
        """Returns the value of the best second foundation, by 40 % of what a founder has left.

        The new company pays its 60 % out of its own cash.
        """
        if self.group.pawns < 2:
            return 0.0
        spare = max(0, purses.get(company, 0))
        second = min(spare * 5 // 2, capital * 5 // 3) // 5 * 5
        return max(0.0, self.founding(second)) if second >= 5 else 0.0

    def lot_hopes(self, lots: int) -> float:
        """Returns what selling lots costs beyond their price: the way to the victory is longer."""
        return lots * LOT * 0.2

    def buying(self, lots: int, cost: int) -> float:
        """Returns the value of buying lots at this price each."""
        group, options = self.group, self.state.options
        value = lots * (self.lot - cost * self.prices.white)
        if group.lots + lots >= options.lots_to_win:
            value += WIN
        return value

    def washed(self) -> float:
        """Returns what a thousand of black money gains at a bank."""
        return self.prices.draw * max(0.8, self.group.bank) - self.prices.wash * self.group.bank


def _below(state: State, own: Sequence[int]) -> dict[int, int]:
    """Returns by company the booked black money of all the companies that it controls."""
    found = dict.fromkeys(own, 0)
    for n in own:
        booked = state.black[n] - state.hidden[n]
        mother = state.mother[n] if booked else -1
        while mother >= 0:
            found[mother] = found.get(mother, 0) + booked
            mother = state.mother[mother]
    return found
