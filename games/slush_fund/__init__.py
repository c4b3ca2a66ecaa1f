"""Slush Fund: bribe five politicians with cards that later cards cover, and outbid the others.

The folder, from the data to the people:

* `material`, `options`: cards, politicians and figures, the switches
* `state`, `view`, `imagine`: what is true, what a seat sees, what it cannot tell from the real one
* `moves`, `choices` with `asking` and `playing`: how a move is written, what may be done
* `refusals`, `targets`: why something may not, what a card can do
* `rules`, `cards`, `turns`: choosing cards, what each does, what comes next
* `ending`, `fallback`: who wins, what is done for a seat whose time is up
* `names`, `lines`, `recent`, `summary`: what things are called, what happened, where the game
  stands
* `pictures/`: the sheets, drawn and in words
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Game, Path, Played, Result, Seat, Sheet, Text
from games.slush_fund import choices, ending, fallback, imagine, rules, summary
from games.slush_fund import state as states
from games.slush_fund import view as views
from games.slush_fund.material import CARD_NUMBER, LAST_BRIBE, TIME
from games.slush_fund.options import Options
from games.slush_fund.pictures import sheets
from games.slush_fund.state import State
from games.slush_fund.view import View

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class SlushFund(Game[State, View]):
    """The rules of Slush Fund."""

    key = "slush-fund"
    seats = range(2, 5)
    options = Options
    longest = 160  # 80 cards besides Time, two at least a turn, seven moves at most a turn
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> Played[State]:
        """Starts a game."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """Returns the active seat, nobody when the game is over."""
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
        """Returns the Time cards shown, of those that end the game."""
        return summary.progress(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """Returns a full state that this seat cannot tell from the real one."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """Where the game stands."""
        return summary.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """Own piles, cards taken from the fund, what own Spies saw."""
        return summary.holdings(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """``bribes`` for a seat, ``board``, ``fund``, ``deck``, and ``end`` when over."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """One sheet."""
        return sheets.sheet(view, name, say)

    def conserved(self, state: State) -> object:
        """Returns every card of the deck is somewhere."""
        return states.conserved(state)

    def fades(self, word: str) -> bool:
        """Money and VP cards are covered by later ones (S39)."""
        return CARD_NUMBER.get(word, TIME) <= LAST_BRIBE


GAME = SlushFund()
