"""The outlook of a seat after something it might do, as far as it knows.

Trying its possible moves shows what a seat whose time is up loses least by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import group_total
from games.capital_power.debts.debts import covering, shortage
from games.capital_power.debts.liquidation import wind_up
from games.capital_power.material import LOT_RESALE
from games.capital_power.pending import Branch, Debt, Split
from games.capital_power.stops import moving
from games.chance import Scripted
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Path, Seat


class Outlook(NamedTuple):
    """The situation of a seat; greater is better, the first field first.

    within: still in the game. gap: what group cash, deposits and shares lack to pay what is owed, 0
    or below. capital: of all companies. money: cash, deposits and shares less what is to be paid.
    """

    within: bool
    gap: int
    capital: int
    money: int


def outlook(state: State, seat: Seat) -> Outlook:
    """Returns the outlook of a seat."""
    own = group(state, seat)
    gap = claims = 0
    for pending in state.pending:
        if pending.seat == seat and isinstance(pending, Debt):
            gap -= max(0, shortage(state, pending) - covering(state, pending))
            claims += pending.due - pending.credit
        elif pending.seat == seat and isinstance(pending, Split):
            claims += pending.white + pending.black
    money = group_total(state, seat) + sum(state.lots[n] for n in own) * LOT_RESALE
    return Outlook(not state.out[seat], gap, sum(state.capital[n] for n in own), money - claims)


def after_way(state: State, branch: Branch, target: int) -> Outlook:
    """Returns the outlook after a way of a fork; what the seat would gain there does not count."""
    step = Step(clone(state), Scripted(()))
    step.state.pending.remove(branch)
    before = outlook(step.state, branch.seat)
    moving.go(step, branch, target)
    found = outlook(step.state, branch.seat)
    return found._replace(money=min(before.money, found.money))


def after_liquidation(state: State, debt: Debt, company: int, answers: Path) -> Outlook:
    """Returns the debtor's outlook after liquidating a company with these answers."""
    step = Step(clone(state), Scripted(()))
    wind_up(step, debt, company, answers)
    return outlook(step.state, debt.seat)
