"""Compulsory payments, and the debts they leave (2.14).

A company pays at once from its own cash. If that is not enough, a debt is pending: its player
raises the money by rescue transfers, set-off, resale, deals and, if nothing else is enough,
liquidation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.companies.groups import rooted_group
from games.capital_power.companies.ledger import (
    Purse,
    colours,
    even_shares,
    free,
    free_lots,
    give,
    shift,
    take_in_order,
    usable,
)
from games.capital_power.ending import eliminate
from games.capital_power.lines import tell
from games.capital_power.material import ACTS_A_TURN, LOT_RESALE
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.pending import Debt
from games.engine import Who

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.step import Step


def charge(
    step: Step[State], company: int, payers: tuple[int, ...], due: int, order: str, why: str
) -> None:
    """Makes these companies pay the bank: at once if they can, otherwise as a debt.

    company: the debtor, last of the payers. order: ``wb``, ``bw`` or ``w``.
    """
    state = step.state
    if not due:
        return
    seat = state.owner[company]
    debt = Debt(seat, company, payers, due, order, why)
    if shortage(state, debt) > 0:
        lapse_money_offers(step, debt)
        state.pending.append(debt)
        key = "owes" if "b" in order else "owes-white"
        tell(step, key, who=Who(seat), company=COMPANY_NAMES[company], amount=dollars(due))
    else:
        pay(state, debt)


def lapse_money_offers(step: Step[State], debt: Debt) -> None:
    """Drops offers of money that a debt can claim (H34)."""
    state = step.state
    black = "b" in debt.order
    state.offers = [
        offer
        for offer in state.offers
        if offer.by != debt.seat or not (offer.white or (black and offer.black + offer.hidden))
    ]


def shortage(state: State, debt: Debt) -> int:
    """Returns what the paying companies' own cash leaves open; 0 or less if it is enough."""
    return debt.due - debt.credit - sum(usable(state, n, debt.order) for n in debt.payers)


def pay(state: State, debt: Debt) -> None:
    """Pays a debt that the paying companies can pay, the debtor last."""
    left = debt.due - debt.credit
    for n in debt.payers:
        amount = min(left, usable(state, n, debt.order))
        take_in_order(state, n, amount, debt.order)
        left -= amount


def settle_if_paid(step: Step[State], debt: Debt) -> bool:
    """Pays the debt on top of the pile if that is possible. Returns whether it was."""
    if shortage(step.state, debt) > 0:
        return False
    step.state.pending.pop()
    pay(step.state, debt)
    tell(step, "settles", who=Who(debt.seat), company=COMPANY_NAMES[debt.company])
    return True


# -- means ---------------------------------------------------------------------------------------


def rescuers(state: State, debt: Debt) -> dict[int, int]:
    """Returns the companies that could help with cash, and with how much (C14)."""
    others = [n for n in rooted_group(state, debt.seat) if n not in debt.payers]
    amounts = {n: rescue_purse(state, n, debt).total for n in others}
    return {n: amount for n, amount in amounts.items() if amount}


def rescue_purse(state: State, company: int, debt: Debt) -> Purse:
    """Returns what a company can send, only in colours that this debt takes."""
    purse = free(state, company)
    return purse if "b" in debt.order else Purse(purse.white)


def deposits(state: State, debt: Debt) -> dict[int, int]:
    """Returns the deposits that can be set off (H18)."""
    if state.options.setoff == "off":
        return {}
    own = rooted_group(state, debt.seat)
    return {n: state.deposit[n] for n in own if state.deposit[n]}


def sellable_lots(state: State, debt: Debt) -> dict[int, int]:
    """Returns the lots that can be sold back to the bank at once (2.10)."""
    own = {n: free_lots(state, n) for n in rooted_group(state, debt.seat)}
    return {n: lots for n, lots in own.items() if lots}


def covering(state: State, debt: Debt) -> int:
    """Returns what cash, deposits and shares of the group can add to the debtors' own money."""
    means = sum(rescuers(state, debt).values()) + sum(deposits(state, debt).values())
    lots = sum(state.lots[n] for n in rooted_group(state, debt.seat))
    return means + lots * LOT_RESALE


def can_cover(state: State, debt: Debt) -> bool:
    """Whether these are enough, so that nothing has to be liquidated (H30)."""
    return covering(state, debt) >= shortage(state, debt)


def small_steps_left(state: State, debt: Debt) -> bool:
    """Whether this player can still raise money bit by bit in this turn (H37)."""
    return state.acts[debt.seat] < ACTS_A_TURN


# -- what the debtor does ------------------------------------------------------------------------


def rescue(step: Step[State], debt: Debt, source: int, purse: Purse) -> None:
    """Sends cash from another company of the player (C14); hidden money stays hidden."""
    step.state.acts[debt.seat] += 1
    shift(step.state, source, debt.company, purse, purse.hidden)


def set_off(step: Step[State], debt: Debt, company: int, amount: int) -> None:
    """Sets a deposit off at par against the debt (H18)."""
    state = step.state
    state.acts[debt.seat] += 1
    state.deposit[company] -= amount
    state.pending[-1] = msgspec.structs.replace(debt, credit=debt.credit + amount)


def resell(step: Step[State], debt: Debt, company: int, lots: int) -> None:
    """Sells shares back to the bank; what the debt needs of the price goes to the debtor."""
    state = step.state
    state.acts[debt.seat] += 1
    state.lots[company] -= lots
    state.stock += lots
    give(state, company, lots * LOT_RESALE, 0)
    tell(
        step, "resells", who=Who(debt.seat), company=COMPANY_NAMES[company], shares=lots * 10,
        amount=dollars(lots * LOT_RESALE),
    )  # fmt: skip
    if company not in debt.payers:
        amount = max(0, min(lots * LOT_RESALE, shortage(state, debt)))
        shift(state, company, debt.company, Purse(amount), 0)


def settle(step: Step[State], debt: Debt) -> None:
    """Raises what is missing in the order of 2.14: cash of the group, deposits, shares."""
    state = step.state
    helpers = rescuers(state, debt)
    needed = min(shortage(state, debt), sum(helpers.values()))
    for n, amount in even_shares(helpers, needed).items():
        rescue(step, debt, n, _purse_in_order(state, n, amount, debt.order))
    for n, has in deposits(state, debt).items():
        amount = min(has, shortage(state, debt))
        if amount > 0:
            set_off(step, debt, n, amount)
            debt = msgspec.structs.replace(debt, credit=debt.credit + amount)
    for n in rooted_group(state, debt.seat):
        lots = min(state.lots[n], -(-shortage(state, debt) // LOT_RESALE))
        if lots > 0:
            resell(step, debt, n, lots)


def _purse_in_order(state: State, company: int, amount: int, order: str) -> Purse:
    white, black = colours(state, (company,), amount, order)
    booked = min(black, free(state, company).booked)
    return Purse(white, booked, black - booked)


def go_bankrupt(step: Step[State], debt: Debt) -> None:
    """Lets the bank pay the creditors of a player who cannot; the player is out (2.14)."""
    eliminate(step, debt.seat, "bankrupt")
