"""Standing orders: answers set ahead, given by themselves when a window opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.state import NO, UNIT, Answer, Order

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import Action, State


def make_order(word: str, answers: dict[str, str]) -> Order | None:
    """The order that these answers to its form mean; None for `clear`."""
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


def standing_answer(edition: Edition, state: State, seat: Seat) -> Answer | None:
    """What `seat`'s order says to the announced action; None if it has none that fits."""
    action = state.action
    if action is None:
        return None
    order = state.orders[seat * len(state.place) + action.agent]
    if order is None or not _fits(edition, state, order, action):
        return None
    if state.phase == "voices":
        return NO if order.answer == NO else None
    if order.answer.word != "object":
        return order.answer
    stake = state.stake[seat * len(state.place) + action.agent]
    if stake < UNIT:  # the fee of an attack may have eaten it since
        return NO
    return Answer("object", min(order.answer.opening, stake), min(order.answer.limit, stake))


def _fits(edition: Edition, state: State, order: Order, action: Action) -> bool:
    if order.scope == "any":
        return True
    if order.scope == "strike":
        return action.kind == "strike"
    steps, home = edition.board.steps, edition.board.agents[action.agent].home
    before, after = steps[state.place[action.agent]][home], steps[action.to][home]
    return after > before if order.scope == "away" else after < before
