"""Money: what a company has, can spend, pays and gets. Nothing else changes the cash columns.

Amounts are thousands of dollars. Black money is booked or hidden (`State.hidden` is a part of
`State.black`); a payment takes booked money first, hidden money last (H41). The bank's takings are
kept by colour, so that white and black money are each conserved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.companies.groups import group

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.capital_power.state import State
    from games.engine import Seat


class Purse(NamedTuple):
    """Money of a company: white, booked black, and hidden black."""

    white: int = 0
    booked: int = 0
    hidden: int = 0

    @property
    def total(self) -> int:
        """The sum of all three."""
        return self.white + self.booked + self.hidden

    @property
    def black(self) -> int:
        """The black part, booked and hidden."""
        return self.booked + self.hidden

    def fits(self, other: Purse) -> bool:
        """Whether this purse holds as much of each as another."""
        return all(needs <= has for needs, has in zip(self, other, strict=True))


def cash(state: State, company: int) -> int:
    """Returns a company's liquidity: white and black (2)."""
    return state.white[company] + state.black[company]


def declared(state: State, company: int) -> int:
    """Returns what a company's register says (section 5)."""
    return state.white[company] + state.black[company] - state.hidden[company]


def booked(state: State, company: int) -> int:
    """Returns a company's booked black money."""
    return state.black[company] - state.hidden[company]


def group_total(state: State, seat: Seat) -> int:
    """Returns the cash and deposits of a group, which break ties (2.16)."""
    return sum(cash(state, n) + state.deposit[n] for n in group(state, seat))


# -- what is free --------------------------------------------------------------------------------


def whole(state: State, company: int) -> Purse:
    """Returns all the money of a company, whatever it has promised."""
    hidden = state.hidden[company]
    return Purse(state.white[company], state.black[company] - hidden, hidden)


def free(state: State, company: int) -> Purse:
    """Returns what a company can spend as it likes; open offers reserve what they give (H34)."""
    purse = whole(state, company)
    for offer in state.offers:
        if offer.desk == company:
            white, booked, hidden = purse
            purse = Purse(white - offer.white, booked - offer.black, hidden - offer.hidden)
    return purse


def free_lots(state: State, company: int) -> int:
    """Returns the lots that a company can sell or move."""
    return state.lots[company] - sum(o.lots for o in state.offers if o.desk == company)


def covered(state: State, company: int) -> bool:
    """Whether a company still has what its open offers give."""
    return min(free(state, company)) >= 0 and free_lots(state, company) >= 0


# -- payments ------------------------------------------------------------------------------------


def usable(state: State, company: int, order: str) -> int:
    """Returns what a company can pay in colours (``wb``, ``bw``, ``w``), even if reserved."""
    return state.white[company] + (state.black[company] if "b" in order else 0)


def colours(state: State, payers: Iterable[int], amount: int, order: str) -> tuple[int, int]:
    """Returns white and black: an amount these can pay, split in this order of colours."""
    payers = tuple(payers)
    white = sum(state.white[n] for n in payers)
    black = sum(state.black[n] for n in payers)
    if order == "bw":
        first = min(amount, black)
        return amount - first, first
    first = min(amount, white)
    return first, amount - first


def take(state: State, company: int, white: int, black: int) -> None:
    """Pays the bank from a company, booked black money before hidden (H41)."""
    state.white[company] -= white
    state.black[company] -= black
    state.hidden[company] = min(state.hidden[company], state.black[company])
    state.bank_white += white
    state.bank_black += black


def take_in_order(state: State, company: int, amount: int, order: str) -> tuple[int, int]:
    """Pays the bank an amount in this order of colours. Returns white and black."""
    white, black = colours(state, (company,), amount, order)
    take(state, company, white, black)
    return white, black


def spend(state: State, company: int, purse: Purse) -> None:
    """Pays the bank exactly this money."""
    state.white[company] -= purse.white
    state.black[company] -= purse.black
    state.hidden[company] -= purse.hidden
    state.bank_white += purse.white
    state.bank_black += purse.black


def give(state: State, company: int, white: int, black: int, hidden: int = 0) -> None:
    """Pays a company from the bank; `hidden` of the black money stays off the books."""
    state.white[company] += white
    state.black[company] += black
    state.hidden[company] += hidden
    state.bank_white -= white
    state.bank_black -= black


def shift(state: State, source: int, target: int, purse: Purse, off_books: int) -> None:
    """Moves money between two companies; `off_books` of it is hidden afterwards."""
    state.white[source] -= purse.white
    state.black[source] -= purse.black
    state.hidden[source] -= purse.hidden
    state.white[target] += purse.white
    state.black[target] += purse.black
    state.hidden[target] += off_books


def even_shares(amounts: dict[int, int], due: int) -> dict[int, int]:
    """Returns `due` divided in proportion to what companies have, the rest on the first ones."""
    total = sum(amounts.values())
    shares = {n: due * has // total if total else 0 for n, has in amounts.items()}
    missing = due - sum(shares.values())
    for n, has in amounts.items():
        more = min(missing, has - shares[n])
        shares[n] += more
        missing -= more
    return shares
