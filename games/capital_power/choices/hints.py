"""What follows from the first word of a move, in a line under its label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD
from games.capital_power.choices.verbs import asks
from games.capital_power.debts.debts import deposits, rescuers, sellable_lots
from games.capital_power.material import LOT_RESALE, WHITE_INTEREST, is_holding, part
from games.capital_power.names import dollars
from games.capital_power.pending import Accuse, Booking, BuyBack, Debt, Stop
from games.capital_power.stops import stops
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat, Text

BLACK_INTEREST = BOARD.kinds["intb"].rates["rate"]


def hint(state: State, seat: Seat, verb: str) -> Text | None:
    """Returns what a verb leads to, None where its label says all."""
    top = asks(state, seat)
    if isinstance(top, Stop):
        return _at_stop(state, top, verb)
    if isinstance(top, Debt):
        return _in_debt(state, top, verb)
    if isinstance(top, Booking) and verb in ("hide", "part"):
        return text("capital-power-hint-hide", found=state.options.false_books)
    plain = isinstance(top, BuyBack | Accuse) and verb in ("abandon", "accuse")
    return text(f"capital-power-hint-{verb}") if plain else None


def _at_stop(state: State, stop: Stop, verb: str) -> Text | None:
    if verb == "borrow":
        most = stops.loan_limit(state, stop)
        black = stop.kind == "fn"
        interest = part(most, BLACK_INTEREST if black else WHITE_INTEREST)
        again = state.options.relend_after_repayment
        key = f"capital-power-hint-borrow-{'black' if black else 'white'}"
        return text(key, most=dollars(most), interest=dollars(interest), again=again)
    if verb in ("deposit", "launder"):
        return text("capital-power-hint-deposit")
    if verb in ("withdraw", "withdraw-all"):
        return text("capital-power-hint-withdraw", interest=dollars(stop.interest))
    if verb == "pass" and stop.interest:
        return text("capital-power-hint-interest", interest=dollars(stop.interest))
    if verb == "stake":
        won = int(state.options.regular_election)
        kind = "elrig-holding" if stop.kind == "elrig" and is_holding(stop.company) else stop.kind
        return text(f"capital-power-hint-{kind}", won=won)
    return text("capital-power-hint-found") if verb == "found" else None


def _in_debt(state: State, debt: Debt, verb: str) -> Text | None:
    if verb == "settle":
        return text(
            "capital-power-hint-settle",
            cash=dollars(sum(rescuers(state, debt).values())),
            deposits=dollars(sum(deposits(state, debt).values())),
            shares=sum(sellable_lots(state, debt).values()) * 10,
            worth=dollars(sum(sellable_lots(state, debt).values()) * LOT_RESALE),
        )
    known = verb in ("liquidate", "bankrupt")
    return text(f"capital-power-hint-{verb}") if known else None
