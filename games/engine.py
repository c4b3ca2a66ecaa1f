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

# Said again under these names: games build on what the contract gives them.
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
"""A move, whole or half made: tokens without white space."""

CLOSE: Path = ("close",)
"""The only move of `HOUSE`."""

LEAVE: Path = ("resign",)
"""The move by which a seat leaves the game for good.

A whole move that has to be confirmed, among the first choices of every seat at every moment, also
out of turn, until the seat has left or the rules have put it out. Everybody is told. Who is out has
no choices any more, and no score. When one seat is left the game is over. The table makes this move
for players who are voted out or ask to be forgotten, but never as a `fallback`.
"""


class Event(msgspec.Struct, frozen=True):
    """Something that happened. `to` is None for the whole table, else the seats that are told.

    Events do not fade: a fact the rules cover again later belongs in the view's last play, never
    in a public event. calls: the seats in `to` are called by it, as if it were their turn (an offer
    they may accept); where they may not act it is only news.
    """

    text: Text
    to: tuple[Seat, ...] | None = None
    calls: bool = False


class Refused(Exception):
    """A move the rules do not allow. Raised by `Game.play` before anything has changed.

    `rule` is the id of a rulebook entry or of a ruling (``"thief"``, ``"S17"``); `text` says in
    one sentence what is wrong, and may hold only what the author of the move can see.
    """

    def __init__(self, rule: str, text: Text) -> None:
        super().__init__(rule, text)
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text.key} (rule {self.rule})"


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat sees; a game's own view adds fields. Equal views mean equal knowledge.

    seat: who looks, None for a spectator.
    asked: the seats people are shown as waited for. While a window is open it does not change
        when somebody answers.
    to_act: whether the table waits for this very seat now (never true for a spectator).
    window: the kind of sealed window that is open ("objections"), which a table's pace maps to
        its earliest and latest closing time; None if none.
    over: the game has ended.
    """

    seat: Seat | None
    asked: tuple[Seat, ...]
    to_act: bool
    over: bool
    window: str | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game ended. places: by seat, 1 = first; equal places are shared. scores: by seat, None
    if out. why: sentences that walk through what decided it. nobody: it ended without a winner.
    decided: the one sentence that says what decided it. anecdote: the one worth retelling.
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
"""Turns a sentence into words of one language, with the names of the people at the table."""


class Game(ABC, Generic[S, V]):
    """The rules of one game. One instance, without state, is the `GAME` of its folder."""

    key: ClassVar[str]
    """As in commands and records: ``slush-fund``; the folder has underscores."""
    seats: ClassVar[range]
    """How many may play."""
    advised: ClassVar[int] = 0
    """With more than so many a table is told before it starts that it takes long; 0: never."""
    options: ClassVar[type[Options]]
    longest: ClassVar[int]
    """A bound on the number of moves of a game, HOUSE's among them."""
    schema: ClassVar[int] = 1
    """The number of the state's encoding; raised when old states cannot be decoded."""
    state_type: ClassVar[Any]
    reveals: ClassVar[tuple[str, ...]] = ("end",)
    """The sheets, with a picture each, that tell a spectator all about a game that is over."""

    @abstractmethod
    def deal(self, seats: int, options: Any, chance: Chance) -> Played[S]:
        """Start a game for `seats` players."""

    @abstractmethod
    def deciders(self, state: S) -> frozenset[Seat]:
        """Whom the table waits for now: several at once is normal, ``{HOUSE}`` when a window is
        ready to close, empty when the game is over.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` sees; None is a spectator. The only way out of a state."""

    @abstractmethod
    def choices(self, view: V, path: Path = ()) -> Choice | None:
        """What may come after `path` for the seat that looks; None if it may do nothing at all.

        Raises `Refused` if `path` is not the beginning of a move it may make.
        """

    @abstractmethod
    def play(self, state: S, seat: Seat, path: Path, chance: Chance) -> Played[S]:
        """Make the whole move `path`; never touches `state`.

        Accepts exactly what `choices` leads to, and `CLOSE` from `HOUSE`. Raises `Refused`.
        """

    @abstractmethod
    def fallback(self, view: V) -> Path:
        """The move made for a seat the table waits for whose time is up: least harmful, always
        legal. May be ``("skip",)``, which only the table may make.
        """

    @abstractmethod
    def turn(self, view: V) -> tuple[int, ...]:
        """Which turn it is, from public facts: the same for all who look, equal as long as it
        lasts, and not equal to the one before. All that is told in a turn is one public message.
        """

    def upcoming(self, view: V) -> tuple[Seat, ...]:
        """The seats in the order of their next turns, from public facts, beginning with whoever
        plays now. Empty where nobody can know.
        """
        return ()

    def standing(self, view: V) -> Text | None:
        """How the seat that looks stands, in one sentence, as far as it can know ("You have 12
        points; Ann leads with 15"). None where there is nothing to say.
        """
        return None

    def forced(self, view: V) -> Path | None:
        """The only whole move, besides leaving, of the one seat that is asked in the open, where
        public facts alone leave it no other; the table then makes it at once. None otherwise.

        view: a spectator's.
        """
        return None

    def ordered(self, view: V) -> Path | None:
        """The whole move that a standing order of the seat makes now, None if it has none that
        fits. The table makes it after a while that does not tell an order from a person.
        """
        return None

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended, None while it goes on."""

    @abstractmethod
    def progress(self, view: V) -> float:
        """How far the game is, 0 to 1, from public facts."""

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> S:
        """A full state whose `view` for ``view.seat`` equals `view`, drawn at random."""

    @abstractmethod
    def headline(self, view: V) -> Text:
        """Where the game stands, in one sentence for who looks ("Ann takes three cards")."""

    @abstractmethod
    def holdings(self, view: V) -> tuple[Text, ...]:
        """The hidden things of one seat, a Markdown line each; empty for a spectator."""

    @abstractmethod
    def sheets(self, view: V) -> tuple[str, ...]:
        """Names of the sheets there are for this view; the first is the one shown unasked.

        ``<game>-sheet-<name>`` is its title. For a spectator the first is ``board``. When the game
        is over, a sheet called ``end`` is the one that tells it.
        """

    @abstractmethod
    def sheet(self, view: V, name: str, say: Say) -> Sheet:
        """One sheet: the picture and its text twin, in the language of `say`."""

    def conserved(self, state: S) -> object:
        """What no move may change: the cards there are, the money there is.

        The conformance tests compare it at every ply, and in imagined states; None says nothing.
        """
        return None

    def fades(self, word: str) -> bool:
        """Whether the rules cover this drawn card again (`word` as a script names it), so that no
        event for the whole table may tell it.

        The conformance tests replace such cards; a game with a `memory` option has some.
        """
        return False

    def encode(self, state: S) -> bytes:
        """A state as JSON, with its schema number."""
        return encode(self.schema, state)

    def decode(self, data: bytes) -> S:
        """The state `encode` wrote. Raises ValueError if damaged or of another schema."""
        return make_decoder(self.state_type, self.schema)(data)  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"<game {self.key}>"
