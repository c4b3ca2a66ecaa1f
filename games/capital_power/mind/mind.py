"""The mind of Capital Power: what the search of all games asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.capital_power.mind import attention, light, rating, reasons, worlds
from games.capital_power.state import State
from games.capital_power.view import View
from games.thinking.mind import Effort, Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.thinking.mind import Rated, Temper


class CapitalMind(Mind[State, View]):
    """How computers play Capital Power. Gains are thousands of dollars of shares."""

    version: ClassVar[int] = 3
    heat: ClassVar[float] = 10.0
    unit: ClassVar[float] = 0.0015
    guesses: ClassVar[tuple[str, ...]] = ("guessed",)

    def rated(self, view: View, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """See `rating.rated`."""
        return rating.rated(view, temper)

    def light(self, view: View, rng: random.Random) -> Path:
        """See `light.light`."""
        return light.light(view)

    def attend(self, before: View | None, view: View) -> View:
        """See `attention.attend`."""
        return attention.attend(before, view)

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

    def is_called(self, view: View) -> bool:
        """See `rating.is_called`."""
        return rating.is_called(view)

    def effort(self, view: View) -> Effort:
        """See `worlds.EFFORT`."""
        return worlds.EFFORT

    def shortlist(self, view: View, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        """See `worlds.shortlist`."""
        return worlds.shortlist(view, rated, width)


MIND = CapitalMind()
