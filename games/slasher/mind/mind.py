"""The mind of Slasher, as `games.thinking` asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.mind import light, rating, reasons, worlds
from games.slasher.state import State
from games.slasher.view import View
from games.thinking.mind import Effort, Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.thinking.mind import Rated, Temper

_EFFORT = {2: Effort(80, 6, 10.0), 3: Effort(70, 6, 10.0), 4: Effort(60, 6, 10.0)}
_MOST_SEATS = Effort(50, 5, 10.0)


class SlasherMind(Mind[State, View]):
    """See the modules of this folder."""

    heat = 0.8
    unit = 0.04

    def rated(self, view: View, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """See `rating.rated`."""
        return rating.rated(view, temper, rng)

    def light(self, view: View, rng: random.Random) -> Path:
        """See `light.light`."""
        return light.light(view, rng)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `worlds.imagine`."""
        return worlds.imagine(view, rng)

    def horizon(self, state: State, seat: Seat) -> Callable[[State], bool]:
        """See `worlds.horizon`."""
        return worlds.horizon(state, seat)

    def worth(self, state: State) -> Sequence[float]:
        """See `worlds.worth`."""
        return worlds.worth(state)

    def reason(self, view: View, path: Path) -> Text:
        """See `reasons.reason`."""
        return reasons.reason(view, path)

    def effort(self, view: View) -> Effort:
        """See `Mind.effort`."""
        return _EFFORT.get(view.seats, _MOST_SEATS)
