"""The mind of Slush Fund: what `games.thinking` asks, and where it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.mind import attention, light, rating, reasons, worlds
from games.slush_fund.mind.balance import POINT
from games.slush_fund.state import State
from games.slush_fund.view import View
from games.thinking.mind import Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.thinking.mind import Effort, Rated, Temper


class SlushFundMind(Mind[State, View]):
    """How computers play Slush Fund. Gains are victory points."""

    version = 2
    heat = 0.8
    unit = POINT

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
        """See `worlds.effort`."""
        return worlds.effort(view)

    def shortlist(self, view: View, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        """See `worlds.shortlist`."""
        return worlds.shortlist(view, rated, width)


MIND = SlushFundMind()
