"""Turns: announcing an action, carrying it out or taking it back, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon import ending
from games.solomon.lines import announcement, outcome, tell
from games.solomon.state import MONEY, NO, NOBODY, UNIT, Fact, Phase, Spent, put, seats_after

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import Action, State
    from games.step import Step


def begin_play(state: State) -> None:
    """Begins a play of the mover: the last play is over, unless the turn goes on."""
    if not state.undone:
        state.told.clear()
        state.trail = None


def announce(edition: Edition, step: Step[State], action: Action) -> None:
    """Announces what an agent is to do, so that everybody can object (D1)."""
    state = step.state
    begin_play(state)
    tell(edition, step, announcement(edition, state, state.mover, action))
    state.action = action
    state.pledge = None
    state.against, state.backer, state.bid = (), state.mover, 0
    state.passed = (False,) * state.seats
    if action.kind == "strike":
        show(state, state.mover, action.agent, edition.fee)
    open_window(state, "objections", seats_after(state, state.mover))


def open_window(state: State, phase: Phase, asked: tuple[Seat, ...]) -> None:
    """Asks these seats in secret."""
    state.phase = phase
    state.asked = asked
    state.answers = [None] * state.seats


def show(state: State, seat: Seat, agent: int, sum_: int) -> None:
    """Notes that `seat` has shown a stake of at least this much on the agent (D12)."""
    agents = len(state.place)
    index = seat * agents + agent
    if sum_ > state.least[index]:
        state.least = put(state.least, index, sum_)
        _raise_spent(state, seat)


def _raise_spent(state: State, seat: Seat) -> None:
    agents = len(state.place)
    known = sum(state.least[seat * agents : (seat + 1) * agents]) + state.fees[seat]
    state.spent = put(state.spent, seat, max(state.spent[seat], known))


def spend(state: State, seat: Seat, sums: dict[int, int]) -> None:
    """Puts sums on agents; the money comes from the seat's cash and never returns to it."""
    agents = len(state.place)
    turn = 0 if state.phase == "opening" else state.turn
    for agent, sum_ in sums.items():
        index = seat * agents + agent
        state.stake = put(state.stake, index, state.stake[index] + sum_)
    state.cash = put(state.cash, seat, state.cash[seat] - sum(sums.values()))
    state.history += tuple(Spent(turn, seat, agent, sum_) for agent, sum_ in sums.items())


def bribe(edition: Edition, step: Step[State], sums: dict[int, int]) -> None:
    """Bribes for the mover; nobody can object, and only the fact is told (A9, A10)."""
    state = step.state
    begin_play(state)
    tell(edition, step, Fact("bribes", state.mover))
    mover = state.mover
    spend(state, mover, sums)
    state.bribes = put(state.bribes, mover, state.bribes[mover] + 1)
    state.spent = put(state.spent, mover, min(state.spent[mover] + UNIT, MONEY))
    end_turn(edition, step)


def overturn(edition: Edition, step: Step[State]) -> None:
    """Cancels the action; the mover chooses another, up to the limit of the table (D8, D9)."""
    state = step.state
    action = state.action
    assert action is not None  # noqa: S101 - a contest is about one
    state.undone += (action,)
    if len(state.undone) == state.switches.blocks:
        tell(edition, step, outcome(edition, state, "blocked", len(state.undone)))
        end_turn(edition, step)
    else:
        tell(edition, step, outcome(edition, state, "overturned"))
        _clear_contest(state)
        state.phase = "turn"


def _clear_contest(state: State) -> None:
    state.action = state.pledge = None
    state.against, state.backer, state.bid = (), NOBODY, 0
    state.asked = ()
    state.answers = [None] * state.seats


def carry_out(edition: Edition, step: Step[State]) -> None:
    """Carries the announced action out, and ends the turn or the game (D1)."""
    state = step.state
    action = state.action
    assert action is not None  # noqa: S101 - only an announced action is carried out
    agent, start = action.agent, state.place[action.agent]
    came_with_case = edition.carry_out(state, action)
    if start != action.to:
        state.trail = (agent, start, action.to)
    if action.kind == "strike":
        _pay_fee(edition, state, agent)
        _close_column(edition, step, action.victim)
    if came_with_case and ending.is_goal(edition, state, agent):
        ending.end_at_home(edition, step, agent)
    else:
        end_turn(edition, step)


def _pay_fee(edition: Edition, state: State, agent: int) -> None:
    """Takes the fee from the mover's stake on the agent that struck (C5, C6)."""
    mover = state.mover
    index = mover * len(state.place) + agent
    fee = edition.fee
    state.stake = put(state.stake, index, state.stake[index] - fee)
    state.least = put(state.least, index, max(0, state.least[index] - fee))
    state.fees = put(state.fees, mover, state.fees[mover] + fee)
    state.history += (Spent(state.turn, mover, agent, -fee),)


def _close_column(edition: Edition, step: Step[State], victim: int) -> None:
    """Notes what the table learns of the stakes on an exiled agent (C11)."""
    state = step.state
    agents = len(state.place)
    column = range(victim, state.seats * agents, agents)
    fact = Fact("exiled", state.mover, sum=edition.fee, agent=victim)
    tell(edition, step, fact)
    if edition.reads_out:
        sums = tuple(state.stake[index] for index in column)
        tell(edition, step, Fact("read-out", agent=victim, sums=sums))
        for seat, index in enumerate(column):
            state.least = put(state.least, index, state.stake[index])
            state.most = put(state.most, index, state.stake[index])
            _raise_spent(state, seat)
        return
    for seat, index in enumerate(column):
        if not state.switches.opening and not state.bribes[seat]:
            state.most = put(state.most, index, 0)


def end_turn(edition: Edition, step: Step[State]) -> None:
    """Passes the turn to the next seat clockwise, or lets the clock decide after a round (F6)."""
    state = step.state
    _clear_contest(state)
    state.undone = ()
    while True:
        seat = seats_after(state, state.mover)[0]
        if seat < state.mover and state.turn >= state.switches.limit:
            ending.end_by_clock(edition, step)
            return
        state.mover, state.turn = seat, state.turn + 1
        state.resting = put(state.resting, seat, value=False)
        if not state.sits[seat]:
            break
        state.sits = put(state.sits, seat, value=False)
        tell(edition, step, Fact("sits-out", seat))
    state.phase = "turn"


def lose_objection(state: State, heard: tuple[Seat, ...]) -> None:
    """Makes the seats of a failed objection sit out a turn, if the table plays so (D10)."""
    if state.switches.sits_out:
        for seat in heard:
            state.sits = put(state.sits, seat, value=not state.gone[seat])


def answer_of(state: State, seat: Seat) -> str:
    """Returns the word of a seat's answer in the open window, `no` by default."""
    return (state.answers[seat] or NO).word
