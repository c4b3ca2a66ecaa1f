"""How a position looks to one seat: which agents may win soon, and for whom."""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from games.solomon.edition import home_of, live_agents
from games.solomon.mind.belief import Belief
from games.solomon.mind.placement import OUT, after, placement_of
from games.solomon.state import MONEY, NOBODY

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.placement import Placement
    from games.solomon.mind.race import Race
    from games.solomon.state import Action
    from games.solomon.view import View

KEPT = 0.2
"""The part of the money that is kept in the opening. Each bribe in a turn then takes about as much
as is left after it.
"""
FREE = 0.4
"""What an agent counts for a seat whose home it can reach, even if others can hold it up."""


class Outlook:
    """The prospects of the seat that looks.

    placement: the public position. top: by agent, how likely the seat has the most on it. weights:
    by agent, what it counts in all. hopes: the part of that which is the seat's. own, others: what
    the seat's and all others' money not yet spent counts. whole: everybody's prospects together.
    share: the seat's part of them.
    """

    __slots__ = (
        "_owned", "_reach", "belief", "edition", "hopes", "others", "own", "placement", "race",
        "seat", "share", "top", "view", "weights", "whole",
    )  # fmt: skip

    def __init__(self, edition: Edition, race: Race, view: View) -> None:
        assert view.seat is not None  # noqa: S101 - only seats have prospects
        self.edition, self.race = edition, race
        self.view, self.seat = view, view.seat
        self.placement = placement_of(edition, view)
        self.belief = Belief(edition, race.lore, view)
        self._reach = race.reach(view.turn, view.switches.limit)
        self._owned: tuple[tuple[Seat, int], ...] = ()
        if view.switches.own_homes:
            self._owned = tuple(
                (seat, home_of(edition, view.seats, seat))
                for seat in range(view.seats)
                if not view.gone[seat]
            )
        self.own = race.purse(view.cash)
        kept = KEPT * MONEY if view.switches.opening else MONEY
        purses = [race.purse(kept / (1.0 + view.bribes[seat])) for seat in self.belief.rivals]
        self.others = sum(purses)
        on_top = self.belief.on_top
        self.top = [on_top(agent, own) if own else 0.0 for agent, own in enumerate(view.stakes)]
        self.weights, self.hopes = self._weigh(self.placement, self.top)
        self.whole = sum(self.weights) + self.own + self.others
        self.share = (sum(self.hopes) + self.own) / self.whole

    def _weigh(self, at: Placement, top: list[float]) -> tuple[list[float], list[float]]:
        """Returns what each agent counts in a position, and the part of it that is the seat's."""
        if self._owned:
            weights, hopes = self._weigh_owned(at, top)
        else:
            reach = self._reach
            weights = [0.0 if steps == OUT else reach[steps] for steps in at.steps]
            hopes = list(map(mul, weights, top))
        for agent, strikers in at.carriers:
            factor = self._factor(agent, strikers, top)
            weights[agent] *= factor
            hopes[agent] *= factor
        return weights, hopes

    def _factor(self, agent: int, strikers: tuple[int, ...], top: list[float]) -> float:
        """Returns what an agent counts more for having the case, and less for being in reach of
        others that somebody else may strike with.
        """
        factor, safe = self.race.case, self.race.threat
        mine = top[agent]
        for other in strikers:
            hostile = mine * (1 - top[other]) + (1 - mine) * (1 + top[other]) / 2
            factor *= 1 - hostile * (1 - safe)
        return factor

    def _weigh_owned(self, at: Placement, top: list[float]) -> tuple[list[float], list[float]]:
        """Does the same where players own homes: an agent helps whoever's home it is near, most of
        all if others cannot hold it up.
        """
        weights, hopes = [0.0] * len(top), [0.0] * len(top)
        for agent in live_agents(at):
            for seat, home in self._owned:
                mine = seat == self.seat
                pull = FREE + (1 - FREE) * (top[agent] if mine else 1 - top[agent])
                weight = self._reach[self.edition.steps_to_win(at, agent, home)] * pull
                weights[agent] += weight
                if mine:
                    hopes[agent] += weight
        return weights, hopes

    def gain(self, action: Action, spite: float = 0.0) -> float:
        """Returns what the seat's share grows by if this is done; of a game that it ends, up to
        how likely it is won.

        spite: the weight of what becomes of the agent that is the most hopeful for others.
        """
        view, agent = self.view, action.agent
        at, held = after(self.edition, self.placement, action)
        if held:
            won = self._won(at.place[agent], agent)
            if won is not None:
                gain = won - self.share
                return gain + spite * (self._danger(self.weights, self.hopes) - 1 + won)
        top = self.top
        if action.kind == "strike" and view.mover == self.seat:
            top = top[:]
            top[agent] = self.belief.on_top(agent, view.stakes[agent] - self.edition.fee)
        weights, hopes = self._weigh(at, top)
        gain = (sum(hopes) + self.own) / (sum(weights) + self.own + self.others) - self.share
        if spite:
            before = self._danger(self.weights, self.hopes)
            gain += spite * (before - self._danger(weights, hopes))
        return gain

    def _danger(self, weights: list[float], hopes: list[float]) -> float:
        """Returns the part of the agent that is the most hopeful for others."""
        most = max([w - h for w, h in zip(weights, hopes, strict=True)])
        return most / (sum(weights) + self.own + self.others)

    def _won(self, space: int, agent: int) -> float | None:
        """Returns how likely the seat has won if this agent brings the case here; None if that
        does not end the game.
        """
        if self._owned:
            owner = next((seat for seat, home in self._owned if home == space), NOBODY)
            return None if owner == NOBODY else float(owner == self.seat)
        if space != self.edition.board.agents[agent].home:
            return None
        if self.view.mover == self.seat and not self.view.stakes[agent]:
            return self.belief.unmatched(agent, 0)
        return self.top[agent]
