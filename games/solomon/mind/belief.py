"""What a seat believes about others' stakes, from what the table shows of them.

The figures of `learned.Signs` were fitted to games between computers (a logistic regression).
"""

from __future__ import annotations

from math import exp, log1p
from typing import TYPE_CHECKING

from games.solomon.mind.attention import Watched
from games.solomon.mind.tryout import Tryout, change, has_case
from games.solomon.state import MONEY, UNIT

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.learned import Lore
    from games.solomon.state import Action
    from games.solomon.view import View

_LATER = 0.25
"""How likely a seat that has paid nobody yet will have paid an agent when it matters."""


_LOGS = tuple(log1p(UNIT * n / 500) for n in range(MONEY // UNIT + 1))
"""The logarithm of a sum in hundreds, in the unit of `Signs.excess`."""


class Belief:
    """What the seat that looks believes."""

    __slots__ = ("_agents", "_change", "_odds", "_pushes", "_signs", "edition", "rivals", "view")

    def __init__(self, edition: Edition, lore: Lore, view: View) -> None:
        self.edition, self.view = edition, view
        self.rivals = [s for s in range(view.seats) if s != view.seat and not view.gone[s]]
        self._agents = len(view.place)
        self._pushes = view.pushes if isinstance(view, Watched) else None
        self._signs = lore.seen if self._pushes is None else lore.watched
        self._odds: list[float | None] = [None] * self._agents
        self._change: int | None = None

    def above(self, seat: Seat, agent: int, sum_: int) -> float:
        """Returns how likely a seat has a stake above this sum on an agent by now."""
        view, signs = self.view, self._signs
        if not (view.switches.opening or view.bribes[seat]):
            return 0.0
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
                odds += signs.shown
        return 1.0 / (1.0 + exp(-odds - signs.excess * _LOGS[sum_ // UNIT]))

    def odds(self, seat: Seat, agent: int) -> float:
        """Returns the log-odds that a seat has paid an agent, whatever it has shown."""
        odds = self._odds[agent]
        if odds is None:
            odds = self._odds[agent] = self._odds_of(agent)
        if self._pushes is not None:
            pushes = self._pushes[seat * self._agents + agent]
            odds += self._signs.pushes[min(3, pushes)] if pushes >= 0 else self._signs.against
        if self.view.action is not None and seat == self.view.mover:
            odds += self._said(self.view.action, agent)
        return odds

    def _odds_of(self, agent: int) -> float:
        """Returns the part of the log-odds that is the same for all seats."""
        view, signs = self.view, self._signs
        odds = signs.base + signs.seat * (view.seats - 2)
        odds += signs.late * view.turn / view.switches.limit
        if view.place[agent] != self.edition.board.agents[agent].home:
            odds += signs.moved
        if has_case(view, agent):
            odds += signs.case
        return odds

    def _said(self, action: Action, agent: int) -> float:
        """Returns what the announced action adds for its mover."""
        if agent not in (action.agent, action.victim):
            return 0.0
        if self._change is None:
            at = Tryout(self.view)
            self.edition.carry_out(at, action)
            self._change = change(self.edition, self.view, at, action.agent)
        said = self._change if agent == action.agent else -1
        return self._signs.helps if said > 0 else self._signs.harms if said < 0 else 0.0

    def unmatched(self, agent: int, sum_: int) -> float:
        """Returns how likely nobody else has more than this on an agent by now."""
        chance = 1.0
        for seat in self.rivals:
            chance *= 1.0 - self.above(seat, agent, sum_)
        return chance

    def on_top(self, agent: int, own: int) -> float:
        """Returns how likely nobody else will have more on an agent than `own` when it matters."""
        if own <= 0 or self.view.place[agent] < 0:
            return 0.0
        chance = 1.0
        for seat in self.rivals:
            if self.view.switches.opening or self.view.bribes[seat]:
                chance *= 1.0 - self.above(seat, agent, own)
            else:
                chance *= 1.0 - _LATER * exp(-own / 1_800)
        return chance
