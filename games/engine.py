"""The contract every game keeps.

A game is a pure function on values. Nothing here or in a game's folder reads a clock, a file, a
network or global state; everything uncertain comes from `games.chance`.

* A **state** is what is true. It leaves the game's folder only through `Game.view`.
* A **view** is what one seat (or a spectator) may know. Choices, pictures and texts are worked
  out from views alone, so a prompt cannot give a secret away.
* A **move** is a path of tokens, ``("play", "20k", "president")``; its notation is the tokens
  joined by spaces. `Game.choices` says which token may come next.
* An **event** is a sentence key with arguments, for everybody or for named seats.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

# Exported again, so that games find all the contract gives them here.
from games.choice import Amount as Amount
from games.choice import AmountField as AmountField
from games.choice import Choice as Choice  # noqa: TC001 - wanted at run time by who imports it
from games.choice import Done as Done
from games.choice import Form as Form
from games.choice import Option as Option
from games.choice import Pick as Pick
from games.choice import PickField as PickField
from games.choice import Several as Several
from games.choice import Total as Total
from games.options import Options as Options  # noqa: TC001 - wanted at run time
from games.sentences import Arg as Arg
from games.sentences import Text as Text  # noqa: TC001 - wanted at run time by who imports it
from games.sentences import Who as Who
from games.sentences import text as text
from games.states import State, encode, make_decoder

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.chance import Chance
    from games.drawing import Drawing

Seat: TypeAlias = int
"""A place at the table, 0-based in turn order."""

HOUSE: Seat = -1
"""The table itself: the pseudo-seat that closes windows in which several seats answer in secret."""

Path: TypeAlias = tuple[str, ...]
"""A move, whole or in part: tokens without white space."""

CLOSE: Path = ("close",)
"""The only move of `HOUSE`."""

LEAVE: Path = ("resign",)
"""The move by which a seat leaves the game for good.

It is a whole move that has to be confirmed, among the first choices of every seat at every moment,
even out of turn, until the seat is out. Everybody is told. A seat that is out has no choices and no
score. When one seat is left, the game is over. The table makes this move for players who are voted
out or ask to be forgotten, but never as a `fallback`.
"""


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Returns every seat of a table once, in turn order, beginning with `first` (counted on past
    the last seat).
    """
    return tuple([(first + step) % seats for step in range(seats)])


class Poster(msgspec.Struct, frozen=True):
    """Something that people will talk about, drawn once when it happens: a theft, a fall, a raid.

    It is public and never fades. name: the kind, as `Game.draw_poster` knows it. seats, numbers:
    whom and what it shows, in an order that the kind decides.
    """

    name: str
    seats: tuple[Seat, ...] = ()
    numbers: tuple[int, ...] = ()


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to everybody (`to` is None) or to some seats.

    Events do not fade: a fact that the rules cover again later belongs in the view's last play,
    never in `text`. open: the same sentence with all that lies open now; it is forgotten with the
    next public event. calls: whether the seats in `to` are called by it, as if it were their turn
    (an offer they can accept); where they cannot act it is only news. poster: a picture that is
    posted once; of public events only.
    """

    text: Text
    to: tuple[Seat, ...] | None = None
    calls: bool = False
    open: Text | None = None
    poster: Poster | None = None


class Refused(Exception):
    """The error of a move that the rules do not allow, raised before anything has changed.

    `rule` is the id of a rulebook entry or a ruling (``"thief"``, ``"S17"``); `text` says in one
    sentence what is wrong, and holds only what the author of the move can see.
    """

    def __init__(self, rule: str, text: Text) -> None:
        super().__init__(rule, text)
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text.key} (rule {self.rule})"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat sees; a game's own view adds fields. Equal views mean equal knowledge.

    seat: the seat that looks, None for a spectator. asked: the seats that people are shown as
    waited for; while a window is open it does not change when somebody answers. to_act: whether the
    table waits for this very seat now (never true for a spectator). window: the kind of sealed
    window that is open ("objections"), which a table's pace maps to its earliest and latest closing
    time; None if there is none. over: whether the game has ended.
    """

    seat: Seat | None
    asked: tuple[Seat, ...]
    to_act: bool
    over: bool
    window: str | None = None


class Result(msgspec.Struct, frozen=True):
    """The end of a game.

    places: by seat, 1 = first; equal places are shared. scores: by seat, None if out. why:
    sentences that explain what decided it. nobody: whether it ended without a winner. decided: the
    one sentence that says what decided it. anecdote: the one worth retelling.
    """

    places: tuple[int, ...]
    scores: tuple[int | None, ...]
    why: tuple[Text, ...] = ()
    nobody: bool = False
    decided: Text | None = None
    anecdote: Text | None = None


