"""Public positions, each worked out once for all seats and all imagined games that come to it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.solomon.edition import Edition, Position
    from games.solomon.state import Action, Switches

OUT = -1
"""The steps of an agent that is out of the game."""


class Placement:
    """A public position. Nothing in it depends on who looks.

    steps: by agent, the actions it needs to win at its own home, or `OUT`. carriers: the agents
    that have the case, or stand where it lies and nobody has it, each with the agents that could
    strike it with their next action.
    """

    __slots__ = ("_edition", "_ways", "carriers", "case", "holder", "place", "steps", "switches")

    def __init__(
        self, edition: Edition, switches: Switches, place: tuple[int, ...], case: int, holder: int
    ) -> None:
        self._edition = edition
        self.switches, self.place, self.case, self.holder = switches, place, case, holder
        agents, steps = edition.board.agents, edition.steps_to_win
        self.steps = tuple(
            [
                steps(self, agent, agents[agent].home) if space >= 0 else OUT
                for agent, space in enumerate(place)
            ]
        )
        self.carriers = tuple([(agent, self._strikers(agent)) for agent in self._with_case()])
        self._ways: dict[int, tuple[Action, ...]] = {}

    def _with_case(self) -> list[int]:
        if self.holder >= 0:
            return [self.holder]
        if self.case not in self.place:
            return []
        return [agent for agent, space in enumerate(self.place) if space == self.case]

    def _strikers(self, victim: int) -> tuple[int, ...]:
        can_strike, agents = self._edition.can_strike, range(len(self.place))
        return tuple([agent for agent in agents if can_strike(self, agent, victim)])

    def ways(self, agent: int) -> tuple[Action, ...]:
        """Returns what `Edition.ways` does."""
        ways = self._ways.get(agent)
        if ways is None:
            ways = self._ways[agent] = tuple(self._edition.ways(self, agent))
        return ways


class _Moving:
    """A public position in which an action is carried out."""

    __slots__ = ("case", "holder", "place")

    def __init__(self, at: Placement) -> None:
        self.place, self.case, self.holder = at.place, at.case, at.holder


def placement_of(edition: Edition, at: Position) -> Placement:
    """Returns the public position of a state or a view."""
    return _placement(edition, at.switches, at.place, at.case, at.holder)


@lru_cache(maxsize=4096)
def _placement(
    edition: Edition, switches: Switches, place: tuple[int, ...], case: int, holder: int
) -> Placement:
    return Placement(edition, switches, place, case, holder)


@lru_cache(maxsize=4096)
def after(edition: Edition, at: Placement, action: Action) -> tuple[Placement, bool]:
    """Returns the position after an action, and whether the case came along (E1)."""
    moving = _Moving(at)
    came_with_case = edition.carry_out(moving, action)
    then = _placement(edition, at.switches, moving.place, moving.case, moving.holder)
    return then, came_with_case


def change(before: Placement, then: Placement, agent: int) -> int:
    """Returns 1 if an agent is nearer to winning in the second position, -1 if farther or out."""
    if then.steps[agent] == OUT:
        return -1
    return (before.steps[agent] > then.steps[agent]) - (before.steps[agent] < then.steps[agent])
