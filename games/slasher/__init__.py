"""Slasher: Actors are set up on a shared table until everybody's Monsters strike at once.

The folder, from the data to the people:

* `material`, `options`: Monsters, Actors and Actions, the switches
* `state`, `view`, `imagine`: the truth, what a seat sees of it, and what it could just as well be
* `table`, `hunting`: groups and isolated Actors, and what a Monster can strike there
* `moves`, `choices/`: the notation of moves, the moves a seat can make
* `refusals`: the reasons why a move is refused
* `rules`, `cards`, `rounds`, `strikes`: what each move does, rounds and turns, the SLASH
* `ending`, `orders`, `fallback`: the winners, standing orders, the move for a seat out of time
* `names`, `lines`, `prospects`, `summary`: what things are called, what happened, the current
  situation
* `mind/`: how computers play
* `teaching/`: how people learn it
* `pictures/`: the sheets, drawn and in words
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Game, Path, Played, Poster, Result, Seat, Sheet, Text
from games.slasher import ending, fallback, imagine, orders, rules, summary
from games.slasher import state as states
from games.slasher import view as views
from games.slasher.choices import choices
from games.slasher.mind import MIND
from games.slasher.options import Options
from games.slasher.pictures import posters, sheets
from games.slasher.state import State
from games.slasher.teaching import TEACHING
from games.slasher.teaching.sign import SIGN
from games.slasher.view import View

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Choice, Say


class Slasher(Game[State, View]):
    """The rules of Slasher."""

    key = "slasher"
    seats = range(2, 6)
    best = 4
    sign = SIGN
    options = Options
    posters = (Poster("slash", (0,), (9, 15, 9, 22, 24, 28)),)
    longest = rules.LONGEST
    schema = 2
    state_type = State
    mind = MIND
    teaching = TEACHING

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[State]:
        """See `Game.deal`."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """See `Game.deciders`."""
        return states.deciders(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `Game.view`."""
        return views.view(state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """See `Game.choices`."""
        return choices.choices(view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """See `Game.play`."""
        return rules.play(state, seat, path, chance)

    def fallback(self, view: View) -> Path:
        """See `Game.fallback`."""
        return fallback.fallback(view)

    def ordered(self, view: View) -> Path | None:
        """See `Game.ordered`."""
        return orders.ordered(view)

    def result(self, state: State) -> Result | None:
        """See `Game.result`."""
        return ending.result(state)

    def turn(self, view: View) -> tuple[int, ...]:
        """See `summary.turn`."""
        return summary.turn(view)

    def chapter(self, view: View) -> tuple[int, ...]:
        """See `summary.chapter`."""
        return summary.chapter(view)

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
        """Returns the best score against the target."""
        return summary.progress(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `Game.imagine`."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """See `Game.headline`."""
        return summary.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """See `Game.holdings`."""
        return summary.holdings(view)

    def orders(self, view: View) -> tuple[Text, ...]:
        """See `summary.orders`."""
        return summary.orders(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """See `Game.sheets`."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """See `Game.sheet`."""
        return sheets.sheet(view, name, say)

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        """See `posters.draw_poster`."""
        return posters.draw_poster(poster, say)

    def conserved(self, state: State) -> object:
        """See `Game.conserved`."""
        return states.conserved(state)


GAME = Slasher()
