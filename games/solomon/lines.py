"""Sentences about what happened, the same for the thread and for the board's last play.

Nothing that is told is covered again later, so both can say all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Event, Text, Who
from games.solomon.names import name_agent, name_space
from games.solomon.retelling import poster_of
from games.solomon.state import Fact

if TYPE_CHECKING:
    from games.engine import Arg, Seat
    from games.solomon.edition import Edition, Position
    from games.solomon.state import Action, State
    from games.step import Step


_MOST_TOLD = 6
"""The number of sentences in the last play; a long bidding keeps its beginning and its end."""


def tell(edition: Edition, step: Step[State], fact: Fact) -> None:
    """Adds an event to the step and, if everybody may know of it, a line to the last play."""
    tell_uncut(edition, step, fact)
    told = step.state.told
    if len(told) > _MOST_TOLD:
        del told[1]


def tell_uncut(edition: Edition, step: Step[State], fact: Fact) -> None:
    """Does the same, and keeps every line of the last play, however many there are.

    In an imagined game, where nobody reads, there are no events.
    """
    if step.imagined:
        if fact.to is None:
            step.state.told.append(fact)
        return
    said = make_text(edition, fact)
    if fact.to is not None:
        step.events.append(Event(said, (fact.to,)))
        return
    poster = poster_of(edition, step.state.told, fact)
    step.events.append(Event(said, poster=poster))
    step.state.told.append(fact)


def announcement(edition: Edition, at: Position, who: Seat, action: Action) -> Fact:
    """Returns that `who` announces the action, which has not taken place yet."""
    start = at.place[action.agent]
    what = f"says-{action.kind}"
    if action.kind == "strike" and action.to == start:
        what = "says-strike-here"
    return Fact(what, who, action=action, start=start, how=edition.how(at, action))


def outcome(edition: Edition, state: State, what: str, count: int = 0) -> Fact:
    """Returns that the announced action stands or is overturned, with the agent it is about.

    count: how many actions were overturned this turn.
    """
    action = state.action
    assert action is not None  # noqa: S101 - asked while an action is being decided
    start, how = state.place[action.agent], edition.how(state, action)
    return Fact(what, state.mover, sum=count, action=action, start=start, how=how)


def make_text(edition: Edition, fact: Fact) -> Text:
    """Returns the sentence ``<game>-told-<what>``."""
    args: dict[str, Arg] = {}
    if fact.who >= 0:
        args["who"] = Who(fact.who)
    if fact.whom >= 0:
        args["whom"] = Who(fact.whom)
    if fact.sum:
        args["sum"] = fact.sum
    if fact.other:
        args["other"] = fact.other
    if fact.agent >= 0:
        args["agent"] = name_agent(edition, fact.agent)
    if fact.space >= 0:
        args["space"] = name_space(edition, fact.space)
    if fact.action is not None:
        args |= _tell_action(edition, fact)
    what = fact.what
    if fact.sums:
        args |= _tell_list(edition, fact)
        if what == "read-out" and not args["sums"]:
            what = "read-out-none"
    return Text(f"{edition.key}-told-{what}", args)


def tell_in_short(edition: Edition, fact: Fact) -> Text:
    """Returns an announced action as the question about it begins: ``<game>-act-<kind>``."""
    assert fact.action is not None  # noqa: S101 - asked of facts about an action only
    kind = fact.action.kind
    return edition.text(f"act-{kind}", who=Who(fact.who), **_tell_action(edition, fact))


def _tell_list(edition: Edition, fact: Fact) -> dict[str, Arg]:
    """Returns what `Fact.sums` holds: agents, or the stakes of a read-out above 0."""
    if fact.what == "missing":
        return {"agents": tuple(name_agent(edition, agent) for agent in fact.sums)}
    stakes = [(Who(seat), sum_) for seat, sum_ in enumerate(fact.sums) if sum_]
    return {"sums": tuple(edition.text("seat-sum", who=who, sum=sum_) for who, sum_ in stakes)}


def _tell_action(edition: Edition, fact: Fact) -> dict[str, Arg]:
    action = fact.action
    assert action is not None  # noqa: S101 - asked of facts about an action only
    args: dict[str, Arg] = {
        "agent": name_agent(edition, action.agent),
        "space": name_space(edition, action.to),
        "kind": action.kind,
    }
    if action.kind in ("step", "strike"):
        args |= {"start": name_space(edition, fact.start), "case": fact.how}
    if action.kind == "strike":
        args["victim"] = name_agent(edition, action.victim)
    return args
