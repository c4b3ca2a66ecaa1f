"""A state that one seat cannot tell from the real one, drawn at random.

A seat does not see what other players' registers say (white, black, hidden, deposits, how much is
borrowed), offers between others, and how many transfers and offers they have made. What it does see
binds that: declared sums, money that offers to it reserve, fines that are to be divided, debts that
cannot be paid yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import booked, usable
from games.capital_power.material import BLACK_LOAN, WHITE_LOAN, part
from games.capital_power.pending import Debt, Offer, Split
from games.capital_power.state import COLUMNS
from games.states import clone

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

MOST = 120
"""Roughly the most an imagined company has of anything, in thousands."""


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state whose view for ``view.seat`` equals `view`."""
    state = clone(view.seen)
    state.last = list(view.last)
    if view.over:
        return state
    others = [seat for seat in range(state.seats) if seat != view.seat and not state.out[seat]]
    state.orders = tuple(sorted([*state.orders, *(s for s in others if rng.random() < 0.3)]))
    if view.declared:
        _hide_offers(state, view, rng)
    for seat in range(state.seats):
        if seat not in view.open_books:
            _fill_registers(state, seat, rng)
            _keep_promises(state, seat)
            if view.declared:
                _match_declared(state, seat, view.declared[seat], rng)
            _fill_history(state, seat, rng)
    _fill_offers(state, view.seat, rng)
    for seat in range(state.seats):
        if seat != view.seat and not state.out[seat]:
            state.acts[seat], state.offered[seat] = rng.randrange(4), rng.randrange(2)
    state.bank_white, state.bank_black = -sum(state.white), -sum(state.black)
    return state


def imagine_registers(
    view: View, rng: random.Random, fill: Callable[[State, Seat, random.Random], None]
) -> State:
    """Returns such a state for a game that is only imagined on: nobody looks back in it, nobody has
    given orders, and there are no offers but those that the seat sees.

    fill: writes the registers of a seat's companies.
    """
    state = clone(view.seen)
    state.last = []
    if view.over:
        return state
    state.history = []
    if view.declared:
        _hide_offers(state, view, rng)
    for seat in range(state.seats):
        if seat not in view.open_books:
            fill(state, seat, rng)
            _keep_promises(state, seat)
            if view.declared:
                _match_declared(state, seat, view.declared[seat], rng)
    state.bank_white, state.bank_black = -sum(state.white), -sum(state.black)
    return state


def _fill_registers(state: State, seat: Seat, rng: random.Random) -> None:
    for n in group(state, seat):
        state.white[n], state.black[n] = rng.randrange(MOST), rng.randrange(MOST)
        state.deposit[n] = rng.choice((0, rng.randrange(MOST)))
        if state.options.creative:
            state.hidden[n] = rng.randrange(state.black[n] + 1)
        if state.options.skims:
            state.skimmed[n] = rng.random() < 0.5
        if state.loan[n]:
            rate = BLACK_LOAN if state.borrowed[n] == 2 else WHITE_LOAN
            state.loan[n] = rng.randint(1, max(1, part(state.capital[n], rate)))


def _keep_promises(state: State, seat: Seat) -> None:
    """Gives its companies what offers reserve and fines take, and takes away what debtors lack."""
    for pending in state.pending:
        if isinstance(pending, Debt) and pending.seat == seat:
            for n in pending.payers:
                state.white[n] = 0
                if "b" in pending.order:
                    state.black[n] = state.hidden[n] = 0
    for n, (white, black) in _needs(state, seat).items():
        state.white[n] += white
        state.black[n] += black


def _match_declared(state: State, seat: Seat, declared: int, rng: random.Random) -> None:
    """Makes a seat's registers declare what is known, with creative books (section 5).

    A company in debt gets none of it, unless there is no other: then it is black money, which a
    strict fine does not take; any other debt is greater than all that is declared. Black money
    needed beyond that is off the books.
    """
    own = group(state, seat)
    if not own:
        return
    needs = _needs(state, seat)
    shy = {n for p in state.pending if isinstance(p, Debt) for n in p.payers}
    rich = [n for n in own if n not in shy]
    hidden = {n: 0 if n in shy else state.hidden[n] for n in own}
    for n in own:
        state.white[n], state.black[n] = needs[n][0], 0
    spare = declared - sum(white for white, _ in needs.values())
    while spare > 0:
        amount = min(spare, 10)
        column = rng.choice((state.white, state.black)) if rich else state.black
        column[rng.choice(rich or own)] += amount
        spare -= amount
    for n in own:
        state.hidden[n] = hidden[n] + needs[n][1]
        state.black[n] += state.hidden[n]


def _needs(state: State, seat: Seat) -> dict[int, tuple[int, int]]:
    """Returns the white and black money that offers and fines show its companies to have."""
    needs = dict.fromkeys(group(state, seat), (0, 0))

    def add(company: int, white: int, black: int) -> None:
        needs[company] = needs[company][0] + white, needs[company][1] + black

    for offer in state.offers:
        if offer.by == seat:
            add(offer.desk, offer.white, offer.black + offer.hidden)
    for pending in state.pending:
        if isinstance(pending, Split) and pending.seat == seat:
            add(pending.payers[-1], pending.white, pending.black)
    return needs


def _hide_offers(state: State, view: View, rng: random.Random) -> None:
    """Hides some of the money in offers of others, with creative books.

    The seat to which it is offered cannot tell whether black money comes from off the books, or
    stays off them.
    """
    state.offers = [
        offer
        if offer.by == view.seat
        else msgspec.structs.replace(
            offer, black=0, hidden=offer.black, off_books=rng.randint(0, offer.ask_black)
        )
        for offer in state.offers
    ]


def _fill_history(state: State, seat: Seat, rng: random.Random) -> None:
    first = seat * COLUMNS + 1
    for n, row in enumerate(state.history):
        money = tuple(rng.randrange(MOST) for _ in range(COLUMNS - 1))
        state.history[n] = row[:first] + money + row[first + COLUMNS - 1 :]


def _fill_offers(state: State, seat: Seat | None, rng: random.Random) -> None:
    """Adds an offer between two other seats, sometimes."""
    others = [n for n in range(state.seats) if n != seat and not state.out[n]]
    if len(others) < 2 or rng.random() < 0.5:
        return
    by, to = rng.sample(others, 2)
    desk = group(state, by)[0]
    in_debt = any(isinstance(p, Debt) and p.seat == by for p in state.pending)
    white = 0 if in_debt else min(state.white[desk], 5)
    if any(offer.by == by for offer in state.offers) or usable(state, desk, "wb") < white:
        return
    state.offers.append(
        Offer(by=by, to=to, slot=1, desk=desk, white=white, ask_black=1 + booked(state, desk))
    )
