"""What is worth retelling: a finished game in two sentences, and moments as posters.

A poster is drawn once, when its moment happens: an exile, a contest of bribes, the case at home. It
is made of what the table has been told, so that it shows nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.engine import Poster, Who
from games.solomon.edition import home_of
from games.solomon.names import name_agent, name_space
from games.solomon.state import EXILED, MONEY, NOBODY, top_seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Arg, Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.state import Ending, Fact, State


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


# -- posters -------------------------------------------------------------------------------------

KINDS = ("step", "strike", "take", "aside")
_LARGE = MONEY // 5
"""A sum that makes any contest worth a poster; those about the case and attacks always are."""
_FOR = ("holds", "joins-for", "open-for")
_AGAINST = ("bids", "objects", "joins-against", "open-against")
_DUELS = ("duel-held", "duel-lost")
_BEFORE = ("overturned", "blocked", "stands", "fails", "objects-too")
"""What ends one contest and lets the next begin."""


SAMPLES = (
    Poster("exile", (), (4, 900, 1_300)),
    Poster("contest", (0, 1), (2, 1, 5, NOBODY, 0, 700, 900, 0)),
    Poster("home", (1,), (0, 0)),
)
"""A poster of each kind, on any board."""


class BestSums(NamedTuple):
    """The highest sums of both sides of a contest, and whose they were."""

    backer: Seat
    held: int
    opponent: Seat
    bid: int


def poster_of(edition: Edition, told: Sequence[Fact], fact: Fact) -> Poster | None:
    """Returns the poster of a fact that everybody is told, or None if it is no great moment.

    told: the last play before it. ``exile``: numbers are the agent, and the stakes read out by
    seat. ``home``: the seat that brought it; the agent and its space. ``contest``: the seats of the
    two sides; the agent, its space before, the space to go to, the victim, the kind of the action,
    the sums of the two sides, and 1 if the action stands.
    """
    if fact.what == ("read-out" if edition.reads_out else "exiled"):
        return Poster("exile", (), (fact.agent, *fact.sums))
    if fact.what == "home":
        return Poster("home", (fact.who,), (fact.agent, fact.space))
    action, contest = fact.action, contest_of(told)
    if fact.what not in ("overturned", "blocked", "stands") or action is None or contest is None:
        return None
    if not (action.case or action.kind == "strike" or max(contest.held, contest.bid) >= _LARGE):
        return None
    numbers = (
        action.agent, fact.start, action.to, action.victim, KINDS.index(action.kind),
        contest.held, contest.bid, int(fact.what == "stands"),
    )  # fmt: skip
    return Poster("contest", (contest.backer, contest.opponent), numbers)


def contest_of(told: Sequence[Fact]) -> BestSums | None:
    """Returns the contest that these facts end with; None unless both sides have shown money."""
    held, bid = (0, NOBODY), (0, NOBODY)
    for fact in reversed(told):
        if fact.what.startswith("says-") or fact.what in _BEFORE:
            break
        if fact.what in _FOR:
            held = max(held, (fact.sum, fact.who))
        elif fact.what in _AGAINST:
            bid = max(bid, (fact.sum, fact.who))
        elif fact.what in _DUELS:
            held = max(held, (fact.sum or fact.other, fact.who))
            bid = max(bid, (fact.other, fact.whom))
    if not held[0] or not bid[0]:
        return None
    return BestSums(held[1], held[0], bid[1], bid[0])
