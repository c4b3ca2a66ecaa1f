"""Windows: who is waited for in them, and what their closing brings; the sealed form (D15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import HOUSE
from games.solomon import turns
from games.solomon.contest import bidding, speech
from games.solomon.contest.auction import Duel, Sealed, fight_duels, settle_open
from games.solomon.lines import tell
from games.solomon.orders import standing_answer
from games.solomon.state import NO, NOBODY, WINDOWS, Answer, Fact, Paper

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State


def deciders(edition: Edition, state: State) -> frozenset[Seat]:
    """Whom the table waits for. A standing order counts as an answer."""
    if state.phase in WINDOWS:
        open_ = [seat for seat in state.asked if is_unanswered(edition, state, seat)]
        return frozenset(open_ or (HOUSE,))
    if state.phase == "over":
        return frozenset()
    return frozenset((speech.speaker(state),))


def is_unanswered(edition: Edition, state: State, seat: Seat) -> bool:
    """Whether an asked seat has given no answer to the open window, nor has an order for it."""
    return state.answers[seat] is None and standing_answer(edition, state, seat) is None


def close(edition: Edition, state: State, log: list[Fact]) -> None:
    """The house closes the window: what was said in secret has its effect."""
    if state.phase == "opening":
        tell(state, log, Fact("opened"))
        state.phase = "turn"
        state.asked = ()
        return
    for seat in state.asked:
        if state.answers[seat] is None:
            state.answers[seat] = standing_answer(edition, state, seat) or NO
    if state.phase == "voices":
        bidding.close_voices(edition, state, log)
    elif not any(objects(state, seat) for seat in state.asked):
        what = "unopposed" if state.objector == NOBODY else "no-more"
        tell(state, log, Fact(what, state.mover))
        turns.carry_out(edition, state, log)
    else:
        hear_first(edition, state, log)


def objects(state: State, seat: Seat) -> bool:
    """Whether `seat` has an objection in the open window."""
    return turns.answer_of(state, seat) in ("demand", "object")


def hear_first(edition: Edition, state: State, log: list[Fact]) -> None:
    """The first objection clockwise is heard: its sum, or a bare demand (D2, D3)."""
    seat = next(seat for seat in state.asked if objects(state, seat))
    answer = state.answers[seat] or NO
    state.against = (seat,)
    if edition.bare_demand:
        tell(state, log, Fact("demands", seat, state.mover))
    else:
        bidding.name_sum(state, seat, answer.opening)
        tell(state, log, Fact("objects", seat, state.mover, answer.opening))
    if not state.switches.sealed:
        bidding.begin(edition, state)
    elif state.pledge is not None:
        settle(edition, state, state.pledge, log)
    else:
        state.phase = "answer"


def settle(edition: Edition, state: State, defence: Answer, log: list[Fact]) -> None:
    """The mover has answered: the sealed contest is decided."""
    _keep_papers(state, defence)
    if defence.word == "yield":
        what = "gives-in" if edition.bare_demand else "passes"
        tell(state, log, Fact(what, state.mover))
        _tell_unheard(state, [s for s in state.asked if s != state.objector], log)
        turns.overturn(edition, state, log)
        return
    if edition.bare_demand:
        tell(state, log, Fact("refuses", state.mover, state.objector))
    objections = [
        Sealed(seat, answer.opening, answer.limit)
        for seat in state.asked
        if (answer := state.answers[seat]) is not None and answer.word in ("demand", "object")
    ]
    if state.switches.open:
        _settle_open(edition, state, objections, defence.limit, log)
    else:
        _settle_duels(edition, state, objections, defence.limit, log)


def _keep_papers(state: State, defence: Answer) -> None:
    """For after the end (E7)."""
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


def _tell_unheard(state: State, seats: list[Seat], log: list[Fact]) -> None:
    """Who had something to say learns, alone, that it was not needed."""
    for seat in seats:
        if turns.answer_of(state, seat) != "no":
            tell(state, log, Fact("unheard", seat, to=seat))


def _settle_duels(
    edition: Edition, state: State, objections: list[Sealed], defence: int, log: list[Fact]
) -> None:
    mover, agent = state.mover, _agent(state)
    known = state.least[mover * len(state.place) + agent]
    result = fight_duels(objections, defence, known)
    for duel in result.fought:
        turns.show(state, duel.seat, agent, duel.shown)
        turns.show(state, mover, agent, duel.held)
        if duel.seat != state.objector:
            tell(state, log, Fact("objects-too", duel.seat, mover))
        tell(state, log, _tell_duel(state, duel))
        if duel.stands:
            turns.lose_objection(state, (duel.seat,))
    for seat in result.dropped:
        tell(state, log, Fact("dropped", seat, mover, to=seat))
    _tell_unheard(state, list(result.waiting), log)
    _finish(edition, state, log, stands=result.fought[-1].stands)


def _tell_duel(state: State, duel: Duel) -> Fact:
    """What a duel came to. A first sum that was named aloud is not told twice: a mover who gives in
    and one whose limit is below it are told alike.
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
    edition: Edition, state: State, objections: list[Sealed], defence: int, log: list[Fact]
) -> None:
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
                tell(state, log, Fact(f"open-{side}", seat, sum=sum_))
    if not any(result.against.values()):
        tell(state, log, Fact("duel-empty", state.mover, state.objector))
    if result.stands:
        turns.lose_objection(state, tuple(result.against))
    _finish(edition, state, log, stands=result.stands)


def _finish(edition: Edition, state: State, log: list[Fact], *, stands: bool) -> None:
    if stands:
        tell(state, log, Fact("stands", state.mover))
        turns.carry_out(edition, state, log)
    else:
        turns.overturn(edition, state, log)
