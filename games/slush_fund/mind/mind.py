"""The mind of Slush Fund: what `games.thinking` asks, and where it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.mind import attention, light, rating, reasons, worlds
from games.slush_fund.state import State
from games.slush_fund.view import View
from games.thinking.mind import Effort, Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.thinking.mind import Rated, Temper


class SlushFundMind(Mind[State, View]):
    """How computers play Slush Fund. Gains are victory points."""

    heat = 0.8
    unit = 0.04

    def rated(self, view: View, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """See `rating.rated`."""
        return rating.rated(view, temper)

    def light(self, view: View, rng: random.Random) -> Path:
        """See `light.light`."""
        return light.light(view, rng)

    def attend(self, before: View | None, view: View) -> View:
        """See `attention.attend`."""
        return attention.attend(before, view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `worlds.imagine`."""
        return worlds.imagine(view, rng)

    def horizon(self, state: State, seat: Seat) -> Callable[[State], bool]:
        """See `worlds.horizon`."""
        return worlds.horizon(state)

    def worth(self, state: State) -> Sequence[float]:
        """See `worlds.worth`."""
        return worlds.worth(state)

    def reason(self, view: View, path: Path) -> Text:
        """See `reasons.reason`."""
        return reasons.reason(view, path)

    def effort(self, view: View) -> Effort:
        """Returns the same for every decision: a turn is short, and so is its playout."""
        return Effort(playouts=100, width=6, trust=20)


MIND = SlushFundMind()
