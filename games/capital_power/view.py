"""The view of one seat of Capital Power. Nothing leaves a state in any other way.

A view holds the state as this seat can know it: the same struct, in which what other players'
registers say is blank (0) and what only they are asked is left out. So choices, pictures and rules
read the same columns.
"""

from __future__ import annotations

from operator import mul

import msgspec

from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import declared
from games.capital_power.pending import PRIVATE, Debt, Offer, Pending
from games.capital_power.state import COLUMNS, State, deciders
from games.engine import Seat, Text
from games.engine import View as EngineView
from games.states import clone


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees of a game.

    seen: the state with everything blank that this seat cannot know. open_books: the seats whose
    registers it can read. declared: with creative books, what the registers of each group say
    together (section 5); otherwise empty. last: the last lines the table was told. guessed: by
    seat, what a computer player thinks that its group has in white, in black and in deposits
    (`mind.attention`); empty in all other views.
    """

    seen: State
    open_books: tuple[Seat, ...]
    declared: tuple[int, ...]
    last: tuple[Text, ...]
    guessed: tuple[tuple[int, int, int], ...] = ()

    def knows(self, company: int) -> bool:
        """Whether the seat can read the register of a company."""
        return self.seen.owner[company] in self.open_books


def view(state: State, seat: Seat | None) -> View:
    """Returns what `seat` sees; None is a spectator."""
    waited = deciders(state)
    books = open_books(state, seat)
    sums: tuple[int, ...] = ()
    if state.options.creative:
        sums = tuple(
            sum(declared(state, n) for n in group(state, other)) for other in range(state.seats)
        )
    return View(
        seat=seat,
        asked=tuple(sorted(waited)),
        to_act=seat in waited,
        over=state.ending is not None,
        seen=_blank(state, seat, books),
        open_books=books,
        declared=sums,
        last=tuple(state.last),
    )


def open_books(state: State, seat: Seat | None) -> tuple[Seat, ...]:
    """Returns the seats whose registers a seat can read: its own, or all if open or at the end."""
    if state.ending or state.options.books == "open":
        return tuple(range(state.seats))
    return () if seat is None else (seat,)


def _blank(state: State, seat: Seat | None, books: tuple[Seat, ...]) -> State:
    seen = clone(state)
    seen.last = []
    seen.orders = tuple([other for other in state.orders if other == seat])
    if state.ending:
        return seen
    for n, owner in enumerate(state.owner):
        if owner >= 0 and owner not in books:  # whoever is not in play has nothing
            seen.white[n] = seen.black[n] = seen.hidden[n] = seen.deposit[n] = 0
            seen.loan[n] = min(state.loan[n], 1)
            seen.skimmed[n] = False
    seen.bank_white = seen.bank_black = 0
    if state.history:
        readable = _readable(state.seats, books)
        seen.history = [tuple(map(mul, row, readable)) for row in state.history]
    seen.pending = [
        _blank_pending(p, seat)
        for p in state.pending
        if p.seat == seat or not isinstance(p, PRIVATE)
    ]
    seen.offers = [
        _blank_offer(o, seat) for o in state.offers if seat is not None and seat in (o.by, o.to)
    ]
    seen.acts, seen.offered = [0] * state.seats, [0] * state.seats
    if seat is not None:
        seen.acts[seat], seen.offered[seat] = state.acts[seat], state.offered[seat]
    seen.rolling = state.rolling and seat == state.turn
    return seen


def _readable(seats: int, books: tuple[Seat, ...]) -> tuple[int, ...]:
    """Returns by column of the history: 1 if it is shares or these seats' money, otherwise 0."""
    return tuple(int(n % COLUMNS == 0 or n // COLUMNS in books) for n in range(seats * COLUMNS))


def _blank_pending(pending: Pending, seat: Seat | None) -> Pending:
    """Returns a pending decision without what was set off against a debt, the debtor's secret."""
    if isinstance(pending, Debt) and pending.seat != seat:
        return msgspec.structs.replace(pending, credit=0)
    return pending


def _blank_offer(offer: Offer, seat: Seat | None) -> Offer:
    """Returns an offer as the taker sees it, without whether black money is or will be booked."""
    if seat == offer.by:
        return offer
    black = offer.black + offer.hidden
    return msgspec.structs.replace(offer, black=black, hidden=0, off_books=0)
