"""Public positions in which actions are tried out, and what can be seen in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.solomon.edition import Edition, Position
    from games.solomon.state import Switches
    from games.solomon.view import View


class Tryout:
    """A public position in which an action can be tried out."""

    __slots__ = ("case", "holder", "place", "switches")

    def __init__(self, at: Position) -> None:
        self.switches: Switches = at.switches
        self.place = tuple(at.place)
        self.case = at.case
        self.holder = at.holder


def has_case(at: Position, agent: int) -> bool:
    """Whether an agent has the case, or stands where it lies and nobody has it."""
    return at.holder == agent if at.holder >= 0 else at.case == at.place[agent]


def threats(edition: Edition, at: Position, agent: int) -> list[int]:
    """Returns the agents that could strike this one with their next action.

    In both games they are on its space or a step away.
    """
    there = at.place[agent]
    near = edition.board.near[there]
    return [
        other
        for other, here in enumerate(at.place)
        if (here in near or here == there) and edition.can_strike(at, other, agent)
    ]


def carriers(at: Position) -> list[int]:
    """Returns the agents of `has_case`."""
    if at.holder >= 0:
        return [at.holder]
    if at.case not in at.place:
        return []
    return [agent for agent, space in enumerate(at.place) if space == at.case]


def change(edition: Edition, view: View, at: Tryout, agent: int) -> int:
    """Returns 1 if an agent is nearer to winning in a tryout than in a view, -1 if farther."""
    if at.place[agent] < 0:
        return -1
    home = edition.board.agents[agent].home
    before, after = (edition.steps_to_win(it, agent, home) for it in (view, at))
    return (before > after) - (before < after)
