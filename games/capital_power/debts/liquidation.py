"""Liquidating a company for a debt, and what becomes of its subsidiaries (2.14, step 6).

The bank pays capital less loans. For each company that the liquidated one controlled or held 40 %
of, its player liquidates it too, or lets another company of the group pay what had been paid in and
take its place. (Selling it to another player is a deal made before, H31.) The answers come one at a
time; each question is worked out with the answers before it carried out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.companies.groups import (
    associates,
    branch,
    contribution,
    group,
    minor_contribution,
    rooted,
    rooted_group,
    subsidiaries,
)
from games.capital_power.companies.ledger import cash, free, give, take_in_order
from games.capital_power.debts.debts import covering, shortage
from games.capital_power.ending import bequeath, remove, remove_branch
from games.capital_power.lines import tell
from games.capital_power.material import COMPANY_KEYS, is_holding
from games.capital_power.names import COMPANY_NAMES, dollars
from games.chance import Scripted
from games.engine import Who
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.pending import Debt
    from games.capital_power.state import State

LIQUIDATE = "liquidate"
LAPSE = "lapse"


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The question what becomes of `company`.

    minority: whether it is about a 40 % share. price: for taking the place of the liquidated
    company. answers: ``liquidate``, ``lapse`` or the key of the payer.
    """

    company: int
    price: int
    answers: tuple[str, ...]
    minority: bool = False


def value_of(state: State, company: int) -> int:
    """Returns what the bank pays for a company: capital less loans, never below 0 (H16)."""
    return max(0, state.capital[company] - state.loan[company])


def candidates(state: State, debt: Debt) -> list[int]:
    """Returns the companies that can be liquidated for a debt.

    These are not the Holding, not the debtors, and none whose end would leave a debtor without an
    owner (H32).
    """
    return [n for n in rooted_group(state, debt.seat) if _may_go(state, debt, n)]


def _may_go(state: State, debt: Debt, company: int) -> bool:
    if is_holding(company) or company in debt.payers:
        return False
    kept = [n for n in subsidiaries(state, company) if _holds_debtor(state, debt, n)]
    if not kept:
        return True
    if len(kept) > 1 or state.options.liquidated_funds == "lost":
        return False
    question = wind_up(Step(clone(state), Scripted(())), debt, company, ())
    return question is not None and bool(question.answers)


def hopeless(state: State, debt: Debt) -> bool:
    """Whether all that a group has, and all its companies are worth, cannot pay a debt (H50)."""
    companies = [n for n in rooted_group(state, debt.seat) if not is_holding(n)]
    worth = sum(value_of(state, n) for n in companies if n not in debt.payers)
    return covering(state, debt) + worth < shortage(state, debt)


def _holds_debtor(state: State, debt: Debt, company: int) -> bool:
    return any(n in debt.payers for n in branch(state, company))


def wind_up(step: Step[State], debt: Debt, company: int, answers: Sequence[str]) -> Question | None:
    """Liquidates a company with these answers. Returns the next question, or None if that was all.

    Changes the state as far as the answers go.
    """
    state = step.state
    given = list(answers)
    queue = [company]
    while queue:
        one = queue.pop(0)
        if not state.kind[one]:
            continue
        held = _sorted_subsidiaries(state, debt, one)
        shares = associates(state, one)
        prices = {n: contribution(state, n) for n in held}
        _pay_out(step, debt, one)
        if state.options.liquidated_funds == "lost":
            for subsidiary in held:
                remove_branch(state, subsidiary)
            continue
        for subsidiary in held:
            question = _about_subsidiary(state, debt, subsidiary, prices[subsidiary])
            if not given:
                return question
            _obey(state, question, given.pop(0), queue)
        for share in shares:
            about = _about_share(state, debt, share)
            if about is None:
                continue
            if not given:
                return about
            _obey(state, about, given.pop(0), queue)
    return None


def _sorted_subsidiaries(state: State, debt: Debt, company: int) -> list[int]:
    """Returns the subsidiaries, those that must be kept first, while there is money."""
    return sorted(
        subsidiaries(state, company), key=lambda n: (not _holds_debtor(state, debt, n), n)
    )


def _pay_out(step: Step[State], debt: Debt, company: int) -> None:
    """Lets the bank pay and the debtor inherit (C31); pawn and register leave the game."""
    state = step.state
    value = value_of(state, company)
    tell(
        step,
        "liquidates",
        who=Who(debt.seat),
        company=COMPANY_NAMES[company],
        amount=dollars(value),
    )
    if state.options.liquidated_funds == "kept":
        bequeath(state, company, debt.company)
    remove(state, company)
    give(state, debt.company, value, 0)


def _about_subsidiary(state: State, debt: Debt, subsidiary: int, price: int) -> Question:
    below = branch(state, subsidiary)
    answers: tuple[str, ...] = () if _holds_debtor(state, debt, subsidiary) else (LIQUIDATE,)
    answers += _payers(state, debt, below, price)
    return Question(company=subsidiary, price=price, answers=answers)


def _about_share(state: State, debt: Debt, company: int) -> Question | None:
    """Returns the question about a 40 % share, None if it can only lapse to the parent."""
    if not state.kind[company] or state.minor[company] >= 0:
        return None
    price = minor_contribution(state, company)
    below = branch(state, company)
    own = company in group(state, debt.seat)
    can_go = own and not is_holding(company) and not _holds_debtor(state, debt, company)
    answers = ((LIQUIDATE,) if can_go else ()) + _payers(state, debt, below, price)
    if not own:
        answers += (LAPSE,)
    if answers in ((), (LAPSE,)):
        return None
    return Question(company=company, price=price, answers=answers, minority=True)


def _payers(state: State, debt: Debt, below: list[int], price: int) -> tuple[str, ...]:
    """Returns the companies of the group that can pay a price and are not `below` or under it."""
    able = [
        n for n in group(state, debt.seat)
        if n not in below and rooted(state, n) and _can_pay(state, n, price)
    ]  # fmt: skip
    return tuple(COMPANY_KEYS[n] for n in able)


def _can_pay(state: State, company: int, price: int) -> bool:
    return min(cash(state, company), free(state, company).total) >= price


def _obey(state: State, question: Question, answer: str, queue: list[int]) -> None:
    if answer == LIQUIDATE:
        queue.append(question.company)
    elif answer != LAPSE:
        payer = COMPANY_KEYS.index(answer)
        take_in_order(state, payer, question.price, "wb")
        if question.minority:
            _take_minority(state, question.company, payer)
        else:
            adopt(state, question.company, payer)


def adopt(state: State, company: int, mother: int) -> None:
    """Gives a company a new parent, which owns all of it if it already holds the 40 %."""
    state.mother[company] = mother
    if state.minor[company] == mother:
        state.minor[company] = -1


def _take_minority(state: State, company: int, holder: int) -> None:
    state.minor[company] = -1 if state.mother[company] == holder else holder
