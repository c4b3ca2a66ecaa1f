"""How a game came out: the places, and sentence by sentence what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Result, Who
from games.solomon.ending import home_of, top_seats

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.engine import Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.state import Ending, State


def make_result(edition: Edition, state: State) -> Result | None:
    """Places by seat: the winners, then who else stayed, then who left."""
    end = state.ending
    if end is None:
        return None
    staying = [seat for seat in range(state.seats) if not state.gone[seat]]
    first = end.winners or staying
    places = tuple(
        1 if seat in first else 1 + len(first) if seat in staying else 1 + len(staying)
        for seat in range(state.seats)
    )
    scores = tuple(None if state.gone[seat] else end.paid[seat] for seat in range(state.seats))
    alone = end.why == "alone"  # F3
    return Result(places, scores, tuple(explain(edition, state, end)), nobody=alone)


def explain(edition: Edition, state: State, end: Ending) -> Iterator[Text]:
    """What ended the game, the stakes that counted, and who won by them and why."""
    if end.why == "alone":
        yield edition.text("why-alone")
    elif end.why == "clock" and not end.agents:
        yield edition.text("why-drawn")
    else:
        yield _what_ended(edition, state, end)
        yield from _who_wins(edition, state, end)


def _what_ended(edition: Edition, state: State, end: Ending) -> Text:
    agents = tuple(edition.name_agent(agent) for agent in end.agents)
    if end.why == "home":
        space = edition.name_space(end.home)
        return edition.text("why-home", who=Who(end.bringer), space=space, agents=agents)
    if state.switches.own_homes:
        steps = _steps(edition, state, end, [_own_home(edition, state, s) for s in end.winners])
        return edition.text("why-clock-owner", agents=agents, steps=steps)
    steps = _steps(edition, state, end, [edition.board.agents[end.agents[0]].home])
    return edition.text("why-clock", agents=agents, count=len(agents), steps=steps)


def _steps(edition: Edition, state: State, end: Ending, homes: list[int]) -> int:
    """How many actions the deciding agents still needed to the nearest of these homes."""
    return min(edition.steps_to_win(state, a, home) for a in end.agents for home in homes)


def _own_home(edition: Edition, state: State, seat: Seat) -> int:
    return home_of(edition, state.seats, seat)


def _who_wins(edition: Edition, state: State, end: Ending) -> Iterator[Text]:
    if state.switches.own_homes:
        for seat in end.winners:
            space = edition.name_space(_own_home(edition, state, seat))
            yield edition.text("why-owner", who=Who(seat), space=space)
        return
    for agent in end.agents:
        stakes = _stakes(edition, state, agent)
        if stakes:
            yield edition.text("why-stakes", agent=edition.name_agent(agent), sums=stakes)
        yield _top(edition, state, end, agent)


def _stakes(edition: Edition, state: State, agent: int) -> tuple[Text, ...]:
    """Everybody's stakes on an agent, the highest first, with a mark for who has left."""
    count = len(state.place)
    column = [(state.stake[seat * count + agent], seat) for seat in range(state.seats)]
    return tuple(
        edition.text("seat-sum-left" if state.gone[seat] else "seat-sum", who=Who(seat), sum=sum_)
        for sum_, seat in sorted(column, key=lambda pair: (-pair[0], pair[1]))
        if sum_
    )


def _top(edition: Edition, state: State, end: Ending, agent: int) -> Text:
    """Who wins by the stakes on one agent, and what decided if several were equal (E3 to E6)."""
    top = top_seats(state, agent)
    tied = tuple(Who(seat) for seat in top)
    who = Who(end.bringer)
    if not top:
        return edition.text("why-unpaid", who=who)
    if end.why == "home" and len(top) > 1 and len(end.winners) == 1:
        what = "why-tie-bringer" if end.bringer in top else "why-tie-option"
        return edition.text(what, tied=tied, who=who)
    return edition.text("why-top", winners=tied, agent=edition.name_agent(agent), count=len(tied))
