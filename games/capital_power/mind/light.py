"""The quick move of imagined players: as `rating` has it, whose plans they share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks, debt_verbs
from games.capital_power.companies.groups import rooted
from games.capital_power.companies.ledger import free
from games.capital_power.debts.liquidation import hopeless
from games.capital_power.fallback import fallback
from games.capital_power.mind.landing import Prospects
from games.capital_power.mind.places import rate_stop, rate_ways
from games.capital_power.mind.turn import pawn_moves, rate_turn
from games.capital_power.pending import Branch, Debt, Split, Stop
from games.capital_power.stops.moving import bribe_target, parked, unmoved
from games.capital_power.turns import can_transfer
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Path, Seat

_EVEN = Temper()
_PLANNED = 2
"""Transfers planned in a turn, the greatest sums first: a plan takes most of an imagined turn."""


def light(view: View) -> Path:
    """Returns a passable move at once."""
    state, seat = view.seen, view.seat
    if seat is None:
        return ("skip",)
    top = asks(state, seat)
    if top is None:
        return _in_turn(state, seat)
    if isinstance(top, Branch):
        return max(rate_ways(Prospects(state, seat, _EVEN), top, _EVEN))[1]
    if isinstance(top, Stop):
        return max(rate_stop(Prospects(state, seat, _EVEN), top))[1]
    if isinstance(top, Split):
        return ("even",)
    if isinstance(top, Debt) and "bankrupt" in debt_verbs(state, top) and hopeless(state, top):
        return ("bankrupt",)
    return fallback(view)


def _in_turn(state: State, seat: Seat) -> Path:
    pawns = unmoved(state, seat)
    if not pawns:
        return ("interpol",)
    planned = state.acts[seat] < _PLANNED and not state.rolled and can_transfer(state, seat)
    if not planned and not any(parked(state, n) or bribe_target(state, n) >= 0 for n in pawns):
        return ("roll-all",)
    outlook = Prospects(state, seat, _EVEN)
    if planned:
        return max(rate_turn(outlook))[1]
    purses = {n: free(state, n) for n in outlook.group.own if rooted(state, n)}
    gain, path = max(pawn_moves(outlook, pawns, purses))
    if gain > 0:
        return path
    return ("interpol",) if all(parked(state, n) for n in pawns) else ("roll-all",)
