"""Imagined games: worlds that a seat holds possible, and how far they are played on."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.solomon.imagine import (
    copy_own,
    copy_public,
    extra_bounds,
    first_paper,
    known_stakes,
    set_stakes,
)
from games.solomon.mind.belief import Belief
from games.solomon.state import ABSENT, NO, UNIT, Answer, seats_after

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.learned import Lore
    from games.solomon.state import State
    from games.solomon.view import View

KEPT = 0.7
"""The largest part of its money that a seat has kept if it has not bribed in a turn."""
TURNS = 4
"""The most turns that are imagined: at a large table a whole round takes too long."""
CHUNK = 10_000
"""The most dollars put on one agent at a time: players put most of their money on few agents."""


def imagine(edition: Edition, lore: Lore, view: View, rng: random.Random) -> State:
    """Returns a world that the seat holds likely, without others' standing orders and sealed
    answers, which are theirs to choose, and without what only looking back needs.
    """
    state = copy_public(view)
    belief = Belief(edition, lore, view)
    answering = view.phase == "answer"
    if answering:
        state.asked = seats_after(state, state.mover)
        state.answers[view.objector] = first_paper(edition, state, view, rng)
    elif view.window is not None:
        state.asked = view.asked
    for seat in range(view.seats):
        if seat == view.seat:
            copy_own(state, view, seat)
        elif view.phase != "opening":
            _draw_stakes(belief, state, seat, rng)
            if answering and seat in state.asked:
                state.answers[seat] = _guess_answer(state, seat)
    return state


def _draw_stakes(belief: Belief, state: State, seat: Seat, rng: random.Random) -> None:
    """Draws a seat's stakes: what it has shown, and the more on an agent the likelier that is."""
    view, agents = belief.view, len(state.place)
    low = known_stakes(belief.edition, state, view, seat)
    least, left = extra_bounds(state, seat, low)
    if not (view.switches.opening or view.bribes[seat]):
        set_stakes(state, seat, tuple(low))
        return
    kept = KEPT * rng.random() / (1 + view.bribes[seat])
    extra = max(least, int(left * (1 - kept)) // UNIT * UNIT)
    most = state.most[seat * agents : (seat + 1) * agents]
    odds = [
        exp(belief.odds(seat, agent))
        if view.place[agent] != ABSENT and low[agent] < most[agent]
        else 0.0
        for agent in range(agents)
    ]
    while extra and any(odds):
        (agent,) = rng.choices(range(agents), odds)
        part = min(extra, UNIT * rng.randint(1, CHUNK // UNIT), most[agent] - low[agent])
        low[agent] += part
        extra -= part
        if low[agent] >= most[agent]:
            odds[agent] = 0.0
    set_stakes(state, seat, tuple(low))


def _guess_answer(state: State, seat: Seat) -> Answer:
    """Returns the objection that was heard, with all that its author has as its limit; of the
    others, whom nobody has heard, that they let the action pass.
    """
    answer = state.answers[seat]
    if answer is None or answer.word != "object" or state.action is None:
        return answer or NO
    stake = state.stake[seat * len(state.place) + state.action.agent]
    return Answer("object", answer.opening, max(answer.opening, stake))


def horizon(state: State, seat: Seat) -> Callable[[State], bool]:
    """Returns whether the turn has come back to the seat, or a round or `TURNS` have passed."""
    first = state.turn
    last = first + min(state.seats, TURNS)

    def may_stop(now: State) -> bool:
        if now.phase != "turn" or now.turn <= first:
            return False
        return now.mover == seat or now.turn >= last

    return may_stop
