"""The live form of a contest: sums are named aloud, one after the other (D1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon import turns
from games.solomon.lines import tell
from games.solomon.state import Fact, put, seats_after

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.step import Step


def name_sum(state: State, seat: Seat, sum_: int) -> None:
    """`seat` bids or holds this sum on the agent, and has so shown that it has it."""
    assert state.action is not None  # noqa: S101 - a bid is about an action
    state.bid = sum_
    turns.show(state, seat, state.action.agent, sum_)


def _shut(state: State) -> None:
    """What else was said in the window is forgotten unheard (D1)."""
    state.asked = ()
    state.answers = [None] * state.seats


def begin(edition: Edition, state: State) -> None:
    """The first objection was heard: the mover consents or refuses, or replies to its sum."""
    _shut(state)
    state.phase = "demand" if edition.bare_demand else "reply"


def consent(edition: Edition, step: Step[State]) -> None:
    """The mover takes the action back (D3)."""
    state = step.state
    tell(edition, step, Fact("gives-in", state.mover))
    turns.overturn(edition, step)


def refuse(edition: Edition, step: Step[State]) -> None:
    """The mover insists, so the objector must name a sum (D3)."""
    state = step.state
    tell(edition, step, Fact("refuses", state.mover, state.objector))
    state.phase = "bid"


def bid(edition: Edition, step: Step[State], sum_: int) -> None:
    """The side against the action names a higher sum (D4)."""
    state = step.state
    name_sum(state, state.opponent, sum_)
    tell(edition, step, Fact("bids", state.opponent, sum=sum_))
    state.phase = "reply"


def hold(edition: Edition, step: Step[State]) -> None:
    """The side for the action holds that sum (D5)."""
    state = step.state
    name_sum(state, state.backer, state.bid)
    tell(edition, step, Fact("holds", state.backer, sum=state.bid))
    state.phase = "bid"


def pass_(edition: Edition, step: Step[State]) -> None:
    """Whoever has to bid or to reply gives up; others may speak for that side (D4, D5)."""
    state = step.state
    against = state.phase == "bid"
    seat = state.opponent if against else state.backer
    tell(edition, step, Fact("passes", seat))
    state.passed = put(state.passed, seat, value=True)
    ask_others(edition, step, against=against)


def ask_others(edition: Edition, step: Step[State], *, against: bool) -> None:
    """In an open contest third players may save the side that has passed (D7)."""
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
    """The first third player clockwise who speaks takes over the side, or the contest is over."""
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
    """The side that has passed has lost (D6)."""
    state = step.state
    if state.trailing == "for":
        turns.overturn(edition, step)
        return
    turns.lose_objection(state, state.against)
    if state.switches.open:
        tell(edition, step, Fact("stands", state.mover))
        turns.carry_out(edition, step)
    else:
        tell(edition, step, Fact("fails", state.objector))
        hear_rest(edition, step)


def hear_rest(edition: Edition, step: Step[State]) -> None:
    """After an objection that came to nothing those who sit behind it are asked again (D7)."""
    state = step.state
    rest = _still_to_hear(state)
    if rest:
        state.backer, state.bid = state.mover, 0
        turns.open_window(state, "objections", rest)
    else:
        tell(edition, step, Fact("stands", state.mover))
        turns.carry_out(edition, step)


def _still_to_hear(state: State) -> tuple[Seat, ...]:
    """Who sits between the objector and the mover, clockwise: they may still object (D7)."""
    mover, seats = state.mover, state.seats
    heard = (state.objector - mover) % seats
    around = seats_after(state, mover)
    return tuple(seat for seat in around if (seat - mover) % seats > heard)
