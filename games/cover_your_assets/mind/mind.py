"""The mind of Cover Your Assets: a list of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.imagine import imagine_cards
from games.cover_your_assets.mind import attention, light, rating, reasons, worlds
from games.cover_your_assets.state import State
from games.cover_your_assets.view import View
from games.thinking.mind import Effort, Mind, Rated, Temper

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text


class CoverYourAssetsMind(Mind[State, View]):
    """Gains are in thousands of dollars."""

    heat = 6.0
    unit = 0.004

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
        """See `imagine.imagine_cards`."""
        return imagine_cards(view, rng)

    def horizon(self, state: State, seat: Seat) -> Callable[[State], bool]:
        """See `worlds.horizon`."""
        return worlds.horizon(state, seat)

    def worth(self, state: State) -> Sequence[float]:
        """See `worlds.chances`."""
        return worlds.chances(state)

    def reason(self, view: View, path: Path) -> Text:
        """See `reasons.reason`."""
        return reasons.reason(view, path)

    def shortlist(self, view: View, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        """See `rating.shortlist`."""
        return rating.shortlist(view, rated, width)

    def effort(self, view: View) -> Effort:
        """See `worlds.effort`."""
        return worlds.effort(view)


MIND = CoverYourAssetsMind()
