"""Slasher: Actors are set up on a shared table until everybody's Monsters strike at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Game, Path, Played, Result, Seat, Sheet, Text
from games.slasher import imagine, orders, rounds, rules
from games.slasher import summary as notices
from games.slasher.choices import choices
from games.slasher.pictures import sheets as picture
from games.slasher.state import Options, State, View
from games.slasher.state import view as see

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Choice, Say


class Slasher(Game[State, View]):
    """The rules of Slasher."""

    key = "slasher"
    seats = range(2, 6)
    options = Options
    longest = rules.LONGEST
    state_type = State
    reveals = ("end", "board")

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[State]:
        """See `Game.deal`."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """See `Game.deciders`."""
        return rules.deciders(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `Game.view`."""
        return see(state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """See `Game.choices`."""
        return choices.choices(view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """See `Game.play`."""
        return rules.play(state, seat, path, chance)

    def fallback(self, view: View) -> Path:
        """See `Game.fallback`."""
        return choices.fallback(view)

    def ordered(self, view: View) -> Path | None:
        """See `Game.ordered`."""
        return orders.ordered(view)

    def result(self, state: State) -> Result | None:
        """See `Game.result`."""
        return rounds.result(state)

    def progress(self, view: View) -> float:
        """The best score against the target."""
        return 1.0 if view.over else min(0.99, max(view.scores) / view.target)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `Game.imagine`."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """See `Game.headline`."""
        return notices.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """See `Game.holdings`."""
        return notices.holdings(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """See `Game.sheets`."""
        return picture.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """See `Game.sheet`."""
        return picture.sheet(view, name, say)

    def conserved(self, state: State) -> object:
        """See `Game.conserved`."""
        return rounds.surplus(state)


GAME = Slasher()
