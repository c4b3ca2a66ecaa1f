"""Why a company would do something where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import moves as m
from games.capital_power.companies.groups import lots_of
from games.capital_power.companies.ledger import declared, free
from games.capital_power.mind.reasons_of_claims import why
from games.capital_power.names import dollars
from games.capital_power.stops import stops
from games.capital_power.stops.spaces import LOANS, may_borrow

if TYPE_CHECKING:
    from games.capital_power.pending import Stop
    from games.capital_power.state import State
    from games.engine import Text

_PASSED = {"bourse": "pass-bourse", "an": "pass-an", "elreg": "pass-stake", "elrig": "pass-stake"}


def place_reason(state: State, stop: Stop, move: m.Move) -> Text:
    """Returns why a company would make this move on its space."""
    if isinstance(move, m.Number):
        return _number(state, stop, move)
    if isinstance(move, m.Found):
        return why("found", capital=dollars(move.capital), loan=dollars(2 * move.capital))
    if isinstance(move, m.Money):
        amount = dollars(sum(move.amounts.values()))
        return why(move.verb, amount=amount)
    verb = move.verb if isinstance(move, m.Word) else ""
    n = stop.company
    if verb == "launder":
        return why("launder", amount=dollars(free(state, n).black))
    if verb == "withdraw-all":
        return why("withdraw-all", amount=dollars(sum(stops.withdrawable(state, stop).values())))
    if verb in ("pay-coup", "lose-cash"):
        able = state.black[n] >= state.capital[n]
        key = verb if able else "lose-cash-poor"
        capital, cash = dollars(state.capital[n]), dollars(declared(state, n))
        return why(key, capital=capital, cash=cash)
    return why("stake-least") if verb == "stake-least" else _passing(state, stop)


def _number(state: State, stop: Stop, move: m.Number) -> Text:
    if move.verb == "borrow":
        return why("borrow", amount=dollars(move.amount))
    if move.verb == "sell":
        return why("sell", shares=move.amount * 10)
    mine, goal = lots_of(state, stop.seat) + move.amount, state.options.lots_to_win
    if mine >= goal:
        return why("buy-wins")
    return why("buy", shares=move.amount * 10, mine=mine * 10, goal=goal * 10)


def _passing(state: State, stop: Stop) -> Text:
    if stop.interest:
        return why("pass-interest", amount=dollars(stop.interest))
    if stop.kind in LOANS and may_borrow(state, stop.company):
        return why("pass-loan")
    return why(_PASSED.get(stop.kind, "pass"))
