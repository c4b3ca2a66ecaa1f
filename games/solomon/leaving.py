"""Leaving a game in the middle of it (F2, F3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon import ending, turns
from games.solomon.contest import bidding, contest
from games.solomon.lines import tell
from games.solomon.state import WINDOWS, Fact, put, seats_after

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.step import Step


def leave(edition: Edition, step: Step[State], seat: Seat) -> None:
    """Takes `seat` out of the game. Its stakes stay; its announced action or objection falls."""
    state = step.state
    state.gone = put(state.gone, seat, value=True)
    agents = len(state.place)
    mine = range(seat * agents, (seat + 1) * agents)
    state.orders = tuple(None if n in mine else order for n, order in enumerate(state.orders))
    state.resting, state.choosy = (
        put(flags, seat, value=False) for flags in (state.resting, state.choosy)
    )
    tell(edition, step, Fact("leaves", seat))
    if state.gone.count(False) == 1:
        ending.end_alone(edition, step)
    elif state.phase == "opening":
        _forget(state, seat)
        if seat == state.mover:
            state.mover = seats_after(state, seat)[0]
    elif seat == state.mover:
        turns.end_turn(edition, step)
    elif state.phase == "answer":
        _leave_before_answer(edition, step, seat)
    elif state.phase == "demand":
        if seat == state.objector:
            bidding.hear_rest(edition, step)
    elif seat in _speakers(state):
        bidding.ask_others(edition, step, against=seat == state.opponent)
    elif state.phase in WINDOWS:
        _forget(state, seat)


def _speakers(state: State) -> tuple[Seat, ...]:
    """Returns the seats that speak for a side in a live contest; a seat that leaves has passed."""
    if state.phase in ("bid", "reply"):
        return (state.opponent, state.backer)
    if state.phase == "voices":
        return (state.opponent if state.trailing == "for" else state.backer,)
    return ()


def _forget(state: State, seat: Seat) -> None:
    """Stops asking a seat that has left, and drops its answer."""
    state.asked = tuple(other for other in state.asked if other != seat)
    state.answers[seat] = None


def _leave_before_answer(edition: Edition, step: Step[State], seat: Seat) -> None:
    """Hears the next objector if the first one leaves."""
    state = step.state
    _forget(state, seat)
    if seat != state.objector:
        return
    if any(contest.objects(state, other) for other in state.asked):
        contest.hear_first(edition, step)
    else:
        tell(edition, step, Fact("no-more", state.mover))
        turns.carry_out(edition, step)
