"""The reasons why a move is refused, each with the ruling it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.choosing import refuse_token
from games.engine import Arg, Refused, Seat, Who
from games.solomon.edition import Edition, has_steps
from games.solomon.names import name_agent
from games.solomon.state import UNIT, Action, State

if TYPE_CHECKING:
    from games.solomon.view import View


def refuse(edition: Edition, rule: str, what: str, **args: Arg) -> NoReturn:
    """Raises the refusal ``<game>-no-<what>`` that rests on `rule`."""
    raise Refused(rule, edition.text(f"no-{what}", **args))


def check_seat(edition: Edition, state: State, seat: Seat) -> None:
    """Refuses a seat that has left, and everybody when the game is over (F2)."""
    if not 0 <= seat < state.seats:
        refuse_token(str(seat))
    if state.phase == "over":
        refuse(edition, "end", "over")
    if state.gone[seat]:
        refuse(edition, "F2", "gone")


def check_turn(edition: Edition, state: State, seat: Seat) -> None:
    """Refuses a seat not on turn, and everybody while a contest or the opening waits (A4)."""
    if state.phase == "opening":
        refuse(edition, "A4", "opening")
    if seat != state.mover:
        refuse(edition, "turn", "turn", who=Who(state.mover))
    if state.phase != "turn":
        refuse(edition, "contest", "announced")


def check_action(edition: Edition, state: State, action: Action) -> None:
    """Refuses an action because of the board, the earlier contests of this turn or the stake."""
    edition.check(state, action)
    if action in state.undone:
        refuse(edition, "D8", "undone")
    stake = state.stake[state.mover * len(state.place) + action.agent]
    if action.kind == "strike" and stake < edition.fee:
        name = name_agent(edition, action.agent)
        refuse(edition, "C4", "fee", agent=name, sum=edition.fee, stake=stake)


def may_stop(edition: Edition, at: State | View) -> bool:
    """Whether the mover can end the turn now (D8)."""
    return bool(at.undone) and (edition.may_stop or not has_steps(edition, at, at.undone))


def check_bribe(edition: Edition, state: State) -> None:
    """Refuses a bribe after an overturned action, or without cash (A8, D8)."""
    if state.undone and not state.switches.bribe_after:
        refuse(edition, "D8", "bribe-after")
    if state.cash[state.mover] < UNIT:
        refuse(edition, "A8", "cash")
