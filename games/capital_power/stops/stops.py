"""The optional effects of spaces: loans, deposits, shares, stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.board import KIND_OF, SPACES
from games.capital_power.companies.booking import ask_booking
from games.capital_power.companies.founding import can_found
from games.capital_power.companies.groups import contribution, rooted_group
from games.capital_power.companies.ledger import Purse, free, free_lots, give, spend
from games.capital_power.ending import check_victory, dissolve, eliminate
from games.capital_power.lines import tell, whisper
from games.capital_power.material import (
    BLACK_LOAN,
    LEAST_STAKE,
    LOT_PRICE,
    LOT_RESALE,
    SWISS_LOT_PRICE,
    WHITE_LOAN,
    is_holding,
    part,
)
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.pending import BuyBack, Stop
from games.capital_power.stops.spaces import LOANS, lose_cash, may_borrow, pay_coup
from games.engine import Who

if TYPE_CHECKING:
    from games.capital_power.board import Rate
    from games.capital_power.state import State
    from games.step import Step

ELECTIONS = ("elreg", "elrig")


# -- what is possible ----------------------------------------------------------------------------


def stop_verbs(state: State, stop: Stop) -> list[str]:
    """Returns what the company can do here, ``pass`` last unless something is compulsory."""
    n = stop.company
    if stop.kind in LOANS:
        may = {"borrow": loan_limit(state, stop), "repay": repayable(state, stop).total}
    elif stop.kind == "bank":
        drawn = stop.withdrawn or not withdrawable(state, stop)
        purse = free(state, n)
        may = {
            "withdraw": not drawn,
            "withdraw-all": not drawn,
            "deposit": purse.total,
            "launder": purse.black,
        }
    elif stop.kind == "bourse":
        may = {"buy": lots_for_sale(state, stop), "sell": free_lots(state, n)}
    elif stop.kind == "an":
        may = {"found": can_found(state, n)}
    elif stop.kind == "metal":
        may = {"stake": free(state, n).total >= LEAST_STAKE}
        if may["stake"]:
            return ["stake", "stake-least"]
    elif stop.kind in ELECTIONS:
        may = {"stake": free(state, n).total}
    else:
        can_pay = state.black[n] >= state.capital[n]
        return ["pay-coup", "lose-cash"] if can_pay else ["lose-cash"]
    return [verb for verb, possible in may.items() if possible] + ["pass"]


def loan_limit(state: State, stop: Stop) -> int:
    """Returns the most a company can borrow here (2.8), 0 if nothing."""
    if not may_borrow(state, stop.company):
        return 0
    rate = BLACK_LOAN if stop.kind == "fn" else WHITE_LOAN
    return part(state.capital[stop.company], rate)


def repayable(state: State, stop: Stop) -> Purse:
    """Returns what can repay the loan: white for a white loan, either colour for a black one."""
    n = stop.company
    if state.borrowed[n] != LOANS[stop.kind] or not state.loan[n]:
        return Purse()
    purse = free(state, n)
    return purse if stop.kind == "fn" else Purse(purse.white)


def withdrawable(state: State, stop: Stop) -> dict[int, int]:
    """Returns the deposits of the group (2.9)."""
    own = rooted_group(state, stop.seat)
    return {n: state.deposit[n] for n in own if state.deposit[n]}


def lot_price(state: State, stop: Stop) -> int:
    """Returns the price of ten shares on this exchange (2.10)."""
    circuit = SPACES[state.space[stop.company]].circuit
    return SWISS_LOT_PRICE if circuit == 1 else LOT_PRICE


def lots_for_sale(state: State, stop: Stop) -> int:
    """Returns how many lots it can buy: in white, from what the bank has left (H21)."""
    return min(state.stock, free(state, stop.company).white // lot_price(state, stop))


def least_stake(state: State, stop: Stop) -> Purse:
    """Returns the least a company must stake on metals: black money first."""
    purse = free(state, stop.company)
    booked = min(purse.booked, LEAST_STAKE)
    hidden = min(purse.hidden, LEAST_STAKE - booked)
    return Purse(LEAST_STAKE - booked - hidden, booked, hidden)


def stake_bounds(state: State, stop: Stop) -> tuple[int, int]:
    """Returns the least and the greatest stake (C27, H28)."""
    least = LEAST_STAKE if stop.kind == "metal" else 1
    return least, free(state, stop.company).total


# -- what is done --------------------------------------------------------------------------------


def borrow(step: Step[State], stop: Stop, amount: int) -> None:
    """Takes the loan of this space."""
    state, n = step.state, stop.company
    black = stop.kind == "fn"
    state.borrowed[n], state.loan[n] = LOANS[stop.kind], amount
    give(state, n, 0 if black else amount, amount if black else 0)
    tell(
        step, "borrows-black" if black else "borrows-white",
        who=Who(stop.seat), company=COMPANY_NAMES[n],
    )  # fmt: skip
    ask_booking(step, n, amount if black else 0)


def repay(step: Step[State], stop: Stop, purse: Purse) -> None:
    """Pays back some or all of the loan."""
    state, n = step.state, stop.company
    spend(state, n, purse)
    state.loan[n] -= purse.total
    if not state.loan[n]:
        tell(step, "repays", who=Who(stop.seat), company=COMPANY_NAMES[n])


def withdraw(step: Step[State], stop: Stop, amounts: dict[int, int]) -> None:
    """Takes deposits out, white; no interest then, but a new deposit may follow (2.9)."""
    state = step.state
    for n, amount in amounts.items():
        state.deposit[n] -= amount
        give(state, stop.company, amount, 0)
    state.pending.append(msgspec.structs.replace(stop, withdrawn=True, interest=0))


def deposit(step: Step[State], stop: Stop, purse: Purse) -> None:
    """Pays money in; what was hidden is laundered with it (section 5).

    It bears interest from the next stop on.
    """
    spend(step.state, stop.company, purse)
    step.state.deposit[stop.company] += purse.total
    leave(step, stop)


def leave(step: Step[State], stop: Stop) -> None:
    """Leaves the space; a bank pays its interest, white (C17, H4)."""
    if not stop.interest:
        return
    give(step.state, stop.company, stop.interest, 0)
    tell(
        step, "interest", who=Who(stop.seat), company=COMPANY_NAMES[stop.company],
        amount=dollars(stop.interest),
    )  # fmt: skip
    ask_booking(step, stop.company, 0)


def buy(step: Step[State], stop: Stop, lots: int) -> None:
    """Buys bank shares for white money."""
    state, n = step.state, stop.company
    price = lots * lot_price(state, stop)
    spend(state, n, Purse(price))
    state.lots[n] += lots
    state.stock -= lots
    tell(
        step, "buys", who=Who(stop.seat), company=COMPANY_NAMES[n], shares=lots * 10,
        amount=dollars(price),
    )  # fmt: skip
    check_victory(step)


def sell(step: Step[State], stop: Stop, lots: int) -> None:
    """Sells shares back to the bank at a loss of 20 %."""
    state, n = step.state, stop.company
    state.lots[n] -= lots
    state.stock += lots
    give(state, n, lots * LOT_RESALE, 0)
    tell(
        step, "resells", who=Who(stop.seat), company=COMPANY_NAMES[n], shares=lots * 10,
        amount=dollars(lots * LOT_RESALE),
    )  # fmt: skip


def stake(step: Step[State], stop: Stop, purse: Purse) -> None:
    """Stakes money on an election or on the metals exchange (2.12)."""
    spend(step.state, stop.company, purse)
    die = step.chance.die()
    step.state.die = die
    back = KIND_OF[step.state.space[stop.company]].table[die]
    if isinstance(back, str):
        _tell_stake(step, stop, purse.total, 0)
        _six(step, stop)
    elif stop.kind == "metal":
        _metals(step, stop, purse, back)
    else:
        if stop.kind == "elreg" and die in (2, 4):
            back = step.state.options.election_rate
        amount = part(purse.total, back)
        _tell_stake(step, stop, purse.total, amount)
        give(step.state, stop.company, 0, amount)
        ask_booking(step, stop.company, amount)


def _tell_stake(step: Step[State], stop: Stop, amount: int, back: int) -> None:
    """Tells the table of a stake; with creative books only the die, and its player the money."""
    who, company, die = Who(stop.seat), COMPANY_NAMES[stop.company], step.state.die
    money = {"stake": dollars(amount), "back": dollars(back)}
    if step.state.options.creative:
        tell(step, f"{stop.kind}-quietly", who=who, company=company, die=die)
        whisper(step, (stop.seat,), "stake", company=company, die=die, **money)
    else:
        tell(step, stop.kind, who=who, company=company, die=die, **money)


def _metals(step: Step[State], stop: Stop, purse: Purse, back: Rate) -> None:
    """Gives back the rest of a stake in its own colours, black lost first; gains are white."""
    state, n = step.state, stop.company
    amount = part(purse.total, back)
    _tell_stake(step, stop, purse.total, amount)
    lost = max(0, purse.total - amount)
    booked = min(lost, purse.booked)
    hidden = min(lost - booked, purse.hidden)
    white = lost - booked - hidden
    won = max(0, amount - purse.total)
    black = purse.black - booked - hidden
    give(state, n, purse.white - white + won, black, hidden=purse.hidden - hidden)
    if won:
        ask_booking(step, n, 0)


def _six(step: Step[State], stop: Stop) -> None:
    """Carries out a six: a regular election costs all cash, a rigged one the company (2.12)."""
    n = stop.company
    if stop.kind == "elreg":
        lose_cash(step, n, stop.kind)
    elif is_holding(n):
        eliminate(step, stop.seat, "holding")
    else:
        orphans = dissolve(step, n)
        state = step.state
        state.pending.extend(
            BuyBack(stop.seat, one, contribution(state, one)) for one in reversed(orphans)
        )
        check_victory(step)


def coup(step: Step[State], stop: Stop, *, pay: bool) -> None:
    """Pays the coup d'état or loses all cash in the books (section 5)."""
    if pay:
        pay_coup(step, stop.company)
    else:
        lose_cash(step, stop.company, "coup")
