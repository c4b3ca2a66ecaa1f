"""Slush Fund: bribe five politicians with cards that later cards cover, and outbid the others.

The folder, from the data to the people:

* `material`, `options`: cards, politicians and figures, the switches
* `state`, `view`, `imagine`: the truth, what a seat sees of it, and what it could just as well be
* `moves`, `choices` with `asking` and `playing`: the notation of moves, the moves a seat can make
* `refusals`, `targets`: the reasons why a move is refused, what a card can do
* `rules`, `cards`, `turns`: choosing cards, what each does, what comes next
* `ending`, `fallback`: the winners, the move for a seat out of time
* `names`, `lines`, `recent`, `summary`: what things are called, what happened, the current
  situation
* `pictures/`: the sheets, drawn and in words
* `mind/`: how computers play
* `teaching/`: how people learn it
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Game, Path, Played, Poster, Result, Seat, Sheet, Text
from games.slush_fund import choices, ending, fallback, imagine, rules, summary
from games.slush_fund import state as states
from games.slush_fund import view as views
from games.slush_fund.material import CARD_NUMBER, LAST_BRIBE, TIME
from games.slush_fund.mind import MIND
from games.slush_fund.moves import TAKE_DECK
from games.slush_fund.options import Options
from games.slush_fund.pictures import posters, sheets
from games.slush_fund.state import State
from games.slush_fund.teaching import TEACHING
from games.slush_fund.teaching.sign import SIGN
from games.slush_fund.view import View

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class SlushFund(Game[State, View]):
    """The rules of Slush Fund."""

    key = "slush-fund"
    seats = range(2, 5)
    best = 4
    sign = SIGN
    options = Options
    posters = (Poster("fall", numbers=(3,)),)
    longest = 160  # 80 cards besides Time, at least two a turn; at most seven moves a turn
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

    def forced(self, view: View) -> Path | None:
        """See `choices.forced`."""
        return choices.forced(view)

    def is_routine(self, forced: Path) -> bool:
        """Whether it is turning to the deck, as most turns begin while the fund is small (S3)."""
        return forced == TAKE_DECK

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
        """Whether it is a money or VP card, which later ones cover (S39)."""
        return CARD_NUMBER.get(word, TIME) <= LAST_BRIBE


GAME = SlushFund()
