"""How the seat that looks is doing, and what public facts say of anybody's stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Who
from games.solomon.edition import home_of, live_agents
from games.solomon.names import name_agent
from games.solomon.state import MONEY

if TYPE_CHECKING:
    from games.engine import Arg, Seat, Text
    from games.solomon.edition import Edition, Position
    from games.solomon.state import Action
    from games.solomon.view import View


def way_home(edition: Edition, view: View, agent: int) -> int:
    """Returns the actions an agent needs to win for the seat that looks: to its own home, or to the
    seat's where players own homes.
    """
    return edition.steps_to_win(view, agent, _goal(edition, view, agent))


def way_after(edition: Edition, view: View, action: Action) -> int:
    """Returns what `way_home` does for the agent that acts, after its action."""
    then = _Sketch(view)
    edition.carry_out(then, action)
    return edition.steps_to_win(then, action.agent, _goal(edition, view, action.agent))


def _goal(edition: Edition, view: View, agent: int) -> int:
    if view.switches.own_homes and view.seat is not None:
        return home_of(edition, view.seats, view.seat)
    return edition.board.agents[agent].home


class _Sketch:
    """A public position in which an action is tried out."""

    __slots__ = ("case", "holder", "place", "switches")

    def __init__(self, at: Position) -> None:
        self.switches, self.place, self.case, self.holder = (
            at.switches,
            at.place,
            at.case,
            at.holder,
        )


def ends_game(edition: Edition, view: View, action: Action) -> bool:
    """Whether the game is over if nobody stops this action: the case comes home (E1)."""
    if action.kind != "step" or edition.how(view, action) != "carry":
        return False
    if view.switches.own_homes:
        owned = {home_of(edition, view.seats, seat) for seat in range(view.seats)}
        return action.to in owned
    return action.to == edition.board.agents[action.agent].home


def standing(edition: Edition, view: View) -> Text | None:
    """Returns the seat's best agent; None for a spectator, for a seat that has left, and before
    anybody could pay an agent.
    """
    if view.seat is None or view.over or view.phase == "opening" or view.gone[view.seat]:
        return None
    live = live_agents(view)
    if view.switches.own_homes:
        nearest = min(live, key=lambda agent: way_home(edition, view, agent))
        steps = way_home(edition, view, nearest)
        name = name_agent(edition, nearest)
        return edition.text("standing-owner", agent=name, steps=steps)
    best = max(live, key=lambda agent: (view.stakes[agent], -way_home(edition, view, agent)))
    if not view.stakes[best]:
        return edition.text("standing-lost" if any(view.stakes) else "standing-nothing")
    sum_, who = best_of_others(view, best)
    facts: dict[str, Arg] = {
        "agent": name_agent(edition, best),
        "sum": view.stakes[best],
        "steps": way_home(edition, view, best),
    }
    if sum_:
        return edition.text("standing-shown", who=Who(who), other=sum_, **facts)
    return edition.text("standing", **facts)


def shown_by(view: View, seat: Seat, agent: int) -> int:
    """Returns the least the table knows `seat` to have on an agent; 0 without a ledger."""
    return view.least[seat * len(view.place) + agent] if view.least else 0


def most_of(view: View, seat: Seat, agent: int) -> int:
    """Returns the most that `seat` can have on an agent by public facts: nothing if it has never
    paid a bribe, otherwise what it is not known to have spent on others and in fees.
    """
    if not view.switches.opening and not view.bribes[seat]:
        return 0
    agents = range(len(view.place))
    elsewhere = sum(shown_by(view, seat, other) for other in agents if other != agent)
    return MONEY - view.fees[seat] - elsewhere


def best_of_others(view: View, agent: int) -> tuple[int, Seat]:
    """Returns the most another seat has shown on an agent, and that seat; (0, -1) if none has."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    best = max(others, key=lambda seat: shown_by(view, seat, agent), default=-1)
    sum_ = shown_by(view, best, agent) if best >= 0 else 0
    return (sum_, best) if sum_ else (0, -1)
