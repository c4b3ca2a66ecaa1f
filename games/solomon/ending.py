"""The end: the case comes home, the clock decides, or all but one have left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.edition import live_agents
from games.solomon.state import NOBODY, Ending, Fact

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.state import State


def home_of(edition: Edition, seats: int, seat: Seat) -> int:
    """The space that belongs to a seat where players own homes: opposite ones for two players."""
    homes = edition.board.homes
    return homes[seat * len(homes) // 2 if seats == 2 else seat]


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


def end_at_home(edition: Edition, state: State, agent: int, log: list[Fact]) -> None:
    """The highest stake on the agent wins, ties are the bringer's (E3 to E6)."""
    bringer, space = state.mover, state.place[agent]
    if state.switches.own_homes:
        winners: tuple[Seat, ...] = (_owner(edition, state, space),)
    else:
        winners = top_seats(state, agent)
        shared = len(winners) > 1 and state.switches.ties_to_bringer
        if not winners or bringer in winners or shared:
            winners = (bringer,)
    end = Ending("home", (agent,), bringer, space, winners, _paid(state, (agent,)))
    _finish(state, end, log, Fact("home", bringer, agent=agent, space=space))


def top_seats(state: State, agent: int) -> tuple[Seat, ...]:
    """Who still plays and has the highest stake on the agent; nobody if there is none (F2)."""
    agents = len(state.place)
    stakes = {
        seat: state.stake[seat * agents + agent]
        for seat in range(state.seats)
        if not state.gone[seat]
    }
    best = max(stakes.values())
    return tuple(seat for seat, stake in stakes.items() if stake == best) if best else ()


def end_by_clock(edition: Edition, state: State, log: list[Fact]) -> None:
    """The agent with the fewest actions left decides; agents nobody paid are ignored (F6)."""
    if state.switches.own_homes:
        agents, winners = _nearest_owner(edition, state)
    else:
        paid = [agent for agent in live_agents(state) if top_seats(state, agent)]
        homes = {agent: edition.board.agents[agent].home for agent in paid}
        steps = {agent: edition.steps_to_win(state, agent, homes[agent]) for agent in paid}
        agents = tuple(agent for agent in paid if steps[agent] == min(steps.values()))
        winners = tuple(sorted({seat for agent in agents for seat in top_seats(state, agent)}))
    end = Ending("clock", agents, NOBODY, NOBODY, winners, _paid(state, agents))
    _finish(state, end, log, Fact("clock", sum=state.turn))


def _nearest_owner(edition: Edition, state: State) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Where players own homes: the agents nearest to bringing the case to one, and its owners."""
    steps = {
        (agent, seat): edition.steps_to_win(state, agent, home_of(edition, state.seats, seat))
        for seat in range(state.seats)
        if not state.gone[seat]
        for agent in live_agents(state)
    }
    best = [pair for pair, count in steps.items() if count == min(steps.values())]
    return tuple(sorted({agent for agent, _ in best})), tuple(sorted({seat for _, seat in best}))


def end_alone(state: State, log: list[Fact]) -> None:
    """All but one have left: the game ends without a winner (F3)."""
    end = Ending("alone", (), NOBODY, NOBODY, (), _paid(state, ()))
    _finish(state, end, log, Fact("alone"))


def _paid(state: State, agents: tuple[int, ...]) -> tuple[int, ...]:
    count = len(state.place)
    return tuple(
        max((state.stake[seat * count + agent] for agent in agents), default=0)
        for seat in range(state.seats)
    )


def _finish(state: State, end: Ending, log: list[Fact], fact: Fact) -> None:
    state.ending = end
    state.phase = "over"
    state.action = state.pledge = None
    state.asked = ()
    state.answers = [None] * state.seats
    state.orders = (None,) * len(state.orders)
    facts = [fact]
    if len(end.winners) > 1:
        facts.append(Fact("share", sums=end.winners))
    elif end.winners:
        facts.append(Fact("wins", end.winners[0]))
    elif end.why == "clock":
        facts.append(Fact("draw"))
    log.extend(facts)
    state.told.extend(facts)
