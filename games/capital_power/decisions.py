"""Carrying out decisions about something pending, and settling it by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import moves as m
from games.capital_power import turns
from games.capital_power.choices.forms import (
    founder_chooses,
    read_companies,
    read_founder,
    read_purse,
)
from games.capital_power.choices.verbs import splits
from games.capital_power.companies.booking import book
from games.capital_power.companies.founding import found, founders
from games.capital_power.companies.ledger import Purse, even_shares, free, give, take_in_order
from games.capital_power.debts import debts, liquidation
from games.capital_power.ending import check_victory, remove_branch
from games.capital_power.lines import tell
from games.capital_power.material import LEAST_STAKE
from games.capital_power.names import COMPANY_NAMES
from games.capital_power.pending import (
    Accuse,
    Booking,
    Branch,
    BuyBack,
    Debt,
    Pending,
    Receive,
    Split,
    Stop,
)
from games.capital_power.stops import inspections, moving, stops
from games.engine import Who

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.step import Step


def decide(step: Step[State], top: Pending, move: m.Move) -> None:
    """Makes a move that answers what is pending on top."""
    pending = step.state.pending
    if isinstance(top, Debt):
        _in_debt(step, top, move)
        return
    if isinstance(move, m.Transfer):
        make_transfer(step, top.seat, move)
        return
    pending.pop()
    if isinstance(top, Branch) and isinstance(move, m.Go):
        moving.go(step, top, move.space)
    elif isinstance(top, Stop):
        at_stop(step, top, move)
    elif isinstance(top, Booking):
        _book(step, top, move)
    elif isinstance(top, Split):
        pay_split(step, top, move)
    elif isinstance(top, BuyBack):
        _buy_back(step, top, move)
    elif isinstance(top, Accuse) and isinstance(move, m.AccuseMove):
        inspections.accuse(step, top.seat, move.whom)
    elif isinstance(top, Receive) and isinstance(move, m.ReceiveMove):
        give(step.state, move.company, top.white, top.black, move.off_books)


def make_transfer(step: Step[State], seat: Seat, move: m.Transfer) -> None:
    """Sends money and lots inside the group."""
    purse = free(step.state, move.source)
    sent = read_purse(move.amounts, purse, 1, purse.total)
    turns.transfer(step, seat, move.source, move.target, sent, move.amounts.get("lots", 0))


# -- on a space ----------------------------------------------------------------------------------


def at_stop(step: Step[State], stop: Stop, move: m.Move) -> None:
    """Does something where the company stands, or goes on."""
    if isinstance(move, m.Number):
        {"borrow": stops.borrow, "buy": stops.buy, "sell": stops.sell}[move.verb](
            step, stop, move.amount
        )
    elif isinstance(move, m.Found):
        _found(step, stop, move)
    elif isinstance(move, m.Money):
        _money_at_stop(step, stop, move)
    elif isinstance(move, m.Word):
        _word_at_stop(step, stop, move.verb)


def _word_at_stop(step: Step[State], stop: Stop, verb: str) -> None:
    state = step.state
    if verb in ("pay-coup", "lose-cash"):
        stops.coup(step, stop, pay=verb == "pay-coup")
    elif verb == "withdraw-all":
        stops.withdraw(step, stop, stops.withdrawable(state, stop))
    elif verb == "launder":
        purse = free(state, stop.company)
        stops.deposit(step, stop, Purse(0, purse.booked, purse.hidden))
    elif verb == "stake-least":
        stops.stake(step, stop, stops.least_stake(state, stop))
    else:
        stops.leave(step, stop)


def _money_at_stop(step: Step[State], stop: Stop, move: m.Money) -> None:
    state = step.state
    if move.verb == "withdraw":
        none = dict.fromkeys(stops.withdrawable(state, stop), 0)
        stops.withdraw(step, stop, read_companies(move.amounts, none))
        return
    purse = free(state, stop.company)
    if move.verb == "deposit":
        stops.deposit(step, stop, read_purse(move.amounts, purse, 1, purse.total))
    elif move.verb == "repay":
        able, loan = stops.repayable(state, stop), state.loan[stop.company]
        stops.repay(step, stop, read_purse(move.amounts, able, 1, loan))
    else:
        least, most = stops.stake_bounds(state, stop)
        stops.stake(step, stop, read_purse(move.amounts, purse, least, most))


def _found(step: Step[State], stop: Stop, move: m.Found) -> None:
    """Founds a company. The stop stays, because several can be founded on one (2.11)."""
    state = step.state
    way = founders(state, stop.company)[move.partner]
    answers = list(move.ways)
    purses: dict[int, Purse] = {}
    for n, share in way.shares(move.capital).items():
        given = answers.pop(0) if founder_chooses(free(state, n), share) else {}
        purses[n] = read_founder(given, free(state, n), share)
    found(step, way, move.kind, move.capital, purses)
    state.pending.append(stop)


# -- receipts and fines --------------------------------------------------------------------------


def _book(step: Step[State], booking: Booking, move: m.Move) -> None:
    if isinstance(move, m.Money):
        book(step, booking, move.amounts.get("hide", 0), move.amounts.get("skim", 0))
    else:
        book(step, booking, booking.black if move == m.Word("hide") else 0, 0)


def pay_split(step: Step[State], split: Split, move: m.Move) -> None:
    """Pays a fine or tax, in proportion or as its player divides it."""
    state = step.state
    purses = {n: free(state, n) for n in split.payers}
    parts = {
        "white": even_shares({n: purse.white for n, purse in purses.items()}, split.white),
        "black": even_shares({n: purse.black for n, purse in purses.items()}, split.black),
    }
    if isinstance(move, m.SplitUp):
        asked = splits(state, split)
        for (colour, (due, has)), given in zip(asked.items(), move.parts, strict=True):
            parts[colour] = read_companies(given, even_shares(has, due))
    inspections.pay_split(step, split, parts["white"], parts["black"])


# -- debts ---------------------------------------------------------------------------------------


def _in_debt(step: Step[State], debt: Debt, move: m.Move) -> None:
    state = step.state
    if isinstance(move, m.Rescue):
        purse = debts.rescue_purse(state, move.source, debt)
        most = debts.shortage(state, debt)
        debts.rescue(step, debt, move.source, read_purse(move.amounts, purse, 1, most))
    elif isinstance(move, m.OfCompany):
        act = debts.set_off if move.verb == "set-off" else debts.resell
        act(step, debt, move.company, move.amount)
    elif isinstance(move, m.Liquidate):
        liquidation.wind_up(step, debt, move.company, move.answers)
        check_victory(step)
    elif move == m.Word("settle"):
        debts.settle(step, debt)
    else:
        debts.go_bankrupt(step, debt)


def _buy_back(step: Step[State], back: BuyBack, move: m.Move) -> None:
    """Buys back a company whose parent was dissolved, or lets it go with all below it (2.14)."""
    state, n = step.state, back.company
    if not isinstance(move, m.BuyBackMove):
        tell(step, "abandons", who=Who(back.seat), company=COMPANY_NAMES[n])
        remove_branch(state, n)
        check_victory(step)
        return
    forty = back.price * 2 // 5 if move.second >= 0 else 0
    take_in_order(state, move.payer, back.price - forty, "wb")
    liquidation.adopt(state, n, move.payer)
    if move.second >= 0:
        take_in_order(state, move.second, forty, "wb")
        state.minor[n] = move.second
    tell(
        step, "buys-back", who=Who(back.seat), company=COMPANY_NAMES[n],
        payer=COMPANY_NAMES[move.payer],
    )  # fmt: skip


# -- by default ----------------------------------------------------------------------------------


def settle_private(step: Step[State], companies: list[int]) -> None:
    """Settles by default what only the player of companies to be sold knows to be pending (H36)."""
    state = step.state
    while True:
        mine = [
            p for p in state.pending if isinstance(p, Stop | Booking) and p.company in companies
        ]
        if not mine:
            return
        top = mine[-1]
        state.pending.remove(top)
        if isinstance(top, Stop):
            at_stop(step, top, default_at_stop(state, top))


def default_at_stop(state: State, stop: Stop) -> m.Word:
    """Returns what happens on a space when its player does not answer (rule page 9)."""
    if stop.kind == "metal" and free(state, stop.company).total >= LEAST_STAKE:
        return m.Word("stake-least")
    if stop.kind == "coup":
        n = stop.company
        able = state.black[n] >= state.capital[n]
        cash = state.white[n] + state.black[n] - state.hidden[n]
        return m.Word("pay-coup" if able and state.capital[n] < cash else "lose-cash")
    return m.Word("pass")
