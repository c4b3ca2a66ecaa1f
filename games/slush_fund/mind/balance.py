"""The bribes as numbers: how many points each seat may expect from each politician."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, ClassVar, Self, TypeAlias

from games.slush_fund.material import (
    FALL,
    FULL_DECKS,
    LAST_MONEY,
    LAST_TIME,
    TIME,
    VALUE,
    VP,
    WORTH,
)
from games.slush_fund.recent import find_recent_cards
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Seat
    from games.slush_fund.options import Options
    from games.slush_fund.state import Pile, State
    from games.slush_fund.view import PileView, View

UNSEEN = 22.5
"""The mean value of a money or VP card, in thousands of dollars."""

POINT = 0.04
"""The share of the win that a victory point is worth."""

_NOTE = 0.2
"""The value of one more money card in a tie, in thousands: fifty of them are less than a note."""

Line: TypeAlias = "list[float]"
"""A figure for each seat, on one politician."""

Change: TypeAlias = "tuple[int, Line, Line, int]"
"""A politician as it would be: its number, the money and the VP cards by seat, its scandals."""

_TIMES = {name: deck.count(TIME) for name, deck in FULL_DECKS.items()}
_PER_TIME = 9
"""Cards of the full deck for each of its Time cards."""
_NEUTRAL = Temper()


def time_left(options: Options, deck: int, time: int) -> float:
    """Returns how much of the game is likely to be left, in Time cards of the full deck.

    deck: the number of face-down cards. time: the Time cards shown.
    """
    return (LAST_TIME - time) * (deck + 1) / (_TIMES[options.length] - time + 1) / _PER_TIME


def heat_of(left: float) -> float:
    """Returns the thousands by which a seat must lead at a politician for it to be likely kept.

    left: how much of the game is left, as `time_left` has it.
    """
    return 6 + 14 * sqrt(left)


class Balance:
    """What each seat may expect, and how that changes with the money, VP cards and scandals.

    money, vps: by politician, then by seat; money is in thousands of dollars. points: the points
    each seat may expect, by politician, then by seat; totals: the sums by seat.
    heat: thousands by which a lead is likely kept. late: the part of the game that is left.
    """

    __slots__ = ("heat", "late", "money", "out", "points", "scandals", "spite", "totals", "vps")

    risk_of_third: ClassVar[float] = 0.2
    risk_of_fourth: ClassVar[float] = 0.5
    """The part of a politician's worth that a third or fourth Scandal puts at risk while the whole
    game is still to come.
    """

    def __init__(
        self,
        money: Sequence[Line],
        vps: Sequence[Line],
        scandals: Sequence[int],
        left: float,
        out: Sequence[bool],
        temper: Temper = _NEUTRAL,
    ) -> None:
        self.money, self.vps, self.scandals, self.out = money, vps, scandals, out
        self.spite = temper.spite
        # A greedy player takes what is visible now for the end.
        self.heat = self.find_heat(left) * (1.2 - 0.2 * temper.greed)
        self.late = left / LAST_TIME
        self.points = [self.share(*figures) for figures in zip(money, vps, scandals, strict=True)]
        self.totals: Line = [sum(column) for column in zip(*self.points, strict=True)]

    @staticmethod
    def find_heat(left: float) -> float:
        """Returns the thousands by which a lead is likely kept; `left` as in `time_left`."""
        return heat_of(left)

    def share(self, money: Line, vps: Line, scandals: int) -> Line:
        """Returns the points each seat may expect from a politician with these figures."""
        if scandals >= FALL:
            return [0.0] * len(money)
        worth: float = WORTH - scandals
        if scandals == FALL - 1:
            worth *= 1 - self.risk_of_fourth * self.late
        elif scandals == FALL - 2:
            worth *= 1 - self.risk_of_third * self.late
        top = max(money)
        if not top:
            return [worth / len(money) / 2] * len(money)
        heat, early = self.heat, self.late > 0.15
        parts = [exp((sum_ - top) / heat) if sum_ or early else 0.0 for sum_ in money]
        whole = sum(parts)
        return [part / whole * (worth + vp) for part, vp in zip(parts, vps, strict=True)]

    def lead(self, seat: Seat, *changes: Change) -> float:
        """Returns by how many points `seat` leads after these changes, counting most against the
        strongest of the others.
        """
        totals = self.totals
        for politician, money, vps, scandals in changes:
            new, old = self.share(money, vps, scandals), self.points[politician]
            totals = [t + n - o for t, n, o in zip(totals, new, old, strict=True)]
        others = [
            total for other, total in enumerate(totals) if other != seat and not self.out[other]
        ]
        if not others:
            return totals[seat]
        rivals = 0.7 * max(others) + 0.3 * sum(others) / len(others)
        return totals[seat] - self.spite * rivals

    def after(self, changes: Sequence[Change]) -> Self:
        """Returns the balance after these changes."""
        later = type(self).__new__(type(self))  # several times as fast as `copy.copy`
        later.out, later.spite = self.out, self.spite
        later.heat, later.late = self.heat, self.late
        later.money, later.vps = list(self.money), list(self.vps)
        later.scandals, later.points = list(self.scandals), list(self.points)
        later.totals = self.totals
        for politician, money, vps, scandals in changes:
            new, old = self.share(money, vps, scandals), later.points[politician]
            later.money[politician], later.vps[politician] = money, vps
            later.scandals[politician], later.points[politician] = scandals, new
            later.totals = [t + n - o for t, n, o in zip(later.totals, new, old, strict=True)]
        return later

    # -- the politicians after a move, as arguments of `lead` --------------------------------------

    def add(self, politician: int, seat: Seat, card: int, times: int = 1) -> Change:
        """Returns a politician with one more (`times`: -1 for one less) of a card of `seat`."""
        money, vps = self.money[politician], self.vps[politician]
        if card == VP:
            vps = _changed(vps, seat, times)
        else:
            money = _changed(money, seat, times * (VALUE[card] + _NOTE))
        return politician, money, vps, self.scandals[politician]

    def rob(self, politician: int, victim: Seat, thief: Seat, card: int) -> Change:
        """Returns a politician after a Thief has taken a card there."""
        less = _changed(self.money[politician], victim, -VALUE[card] - _NOTE)
        money = _changed(less, thief, VALUE[card] + _NOTE)
        return politician, money, self.vps[politician], self.scandals[politician]

    def smear(self, politician: int, scandals: int = 1) -> Change:
        """Returns a politician with that many scandals more."""
        count = self.scandals[politician] + scandals
        return politician, self.money[politician], self.vps[politician], count


def _changed(line: Line, seat: Seat, by: float) -> Line:
    line = line[:]
    line[seat] = max(0.0, line[seat] + by)
    return line


def weigh_pile(pile: Pile) -> float:
    """Returns the money in a pile, with the number of its cards for a tie (S32)."""
    return sum([VALUE[card] + _NOTE for card in pile if card <= LAST_MONEY])


class FittedBalance(Balance):
    """A balance with figures that tell who wins a game of four, as fitted to 1,200 such games of
    normal players. Leads are kept less often early and more often late than `heat_of` has it.
    """

    __slots__ = ()

    risk_of_third: ClassVar[float] = 0.9
    risk_of_fourth: ClassVar[float] = 1.0

    @staticmethod
    def find_heat(left: float) -> float:
        """Returns the thousands by which a lead is likely kept; `left` as in `time_left`."""
        return 1 + 13 * left


def heat_of_chances(left: float) -> float:
    """Returns the points by which a seat must lead in an `FittedBalance` to be likely to win.

    left: how much of the game is left, as `time_left` has it.
    """
    return 4 + 0.7 * left


def weigh_chances(totals: Line, out: Sequence[bool], heat: float) -> Line:
    """Returns how likely each seat is to win, by seat.

    totals: the points each may expect. heat: the points by which a seat must lead for it
    to be likely to win.
    """
    top = max(totals)
    parts = [
        0.0 if gone else exp((total - top) / heat) for total, gone in zip(totals, out, strict=True)
    ]
    whole = sum(parts)
    return [part / whole for part in parts]


def weigh_state(state: State, kind: type[Balance] = Balance) -> Balance:
    """Returns the balance of an imagined state, in which every pile is known."""
    seats, piles = state.seats, state.piles
    rows = [piles[at : at + seats] for at in range(0, len(piles), seats)]
    return kind(
        [[weigh_pile(pile) for pile in row] for row in rows],
        [[pile.count(VP) for pile in row] for row in rows],
        state.scandals,
        time_left(state.options, len(state.deck), state.time),
        state.out,
    )


def weigh_view(view: View, temper: Temper, kind: type[Balance] = Balance) -> Balance:
    """Returns the balance as far as a view shows it; covered cards count by their mean.

    A gambler thinks little of what others may have covered.
    """
    unseen = UNSEEN * (1.2 - 0.2 * temper.risk)
    money: list[Line] = []
    vps: list[Line] = []
    recent = find_recent_cards(view)
    for politician, row in enumerate(view.piles):
        known = [
            _find_known(pile, recent.get((politician, owner))) for owner, pile in enumerate(row)
        ]
        money.append(
            [
                weigh_pile(cards) + unseen * (pile.height - len(cards))
                for cards, pile in zip(known, row, strict=True)
            ]
        )
        vps.append([cards.count(VP) for cards in known])
    left = time_left(view.options, view.deck, view.time)
    return kind(money, vps, view.scandals, left, view.out, temper)


def _find_known(pile: PileView, recent: list[int] | None) -> Pile:
    """Returns the cards of a pile that can be seen, or that the last play tells of."""
    if pile.cards is not None:
        return pile.cards
    if recent:
        return tuple(recent)
    return () if pile.top is None else (pile.top,)
