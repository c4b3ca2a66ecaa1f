"""What an agent counts in the race to bring the case home: figures learned from self-play.

Each agent that somebody has paid, and each seat's money, is an option by which the game may be won;
an option's weight is ``exp`` of a sum, and its part of all weights is its chance (a conditional
logit). The figures make the true winners of games between computers the likeliest.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.solomon.board import Board
    from games.solomon.mind.learned import Figures, Lore


SPOT_ACTIONS = 2
"""The most actions to win that are no steps: taking the case here, and from another agent."""
BUCKETS = 20
"""Parts of the clock in which an agent counts the same."""


class Race:
    """The weights of agents in one game by their steps, made once from `Figures`."""

    def __init__(self, board: Board, figures: Figures, lore: Lore) -> None:
        self.figures, self.lore = figures, lore
        farthest = 2 * max(max(row) for row in board.steps) + SPOT_ACTIONS
        self._reach = tuple(
            tuple(
                exp(-(figures.step + figures.late * bucket / BUCKETS) * steps)
                for steps in range(farthest + 1)
            )
            for bucket in range(BUCKETS + 1)
        )
        self.case = exp(figures.case)
        self.threat = exp(figures.threat)
        self.purse = lru_cache(maxsize=1024)(self._purse)

    def reach(self, turn: int, limit: int) -> Sequence[float]:
        """Returns the weight of an agent by the actions it needs, at this time of the game."""
        return self._reach[min(BUCKETS, turn * BUCKETS // limit)]

    def _purse(self, cash: float) -> float:
        """Returns the weight of money not yet spent."""
        return exp(self.figures.purse + self.figures.cash * cash / 10_000)
