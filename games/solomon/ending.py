"""The end: the case comes home, the clock decides, or all but one have left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Result, Text, Who
from games.solomon import retelling
from games.solomon.edition import home_of, live_agents
from games.solomon.lines import tell_uncut
from games.solomon.names import name_agent, name_space
from games.solomon.state import NOBODY, Ending, Fact, top_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State
    from games.step import Step


def is_goal(edition: Edition, state: State, agent: int) -> bool:
    """Whether the case has come home with this agent, which has just moved (E1)."""
    space = state.place[agent]
    if state.switches.own_homes:
        return _owner(edition, state, space) != NOBODY
    return space == edition.board.agents[agent].home


def _owner(edition: Edition, state: State, space: int) -> Seat:
    for seat in range(state.seats):
        if not state.gone[seat] and home_of(edition, state.seats, seat) == space:
            return seat
    return NOBODY


def end_at_home(edition: Edition, step: Step[State], agent: int) -> None:
    """Ends the game: the highest stake on the agent wins, ties are the bringer's (E3 to E6)."""
    state = step.state
    bringer, space = state.mover, state.place[agent]
    if state.switches.own_homes:
        winners: tuple[Seat, ...] = (_owner(edition, state, space),)
    else:
        winners = top_seats(state, agent)
        shared = len(winners) > 1 and state.switches.ties_to_bringer
        if not winners or bringer in winners or shared:
            winners = (bringer,)
    end = Ending("home", (agent,), bringer, space, winners, _paid(state, (agent,)))
    _finish(edition, step, end, Fact("home", bringer, agent=agent, space=space))


def end_by_clock(edition: Edition, step: Step[State]) -> None:
    """Ends the game by the clock (F6).

    The agent with the fewest actions left decides; agents that nobody paid are ignored.
    """
    state = step.state
    if state.switches.own_homes:
        agents, winners = _nearest_owner(edition, state)
    else:
        paid = [agent for agent in live_agents(state) if top_seats(state, agent)]
        homes = {agent: edition.board.agents[agent].home for agent in paid}
        steps = {agent: edition.steps_to_win(state, agent, homes[agent]) for agent in paid}
        agents = tuple(agent for agent in paid if steps[agent] == min(steps.values()))
        winners = tuple(sorted({seat for agent in agents for seat in top_seats(state, agent)}))
    end = Ending("clock", agents, NOBODY, NOBODY, winners, _paid(state, agents))
    _finish(edition, step, end, Fact("clock", sum=state.turn))


