"""The mind of Slasher, as `games.thinking` asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.material import HAND
from games.slasher.mind import attention, light, rating, reasons, worlds
from games.slasher.state import State
from games.slasher.view import View
from games.thinking.mind import Effort, Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.thinking.mind import Rated, Temper

_MOVES = 900
"""Moves in imagined games for one decision."""
_ENDING = 4
"""Moves of a playout beside the cards that are played: picks and strikes."""
_WIDTH, _NARROW, _MANY = 8, 4, 6
"""Moves compared: few while more than so many cards are still to come, as playouts are few then."""
_TRUST, _TRUST_A_CARD = 6.0, 1.0
"""The worlds that gains count for, at the end of set-up and more for each card still to come: the
longer a playout, the more of it is luck.
"""


class SlasherMind(Mind[State, View]):
    """See the modules of this folder."""

    heat = 0.4
    unit = 0.05

    def rated(self, view: View, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """See `rating.rated`."""
        return rating.rated(view, temper, rng)

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
        return worlds.horizon(state, seat)

    def worth(self, state: State) -> Sequence[float]:
        """See `worlds.worth`."""
        return worlds.worth(state)

    def reason(self, view: View, path: Path) -> Text:
        """See `reasons.reason`."""
        return reasons.reason(view, path)

    def effort(self, view: View) -> Effort:
        """See `Mind.effort`; short playouts leave time for more of them."""
        cards = _cards_to_come(view)
        playouts = _MOVES // (cards + _ENDING)
        width = _NARROW if cards > _MANY else _WIDTH
        return Effort(playouts, width, _TRUST + _TRUST_A_CARD * cards)


def _cards_to_come(view: View) -> int:
    """Returns how many cards will be played this round; every hand keeps one (L28)."""
    if view.phase == "discard":
        return view.seats * (HAND - 1)
    if view.phase != "set-up":
        return 0
    return sum([max(0, size - 1) for size in view.hand_sizes])
