"""What a group is worth, in thousands of dollars of shares: the measure of every decision.

Money is worth what it will buy: white money shares once a pawn comes to an exchange, deposits once
they are withdrawn, black money once it is laundered; and all cash also what companies founded with
it will borrow. How long each of these takes is in the charts of `roads`; what the game does not
last for is worth nothing.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.material import LOT_PRICE, PAWNS, colour_of
from games.capital_power.mind.roads import PATIENCE, charts, stand

if TYPE_CHECKING:
    from games.capital_power.mind.roads import Charts, Reach
    from games.capital_power.state import State
    from games.engine import Seat

LOT = 58.0
"""A lot of shares: somewhat more than it costs in Switzerland, because money can still be lost."""
_BUY = 0.86
"""What is left of white money's value while it waits for an exchange, where nothing is known."""
_DRAW = 0.78
"""The same for a deposit that waits for the next stop on a bank."""
_BELOW = 0.95
"""The value of a deposit at a bank, as a part of the same in white money."""
_SOON = 0.2
"""The weight of the way to an exchange, while money had better be founded with."""
_BORROW = 0.52
"""The same for the loan of a new company, which walks to it from the start."""
_RUN = 6
"""Turns that a new company takes to its black loan."""
_IN_TIME = 3.0
"""Turns to spare with which a plan is sure to come to its end before the game does."""
_FLOOR = 0.02
"""What is left of money that comes too late: it breaks ties."""
_INCOME = 0.9
"""The weight of what a company takes on its way: some of it comes too late, or is lost."""

FAR = (0.05, 0.05, 0.05)
"""How near a group without pawns is to a bank, an exchange and a foundation."""

_MOST = 151
_TURNS = -1 / log(PATIENCE)


def in_time(spare: float) -> float:
    """Returns how likely a plan that leaves so many turns to spare comes to its end, 0 to 1."""
    return min(1.0, max(_FLOOR, spare / _IN_TIME))


BLACK = tuple(_DRAW * _DRAW * _BUY * in_time(left - 8) for left in range(_MOST))
"""A thousand of black money somewhere, by the rounds left."""
FOUND = tuple(2 * _BORROW * BLACK[max(0, left - _RUN)] for left in range(_MOST))
"""A thousand of capital of a new company, for what it will borrow, by the rounds left."""


def rounds_left(state: State) -> int:
    """Returns the rounds that can still be played, this one included."""
    return min(_MOST - 1, int(state.options.round_limit) - state.round + 1)


class Group(NamedTuple):
    """What a seat has, and how near its nearest pawns are to where money turns into shares.

    white, black, deposit, credit, earning: thousands; credit is what its companies can borrow in
    black, less the longer the way there is; earning what they take on their way. reaches: by
    company, how near its pawn is to a bank, an exchange and a foundation; bank, bourse, an: the
    nearest.
    """

    own: tuple[int, ...]
    reaches: tuple[Reach, ...]
    lots: int
    white: int
    black: int
    deposit: int
    credit: float
    earning: float
    bank: float
    bourse: float
    an: float
    pawns: int


def look(state: State, seat: Seat) -> Group:
    """Returns what a seat has, as far as the state shows."""
    roads = charts(state.options)
    own = tuple([n for n, owner in enumerate(state.owner) if owner == seat])
    reaches: list[Reach] = []
    credit = earning = 0.0
    used = 0
    for n in own:
        place, fresh = stand(state, n)
        reaches.append(roads.near[fresh][place])
        used += colour_of(n) == seat
        if not state.borrowed[n]:
            credit += 2 * state.capital[n] * roads.fn[fresh][place]
        earning += earns(state, roads, n, fresh, place)
    bank, bourse, an = map(max, zip(FAR, *reaches, strict=True))
    return Group(
        own,
        tuple(reaches),
        sum([state.lots[n] for n in own]),
        sum([state.white[n] for n in own]),
        sum([state.black[n] for n in own]),
        sum([state.deposit[n] for n in own]),
        credit, earning, bank, bourse, an, PAWNS - used,
    )  # fmt: skip


def earns(state: State, roads: Charts, company: int, fresh: int, place: int) -> float:
    """Returns what a company takes on its way from a place, in thousands, less interest."""
    capital, kind = state.capital[company], state.kind[company]
    free = roads.free[kind][fresh][place]
    if state.borrowed[company] != 2 or not state.loan[company] or not capital:
        return capital * free
    owed = min(1.0, state.loan[company] / (2 * capital))
    return capital * (free + owed * (roads.pressed[kind][fresh][place] - free))


class Prices(NamedTuple):
    """The value of a thousand of a group's money.

    buy, draw, wash: of white money on an exchange's reach of 1, of deposits and black money on a
    bank's. found: of founding with a thousand. lent: of what can be borrowed. earning: of income.
    white, black, deposit: of money where the group is.
    """

    buy: float
    draw: float
    wash: float
    found: float
    lent: float
    earning: float
    white: float
    black: float
    deposit: float


def price(group: Group, left: int) -> Prices:
    """Returns the prices of a group that has so many rounds left."""
    to_bank = -log(group.bank) * _TURNS
    found = FOUND[left] * min(1.0, group.pawns / 2)
    hope = group.an * found
    buy = in_time(left + log(group.bourse) * _TURNS)
    later = 0.0
    if group.bourse * buy + hope > LOT / LOT_PRICE:  # founding comes first
        later = (1 - _SOON) * _BUY * in_time(left - 8)
        buy *= _SOON
    white = group.bourse * buy + later
    most = min(_BUY, _BELOW * white / group.bank)  # no deposit is worth more than white money
    draw = most * in_time(left - to_bank - 2)
    wash = _DRAW * most * in_time(left - to_bank - 5)
    black = group.bank * wash + hope
    return Prices(
        buy, draw, wash, found, black, _INCOME * in_time(left - 4),
        white + hope, black, group.bank * draw + 0.7 * hope,
    )  # fmt: skip


def worth_of(group: Group, left: int) -> float:
    """Returns what a group's things are worth with so many rounds left."""
    prices = price(group, left)
    return (
        group.lots * LOT
        + group.white * prices.white
        + group.black * prices.black
        + group.deposit * prices.deposit
        + group.credit * prices.lent
        + group.earning * prices.earning
    )
