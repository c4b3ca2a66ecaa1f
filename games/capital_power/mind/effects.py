"""What the spaces give and take: the rules' own figures, in thousands of dollars of shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import in_play, lots_of
from games.capital_power.companies.ledger import group_total
from games.capital_power.material import LOT_PRICE, SWISS_LOT_PRICE
from games.capital_power.mind.books import WIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.capital_power.mind.books import Books
    from games.capital_power.state import State
    from games.engine import Seat

Effect: TypeAlias = "Callable[[Books, int, int, int, int], float]"
SWITZERLAND = 1


def lot_cost(space: int) -> int:
    """Returns the price of a lot on an exchange."""
    return SWISS_LOT_PRICE if SPACES[space].circuit == SWITZERLAND else LOT_PRICE


def purchases(books: Books, white: int, space: int) -> Iterator[tuple[float, int]]:
    """Yields what it gains to buy so many lots on an exchange for white money."""
    state, cost = books.state, lot_cost(space)
    most = min(state.stock, white // cost)
    for lots in sorted({most, max(1, most // 2), max(1, most - 1)}) if most > 0 else ():
        yield books.buying(lots, cost) + _sold_out(state, books.seat, lots), lots


def _sold_out(state: State, seat: Seat, lots: int) -> float:
    """Returns the value of buying the bank's last shares: whoever has the most wins (C4)."""
    if lots < state.stock:
        return 0.0
    others = [other for other in in_play(state) if other != seat]
    mine = (lots_of(state, seat) + lots, group_total(state, seat))
    ahead = all((lots_of(state, other), group_total(state, other)) < mine for other in others)
    return WIN if ahead else -2 * WIN


def _bourse(books: Books, company: int, space: int, white: int, black: int) -> float:
    return max([0.0, *[gain for gain, _ in purchases(books, white, space)]])


def _bank(books: Books, company: int, space: int, white: int, black: int) -> float:
    prices, state = books.prices, books.state
    value = black * max(0.0, books.washed())
    interest = state.deposit[company] // 5 * prices.white
    return value + max(interest, books.group.deposit * (prices.white - prices.deposit))


def _an(books: Books, company: int, space: int, white: int, black: int) -> float:
    capital = (white + black) // 5 * 5
    if not books.group.pawns or books.founding(capital) <= 0:
        return 0.0
    return capital * books.prices.found


def _loanw(books: Books, company: int, space: int, white: int, black: int) -> float:
    state = books.state
    if state.borrowed[company] == 1:
        return -0.1 * state.loan[company] * books.prices.white
    return 0.0


def _ggff(books: Books, company: int, space: int, white: int, black: int) -> float:
    fine = black + books.below[company]
    in_white = min(fine, white)
    return -in_white * books.prices.white - (fine - in_white) * books.prices.black


def _fisc(books: Books, company: int, space: int, white: int, black: int) -> float:
    group, prices = books.group, books.prices
    if any(books.state.hidden[n] for n in group.own):
        return -WIN
    return -0.1 * group.white * prices.white - 0.25 * group.black * prices.black


def _tax(books: Books, company: int, space: int, white: int, black: int) -> float:
    due = (white + black) // 3
    in_white = min(due, white)
    return -in_white * books.prices.white - (due - in_white) * books.prices.black


def _nat(books: Books, company: int, space: int, white: int, black: int) -> float:
    return -white * books.prices.white - black * books.prices.black


def _coup(books: Books, company: int, space: int, white: int, black: int) -> float:
    capital = books.state.capital[company]
    if black >= capital:
        return -capital * books.prices.black
    return _nat(books, company, space, white, black)


def _interest(books: Books, company: int, space: int, white: int, black: int) -> float:
    if books.state.borrowed[company] != 2:
        return 0.0
    return -0.3 * books.state.loan[company] * books.prices.black


EFFECTS: dict[str, Effect] = {
    "bourse": _bourse,
    "bank": _bank,
    "an": _an,
    "loanw": _loanw,
    "ggff": _ggff,
    "fisc": _fisc,
    "tax": _tax,
    "nat": _nat,
    "coup": _coup,
    "intb": _interest,
}
"""By the kind of space: what a stop does to a company with so much white and black money."""
CHOICES = ("bourse", "bank", "an")
"""Kinds of space where something is decided by what money is worth to a pawn that stands there."""
