"""A standing order: what is routine is settled out of turn without asking (H46, H47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks, debt_verbs
from games.capital_power.material import COMPANY_KEYS, PAWNS
from games.capital_power.pending import Debt, Receive, Split
from games.engine import Choice, Done, Option, Path, Pick, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat

ROUTINE, CLEAR = "routine", "clear"


def next_order(state: State, seat: Seat, path: Path) -> Choice:
    """Giving the order, or taking it back; it is the whole move."""
    if path:
        return Done(text(f"capital-power-effect-order-{path[0]}"), confirm=False)
    word = CLEAR if seat in state.orders else ROUTINE
    option = Option(word, text(f"capital-power-do-order-{word}"))
    return Pick(text("capital-power-ask-order"), (option,))


def give_order(state: State, seat: Seat) -> None:
    """Nobody learns of it (H46)."""
    state.orders = tuple(sorted({*state.orders, seat}))


def drop_order(state: State, seat: Seat) -> None:
    """It is taken back."""
    state.orders = tuple(other for other in state.orders if other != seat)


def ordered(state: State, seat: Seat) -> Path | None:
    """What the order answers to what this seat is asked in somebody else's turn (H47)."""
    if seat not in state.orders or state.turn == seat or state.ending:
        return None
    return routine(state, seat)


def routine(state: State, seat: Seat) -> Path | None:
    """The plain answer to what a seat is asked: fines in proportion (H27), debts out of what the
    group has, money from others to the Holding, in the books; None if it is no such question.
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
