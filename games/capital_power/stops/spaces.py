"""The effect of a space on the company that stops there (2.7).

What is compulsory happens at once; what is optional is left pending for its player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import KIND_OF
from games.capital_power.companies.booking import ask_booking
from games.capital_power.companies.groups import free_numbers
from games.capital_power.companies.ledger import (
    booked,
    cash,
    declared,
    free,
    give,
    take,
    take_in_order,
    usable,
)
from games.capital_power.debts.debts import charge
from games.capital_power.lines import tell, whisper
from games.capital_power.material import (
    CO_OWNER,
    DEPOSIT_INTEREST,
    KINDS,
    LEAST_STAKE,
    WHITE_INTEREST,
    part,
)
from games.capital_power.names import COMPANY_NAMES, dollars, space_name
from games.capital_power.pending import Stop
from games.capital_power.stops.inspections import fisc, inspect
from games.engine import Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.board import SpaceKind
    from games.capital_power.state import State
    from games.step import Step

ORDERS = {"white_first": "wb", "black_first": "bw"}
SA_INCOMES = ("mine", "food", "finance")
LOANS = {"loanw": 1, "fn": 2}
"""The kind of loan that a space lends and takes back, as in `State.borrowed`."""


def land(step: Step[State], company: int) -> None:
    """Carries out the space at once on which a pawn has stopped (2.4)."""
    kind = KIND_OF[step.state.space[company]]
    effect = _EFFECTS.get(kind.effect)
    if effect and (not kind.who or KINDS[step.state.kind[company]] in kind.who):
        effect(step, company, kind)


# -- gains and expenses --------------------------------------------------------------------------


def _co_owner(state: State, company: int) -> int:
    """Returns the company of another player that holds 40 % of a company, -1 for none (C22)."""
    minor = state.minor[company]
    shared = minor >= 0 and state.owner[minor] != state.owner[company]
    return minor if shared else -1


def gain(step: Step[State], company: int, amount: int, *, black: bool, why: str) -> None:
    """Pays a company for a space from the bank; a co-owner gets 20 %, in the books (C22, H38)."""
    state = step.state
    if not amount:
        return
    owner, name, space = Who(state.owner[company]), COMPANY_NAMES[company], space_name(why)
    quiet = black and state.options.creative
    if quiet:
        tell(step, "gains-quietly", who=owner, company=name, space=space)
    else:
        tell(step, "gains", who=owner, company=name, amount=dollars(amount), space=space)
    partner = _co_owner(state, company)
    theirs = part(amount, CO_OWNER) if partner >= 0 else 0
    if theirs:
        give(state, partner, 0 if black else theirs, theirs if black else 0)
        amount -= theirs
        _tell_co_owner(step, partner, theirs, quiet=quiet)
    give(state, company, 0 if black else amount, amount if black else 0)
    ask_booking(step, company, amount if black else 0)


def _tell_co_owner(step: Step[State], partner: int, amount: int, *, quiet: bool) -> None:
    """Tells a co-owner what its company got, or everybody if the gain itself was told."""
    seat = step.state.owner[partner]
    who, company = Who(seat), COMPANY_NAMES[partner]
    if quiet:
        tell(step, "co-gains-quietly", who=who, company=company)
        whisper(step, (seat,), "co-gains", company=company, amount=dollars(amount))
    else:
        tell(step, "co-gains", who=who, company=company, amount=dollars(amount))


def expense(step: Step[State], company: int, amount: int, order: str, why: str) -> None:
    """Makes a company pay for a space; a co-owner bears 20 % if it can (C22, H38)."""
    state = step.state
    if not amount:
        return
    partner = _co_owner(state, company)
    theirs = part(amount, CO_OWNER) if partner >= 0 else 0
    if theirs and usable(state, partner, order) < theirs:
        theirs = 0
    tell(
        step, "pays" if usable(state, company, order) >= amount - theirs else "must-pay",
        who=Who(state.owner[company]), company=COMPANY_NAMES[company],
        amount=dollars(amount), space=space_name(why),
    )  # fmt: skip
    if theirs:
        take_in_order(state, partner, theirs, order)
        tell(
            step, "co-pays", who=Who(state.owner[partner]), company=COMPANY_NAMES[partner],
            amount=dollars(theirs),
        )  # fmt: skip
    charge(step, company, (company,), amount - theirs, order, why)


def lose_cash(step: Step[State], company: int, why: str) -> None:
    """Takes all cash in the books; nobody has to make it up (2.14)."""
    state = step.state
    amount = declared(state, company)
    take(state, company, state.white[company], 0)
    black = booked(state, company)
    state.black[company] -= black
    state.bank_black += black
    tell(
        step, "loses" if amount else "loses-nothing", who=Who(state.owner[company]),
        company=COMPANY_NAMES[company], amount=dollars(amount), space=space_name(why),
    )  # fmt: skip


# -- compulsory spaces ---------------------------------------------------------------------------


def _pay(step: Step[State], company: int, kind: SpaceKind) -> None:
    state = step.state
    base = declared(state, company) if kind.base == "company_cash" else state.capital[company]
    expense(step, company, part(base, kind.rates["rate"]), ORDERS[kind.order], kind.key)


def _receive(step: Step[State], company: int, kind: SpaceKind) -> None:
    options = step.state.options
    rate = options.arms_rate if kind.key == "armsr" else kind.rates["rate"]
    black = kind.order == "black"
    if kind.key in SA_INCOMES:
        black = options.sa_income_colour == "black"
    gain(step, company, part(step.state.capital[company], rate), black=black, why=kind.key)


def _black_interest(step: Step[State], company: int, kind: SpaceKind) -> None:
    state = step.state
    if state.borrowed[company] == LOANS["fn"]:
        due = part(state.loan[company], kind.rates["rate"])
        expense(step, company, due, ORDERS[kind.order], kind.key)


def _lose_all(step: Step[State], company: int, kind: SpaceKind) -> None:
    lose_cash(step, company, kind.key)


def _inspection(step: Step[State], company: int, kind: SpaceKind) -> None:
    inspect(step, step.state.owner[company], [company], "ggff")


def _tax_inspection(step: Step[State], company: int, kind: SpaceKind) -> None:
    fisc(step, company)


def _coup(step: Step[State], company: int, kind: SpaceKind) -> None:
    """Pays the capital in black or loses all cash; with creative books the player chooses."""
    state = step.state
    if state.options.creative:
        _stop(step, company, kind)
    elif state.black[company] >= state.capital[company]:
        pay_coup(step, company)
    else:
        lose_cash(step, company, kind.key)


def pay_coup(step: Step[State], company: int) -> None:
    """Pays the capital in black money, including hidden money (section 5)."""
    state = step.state
    amount = state.capital[company]
    take(state, company, 0, amount)
    tell(
        step, "pays", who=Who(state.owner[company]), company=COMPANY_NAMES[company],
        amount=dollars(amount), space=space_name("coup"),
    )  # fmt: skip


# -- optional spaces -----------------------------------------------------------------------------


def _stop(step: Step[State], company: int, kind: SpaceKind) -> None:
    step.state.pending.append(Stop(step.state.owner[company], company, kind.key))


def _loan(step: Step[State], company: int, kind: SpaceKind) -> None:
    """Charges white interest before any repayment (C33), then offers the loan."""
    state = step.state
    mine = state.borrowed[company] == LOANS[kind.key] and state.loan[company] > 0
    if mine or may_borrow(state, company):
        _stop(step, company, kind)
    if mine and kind.key == "loanw":
        due = part(state.loan[company], WHITE_INTEREST)
        expense(step, company, due, "wb", kind.key)


def may_borrow(state: State, company: int) -> bool:
    """Whether a company can take a loan: one in its lifetime, or one at a time (H7)."""
    if not state.borrowed[company]:
        return True
    return state.options.relend_after_repayment == "on" and not state.loan[company]


def _bank(step: Step[State], company: int, kind: SpaceKind) -> None:
    state = step.state
    interest = part(state.deposit[company], DEPOSIT_INTEREST)
    state.pending.append(Stop(state.owner[company], company, kind.key, interest))


def _found(step: Step[State], company: int, kind: SpaceKind) -> None:
    if free_numbers(step.state, step.state.owner[company]):
        _stop(step, company, kind)


def _metals(step: Step[State], company: int, kind: SpaceKind) -> None:
    """Asks for the stake, which is compulsory (C27): offers do not keep money from it (H34)."""
    state = step.state
    if free(state, company).total < LEAST_STAKE <= cash(state, company):
        state.offers = [offer for offer in state.offers if offer.desk != company]
    _stop(step, company, kind)


_EFFECTS: dict[str, Callable[[Step[State], int, SpaceKind], None]] = {
    "pay": _pay,
    "receive": _receive,
    "interest": _black_interest,
    "lose_all_cash": _lose_all,
    "inspection": _inspection,
    "tax_inspection": _tax_inspection,
    "coup": _coup,
    "loan": _loan,
    "bank": _bank,
    "shares": _stop,
    "found": _found,
    "metals": _metals,
    "election": _stop,
}
