"""Ownership: groups, branches, companies that are bound, and those that can be sold.

A company's parent holds 100 or 60 % of it and controls it; a minority owner holds 40 % and does not
(rule page 2.3). Everything here is known to the whole table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.material import MINORITY, PAWNS, is_holding, part
from games.capital_power.pending import Branch, BuyBack, Debt, Split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.capital_power.state import State
    from games.engine import Seat


def group(state: State, seat: Seat) -> list[int]:
    """Returns the companies a seat controls, by number."""
    return [n for n, owner in enumerate(state.owner) if owner == seat]


def living(state: State) -> list[int]:
    """Returns every company in play."""
    return [n for n, kind in enumerate(state.kind) if kind]


def subsidiaries(state: State, company: int) -> list[int]:
    """Returns the companies that a company controls directly."""
    return [n for n, mother in enumerate(state.mother) if mother == company]


def associates(state: State, company: int) -> list[int]:
    """Returns the companies that a company holds 40 % of."""
    return [n for n, minor in enumerate(state.minor) if minor == company]


def branch(state: State, company: int) -> list[int]:
    """Returns a company and everything it controls, down the chain."""
    found = [company]
    for one in found:
        found.extend(subsidiaries(state, one))
    return found


def rooted(state: State, company: int) -> bool:
    """Whether a company's chain of parents reaches a Holding; not if it is to be bought back."""
    mother = state.mother
    while company % PAWNS:
        company = mother[company]
        if company < 0:
            return False
    return True


def rooted_group(state: State, seat: Seat) -> list[int]:
    """Returns the companies of a seat that can act, those not waiting to be bought back."""
    return [n for n in group(state, seat) if rooted(state, n)]


def lots_of(state: State, seat: Seat) -> int:
    """Returns the lots of shares that a seat's group owns (C35)."""
    return sum(state.lots[n] for n in group(state, seat))


def contribution(state: State, company: int) -> int:
    """Returns what the parent of a company paid in: all of its capital, or 60 %."""
    capital = state.capital[company]
    return capital if state.minor[company] < 0 else part(capital, (3, 5))


def minor_contribution(state: State, company: int) -> int:
    """Returns what the minority owner of a company paid in."""
    return part(state.capital[company], (2, 5))


def free_numbers(state: State, seat: Seat) -> list[int]:
    """Returns the pawns of the seat's colour that are in the box (H20), without the Holding."""
    first = seat * 6
    return [n for n in range(first + 1, first + 6) if not state.kind[n]]


def in_play(state: State) -> list[Seat]:
    """Returns the seats that are still in the game."""
    return [seat for seat in range(state.seats) if not state.out[seat]]


# -- what is bound -------------------------------------------------------------------------------


def debtors(state: State) -> Iterator[int]:
    """Yields the companies that must pay something the table knows of (H33)."""
    for pending in state.pending:
        if isinstance(pending, Split | Debt):
            yield from pending.payers


def bound(state: State) -> set[int]:
    """Returns the companies that cannot change hands: moving, in debt, or to be bought back."""
    found: set[int] = set(debtors(state))
    for pending in state.pending:
        if isinstance(pending, Branch):
            found.add(pending.company)
        elif isinstance(pending, BuyBack):
            found.update(branch(state, pending.company))
    return found


def can_be_sold(state: State, item: int) -> bool:
    """Whether a company, or a 40 % share, can change hands at this moment (2.15)."""
    if item >= MINORITY:
        return rooted(state, item - MINORITY) and rooted(state, state.minor[item - MINORITY])
    if is_holding(item):
        return False
    held = bound(state) if state.pending else set()
    return not any(n in held for n in branch(state, item))


def tradeable(state: State, seat: Seat) -> list[int]:
    """Returns what a seat can offer: its companies but the Holding, and 40 % shares in others'."""
    own = group(state, seat)
    items = [n for n in own if not is_holding(n) and rooted(state, n)]
    shares = [
        n + MINORITY
        for n in living(state)
        if state.minor[n] >= 0 and state.owner[state.minor[n]] == seat
    ]
    return items + [item for item in shares if can_be_sold(state, item)]


def holder_of(state: State, item: int) -> int:
    """Returns the company that is paid for an item: the parent, or the holder of the 40 %."""
    return state.minor[item - MINORITY] if item >= MINORITY else state.mother[item]


def seller_of(state: State, item: int) -> Seat:
    """Returns the seat that can sell an item, -1 for none."""
    if item >= MINORITY:
        holder = state.minor[item - MINORITY]
        return state.owner[holder] if state.kind[item - MINORITY] and holder >= 0 else -1
    return state.owner[item] if state.kind[item] else -1
