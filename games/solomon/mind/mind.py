"""The mind of Agent and Casablanca: each method calls the module that does the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.solomon.mind import attention, bribes, light, rating, reasons, value, worlds
from games.solomon.mind.contests import Dispute
from games.solomon.mind.outlook import Outlook
from games.solomon.mind.race import Race
from games.solomon.state import State
from games.solomon.view import View
from games.thinking.mind import Effort, Mind

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text
    from games.solomon.edition import Edition
    from games.solomon.mind.learned import Figures, Lore
    from games.thinking.mind import Rated, Temper

OPENINGS = 8
"""Opening bribes that are compared."""
MANY = 5
EFFORTS = {
    2: Effort(playouts=100, width=5),
    3: Effort(playouts=100, width=5),
    4: Effort(playouts=80, width=5),
    MANY: Effort(playouts=64, width=4),
}
"""How much a search does, by the number of seats; so much too with more seats than `MANY`."""


class SolomonMind(Mind[State, View]):
    """How computers play one of the two games. Gains are shares of the win."""

    version = 5
    unit = 1.0
    trust: ClassVar[float] = 0.0
    """See `Effort.trust`."""

    def __init__(self, edition: Edition, figures: Figures, lore: Lore) -> None:
        self.edition = edition
        self.race = Race(edition.board, figures, lore)

    def rated(self, view: View, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """See `rating` (turns), `contests`, and `bribes` for the opening."""
        if view.phase == "opening":
            paths = [bribes.open_bribes(self.edition, view, rng) for _ in range(OPENINGS)]
            return [(0.0, path) for path in dict.fromkeys(paths)]
        outlook = Outlook(self.edition, self.race, view)
        if view.phase == "turn":
            return rating.rate_turn(self.edition, view, outlook, temper, rng)
        return Dispute(self.edition, view, outlook, temper).rate()

    def light(self, view: View, rng: random.Random) -> Path:
        """See `light.light`."""
        return light.light(self.edition, self.race, view, rng)

    def attend(self, before: View | None, view: View) -> View:
        """See `attention.attend`."""
        return attention.attend(self.edition, before, view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `worlds.imagine`."""
        return worlds.imagine(self.edition, self.race.lore, view, rng)

    def horizon(self, state: State, seat: Seat) -> Callable[[State], bool]:
        """See `worlds.horizon`."""
        return worlds.horizon(state, seat)

    def worth(self, state: State) -> Sequence[float]:
        """See `value.worth`."""
        return value.worth(self.edition, self.race.figures, state)

    def reason(self, view: View, path: Path) -> Text:
        """See `reasons.reason`."""
        return reasons.reason(self.edition, view, path)

    def effort(self, view: View) -> Effort:
        """Returns how much a search does: less at large tables, where more is said in a turn."""
        return msgspec.structs.replace(EFFORTS[min(view.seats, MANY)], trust=self.trust)
