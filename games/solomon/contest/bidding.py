"""The live form of a contest: sums are named aloud, one after the other (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon import turns
from games.solomon.lines import outcome, tell
from games.solomon.state import Fact, put, seats_after

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.step import Step


def name_sum(state: State, seat: Seat, sum_: int) -> None:
    """Lets `seat` bid or hold this sum on the agent, which shows that it has it."""
    assert state.action is not None  # noqa: S101 - a bid is about an action
    state.bid = sum_
    turns.show(state, seat, state.action.agent, sum_)


def _shut(state: State) -> None:
    """Closes the window: what else was said in it is forgotten unheard (D1)."""
    state.asked = ()
    state.answers = [None] * state.seats


def begin(edition: Edition, state: State) -> None:
    """Begins the bidding: the mover consents or refuses the demand, or replies to the first sum."""
    _shut(state)
    state.phase = "demand" if edition.bare_demand else "reply"


def consent(edition: Edition, step: Step[State]) -> None:
    """Takes the action back for the mover (D3)."""
    state = step.state
    tell(edition, step, Fact("gives-in", state.mover))
    turns.overturn(edition, step)


def refuse(edition: Edition, step: Step[State]) -> None:
    """Refuses the demand, so that the objector must name a sum (D3)."""
    state = step.state
    tell(edition, step, Fact("refuses", state.mover, state.objector))
    state.phase = "bid"


def bid(edition: Edition, step: Step[State], sum_: int) -> None:
    """Names a higher sum for the side against the action (D4)."""
    state = step.state
    name_sum(state, state.opponent, sum_)
    tell(edition, step, Fact("bids", state.opponent, sum=sum_))
    state.phase = "reply"


def hold(edition: Edition, step: Step[State]) -> None:
    """Holds that sum for the side of the action (D5)."""
    state = step.state
    name_sum(state, state.backer, state.bid)
    tell(edition, step, Fact("holds", state.backer, sum=state.bid))
    state.phase = "bid"


def pass_(edition: Edition, step: Step[State]) -> None:
    """Passes for the seat that has to bid or to reply; others may speak for its side (D4, D5)."""
    state = step.state
    against = state.phase == "bid"
    seat = state.opponent if against else state.backer
    tell(edition, step, Fact("passes", seat))
    state.passed = put(state.passed, seat, value=True)
    ask_others(edition, step, against=against)


def ask_others(edition: Edition, step: Step[State], *, against: bool) -> None:
    """Asks third players whether they save the side that has passed, in an open contest (D7)."""
    state = step.state
    state.trailing = "against" if against else "for"
    speakers = (state.opponent, state.backer)
    thirds = tuple(
        seat
        for seat in seats_after(state, state.mover)
        if seat not in speakers and not state.passed[seat]
    )
    if state.switches.open and thirds:
        turns.open_window(state, "voices", thirds)
    else:
        decide(edition, step)


def close_voices(edition: Edition, step: Step[State]) -> None:
    """Gives the side to the first third player clockwise who speaks, or decides the contest."""
    state = step.state
    for seat in state.asked:
        answer = state.answers[seat]
        if answer is None or answer.word == "no":
            continue
        sum_ = state.bid if state.trailing == "for" else answer.opening
        name_sum(state, seat, sum_)
        tell(edition, step, Fact(f"joins-{state.trailing}", seat, sum=sum_))
        if state.trailing == "for":
            state.backer, state.phase = seat, "bid"
        else:
            state.against, state.phase = (*state.against, seat), "reply"
        _shut(state)
        return
    decide(edition, step)


def decide(edition: Edition, step: Step[State]) -> None:
    """Decides the contest against the side that has passed (D6)."""
    state = step.state
    if state.trailing == "for":
        turns.overturn(edition, step)
        return
    turns.lose_objection(state, state.against)
    if state.switches.open:
        tell(edition, step, outcome(edition, state, "stands"))
        turns.carry_out(edition, step)
    else:
        tell(edition, step, Fact("fails", state.objector))
        hear_rest(edition, step)


def hear_rest(edition: Edition, step: Step[State]) -> None:
    """Asks the seats behind a failed objector again, or carries the action out (D7)."""
    state = step.state
    rest = _still_to_hear(state)
    if rest:
        state.backer, state.bid = state.mover, 0
        turns.open_window(state, "objections", rest)
    else:
        tell(edition, step, outcome(edition, state, "stands"))
        turns.carry_out(edition, step)


def _still_to_hear(state: State) -> tuple[Seat, ...]:
    """Returns the seats between objector and mover, clockwise, which can still object (D7)."""
    mover, seats = state.mover, state.seats
    heard = (state.objector - mover) % seats
    around = seats_after(state, mover)
    return tuple(seat for seat in around if (seat - mover) % seats > heard)
