"""Standing orders: answers set in advance, given automatically when a window opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.refusals import refuse
from games.solomon.state import NO, UNIT, Answer, Order, put

if TYPE_CHECKING:
    from games.engine import Path, Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.solomon.view import View


def make_order(word: str, answers: dict[str, str]) -> Order | None:
    """Returns the order that these answers to its form mean, None for `clear`."""
    if word == "clear":
        return None
    if word == "quiet":
        return Order(NO)
    scope = answers.get("scope", "any")
    if word == "demand":
        return Order(Answer("demand"), scope)  # type: ignore[arg-type] # checked by the form
    opening = int(answers.get("opening", UNIT))
    limit = int(answers.get("maximum", max(UNIT, opening)))
    return Order(Answer("object", opening, limit), scope)  # type: ignore[arg-type] # likewise


# -- how much a seat wants to be asked (D18) -------------------------------------------------------


def offer_asking(*, resting: bool, choosy: bool) -> tuple[str, ...]:
    """Returns the words that change how much a seat is asked."""
    words = {"let-pass": not resting, "only-paid": not choosy, "ask-me": resting or choosy}
    return tuple(word for word, is_offered in words.items() if is_offered)


def set_asking(edition: Edition, state: State, seat: Seat, word: str) -> None:
    """Changes how much a seat is asked, and answers the open question that this is about.

    Whoever says so while being asked has answered then; only later questions are answered by order.
    """
    if word not in offer_asking(resting=state.resting[seat], choosy=state.choosy[seat]):
        refuse(edition, "D18", word)
    if word == "ask-me":
        state.resting = put(state.resting, seat, value=False)
        state.choosy = put(state.choosy, seat, value=False)
    elif word == "let-pass":
        state.resting = put(state.resting, seat, value=True)
        _let_pass(state, seat)
    else:
        state.choosy = put(state.choosy, seat, value=True)
        if state.action is not None and not _stake(state, seat, state.action.agent):
            _let_pass(state, seat)


def _let_pass(state: State, seat: Seat) -> None:
    asked = state.phase in ("objections", "voices") and seat in state.asked
    if asked and state.answers[seat] is None:
        state.answers[seat] = NO


def _stake(state: State, seat: Seat, agent: int) -> int:
    return state.stake[seat * len(state.place) + agent]


def ordered(view: View) -> Path | None:
    """Returns that a seat lets pass what it has no money on, if it is asked only about the rest.

    This depends on what it has paid, so it may not count at once as other orders do: the table
    makes it a move at a moment that could be a person's (D18).
    """
    if view.action is None or not (view.to_act and view.window and view.choosy):
        return None
    return None if view.stakes[view.action.agent] else ("no",)
