"""Cover Your Assets: lay sets on sets, because the one on top can be stolen.

The folder, from the data to the people:

* `material`, `matching`, `options`: the cards, which of them go together, the switches
* `state`, `view`, `imagine`: the truth, what a seat sees of it, and what it could just as well be
* `moves`, `choices` with `asking`, `targets`: the notation of moves, the moves a seat can make,
  their targets
* `refusals`: the reasons why a move is refused
* `rules`, `rounds`, `contests`: what each move does, rounds and turns, challenges and claims
* `piles/`: stacks of sets, neutral piles, and covered sets
* `ending`, `orders`, `fallback`: the winners, standing orders, the move for a seat out of time
* `names`, `lines`, `summary`: what things are called, what happened, the current situation
* `pictures/`: the sheets, drawn and in words
* `mind/`: how computers play it
* `teaching/`: how people learn it
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
from games.cover_your_assets.mind import MIND
from games.cover_your_assets.options import Options
from games.cover_your_assets.pictures import posters, sheets
from games.cover_your_assets.state import State
from games.cover_your_assets.teaching import TEACHING
from games.cover_your_assets.teaching.sign import SIGN
from games.cover_your_assets.view import View
from games.engine import Choice, Game, Path, Played, Poster, Result, Seat, Sheet, Text

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class CoverYourAssets(Game[State, View]):
    """The rules of Cover Your Assets."""

    key = "cover-your-assets"
    seats = range(2, 7)
    best = 4
    sign = SIGN
    options = Options
    # A round has 110 cards. Each is played at most once, and with each there is at most one pass
    # and one giving up; Move cards open at most four windows. Orders are not counted.
    posters = (Poster("stolen", (0, 1)),)
    longest = material.MOST_ROUNDS * 350
    schema = 2
    state_type = State
    mind = MIND
    teaching = TEACHING

    def deal(self, seats: int, options: Options, chance: Chance) -> Played[State]:
        """See `rules.deal`."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """See `state.deciders`."""
        return states.deciders(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return views.view(state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """See `choices.choices`."""
        return choices.choices(view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """See `rules.play`."""
        return rules.play(state, seat, path, chance)

    def fallback(self, view: View) -> Path:
        """See `fallback.fallback`."""
        return fallback.fallback(view)

    def ordered(self, view: View) -> Path | None:
        """See `orders.ordered`."""
        return orders.ordered(view)

    def result(self, state: State) -> Result | None:
        """See `ending.result`."""
        return ending.result(state)

    def turn(self, view: View) -> tuple[int, ...]:
        """See `summary.turn`."""
        return summary.turn(view)

    def upcoming(self, view: View) -> tuple[Seat, ...]:
        """See `summary.upcoming`."""
        return summary.upcoming(view)

    def standing(self, view: View) -> Text | None:
        """See `summary.standing`."""
        return summary.standing(view)

    def open_scores(self, view: View) -> tuple[int | None, ...]:
        """See `summary.open_scores`."""
        return summary.open_scores(view)

    def progress(self, view: View) -> float:
        """See `summary.progress`."""
        return summary.progress(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `imagine.imagine`."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """See `summary.headline`."""
        return summary.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """See `summary.holdings`."""
        return summary.holdings(view)

    def orders(self, view: View) -> tuple[Text, ...]:
        """See `summary.orders`."""
        return summary.orders(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """See `sheets.sheets`."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """See `sheets.sheet`."""
        return sheets.sheet(view, name, say)

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        """See `posters.draw_poster`."""
        return posters.draw_poster(poster, say)

    def conserved(self, state: State) -> object:
        """See `state.conserved`."""
        return states.conserved(state)

    def fades(self, word: str) -> bool:
        """Whether it is no Action card, because all others end up under sets or discards (C25)."""
        return not material.is_action(material.NUMBER[word])


GAME = CoverYourAssets()
