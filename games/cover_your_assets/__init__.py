"""Cover Your Assets: lay sets on sets, because the one on top may be stolen.

The folder, from the data to the people:

* `material`, `matching`, `options`: the cards, which of them go together, the switches
* `state`, `view`, `imagine`: what is true, what a seat sees, what it cannot tell from the real one
* `moves`, `choices`, `targets`: how a move is written, what may be done, and to whom
* `refusals`: why something may not
* `rules`, `rounds`, `contests`: what each move does, rounds and turns, challenges and claims
* `piles/`: stacks of sets, neutral piles, and sets that lie covered
* `ending`, `orders`, `fallback`: who wins, what a seat answers by itself or when its time is up
* `names`, `lines`, `summary`: what things are called, what happened, where the game stands
* `pictures/`: the sheets, drawn and in words
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets import (
    choices,
    ending,
    fallback,
    imagine,
    material,
    orders,
    rules,
    summary,
)
from games.cover_your_assets import state as states
from games.cover_your_assets import view as views
from games.cover_your_assets.options import Options
from games.cover_your_assets.pictures import sheets
from games.cover_your_assets.state import State
from games.cover_your_assets.view import View
from games.engine import Choice, Game, Path, Played, Result, Seat, Sheet, Text

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class CoverYourAssets(Game[State, View]):
    """The rules of Cover Your Assets."""

    key = "cover-your-assets"
    seats = range(2, 7)
    options = Options
    # A round has 110 cards; each is played once at most, and with each there is at most one pass
    # and one giving up; Move cards open four windows at most. Orders are not counted.
    longest = material.MOST_ROUNDS * 350
    state_type = State
    reveals = ("end", "board")

    def deal(self, seats: int, options: Options, chance: Chance) -> Played[State]:
        """Starts a game."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """Who is on turn, must answer, or chooses in secret."""
        return states.deciders(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What `seat` sees."""
        return views.view(state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """What may come after `path`."""
        return choices.choices(view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """Makes a move."""
        return rules.play(state, seat, path, chance)

    def fallback(self, view: View) -> Path:
        """Returns the move for a seat whose time is up."""
        return fallback.fallback(view)

    def ordered(self, view: View) -> Path | None:
        """What the own standing order answers."""
        return orders.ordered(view)

    def result(self, state: State) -> Result | None:
        """How the game ended."""
        return ending.result(state)

    def turn(self, view: View) -> tuple[int, ...]:
        """See `summary.turn`."""
        return summary.turn(view)

    def upcoming(self, view: View) -> tuple[Seat, ...]:
        """See `summary.upcoming`."""
        return summary.upcoming(view)

    def progress(self, view: View) -> float:
        """How far the draw pile, the rounds or the money have come."""
        return summary.progress(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """Returns a full state that this seat cannot tell from the real one."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """Where the game stands."""
        return summary.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """Returns the own hand and the own secret choice."""
        return summary.holdings(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """``board``, and for a seat with cards ``hand``."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """One sheet."""
        return sheets.sheet(view, name, say)

    def conserved(self, state: State) -> object:
        """Returns every card of the deck is somewhere."""
        return states.conserved(state)

    def fades(self, word: str) -> bool:
        """Returns all but Action cards end up under other sets or discards (C25)."""
        return not material.is_action(material.NUMBER[word])


GAME = CoverYourAssets()
