"""What a seat believes about others' stakes, from what the table shows of them.

The figures of `learned.Signs` were fitted to games between computers (a logistic regression).
"""

from __future__ import annotations

from math import exp, log1p
from typing import TYPE_CHECKING

from games.solomon.mind.attention import Watched
from games.solomon.mind.placement import after, change, placement_of
from games.solomon.state import MONEY, NOBODY, UNIT

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.learned import Lore
    from games.solomon.state import Action
    from games.solomon.view import View

_LATER = tuple(0.25 * exp(-UNIT * n / 1_800) for n in range(MONEY // UNIT + 1))
"""How likely a seat that has paid nobody yet will have more than a sum, in hundreds, on an agent
when it matters.
"""


_LOGS = tuple(log1p(UNIT * n / 500) for n in range(MONEY // UNIT + 1))
"""The logarithm of a sum in hundreds, in the unit of `Signs.excess`."""


class Belief:
    """What the seat that looks believes."""

    __slots__ = (
        "_agents", "_carriers", "_change", "_has_paid", "_odds", "_placement", "_pushes", "_signs",
        "_start", "edition", "rivals", "view",
    )  # fmt: skip

    def __init__(self, edition: Edition, lore: Lore, view: View) -> None:
        self.edition, self.view = edition, view
        self.rivals = [s for s in range(view.seats) if s != view.seat and not view.gone[s]]
        self._agents = len(view.place)
        self._placement = placement_of(edition, view)
        self._carriers = [agent for agent, _ in self._placement.carriers]
        self._pushes = view.pushes if isinstance(view, Watched) else None
        watched, opened = self._pushes is not None, view.switches.opening
        self._signs = signs = lore.signs(watched=watched, opened=opened)
        self._start = signs.base + signs.seat * (view.seats - 2)
        self._start += signs.late * view.turn / view.switches.limit
        self._has_paid = [view.switches.opening or count > 0 for count in view.bribes]
        self._odds: list[float | None] = [None] * self._agents
        self._change: int | None = None

    def above(self, seat: Seat, agent: int, sum_: int) -> float:
        """Returns how likely a seat has a stake above this sum on an agent by now."""
        if not self._has_paid[seat]:
            return 0.0
        view = self.view
        odds = self.odds(seat, agent)
        if view.least:
            index = seat * self._agents + agent
            least = view.least[index]
            if least > sum_:
                return 1.0
            if view.most[index] <= sum_:
                return 0.0
            if least:
                sum_ -= least
                odds += self._signs.shown
        return self._chance(odds, sum_)

    def _chance(self, odds: float, excess: int) -> float:
        """Returns how likely a stake is more than `excess` dollars above what was shown."""
        return 1.0 / (1.0 + exp(-odds - self._signs.excess * _LOGS[excess // UNIT]))

    def odds(self, seat: Seat, agent: int) -> float:
        """Returns the log-odds that a seat has paid an agent, whatever it has shown."""
        odds = self._shared_odds(agent)
        if self._pushes is not None:
            pushes = self._pushes[seat * self._agents + agent]
            odds += self._signs.pushes[min(3, pushes)] if pushes >= 0 else self._signs.against
        if self.view.action is not None and seat == self.view.mover:
            odds += self._said(self.view.action, agent)
        return odds

    def _shared_odds(self, agent: int) -> float:
        """Returns the part of the log-odds that is the same for all seats."""
        odds = self._odds[agent]
        if odds is not None:
            return odds
        view, signs = self.view, self._signs
        odds = self._start
        if view.place[agent] != self.edition.board.agents[agent].home:
            odds += signs.moved
        if agent in self._carriers:
            odds += signs.case
        self._odds[agent] = odds
        return odds

    def _said(self, action: Action, agent: int) -> float:
        """Returns what the announced action adds for its mover."""
        if agent not in (action.agent, action.victim):
            return 0.0
        if self._change is None:
            then, _ = after(self.edition, self._placement, action)
            self._change = change(self._placement, then, action.agent)
        said = self._change if agent == action.agent else -1
        return self._signs.helps if said > 0 else self._signs.harms if said < 0 else 0.0

    def unmatched(self, agent: int, sum_: int) -> float:
        """Returns how likely nobody else has more than this on an agent by now."""
        return self._none_above(agent, sum_, 0.0)

    def on_top(self, agent: int, own: int) -> float:
        """Returns how likely nobody else will have more on an agent than `own` when it matters."""
        if own <= 0 or self.view.place[agent] < 0:
            return 0.0
        return self._none_above(agent, own, _LATER[own // UNIT])

    def _none_above(self, agent: int, sum_: int, unpaid: float) -> float:
        """Returns how likely no other seat has more than this on an agent. unpaid: how likely one
        has that has paid nobody yet.
        """
        view, has_paid, agents = self.view, self._has_paid, self._agents
        least, most, watched = view.least, view.most, self._pushes is not None
        action, talking = view.action, NOBODY
        if action is not None and agent in (action.agent, action.victim):
            talking = view.mover
        chance, usual = 1.0, -1.0
        for seat in self.rivals:
            index = seat * agents + agent
            if not has_paid[seat]:
                above = unpaid
            elif watched or seat == talking or (least and (least[index] or most[index] <= sum_)):
                above = self.above(seat, agent, sum_)
            else:  # nothing is known of this seat alone, so one figure does for all like it
                if usual < 0:
                    usual = self._chance(self._shared_odds(agent), sum_)
                above = usual
            chance *= 1.0 - above
        return chance
