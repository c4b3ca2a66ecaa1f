"""The game class that Agent and Casablanca complete with their edition and options."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine import Game
from games.solomon import choices, imagine, rules, summary, verdict
from games.solomon.contest import contest
from games.solomon.pictures.sheets import draw_sheet, list_sheets
from games.solomon.state import State
from games.solomon.view import View, make_view

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Choice, Path, Played, Result, Say, Seat, Sheet, Text
    from games.solomon.edition import Edition


class SolomonGame(Game[State, View]):
    """Every method is one call of the module that does it."""

    edition: ClassVar[Edition]
    reveals = ("end", "plot")
    schema = 2
    state_type = State

    def deciders(self, state: State) -> frozenset[Seat]:
        """See `contest.deciders`."""
        return contest.deciders(self.edition, state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.make_view`."""
        return make_view(self.edition, state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """See `choices.list_choices`."""
        return choices.list_choices(self.edition, view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """See `rules.play`; nothing is left to chance after the deal."""
        return rules.play(self.edition, state, seat, path)

    def fallback(self, view: View) -> Path:
        """See `choices.fallback`."""
        return choices.fallback(view)

    def result(self, state: State) -> Result | None:
        """See `verdict.make_result`."""
        return verdict.make_result(self.edition, state)

    def progress(self, view: View) -> float:
        """See `summary.progress`."""
        return summary.progress(self.edition, view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """See `imagine.imagine`."""
        return imagine.imagine(self.edition, view, rng)

    def headline(self, view: View) -> Text:
        """See `summary.headline`."""
        return summary.headline(self.edition, view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """See `summary.holdings`."""
        return summary.holdings(self.edition, view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """See `picture.list_sheets`."""
        return list_sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """See `picture.draw_sheet`."""
        return draw_sheet(self.edition, view, name, say)

    def conserved(self, state: State) -> object:
        """Every seat's cash, stakes and fees are what it began with."""
        agents = len(state.place)
        return tuple(
            state.cash[seat] + state.fees[seat] + sum(state.stake[seat * agents :][:agents])
            for seat in range(state.seats)
        )
