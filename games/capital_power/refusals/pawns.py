"""The reasons why a pawn cannot move in this way."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power.board import BRIBE_TARGETS, PARKS
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import Purse, cash
from games.capital_power.material import BRIBE
from games.capital_power.refusals.refusals import check_promises, refuse, refuse_of
from games.capital_power.stops import moving

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat

IN_ONE = {"white": Purse(BRIBE), "black": Purse(0, BRIBE), "hidden": Purse(0, 0, BRIBE)}
"""The purses that pay a bribe in one colour (H42)."""


def explain_no_pawn(state: State, seat: Seat, verb: str) -> NoReturn:
    """Raises the reason why no pawn can ``roll``, ``roll-all``, ``stay`` or ``bribe`` now."""
    left = moving.unmoved(state, seat)
    if not left:
        refuse("movement", "all-moved")
    if verb == "roll-all":
        refuse("parking", "only-parked")
    if verb == "stay":
        refuse("parking", "not-parked")
    if len(left) == 1:
        explain_bribe(state, left[0])
    refuse("bribe", "no-bribe")


def explain_pawn(state: State, seat: Seat, n: int, verb: str) -> None:
    """Refuses a pawn that is not the seat's, has moved, or cannot stay where it is."""
    if n not in group(state, seat):
        refuse_of("movement", "not-your-pawn", n)
    if state.moved[n]:
        refuse_of("movement", "has-moved", n)
    if verb == "stay" and state.space[n] not in PARKS:
        refuse_of("parking", "not-on-parking", n)


def explain_bribe(state: State, n: int) -> NoReturn:
    """Raises the reason why a pawn that can move now can use no bribe."""
    if state.behind[n] or BRIBE_TARGETS[state.space[n]] < 0:
        refuse_of("H10", "nothing-ahead", n)
    if moving.bribe_target(state, n) < 0:
        refuse_of("C20", "bribed-here", n)
    for purse in IN_ONE.values():
        check_promises(state, n, purse=purse)
    if cash(state, n) >= BRIBE:
        refuse_of("H42", "bribe-mixed", n)
    refuse_of("bribe", "bribe-money", n)


def explain_colour(state: State, n: int, colour: str) -> NoReturn:
    """Raises the reason why it cannot pay its bribe in this colour, though it can in another."""
    check_promises(state, n, purse=IN_ONE[colour])
    refuse_of("H42", "bribe-colour", n)