def _nearest_owner(edition: Edition, state: State) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Returns the agents nearest to bringing the case to an owned home, and the owners."""
    steps = {
        (agent, seat): edition.steps_to_win(state, agent, home_of(edition, state.seats, seat))
        for seat in range(state.seats)
        if not state.gone[seat]
        for agent in live_agents(state)
    }
    best = [pair for pair, count in steps.items() if count == min(steps.values())]
    return tuple(sorted({agent for agent, _ in best})), tuple(sorted({seat for _, seat in best}))


def end_alone(edition: Edition, step: Step[State]) -> None:
    """Ends the game without a winner because all but one have left (F3)."""
    state = step.state
    end = Ending("alone", (), NOBODY, NOBODY, (), _paid(state, ()))
    _finish(edition, step, end, Fact("alone"))


def _paid(state: State, agents: tuple[int, ...]) -> tuple[int, ...]:
    count = len(state.place)
    return tuple(
        max((state.stake[seat * count + agent] for agent in agents), default=0)
        for seat in range(state.seats)
    )


def _finish(edition: Edition, step: Step[State], end: Ending, fact: Fact) -> None:
    """Ends the game and tells why. Who has won is said with the result, once."""
    state = step.state
    state.ending = end
    state.phase = "over"
    state.action = state.pledge = None
    state.asked = ()
    state.answers = [None] * state.seats
    state.orders = (None,) * len(state.orders)
    state.resting = state.choosy = (False,) * state.seats
    tell_uncut(edition, step, fact)


def places_of(state: State, end: Ending) -> tuple[int, ...]:
    """Returns the places: the winners, then the other seats that stayed, then those that left."""
    staying = [seat for seat in range(state.seats) if not state.gone[seat]]
    first = end.winners or staying
    return tuple(
        1 if seat in first else 1 + len(first) if seat in staying else 1 + len(staying)
        for seat in range(state.seats)
    )


def result(edition: Edition, state: State) -> Result | None:
    """Returns the places, the stakes that counted and why, once the game is over."""
    end = state.ending
    if end is None:
        return None
    scores = tuple(
        None if state.gone[seat] else end.paid[seat] if end.agents else 0
        for seat in range(state.seats)
    )
    alone = end.why == "alone"  # F3
    return Result(
        places_of(state, end),
        scores,
        tuple(explain(edition, state, end)),
        nobody=alone,
        decided=retelling.what_decided(edition, state, end),
        anecdote=retelling.anecdote(edition, state, end),
    )


def explain(edition: Edition, state: State, end: Ending) -> Iterator[Text]:
    """Yields what ended the game, the stakes that counted, and who won by them and why."""
    if end.why == "alone":
        yield edition.text("why-alone")
    elif end.why == "clock" and not end.agents:
        yield edition.text("why-drawn")
    else:
        yield _what_ended(edition, state, end)
        yield from _who_wins(edition, state, end)


def _what_ended(edition: Edition, state: State, end: Ending) -> Text:
    agents = tuple(name_agent(edition, agent) for agent in end.agents)
    if end.why == "home":
        space = name_space(edition, end.home)
        return edition.text("why-home", who=Who(end.bringer), space=space, agents=agents)
    if state.switches.own_homes:
        steps = _steps(edition, state, end, [_own_home(edition, state, s) for s in end.winners])
        return edition.text("why-clock-owner", agents=agents, steps=steps)
    steps = _steps(edition, state, end, [edition.board.agents[end.agents[0]].home])
    return edition.text("why-clock", agents=agents, count=len(agents), steps=steps)


def _steps(edition: Edition, state: State, end: Ending, homes: list[int]) -> int:
    """Returns how many actions the deciding agents still needed to the nearest of these homes."""
    return min(edition.steps_to_win(state, a, home) for a in end.agents for home in homes)


def _own_home(edition: Edition, state: State, seat: Seat) -> int:
    return home_of(edition, state.seats, seat)


def _who_wins(edition: Edition, state: State, end: Ending) -> Iterator[Text]:
    if state.switches.own_homes:
        for seat in end.winners:
            space = name_space(edition, _own_home(edition, state, seat))
            yield edition.text("why-owner", who=Who(seat), space=space)
        return
    for agent in end.agents:
        stakes = _stakes(edition, state, agent)
        if stakes:
            yield edition.text("why-stakes", agent=name_agent(edition, agent), sums=stakes)
        yield _top(edition, state, end, agent)


def _stakes(edition: Edition, state: State, agent: int) -> tuple[Text, ...]:
    """Returns everybody's stakes on an agent, the highest first; those of leavers are marked."""
    count = len(state.place)
    column = [(state.stake[seat * count + agent], seat) for seat in range(state.seats)]
    return tuple(
        edition.text("seat-sum-left" if state.gone[seat] else "seat-sum", who=Who(seat), sum=sum_)
        for sum_, seat in sorted(column, key=lambda pair: (-pair[0], pair[1]))
        if sum_
    )


def _top(edition: Edition, state: State, end: Ending, agent: int) -> Text:
    """Returns who wins by the stakes on one agent, and how a tie was decided (E3 to E6)."""
    top = top_seats(state, agent)
    tied = tuple(Who(seat) for seat in top)
    who = Who(end.bringer)
    if not top:
        return edition.text("why-unpaid", who=who)
    if end.why == "home" and len(top) > 1 and len(end.winners) == 1:
        what = "why-tie-bringer" if end.bringer in top else "why-tie-option"
        return edition.text(what, tied=tied, who=who)
    return edition.text("why-top", winners=tied, agent=name_agent(edition, agent), count=len(tied))
