"""What a state shows of who will win: the figures of which `chances` are made.

The game is a race for a sum: what the lots cost that a seat still needs. Money beyond it is worth
nothing, so all sums are parts of the price of all lots that win, and what counts is how far they
reach.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from games.capital_power.board import PARKS
from games.capital_power.material import LOT_PRICE
from games.capital_power.mind.landing import SIDES, SIDES_TO
from games.capital_power.mind.roads import charts, stand
from games.capital_power.mind.values import Group, look, rounds_left, worth_of

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat

NAMES = (
    "wealth", "need",
    "by_white", "by_deposit", "by_black", "by_credit", "by_loans",
    "white", "deposit", "black", "credit", "loans",
    "foundation", "loan", "bank", "bourse", "an", "fn", "earning", "pawns",
    "watched", "turns", "left", "late_lead", "late_cash", "lead",
)  # fmt: skip
"""What the figures are, in their order.

wealth: the logarithm of what all things of a group are worth (`values`). need: the price of what it
has to buy to win. by_…: how far its money goes beyond that, if it counts white money only; deposits
too; black money too; what it can borrow in time; all it could ever borrow. white to loans: each of
these alone. foundation: how near a foundation is, times the money for it. loan: how near the next
black loan is, times the loans. bank, bourse, an, fn: how near these spaces are. earning: income.
pawns: those in the box. watched: the black money that Interpol may come to. turns: how long it has
to wait for its turn. left: rounds. lead: its lots beyond those of the next; late_…: this, and all
cash, the more the nearer the last round is.
"""
_MOST, _LEAST = 0.6, -1.0
"""How far money beyond what is needed counts, and how much less."""
_POOR = 60
"""What a group has beside its things, in thousands."""


def signs(state: State) -> list[list[float]]:
    """Returns the figures of each seat, as `NAMES` has them; none of a seat that is out."""
    held = [0] * state.seats
    for n, owner in enumerate(state.owner):
        if owner >= 0:
            held[owner] += state.lots[n]
    return [[] if state.out[seat] else _signs(state, seat, held) for seat in range(state.seats)]


def _signs(state: State, seat: Seat, held: list[int]) -> list[float]:
    group, left = look(state, seat), rounds_left(state)
    unit = 1 / (state.options.lots_to_win * LOT_PRICE)
    lead = held[seat] - max([lots for other, lots in enumerate(held) if other != seat])
    need = _needed(state, held[seat], lead) * LOT_PRICE * unit
    white, deposit, black = group.white * unit, group.deposit * unit, group.black * unit
    credit, cash = group.credit * unit, white + deposit + black
    borrowable, fn = _loans(state, group)
    loans = borrowable * unit
    return [
        log(_POOR + worth_of(group, left)),
        need,
        *[
            min(_MOST, max(_LEAST, money - need))
            for money in (white, white + deposit, cash, cash + credit, cash + loans)
        ],
        white, deposit, black, credit, loans,
        min(1.0, cash) * group.an * min(1.0, group.pawns / 2),
        min(1.0, loans) * fn,
        group.bank, group.bourse, group.an, fn,
        group.earning * unit,
        float(group.pawns),
        _watched(state, group) * unit,
        (seat - state.turn) % state.seats / (state.seats - 1),
        left / 40,
        min(1.0, max(-1.0, lead / 4)) / left,
        min(2.0, cash) / left,
        lead / state.options.lots_to_win,
    ]  # fmt: skip


def _needed(state: State, lots: int, lead: int) -> int:
    """Returns how many lots win: those up to the goal, or the last of the bank (C4)."""
    missing = state.options.lots_to_win - lots
    return min(missing, state.stock) if lead + state.stock > 0 else missing


def _loans(state: State, group: Group) -> tuple[float, float]:
    """Returns all black loans that can still be taken, and how near the next one is."""
    roads = charts(state.options)
    loans, nearest = 0.0, 0.0
    for n in group.own:
        if not state.borrowed[n]:
            place, fresh = stand(state, n)
            loans += 2 * state.capital[n]
            nearest = max(nearest, roads.fn[fresh][place])
    return loans, nearest


def _watched(state: State, group: Group) -> float:
    """Returns the black money that Interpol takes by its next move, at the mean."""
    sides = SIDES_TO[state.interpol]
    watched = 0.0
    for n in group.own:
        space = state.space[n]
        if state.black[n] and space not in PARKS and not state.behind[n]:
            watched += state.black[n] * sides.get(space, 0) / SIDES
    return watched
