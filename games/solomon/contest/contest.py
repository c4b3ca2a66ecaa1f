"""Windows: what closing them brings; the sealed form of a contest (D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon import turns
from games.solomon.contest import bidding
from games.solomon.contest.auction import Duel, Sealed, fight_duels, settle_open
from games.solomon.lines import outcome, tell
from games.solomon.state import NO, NOBODY, Answer, Fact, Paper, standing_answer

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.step import Step


def close(edition: Edition, step: Step[State]) -> None:
    """Closes the window for the house, so that what was said in secret takes effect."""
    state = step.state
    if state.phase == "opening":
        tell(edition, step, Fact("opened"))
        state.phase = "turn"
        state.asked = ()
        return
    for seat in state.asked:
        if state.answers[seat] is None:
            state.answers[seat] = standing_answer(edition.board, state, seat) or NO
    if state.phase == "voices":
        bidding.close_voices(edition, step)
    elif not any(objects(state, seat) for seat in state.asked):
        what = "unopposed" if state.objector == NOBODY else "no-more"
        tell(edition, step, Fact(what, state.mover))
        turns.carry_out(edition, step)
    else:
        hear_first(edition, step)


def objects(state: State, seat: Seat) -> bool:
    """Whether `seat` has an objection in the open window."""
    return turns.answer_of(state, seat) in ("demand", "object")


def hear_first(edition: Edition, step: Step[State]) -> None:
    """Hears the first objection clockwise: its sum, or a bare demand (D2, D3)."""
    state = step.state
    seat = next(seat for seat in state.asked if objects(state, seat))
    answer = state.answers[seat] or NO
    state.against = (seat,)
    if edition.bare_demand:
        tell(edition, step, Fact("demands", seat, state.mover))
    else:
        bidding.name_sum(state, seat, answer.opening)
        tell(edition, step, Fact("objects", seat, state.mover, answer.opening))
    if not state.switches.sealed:
        bidding.begin(edition, state)
    elif state.pledge is not None:
        settle(edition, step, state.pledge)
    else:
        state.phase = "answer"


def settle(edition: Edition, step: Step[State], defence: Answer) -> None:
    """Decides the sealed contest with the mover's answer."""
    state = step.state
    _keep_papers(state, defence)
    if defence.word == "yield":
        what = "gives-in" if edition.bare_demand else "passes"
        tell(edition, step, Fact(what, state.mover))
        _tell_unheard(edition, step, [s for s in state.asked if s != state.objector])
        turns.overturn(edition, step)
        return
    if edition.bare_demand:
        tell(edition, step, Fact("refuses", state.mover, state.objector))
    objections = [
        Sealed(seat, answer.opening, answer.limit)
        for seat in state.asked
        if (answer := state.answers[seat]) is not None and answer.word in ("demand", "object")
    ]
    if state.switches.open:
        _settle_open(edition, step, objections, defence.limit)
    else:
        _settle_duels(edition, step, objections, defence.limit)


def _keep_papers(state: State, defence: Answer) -> None:
    """Keeps the sealed answers, which are shown after the end (E7)."""
    action = state.action
    assert action is not None  # noqa: S101 - a contest is about one
    said = [(seat, state.answers[seat] or NO) for seat in state.asked]
    said = [(seat, answer) for seat, answer in said if answer.word != "no"]
    state.papers += tuple(
        Paper(state.turn, seat, action.agent, answer)
        for seat, answer in (*said, (state.mover, defence))
    )


def _agent(state: State) -> int:
    assert state.action is not None  # noqa: S101 - a contest is about an action
    return state.action.agent


def _tell_unheard(edition: Edition, step: Step[State], seats: list[Seat]) -> None:
    """Tells each of these seats, alone, that what it had to say was not needed."""
    state = step.state
    for seat in seats:
        if turns.answer_of(state, seat) != "no":
            tell(edition, step, Fact("unheard", seat, to=seat))


def _settle_duels(
    edition: Edition, step: Step[State], objections: list[Sealed], defence: int
) -> None:
    state = step.state
    mover, agent = state.mover, _agent(state)
    known = state.least[mover * len(state.place) + agent]
    result = fight_duels(objections, defence, known)
    for duel in result.fought:
        turns.show(state, duel.seat, agent, duel.shown)
        turns.show(state, mover, agent, duel.held)
        if duel.seat != state.objector:
            tell(edition, step, Fact("objects-too", duel.seat, mover))
        tell(edition, step, _tell_duel(state, duel))
        if duel.stands:
            turns.lose_objection(state, (duel.seat,))
    for seat in result.dropped:
        tell(edition, step, Fact("dropped", seat, mover, to=seat))
    _tell_unheard(edition, step, list(result.waiting))
    _finish(edition, step, stands=result.fought[-1].stands)


def _tell_duel(state: State, duel: Duel) -> Fact:
    """Returns what a duel came to.

    A first sum that was named aloud is not told twice: a mover who gives in and one whose limit is
    below it are reported alike.
    """
    mover = state.mover
    if duel.stands:
        what = "duel-held" if duel.shown else "duel-empty"
    elif duel.held:
        what = "duel-lost"
    elif state.bid and duel.seat == state.objector:
        return Fact("passes", mover)
    else:
        what = "duel-passed"
    return Fact(what, mover, duel.seat, duel.held, duel.shown)


def _settle_open(
    edition: Edition, step: Step[State], objections: list[Sealed], defence: int
) -> None:
    state = step.state
    agent = _agent(state)
    supports = [
        (seat, answer.limit)
        for seat in state.asked
        if (answer := state.answers[seat]) is not None and answer.word == "support"
    ]
    result = settle_open(objections, supports, state.mover, defence)
    sides = [("against", result.against), ("for", result.backing)]
    for side, shown in sides if result.stands else reversed(sides):
        for seat, sum_ in shown.items():
            if sum_:
                turns.show(state, seat, agent, sum_)
                tell(edition, step, Fact(f"open-{side}", seat, sum=sum_))
    if not any(result.against.values()):
        tell(edition, step, Fact("duel-empty", state.mover, state.objector))
    if result.stands:
        turns.lose_objection(state, tuple(result.against))
    _finish(edition, step, stands=result.stands)


def _finish(edition: Edition, step: Step[State], *, stands: bool) -> None:
    state = step.state
    if stands:
        tell(edition, step, outcome(edition, state, "stands"))
        turns.carry_out(edition, step)
    else:
        turns.overturn(edition, step)
