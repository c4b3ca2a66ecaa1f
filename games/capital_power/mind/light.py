"""The quick move of imagined players, by rules of thumb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BRIBE_TARGETS, PARKS, SPACES
from games.capital_power.choices.verbs import asks, debt_verbs
from games.capital_power.companies.founding import ALONE, Founders, can_found, greatest_capital
from games.capital_power.companies.ledger import free
from games.capital_power.debts.liquidation import hopeless
from games.capital_power.fallback import fallback
from games.capital_power.material import ACTS_A_TURN, BRIBE, COMPANY_KEYS, LEAST_STAKE
from games.capital_power.mind.effects import lot_cost
from games.capital_power.mind.places import found_path
from games.capital_power.mind.values import FOUND, rounds_left
from games.capital_power.pending import Branch, Debt, Split, Stop
from games.capital_power.stops import stops
from games.capital_power.stops.moving import bribe_target

if TYPE_CHECKING:
    import random

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Path, Seat

_WASH = 40
"""The least black money and deposits, in thousands, for which a bribe to a bank pays."""
_LIKED = {
    "bourse": 4, "bank": 3, "fn": 5, "an": 4, "coupon": 2, "p": 1, "sale": 1, "armsr": 2,
    "tax": -3, "ggff": -3, "fisc": -3, "nat": -5, "coup": -5, "intb": -3, "sumpt": -1,
    "armsg": -1, "elreg": 0, "elrig": 0,
}  # fmt: skip
"""How gladly a pawn stops on a space at a fork."""


def light(view: View, rng: random.Random) -> Path:
    """Returns a passable move at once."""
    state, seat = view.seen, view.seat
    if seat is None:
        return ("skip",)
    top = asks(state, seat)
    if top is None:
        return _in_turn(state, seat)
    if isinstance(top, Branch):
        space = max(top.targets, key=lambda one: (_LIKED.get(SPACES[one].kind, 0), rng.random()))
        return (f"to-{SPACES[space].key}",)
    if isinstance(top, Stop):
        return _at_stop(state, top)
    if isinstance(top, Split):
        return ("even",)
    if isinstance(top, Debt) and "bankrupt" in debt_verbs(state, top) and hopeless(state, top):
        return ("bankrupt",)
    return fallback(view)


# -- the turn ------------------------------------------------------------------------------------


def _in_turn(state: State, seat: Seat) -> Path:
    own = [n for n, owner in enumerate(state.owner) if owner == seat]
    unmoved = [n for n in own if not state.moved[n]]
    bribed = _bribes(state, own, unmoved)
    if bribed:
        return bribed
    if any(state.space[n] not in PARKS for n in unmoved):
        return ("roll-all",)
    for n in unmoved:
        if not state.borrowed[n]:  # it still has to fetch its loan
            return ("roll", COMPANY_KEYS[n])
    return ("interpol",)


def _bribes(state: State, own: list[int], unmoved: list[int]) -> Path | None:
    """Returns a bribe that turns money into shares, deposits or a loan, or a transfer for one."""
    for n in unmoved:
        target = BRIBE_TARGETS[state.space[n]]
        if target < 0 or bribe_target(state, n) < 0:
            continue
        kind = SPACES[target].kind
        if kind == "fn":
            found = None if state.borrowed[n] else _bribe(state, n)
        elif kind == "bank":
            found = _with_money(state, own, n, state.black, _WASH)
        else:
            total = sum([state.white[one] for one in own])
            saving = rounds_left(state) > _SAVING and total < _ENOUGH
            least = lot_cost(target) + BRIBE
            found = None if saving else _with_money(state, own, n, state.white, least)
        if found:
            return found
    return None


def _with_money(
    state: State, own: list[int], company: int, column: list[int], least: int
) -> Path | None:
    """Returns the bribe of a company that has enough money of a colour, or a transfer of more."""
    if sum([column[n] for n in own]) < least:
        return None
    rich = max(own, key=lambda n: column[n])
    gathers = not state.rolled and state.acts[state.owner[company]] < ACTS_A_TURN
    if gathers and rich != company and column[rich] >= _CHANGE:
        purse = free(state, rich)
        colour, amount = "white", purse.white
        if column is state.black:
            colour, amount = "black", purse.booked
        if amount:
            return "transfer", COMPANY_KEYS[rich], COMPANY_KEYS[company], f"{colour}={amount}"
    return _bribe(state, company) if column[company] >= least else None


_CHANGE = 20
"""The least money, in thousands, that an imagined player sends."""
_ENOUGH = 400
"""The white money, in thousands, with which an imagined player buys shares at any time."""
_SAVING = 20
"""The rounds left before which money is rather founded with than spent on a few shares."""


def _bribe(state: State, company: int) -> Path | None:
    """Returns the bribe of a company, None if it cannot pay for one."""
    purse = free(state, company)
    if purse.booked >= BRIBE:
        return "bribe", COMPANY_KEYS[company], "black"
    return ("bribe", COMPANY_KEYS[company], "white") if purse.white >= BRIBE else None


# -- on a space ----------------------------------------------------------------------------------


def _at_stop(state: State, stop: Stop) -> Path:
    n = stop.company
    kind = stop.kind
    if kind == "bourse":
        lots = stops.lots_for_sale(state, stop)
        worth = rounds_left(state) <= _SAVING or lots >= 4
        return ("buy", str(lots)) if lots and worth else ("pass",)
    if kind == "fn":
        most = stops.loan_limit(state, stop)
        return ("borrow", str(most)) if most else ("pass",)
    if kind == "bank":
        if not stop.withdrawn and stops.withdrawable(state, stop):
            return ("withdraw-all",)
        return ("launder",) if free(state, n).black else ("pass",)
    if kind == "an":
        return _foundation(state, n)
    if kind == "metal":
        return ("stake-least",) if free(state, n).total >= LEAST_STAKE else ("pass",)
    if kind == "coup":
        able = state.capital[n] <= state.black[n] < state.white[n] + state.black[n]
        return ("pay-coup",) if able else ("lose-cash",)
    return ("pass",)


def _foundation(state: State, company: int) -> Path:
    way = Founders(company)
    most = greatest_capital(state, way)
    if most < 30 or FOUND[rounds_left(state)] < 0.3 or not can_found(state, company):
        return ("pass",)
    return found_path(state, way, "min", ALONE, most)