class Sheet(msgspec.Struct, frozen=True):
    """A picture and its text twin: both carry the same facts. `text` is Markdown."""

    title: str
    text: str
    drawing: Drawing | None = None


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Played(msgspec.Struct, Generic[S], frozen=True):
    """The next state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


Say: TypeAlias = "Callable[[Text], str]"
"""A function that turns a sentence into one language, with the names of the people at the table."""


class Game(ABC, Generic[S, V]):
    """The rules of one game. Its one instance, without state, is the `GAME` of its folder."""

    key: ClassVar[str]
    """The name in commands and records: ``slush-fund``; the folder has underscores."""
    seats: ClassVar[range]
    """The possible numbers of players."""
    best: ClassVar[int]
    """The number of players for whom it is best: nights make tables of about that size."""
    sign: ClassVar[Any]
    """What people learn of it before they choose it: a `games.drawing_kit.Sign`."""
    advised: ClassVar[int] = 0
    """The number of players above which a table is warned that a game takes long; 0: never."""
    ranked: ClassVar[bool] = True
    """Whether places after the first mean something; where not, whoever has not won has lost."""
    options: ClassVar[type[Options]]
    longest: ClassVar[int]
    """A bound on the number of moves in a game, including those of HOUSE."""
    posters: ClassVar[tuple[Poster, ...]] = ()
    """A poster of each kind that it has, at the fewest players; the gallery and tests draw them."""
    schema: ClassVar[int] = 1
    """The number of the state's encoding; raised when old states cannot be decoded."""
    state_type: ClassVar[Any]
    mind: ClassVar[Any]
    """How computers play it: a `games.thinking.mind.Mind`."""
    teaching: ClassVar[Any] = None
    """How people learn it: a `games.teaching.Teaching`, or None."""

    @abstractmethod
    def deal(self, seats: int, options: Any, chance: Chance) -> Played[S]:
        """Starts a game for `seats` players."""

    @abstractmethod
    def deciders(self, state: S) -> frozenset[Seat]:
        """Returns the seats the table waits for now: often several, ``{HOUSE}`` when a window is
        ready to close, none when the game is over.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Returns what `seat` sees; None is a spectator. This is the only way out of a state."""

    @abstractmethod
    def choices(self, view: V, path: Path = ()) -> Choice | None:
        """Returns what can come after `path` for the seat that looks; None if it has no move.

        Raises `Refused` if `path` is not the beginning of a move it can make.
        """

    @abstractmethod
    def play(self, state: S, seat: Seat, path: Path, chance: Chance) -> Played[S]:
        """Makes the whole move `path`, without touching `state`: exactly what `choices` leads to,
        and `CLOSE` from `HOUSE`. Raises `Refused`.
        """

    @abstractmethod
    def fallback(self, view: V) -> Path:
        """Returns the move made for a seat whose time is up: the least harmful one, always legal.
        It may be ``("skip",)``, which only the table can make.
        """

    @abstractmethod
    def turn(self, view: V) -> tuple[int, ...]:
        """Returns which turn it is, by public facts: the same for every seat that looks, equal as
        long as the turn lasts, and different from the one before.
        """

    def chapter(self, view: V) -> tuple[int, ...]:
        """Returns which chapter it is, by public facts: a turn, or in a game of very short turns
        several, beginning with one. All that is told in a chapter is one public message.
        """
        return self.turn(view)

    def upcoming(self, view: V) -> tuple[Seat, ...]:
        """Returns the seats in the order of their next turns, by public facts, from the one playing
        now; empty if nobody can know it.
        """
        return ()

    def standing(self, view: V) -> Text | None:
        """Returns how the seat that looks is doing ("You have 12 points"), None if unknown."""
        return None

    def open_scores(self, view: V) -> tuple[int | None, ...]:
        """Returns the scores as in `Result`, by public facts; empty if nobody can know them."""
        return ()

    def forced(self, view: V) -> Path | None:
        """Returns the only whole move, besides leaving, of the one seat that is asked in the open.

        Public facts alone must leave it no other; the table then makes it at once. None otherwise.
        view: a spectator's.
        """
        return None

    def is_routine(self, forced: Path) -> bool:
        """Whether a forced move is how most turns begin or end, which nobody needs to be told."""
        return False

    def announces(self, said: Text) -> bool:
        """Whether a public sentence says what those after it are about: it stays in sight."""
        return False

    def ordered(self, view: V) -> Path | None:
        """Returns the whole move that a standing order of the seat makes now, None if none fits.
        The table makes it after a while that does not tell an order from a person.
        """
        return None

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Returns how the game ended, None while it goes on."""

    @abstractmethod
    def progress(self, view: V) -> float:
        """Returns how far the game has come, from 0 to 1, by public facts."""

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> S:
        """Returns a full state whose `view` for ``view.seat`` equals `view`, drawn at random."""

    @abstractmethod
    def headline(self, view: V) -> Text:
        """Returns the situation in a sentence for the seat that looks ("Ann takes three cards")."""

    @abstractmethod
    def holdings(self, view: V) -> tuple[Text, ...]:
        """Returns the hidden things of one seat, a Markdown line each; empty for a spectator."""

    def orders(self, view: V) -> tuple[Text, ...]:
        """Returns the lines of `holdings` about standing orders, which no picture shows."""
        return ()

    @abstractmethod
    def sheets(self, view: V) -> tuple[str, ...]:
        """Returns the names of the sheets for this view, first the one that is shown by default.

        ``<game>-sheet-<name>`` is a sheet's title. For a spectator the first is ``board``. When the
        game is over, a sheet called ``end`` is the one that tells it.
        """

    @abstractmethod
    def sheet(self, view: V, name: str, say: Say) -> Sheet:
        """Returns one sheet, the picture and its text twin, in the language of `say`."""

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        """Returns the picture of a poster, with a caption as its text. Raises LookupError for a
        kind that this game does not have.
        """
        raise LookupError(f"{self.key} has no poster called {poster.name!r}")

    def conserved(self, state: S) -> object:
        """Returns what no move can change: all cards, all money; None if nothing is. The
        conformance tests compare it at every ply and in imagined states.
        """
        return None

    def fades(self, word: str) -> bool:
        """Whether the rules cover this drawn card again, so that no public event may tell it.

        word: the card, as a script names it. The conformance tests replace such cards; a game with
        a `memory` option has some.
        """
        return False

    def encode(self, state: S) -> bytes:
        """Returns a state as JSON, with its schema number."""
        return encode(self.schema, state)

    def decode(self, data: bytes) -> S:
        """Returns the state `encode` wrote. Raises ValueError for damage or another schema."""
        return make_decoder(self.state_type, self.schema)(data)  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"<game {self.key}>"
