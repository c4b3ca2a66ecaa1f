"""Choices about a standing order: giving it, changing it, taking it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Done, Option, Path, Pick, Seat, text

if TYPE_CHECKING:
    from games.capital_power.state import State

ROUTINE, CLEAR = "routine", "clear"


def next_order(state: State, seat: Seat, path: Path) -> Choice:
    """Returns the choice of giving the order or taking it back, which is the whole move."""
    if path:
        return Done(text(f"capital-power-effect-order-{path[0]}"), confirm=False)
    word = CLEAR if seat in state.orders else ROUTINE
    option = Option(word, text(f"capital-power-do-order-{word}"))
    return Pick(text("capital-power-ask-order"), (option,))
