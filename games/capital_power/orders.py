"""The standing order that settles routine questions out of turn (H46, H47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks, debt_verbs
from games.capital_power.material import COMPANY_KEYS, PAWNS
from games.capital_power.pending import Debt, Receive, Split

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Path, Seat


def give_order(state: State, seat: Seat) -> None:
    """Gives the order; nobody learns of it (H46)."""
    state.orders = tuple(sorted({*state.orders, seat}))


def drop_order(state: State, seat: Seat) -> None:
    """Takes the order back."""
    state.orders = tuple(other for other in state.orders if other != seat)


def ordered(view: View) -> Path | None:
    """Returns the order's answer to what the seat is asked in somebody else's turn (H47)."""
    state, seat = view.seen, view.seat
    if seat is None or seat not in state.orders or state.turn == seat or state.ending:
        return None
    return routine(state, seat)


def routine(state: State, seat: Seat) -> Path | None:
    """Returns the plain answer to what a seat is asked, None for other questions.

    Fines are paid in proportion (H27), debts out of what the group has, and money from others goes
    to the Holding, in the books.
    """
    top = asks(state, seat)
    if isinstance(top, Split):
        return ("even",)
    if isinstance(top, Debt) and "settle" in debt_verbs(state, top):
        return ("settle",)
    if isinstance(top, Receive):
        path: Path = ("receive", COMPANY_KEYS[seat * PAWNS])
        return (*path, "0") if top.black else path
    return None
