"""How a position looks to one seat: which agents may win soon, and for whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.solomon.edition import home_of, live_agents
from games.solomon.mind.belief import Belief
from games.solomon.mind.tryout import Tryout, carriers, threats
from games.solomon.state import MONEY, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Seat
    from games.solomon.edition import Edition, Position
    from games.solomon.mind.race import Race
    from games.solomon.state import Action
    from games.solomon.view import View

FREE = 0.4
"""What an agent counts for a seat whose home it can reach, even if others can hold it up."""


class Outlook:
    """The prospects of the seat that looks.

    top: by agent, how likely the seat has the most on it. weights: by agent, what it counts in all.
    hopes: the part of that which is the seat's. own, others: what the seat's and all others' money
    not yet spent counts. whole: everybody's prospects together. share: the seat's part of them.
    """

    __slots__ = (
        "_carriers", "_homes", "_owned", "_reach", "belief", "edition", "hopes", "others", "own",
        "race", "seat", "share", "top", "view", "weights", "whole",
    )  # fmt: skip

    def __init__(self, edition: Edition, race: Race, view: View) -> None:
        assert view.seat is not None  # noqa: S101 - only seats have prospects
        self.edition, self.race = edition, race
        self.view, self.seat = view, view.seat
        self.belief = Belief(edition, race.lore, view)
        self._reach = race.reach(view.turn, view.switches.limit)
        self._homes = [agent.home for agent in edition.board.agents]
        self._owned: tuple[tuple[Seat, int], ...] = ()
        if view.switches.own_homes:
            self._owned = tuple(
                (seat, home_of(edition, view.seats, seat))
                for seat in range(view.seats)
                if not view.gone[seat]
            )
        self.own = race.purse(view.cash)
        self.others = sum([race.purse(purse_of(view, seat)) for seat in self.belief.rivals])
        on_top = self.belief.on_top
        self.top = [on_top(agent, own) if own else 0.0 for agent, own in enumerate(view.stakes)]
        self.weights = [0.0] * len(view.place)
        self.hopes = [0.0] * len(view.place)
        self._weigh(view, live_agents(view), self.top, self.weights, self.hopes)

        self.whole = sum(self.weights) + self.own + self.others
        self.share = (sum(self.hopes) + self.own) / self.whole
        self._carriers = carriers(view)

    def _weigh(
        self,
        at: Position,
        agents: Iterable[int],
        top: list[float],
        weights: list[float],
        hopes: list[float],
    ) -> None:
        """Writes what these agents count in a position. All that have the case are among them."""
        steps, homes, reach, place = self.edition.steps_to_win, self._homes, self._reach, at.place
        for agent in agents:
            if place[agent] < 0:
                weights[agent] = hopes[agent] = 0.0
                continue
            if self._owned:
                self._weigh_owned(at, agent, top[agent], weights, hopes)
            else:
                weights[agent] = weight = reach[steps(at, agent, homes[agent])]
                hopes[agent] = weight * top[agent]
        for agent in carriers(at):
            factor = self._factor(at, agent, top)
            weights[agent] *= factor
            hopes[agent] *= factor

    def _factor(self, at: Position, agent: int, top: list[float]) -> float:
        """Returns what an agent counts more for having the case, and less for being in reach of
        others that somebody else may strike with.
        """
        factor, safe = self.race.case, self.race.threat
        mine = top[agent]
        for other in threats(self.edition, at, agent):
            hostile = mine * (1 - top[other]) + (1 - mine) * (1 + top[other]) / 2
            factor *= 1 - hostile * (1 - safe)
        return factor

    def _weigh_owned(
        self, at: Position, agent: int, top: float, weights: list[float], hopes: list[float]
    ) -> None:
        """Does the same where players own homes: an agent helps whoever's home it is near, most of
        all if others cannot hold it up.
        """
        weights[agent] = hopes[agent] = 0.0
        for seat, home in self._owned:
            mine = seat == self.seat
            pull = FREE + (1 - FREE) * (top if mine else 1 - top)
            weight = self._reach[self.edition.steps_to_win(at, agent, home)] * pull
            weights[agent] += weight
            if mine:
                hopes[agent] += weight

    def gain(self, action: Action, spite: float = 0.0) -> float:
        """Returns what the seat's share grows by if this is done; of a game that it ends, up to
        how likely it is won.

        spite: the weight of what becomes of the agent that is the most hopeful for others.
        """
        view, agent = self.view, action.agent
        at = Tryout(view)
        held = self.edition.carry_out(at, action)
        if held:
            won = self._won(at.place[agent], agent)
            if won is not None:
                gain = won - self.share
                return gain + spite * (self._danger(self.weights, self.hopes) - 1 + won)
        top, weights, hopes = self.top, self.weights[:], self.hopes[:]
        if action.kind == "strike" and view.mover == self.seat:
            top = top[:]
            top[agent] = self.belief.on_top(agent, view.stakes[agent] - self.edition.fee)
        if action.case or at.case != view.case or at.holder != view.holder:
            agents: Iterable[int] = live_agents(view)
        else:
            agents = {agent, action.victim, *self._carriers} - {NOBODY}
        self._weigh(at, agents, top, weights, hopes)
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
        if space != self._homes[agent]:
            return None
        if self.view.mover == self.seat and not self.view.stakes[agent]:
            return self.belief.unmatched(agent, 0)
        return self.top[agent]


def purse_of(view: View, seat: Seat) -> float:
    """Returns about how much another seat has kept, in dollars."""
    if not view.switches.opening:
        return MONEY / (1.0 + view.bribes[seat])
    return KEPT * MONEY / (1.0 + view.bribes[seat])


KEPT = 0.2
"""The part of the money that is kept in the opening."""
