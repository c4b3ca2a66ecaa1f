"""What the spaces give and take: the rules' own figures, in thousands of dollars of shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.material import LOT_PRICE, SWISS_LOT_PRICE
from games.capital_power.mind.books import WIN

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.mind.books import Books

SWITZERLAND = 1


def lot_cost(space: int) -> int:
    """Returns the price of a lot on an exchange."""
    return SWISS_LOT_PRICE if SPACES[space].circuit == SWITZERLAND else LOT_PRICE


def _bourse(books: Books, company: int, space: int, white: int, black: int) -> float:
    cost = lot_cost(space)
    lots = min(books.state.stock, white // cost)
    return max(0.0, books.buying(lots, cost)) if lots else 0.0


def _bank(books: Books, company: int, space: int, white: int, black: int) -> float:
    prices, state = books.prices, books.state
    value = black * max(0.0, books.washed())
    interest = state.deposit[company] // 5 * prices.white
    return value + max(interest, books.group.deposit * (prices.white - prices.deposit))


def _an(books: Books, company: int, space: int, white: int, black: int) -> float:
    if not books.group.pawns:
        return 0.0
    return (white + black) // 5 * 5 * books.prices.found


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


EFFECTS: dict[str, Callable[[Books, int, int, int, int], float]] = {
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
