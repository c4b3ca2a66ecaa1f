"""A finished game in two sentences: what decided it, and what is worth retelling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon.edition import home_of
from games.solomon.names import name_agent, name_space
from games.solomon.state import EXILED, MONEY, top_seats

if TYPE_CHECKING:
    from games.engine import Arg, Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.state import Ending, State


def what_decided(edition: Edition, state: State, end: Ending) -> Text | None:
    """Returns who had most on the agent that decided, and by how much; None without a winner.

    Where players own homes, it is whose home the case came to.
    """
    if not end.winners or not end.agents:
        return None
    agent, who = end.agents[0], end.winners[0]
    facts: dict[str, Arg] = {"agent": name_agent(edition, agent), "who": Who(who)}
    if state.switches.own_homes:
        space = name_space(edition, home_of(edition, state.seats, who))
        return edition.text(f"decided-owner-{end.why}", space=space, **facts)
    if len(end.winners) > 1:
        return edition.text("decided-shared", **facts)
    top = top_seats(state, agent)
    if not top:
        return edition.text("decided-unpaid", **facts)
    if who not in top:
        return edition.text("decided-option", **facts)
    facts["sum"] = end.paid[who]
    if len(top) > 1:
        return edition.text("decided-tie", **facts)
    others = [seat for seat in range(state.seats) if seat != who and not state.gone[seat]]
    second = max(others, key=lambda seat: end.paid[seat])
    if not end.paid[second]:
        return edition.text("decided-alone", **facts)
    lead = end.paid[who] - end.paid[second]
    return edition.text("decided-lead", whom=Who(second), lead=lead, **facts)


def anecdote(edition: Edition, state: State, end: Ending) -> Text | None:
    """Returns that somebody brought the case home for another, otherwise the most money wasted.

    None if nobody wasted any.
    """
    if end.why == "home" and end.bringer not in end.winners:
        home = name_agent(edition, end.agents[0])
        winner = Who(end.winners[0])
        return edition.text("anecdote-bringer", who=Who(end.bringer), whom=winner, agent=home)
    wasted = _most_wasted(state, end)
    if wasted is None:
        return None
    seat, agent = wasted
    sum_ = state.stake[seat * len(state.place) + agent]
    key = "exiled" if state.place[agent] == EXILED else "wasted"
    return edition.text(
        f"anecdote-{key}", who=Who(seat), sum=sum_, agent=name_agent(edition, agent), money=MONEY
    )


def _most_wasted(state: State, end: Ending) -> tuple[Seat, int] | None:
    """Returns the seat and the agent of the highest stake that won nothing."""
    agents = len(state.place)
    stakes = [
        (sum_, -index)
        for index, sum_ in enumerate(state.stake)
        if sum_ and not (index // agents in end.winners and index % agents in end.agents)
    ]
    if not stakes:
        return None
    index = -max(stakes)[1]
    return index // agents, index % agents
