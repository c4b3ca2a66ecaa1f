"""The check of a move; a refusal names the rule in the way.

What is allowed is what `games.capital_power.choices` offers. This module walks the same choices
and, if a move is not among them, says why, with the other modules of this folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power.choices.choices import next_choice
from games.capital_power.choices.turn import names_company
from games.capital_power.choices.verbs import asks, may
from games.capital_power.moves import is_way
from games.capital_power.refusals.deals import explain_deal
from games.capital_power.refusals.debts import explain_declare, explain_pending, explain_transfer
from games.capital_power.refusals.pawns import explain_no_pawn
from games.capital_power.refusals.refusals import ENTRIES, refuse
from games.capital_power.refusals.steps import explain_step
from games.capital_power.refusals.stops import PLACES, explain_on_space
from games.choosing import check_token
from games.engine import Done, Refused, Who

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Path, Seat


def check(state: State, seat: Seat, path: Path) -> None:
    """Raises `Refused` unless `seat` can make this whole move."""
    check_verb(state, seat, path[0])
    for length in range(2 if names_company(state, seat, path[:2]) else 1, len(path)):
        choice = next_choice(state, seat, path[:length])
        try:
            check_token(choice, path[length])
        except Refused as refused:
            explain_step(state, seat, path[:length], path[length], choice, refused.text)
    if not isinstance(next_choice(state, seat, path), Done):
        refuse("choices", "unfinished")


def check_verb(state: State, seat: Seat, verb: str) -> None:
    """Raises `Refused` unless `seat` can begin a move with this word now."""
    if not 0 <= seat < state.seats or not may(state, seat, verb):
        _explain(state, seat, verb)


def _explain(state: State, seat: Seat, verb: str) -> NoReturn:
    """Raises the reason why the seat cannot begin a move with this word."""
    if state.ending:
        refuse("victory", "over")
    if not 0 <= seat < state.seats or state.out[seat]:
        refuse("leaving", "out")
    if verb in ("swap", "offer", "accept", "decline", "retract"):
        explain_deal(state, seat, verb)
    waited = state.pending[-1].seat if state.pending else state.turn
    if waited != seat:
        refuse("turn", "wait", whom=Who(waited))
    top = asks(state, seat)
    if top:
        explain_pending(state, seat, top, verb)
    _explain_in_turn(state, seat, verb)


def _explain_in_turn(state: State, seat: Seat, verb: str) -> NoReturn:
    """Raises the reason why it cannot, though it is its turn and nothing is pending."""
    if verb == "transfer":
        explain_transfer(state, seat)
    if verb in ("roll", "roll-all", "stay", "bribe"):
        explain_no_pawn(state, seat, verb)
    if verb == "interpol":
        refuse("interpol", "must-move-first")
    if verb == "declare":
        explain_declare(state, seat)
    if verb in PLACES:
        explain_on_space(state, seat, verb)
    if is_way(verb):
        refuse("movement", "way")
    refuse(ENTRIES[verb], "not-asked")
