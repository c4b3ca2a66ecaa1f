"""Why a seat would answer a fine, a debt, a question about its books or an offer in this way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import moves as m
from games.capital_power.board import PARKS
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import cash
from games.capital_power.deals import find_offer
from games.capital_power.debts.liquidation import value_of
from games.capital_power.material import INDEMNITY, part
from games.capital_power.mind.claims import offer_gain
from games.capital_power.mind.landing import Prospects
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.pending import Booking, BuyBack
from games.engine import Arg, Text, Who, text
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from games.capital_power.pending import Pending
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat


def why(what: str, **args: Arg) -> Text:
    """Returns a reason: ``capital-power-because-<what>``."""
    return text(f"capital-power-because-{what}", **args)


def claim_reason(view: View, seat: Seat, top: Pending | None, move: m.Move) -> Text:
    """Returns why a seat would make this move, which answers what others ask of it."""
    state = view.seen
    if isinstance(move, m.AnswerOffer):
        return _deal(state, seat, move)
    if isinstance(move, m.ReceiveMove):
        parked = state.space[move.company] in PARKS
        return why("parked" if parked else "receive", company=COMPANY_NAMES[move.company])
    if isinstance(move, m.AccuseMove):
        return why("accuse", who=Who(move.whom))
    if isinstance(move, m.SplitUp):
        return why("split")
    if isinstance(top, BuyBack):
        return _buy_back(top, move)
    if isinstance(top, Booking):
        return _booking(top, move)
    return _debt(state, seat, move)


def _debt(state: State, seat: Seat, move: m.Move) -> Text:
    if isinstance(move, m.Liquidate):
        value = dollars(value_of(state, move.company))
        return why("liquidate", company=COMPANY_NAMES[move.company], amount=value)
    if isinstance(move, m.Rescue):
        amount = dollars(sum(move.amounts.values()))
        return why("rescue", company=COMPANY_NAMES[move.source], amount=amount)
    if isinstance(move, m.OfCompany):
        return why("set-off", amount=dollars(move.amount))
    if move == m.Word("pass"):
        due = part(sum(cash(state, n) for n in group(state, seat)), INDEMNITY)
        return why("pass-accuse", amount=dollars(due))
    return why(move.verb if isinstance(move, m.Word) else "even")


def _buy_back(top: BuyBack, move: m.Move) -> Text:
    kind = "send-buy-back" if isinstance(move, m.Transfer) else "buy-back"
    if move == m.Word("abandon"):
        kind = "abandon"
    return why(kind, company=COMPANY_NAMES[top.company], amount=dollars(top.price))


def _booking(top: Booking, move: m.Move) -> Text:
    if isinstance(move, m.Money):
        return why("skim", amount=dollars(move.amounts.get("skim", 0)))
    hidden = move == m.Word("hide")
    return why("hide", amount=dollars(top.black)) if hidden else why("book")


def _deal(state: State, seat: Seat, move: m.AnswerOffer) -> Text:
    offer = find_offer(state, move.other, seat, move.slot)
    if offer is None:
        raise ValueError(f"there is no offer {move.slot} of seat {move.other}")
    helps = offer_gain(Prospects(state, seat, Temper()), offer, Temper()) > 0
    return why(f"{move.verb}-{'good' if helps else 'bad'}", who=Who(move.other))
