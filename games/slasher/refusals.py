"""The reasons why a move is refused, each with the ruling it rests on."""

from __future__ import annotations

from typing import NoReturn

from games.engine import CLOSE, HOUSE, Arg, Path, Refused, Seat, text
from games.slasher.moves import (
    Bare,
    Discard,
    Hunt,
    Lock,
    Move,
    Place,
    PlayJoin,
    PlayMove,
    PlaySplit,
    PlaySwap,
    Resign,
    SetOrder,
    StrikeGroup,
)
from games.slasher.state import Phase, State, deciders, waited_for


def refuse(rule: str, what: str, **args: Arg) -> NoReturn:
    """Raises the refusal ``slasher-refused-<what>`` that rests on `rule`."""
    raise Refused(rule, text(f"slasher-refused-{what}", **args))


PHASES: dict[type, Phase] = {
    Place: "set-up",
    PlayMove: "set-up",
    PlayJoin: "set-up",
    PlaySplit: "set-up",
    PlaySwap: "set-up",
    Bare: "set-up",
    Discard: "discard",
    Lock: "monsters",
    StrikeGroup: "strike",
    Hunt: "strike",
}
"""The phase of each move; SetOrder and Resign are made at any time."""


def check_turn(state: State, seat: Seat, kind: type[Move]) -> None:
    """Raises `Refused` unless this seat can make a move of this kind now."""
    if not 0 <= seat < state.seats:
        refuse("turn", "no-seat")
    if seat in state.left:
        refuse("L31", "left")
    if state.phase == "over":
        refuse("L30", "over")
    if kind in (SetOrder, Resign):
        return
    if state.phase != PHASES[kind]:
        refuse("turn", f"in-{state.phase}")
    if state.phase == "discard" and seat not in waited_for(state):
        refuse("L24", "not-crowded")
    if state.phase in ("set-up", "strike") and seat != state.turn:
        refuse("turn", "turn")


def check_order(state: State, seat: Seat, order: SetOrder) -> None:
    """Raises `Refused` if an order is taken back that was not given (L35)."""
    if order.least is None and seat not in state.orders:
        refuse("L35", "no-order")


def check_close(state: State, path: Path) -> None:
    """Raises `Refused` unless the house can reveal the picked Monsters (L23)."""
    if path != CLOSE:
        refuse("L23", "house")
    if HOUSE not in deciders(state):
        refuse("L23", "close")
