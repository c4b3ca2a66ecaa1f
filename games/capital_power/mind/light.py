"""The quick move of imagined players: as `rating`, but without planning who carries the money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BRIBE_TARGETS, SPACES
from games.capital_power.choices.verbs import asks, debt_verbs
from games.capital_power.companies.groups import rooted
from games.capital_power.companies.ledger import Purse, free
from games.capital_power.debts.liquidation import hopeless
from games.capital_power.fallback import fallback
from games.capital_power.material import ACTS_A_TURN, BRIBE, COMPANY_KEYS
from games.capital_power.mind.landing import Prospects
from games.capital_power.mind.places import rate_stop, rate_ways
from games.capital_power.mind.turn import pawn_moves
from games.capital_power.pending import Branch, Debt, Split, Stop
from games.capital_power.stops.moving import bribe_target, parked, unmoved
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Path, Seat

_EVEN = Temper()
_LEAST = 3.0
"""The least gain, in thousands, for which an imagined player sends money."""


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
    if not any(parked(state, n) or bribe_target(state, n) >= 0 for n in pawns):
        return ("roll-all",)
    outlook = Prospects(state, seat, _EVEN)
    purses = {n: free(state, n) for n in outlook.group.own if rooted(state, n)}
    if not state.rolled and state.acts[seat] < ACTS_A_TURN:
        for n in pawns:
            sent = _gathered(outlook, n, purses)
            if sent:
                return sent
    gain, path = max(pawn_moves(outlook, pawns, purses))
    if gain > 0:
        return path
    return ("interpol",) if all(parked(state, n) for n in pawns) else ("roll-all",)


def _gathered(outlook: Prospects, company: int, purses: dict[int, Purse]) -> Path | None:
    """Returns a transfer to a pawn that a bribe brings to where the money of all is of use."""
    state = outlook.state
    target = BRIBE_TARGETS[state.space[company]]
    if target < 0 or company not in purses or bribe_target(state, company) < 0:
        return None
    own = purses[company]
    if SPACES[target].kind == "bourse":
        part, colour = 0, "white"
    elif SPACES[target].kind == "bank":
        part, colour = 1, "black"
    else:
        return None
    rich = max(purses, key=lambda n: purses[n][part])
    total = sum([purse[part] for purse in purses.values()])
    if rich == company or total < BRIBE or not purses[rich][part]:
        return None
    white, black = (total, own.black) if part == 0 else (own.white, total)
    gain = outlook.bribe(company, white, black)
    if gain < outlook.bribe(company, own.white, own.black) + _LEAST:
        return None
    if gain < outlook.roll(company, own.white, own.black) + _LEAST:
        return None
    return "transfer", COMPANY_KEYS[rich], COMPANY_KEYS[company], f"{colour}={purses[rich][part]}"
