"""A move while it is made: a state that is changed in place, chance, and what happened so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.lines import tell
from games.cover_your_assets.state import Cards, Line, State
from games.engine import Played, Seat

if TYPE_CHECKING:
    from games.chance import Chance


class Step:
    """What the rules pass around while they carry out one move."""

    __slots__ = ("chance", "lines", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        """`state` is changed: give a clone."""
        self.state = state
        self.chance = chance
        self.lines: list[Line] = []

    def tell(
        self, what: str, who: Seat = -1, whom: Seat = -1, cards: Cards = (), number: int = 0
    ) -> None:
        """Something happened: the thread hears of it without the cards, the board with them."""
        self.lines.append(Line(what, who, whom, cards, number))

    def played(self) -> Played[State]:
        """The state and the events; the lines become the last play, if there are any."""
        if self.lines:
            self.state.last = tuple(self.lines)
        return Played(self.state, tuple([tell(line) for line in self.lines]))
