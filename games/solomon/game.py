"""The game class that Agent and Casablanca complete with their edition, options and art."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.engine import Game
from games.solomon import ending, fallback, imagine, orders, rules, standing, summary
from games.solomon import state as states
from games.solomon import view as views
from games.solomon.choices import choices
from games.solomon.pictures import posters, sheets
from games.solomon.retelling import SAMPLES
from games.solomon.state import State
from games.solomon.view import View

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Choice, Path, Played, Poster, Result, Say, Seat, Sheet, Text
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World


class SolomonGame(Game[State, View]):
    """The shared game class; each method calls the module that does the work."""

    ranked = False
    edition: ClassVar[Edition]
    world: ClassVar[World]
    posters = SAMPLES
    schema = 4
    state_type = State

    def deciders(self, state: State) -> frozenset[Seat]:
        """See `state.deciders`."""
        return states.deciders(self.edition.board, state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return views.view(self.edition, state, seat)

    def choices(self, view: View, path: Path = ()) -> Choice | None:
        """See `choices.choices`."""
        return choices.choices(self.edition, view, path)

    def play(self, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
        """See `rules.play`."""
        return rules.play(self.edition, state, seat, path, chance)

    def fallback(self, view: View) -> Path:
        """See `fallback.fallback`."""
        return fallback.fallback(view)

    def forced(self, view: View) -> Path | None:
        """See `choices.forced`."""
        return choices.forced(self.edition, view)

    def ordered(self, view: View) -> Path | None:
        """See `orders.ordered`."""
        return orders.ordered(view)

    def result(self, state: State) -> Result | None:
        """See `ending.result`."""
        return ending.result(self.edition, state)

    def announces(self, said: Text) -> bool:
        """Whether a sentence is the announcement of an action, which people then object to."""
        return said.key.startswith(f"{self.key}-told-says-")

    def turn(self, view: View) -> tuple[int, ...]:
        """See `summary.turn`."""
        return summary.turn(view)

    def upcoming(self, view: View) -> tuple[Seat, ...]:
        """See `summary.upcoming`."""
        return summary.upcoming(view)

    def standing(self, view: View) -> Text | None:
        """See `standing.standing`."""
        return standing.standing(self.edition, view)

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

    def orders(self, view: View) -> tuple[Text, ...]:
        """See `summary.orders`."""
        return summary.orders(self.edition, view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """See `sheets.sheets`."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """See `sheets.sheet`."""
        return sheets.sheet(self.edition, self.world, view, name, say)

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        """See `posters.draw_poster`."""
        return posters.draw_poster(self.edition, self.world, poster, say)

    def conserved(self, state: State) -> object:
        """See `state.conserved`."""
        return states.conserved(state)
