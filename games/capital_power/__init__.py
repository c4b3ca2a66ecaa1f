"""Capital Power: found companies, launder black money, and buy the bank before anybody else.

The folder, from the data to the people:

* `board` (with board.json), `material`, `options`: the board, companies and amounts, the switches
* `state`, `pending`, `view`, `imagine`: what is true, what waits for a decision, what a seat sees
* `companies/`: who owns whom; money, and what of it is free; founding, and creative books
* `moves`, `choices/`: how a move is written, what may be done
* `refusals/`: why something may not
* `rules`, `turns`, `decisions`: the course of a game, a move, a turn, an answer
* `stops/`: pawns on their way, and what happens where they stop
* `debts/`: compulsory payments, and raising money for them
* `deals`: between players
* `ending`: leaving the game, winning it
* `orders`, `fallback`, `outlook`: what is settled without asking, what is done for a seat whose
  time is up, and how it would stand then
* `names`, `lines`, `summary`: what things are called, what happened, where the game stands
* `pictures/`: the sheets, drawn and in words
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import ending, fallback, imagine, orders, rules, summary
from games.capital_power import state as states
from games.capital_power import view as views
from games.capital_power.choices import choices
from games.capital_power.options import Options
from games.capital_power.pictures import sheets
from games.capital_power.state import State
from games.capital_power.view import View
from games.engine import Choice, Game, Path, Played, Result, Seat, Sheet, Text

if TYPE_CHECKING:
    import random

    from games.chance import Chance
    from games.engine import Say


class CapitalPower(Game[State, View]):
    """The rules of Capital Power."""

    key = "capital-power"
    seats = range(2, 5)
    options = Options
    longest = 300_000  # 150 rounds of 4 turns; 20 pawns, transfers and offers of 4 seats (H37)
    reveals = ("end", "race", "money")
    state_type = State

    def deal(self, seats: int, options: Options, chance: Chance) -> Played[State]:
        """Starts a game."""
        return rules.deal(seats, options, chance)

    def deciders(self, state: State) -> frozenset[Seat]:
        """Who has something pending to decide, else whose turn it is."""
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
        """See `Game.ordered`."""
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
        """Returns the leader's shares, or the rounds played, whichever is nearer to its end."""
        return summary.progress(view)

    def imagine(self, view: View, rng: random.Random) -> State:
        """Returns a full state that this seat cannot tell from the real one."""
        return imagine.imagine(view, rng)

    def headline(self, view: View) -> Text:
        """Where the game stands."""
        return summary.headline(view)

    def holdings(self, view: View) -> tuple[Text, ...]:
        """Returns the own registers and open offers."""
        return summary.holdings(view)

    def sheets(self, view: View) -> tuple[str, ...]:
        """``ledger`` (a seat's), ``board``, ``groups``, ``race``; ``end``, ``money`` when over."""
        return sheets.sheets(view)

    def sheet(self, view: View, name: str, say: Say) -> Sheet:
        """One sheet."""
        return sheets.sheet(view, name, say)

    def conserved(self, state: State) -> object:
        """White money, black money, shares and pawns: all that is with players or the bank."""
        return states.conserved(state)


GAME = CapitalPower()
