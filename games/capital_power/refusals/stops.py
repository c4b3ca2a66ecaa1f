"""The reasons why nothing can be done, or not this, where a company stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power.board import KIND_OF, SPACES
from games.capital_power.choices.verbs import asks
from games.capital_power.companies.founding import can_found
from games.capital_power.companies.groups import free_numbers, group
from games.capital_power.companies.ledger import Purse, cash, free
from games.capital_power.material import CAPITAL_STEP, KINDS, LEAST_STAKE
from games.capital_power.names import dollars
from games.capital_power.pending import Stop
from games.capital_power.refusals.refusals import ENTRIES, check_promises, refuse, refuse_of
from games.capital_power.stops.spaces import LOANS, may_borrow
from games.capital_power.stops.stops import lot_price, withdrawable

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Seat

PLACES = {
    "borrow": ("loanw", "fn"), "repay": ("loanw", "fn"),
    "buy": ("bourse",), "sell": ("bourse",),
    "deposit": ("bank",), "launder": ("bank",), "withdraw": ("bank",), "withdraw-all": ("bank",),
    "stake": ("metal", "elreg", "elrig"), "stake-least": ("metal",), "found": ("an",),
}  # fmt: skip
"""Moves that only a company on the right space can make, and the kinds of these spaces."""


def explain_on_space(state: State, seat: Seat, verb: str) -> NoReturn:
    """Raises the reason why a seat that could decide cannot do this on a space now."""
    stop = asks(state, seat)
    if isinstance(stop, Stop):
        here = [stop.company] if stop.kind in PLACES[verb] else []
    else:
        here = [n for n in group(state, seat) if SPACES[state.space[n]].kind in PLACES[verb]]
    if not here and verb == "stake-least":
        refuse("C27", "not-here-metals")
    if not here:
        refuse(ENTRIES[verb], f"not-here-{ENTRIES[verb]}")
    stopped = [n for n in here if state.moved[n]]
    for n in stopped:
        at = stop if isinstance(stop, Stop) else Stop(seat, n, SPACES[state.space[n]].kind)
        _REASONS[verb](state, at)
    if stopped:
        refuse_of("H48", "stop-over", stopped[0])
    refuse_of("C19", "not-stopped", here[0])


def explain_compulsory(stop: Stop) -> NoReturn:
    """Raises the reason why a seat cannot go on where its company must do something."""
    if stop.kind == "metal":
        refuse_of("C27", "must-stake", stop.company, amount=dollars(LEAST_STAKE))
    refuse_of("losses", "must-choose", stop.company)


# -- each refuses if its own ruling is in the way ------------------------------------------------


def _borrow(state: State, stop: Stop) -> None:
    n = stop.company
    if may_borrow(state, n):
        return
    if state.options.relend_after_repayment == "on":
        refuse_of("H7", "loan-open", n)
    refuse_of("C23", "one-loan", n)


def _repay(state: State, stop: Stop) -> None:
    n = stop.company
    if not state.loan[n]:
        refuse_of("loans", "no-loan", n)
    if state.borrowed[n] != LOANS[stop.kind]:
        refuse_of("loans", "other-loan", n)
    if stop.kind == "loanw":
        check_promises(state, n, purse=Purse(1))
        if not state.white[n]:
            refuse_of("loans", "no-white", n)
    check_promises(state, n, money=1)
    if not cash(state, n):
        refuse_of("loans", "no-cash", n)


def _buy(state: State, stop: Stop) -> None:
    n, price = stop.company, lot_price(state, stop)
    check_promises(state, n, purse=Purse(price))
    if state.white[n] < price:
        refuse_of("H21", "too-little-white", n, amount=dollars(price))


def _sell(state: State, stop: Stop) -> None:
    check_promises(state, stop.company, lots=1)
    if not state.lots[stop.company]:
        refuse_of("shares", "no-shares", stop.company)


def _deposit(state: State, stop: Stop) -> None:
    check_promises(state, stop.company, money=1)
    if not cash(state, stop.company):
        refuse_of("bank", "no-cash", stop.company)


def _launder(state: State, stop: Stop) -> None:
    n = stop.company
    if not state.black[n]:
        refuse_of("bank", "no-black", n)
    if not free(state, n).black:
        refuse_of("H34", "promised", n)


def _withdraw(state: State, stop: Stop) -> None:
    if stop.withdrawn:
        refuse_of("bank", "one-withdrawal", stop.company)
    if not withdrawable(state, stop):
        refuse("bank", "no-deposits")


def _stake(state: State, stop: Stop) -> None:
    n = stop.company
    metal = stop.kind == "metal"
    if metal and KINDS[state.kind[n]] not in KIND_OF[state.space[n]].who:
        refuse_of("C27", "metals-closed", n)
    check_promises(state, n, money=LEAST_STAKE if metal else 1)
    if metal and cash(state, n) < LEAST_STAKE:
        refuse_of("C27", "metals-poor", n, amount=dollars(LEAST_STAKE))
    if not cash(state, n):
        refuse_of("H28", "no-stake", n)


def _found(state: State, stop: Stop) -> None:
    n = stop.company
    if not free_numbers(state, state.owner[n]):
        refuse("H20", "no-pawn")
    if not can_found(state, n):
        check_promises(state, n, money=CAPITAL_STEP)
        refuse_of("founding", "no-capital", n)


_REASONS: dict[str, Callable[[State, Stop], None]] = {
    "borrow": _borrow, "repay": _repay, "buy": _buy, "sell": _sell, "deposit": _deposit,
    "launder": _launder, "withdraw": _withdraw, "withdraw-all": _withdraw, "stake": _stake,
    "stake-least": _stake, "found": _found,
}  # fmt: skip
