"""Capital Power: found companies, launder black money, and buy the bank before anybody else.

The folder, from the data to the people:

* `board` (with board.json), `material`, `options`: the board, companies and amounts, the switches
* `state`, `pending`, `view`, `imagine`: the truth, pending decisions, what a seat sees, and what
  could just as well be
* `companies/`: ownership, money and how much of it is free, founding, and creative books
* `moves`, `choices/`: the notation of moves, the moves a seat can make
* `refusals/`: the reasons why a move is refused
* `rules`, `turns`, `decisions`: the course of a game, a move, a turn, an answer
* `stops/`: pawns on their way, and what happens where they stop
* `debts/`: compulsory payments, and raising money for them
* `deals`, `terms`: deals between players, and what an offer says
* `ending`: leaving the game, winning it
* `orders`, `fallback`, `foresight/`: standing orders, the move for a seat out of time, and what a
  move or a space would bring it
* `mind/`: how computers play it
* `teaching/`: how people learn it
* `names`, `lines`, `summary`: what things are called, what happened, the current situation
* `posters`: what is posted as a picture when it happens
* `pictures/`: the sheets, drawn and in words
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import ending, fallback, imagine, orders, rules, summary
from games.capital_power import state as states
from games.capital_power import view as views
from games.capital_power.choices import choices
from games.capital_power.mind import MIND
from games.capital_power.options import Options
from games.capital_power.pictures import posters as drawn_posters
from games.capital_power.pictures import sheets
from games.capital_power.posters import POSTERS
from games.capital_power.state import State
from games.capital_power.teaching import TEACHING
from games.capital_power.teaching.sign import SIGN
from games.capital_power.view import View
from games.engine import Choice, Game, Path, Played, Poster, Result, Seat, Sheet, Text

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class CapitalPower(Game[State, View]):
    """The rules of Capital Power."""

    key = "capital-power"
    seats = range(2, 5)
    best = 4
    sign = SIGN
    options = Options
    longest = 300_000  # 150 rounds of 4 turns; 20 pawns; transfers and offers of 4 seats (H37)
    posters = POSTERS
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
        """See `pictures.posters.draw_poster`."""
        return drawn_posters.draw_poster(poster, say)

    def conserved(self, state: State) -> object:
        """See `state.conserved`."""
        return states.conserved(state)


GAME = CapitalPower()
