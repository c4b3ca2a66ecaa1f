"""What a game tells its computer players.

A computer player gets what a person in its seat is shown, and nothing else: `Mind` reads views. The
two methods that read states, `Mind.horizon` and `Mind.worth`, are given states that `Mind.imagine`
drew (after the end of a game also the true ones, to retell it). How a move is chosen from all of
this is the same for every game: `games.thinking`.

Everything here is pure and depends on its arguments alone, so the same view and the same seed lead
to the same move in every process. Iterate over nothing whose order is not fixed (sets of strings).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from games.engine import View
from games.states import State

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat, Text

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Rated: TypeAlias = "tuple[float, Path]"
"""A whole move and what the seat gains by it, in a unit of the game's own (points, thousands)."""


class Temper(msgspec.Struct, frozen=True):
    """The taste of one computer player; 1.0 is neutral, and it stays between 0.6 and 1.4.

    risk: how gladly it gambles. spite: the weight of what the leader loses. greed: the weight of
    what is certain now over what is hoped for later. It never changes what the player knows.
    """

    risk: float = 1.0
    spite: float = 1.0
    greed: float = 1.0


class Effort(msgspec.Struct, frozen=True):
    """How much a search does for one move.

    playouts: games imagined, in all. width: the most moves compared. trust: how many worlds the
    gains of `Mind.rated` count for; 0 if a search starts without prejudice. spread: how many dice
    of a playout, from its first on, show all sides about equally often in the worlds of a stage.
    """

    playouts: int = 100
    width: int = 5
    trust: float = 0.0
    spread: int = 0


class Mind(ABC, Generic[S, V]):
    """How computers play one game. Its one instance, without state, is `Game.mind`."""

    version: ClassVar[int] = 1
    """Raised whenever another move may follow from the same view and seed."""
    heat: ClassVar[float] = 1.0
    """A difference in gain that a careless player hardly sees, in the unit of `rated`."""
    unit: ClassVar[float] = 0.0
    """The share of the win that one unit of gain is worth."""
    guesses: ClassVar[tuple[str, ...]] = ()
    """Fields of a view in which `attend` leaves what the seat only thinks; nobody is shown them."""

    @abstractmethod
    def rated(self, view: V, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        """Returns sensible whole moves of the seat that looks, in any order; the highest gain is
        the best.

        At least one where the seat has to act. All are legal; none resigns, gives a standing order
        or offers a deal, and each play of the game that could be right is among them.
        """

    @abstractmethod
    def light(self, view: V, rng: random.Random) -> Path:
        """Returns the move of a player in an imagined game, at once: a legal and passable one."""

    def attend(self, before: V | None, view: V) -> V:
        """Returns `view` with whatever the seat could see in `before` and still knows for certain.

        before: what this method returned for the seat's view one move earlier, None at the start.
        The seat's view of every state imagined from the result is `view` again.
        """
        return view

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> S:
        """Returns a state that the seat holds possible: `Game.imagine` without what others have
        answered or ordered in secret, and without what only looking back needs (a history).
        """

    @abstractmethod
    def horizon(self, state: S, seat: Seat) -> Callable[[S], bool]:
        """Returns a function that says whether a playout which began in `state` with a move of
        `seat` may stop here: a moment fair to all, at which `worth` can judge.
        """

    @abstractmethod
    def worth(self, state: S) -> Sequence[float]:
        """Returns how likely each seat is to win, by seat; they sum to 1. A shared win is shared.

        state: imagined, or of a game that is over.
        """

    @abstractmethod
    def reason(self, view: V, path: Path) -> Text:
        """Returns why somebody would make this move, in one short sentence that names what it gains
        or prevents, by what `view` shows.
        """

    def effort(self, view: V) -> Effort:
        """Returns how much a search does for this decision; it may depend on the players' number.

        Playouts are counted, never seconds, so that the same seed leads to the same move.
        """
        return Effort()

    def is_called(self, view: V) -> bool:
        """Whether the seat that looks is to answer something although the table does not wait for
        it, such as an offer; `rated` then returns its answers.
        """
        return False

    def shortlist(self, view: V, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        """Returns at most `width` moves of these that are worth a search, the best first.

        rated: best first. The gains may be found again by a closer look, which costs more.
        """
        return rated[:width]
