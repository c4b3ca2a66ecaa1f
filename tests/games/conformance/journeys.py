"""Cases to try and whole games of them, played at random or by the clock alone."""

import hashlib
import itertools
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from games.chance import Chance, Seeded
from games.choosing import random_move
from games.engine import (
    CLOSE,
    HOUSE,
    LEAVE,
    Event,
    Options,
    Path,
    Played,
    Refused,
    Seat,
    Text,
    View,
)
from games.options import option_values, options_dict
from games.registry import AnyGame
from games.selfplay import next_move
from games.words import MissingWordsError, Speaker
from tests.games.voices import voices_of

NAMES = (
    "Maximilian-Alexander",
    "Anne-Élisabeth",
    "Bo",
    "Łucja",
    "Dr. O’Hara",
    "Zoë",
    "Nils",
    "Oda",
)
CASES = int(os.environ.get("CONFORMANCE_CASES", "6"))
"""The number of combinations of seats and options up to which all are tried.

Of more, this many (or as many as the longest list of values) in which every value and many pairs of
values occur.
"""

encode_json = msgspec.json.Encoder().encode


class Broken(AssertionError):
    """The error of a game that breaks a promise of the contract."""


def need(held: object, promise: str) -> None:
    """Raises `Broken` with `promise`, the sentence that is not true, unless it held."""
    if not held:
        raise Broken(promise)


# -- cases ---------------------------------------------------------------------------------------


class Case(msgspec.Struct, frozen=True):
    """A game, its number of players, and its options."""

    game: AnyGame
    seats: int
    options: Options

    @property
    def voices(self) -> tuple[Speaker, ...]:
        """The speakers of the game's sentences, in English and in French."""
        return voices_of(self.game.key)

    @property
    def label(self) -> str:
        """The name of a test: ``slush-fund-3-memory=open``."""
        words = [f"{field}={value}" for field, value in options_dict(self.options).items()]
        return "-".join([self.game.key, str(self.seats), *words])

    @property
    def onlookers(self) -> tuple[Seat | None, ...]:
        """Everybody who looks: a spectator and every seat."""
        return (None, *range(self.seats))

    def some_seats(self, rng: random.Random) -> list[Seat]:
        """Returns up to three seats, in order: enough to look at in one state of many."""
        return sorted(rng.sample(range(self.seats), min(3, self.seats)))

    def say(self, text: Text) -> tuple[str, ...]:
        """Returns a sentence in every language. Raises `Broken` if it cannot be said."""
        try:
            return tuple(voice(text) for voice in self.voices)
        except MissingWordsError as error:
            raise Broken(f"a sentence cannot be said: {error}") from error


def make_cases(game: AnyGame) -> list[Case]:
    """Returns every seat count and option set, or `CASES` of them that differ much."""
    values = [[str(n) for n in game.seats], *option_values(game.options).values()]
    every = list(itertools.product(*values))
    rows = every if len(every) <= CASES else _spread(values)
    fields = list(option_values(game.options))
    return [
        Case(game, int(row[0]), game.options(**dict(zip(fields, row[1:], strict=True))))
        for row in rows
    ]


def _spread(values: list[Any]) -> list[tuple[str, ...]]:
    """Returns rows that together hold every value, and many pairs of values of two columns."""
    rng = random.Random(1)
    single: set[tuple[int, str]] = set()
    pairs: set[tuple[Any, ...]] = set()
    rows = []
    for _ in range(max(CASES, *map(len, values))):
        tries = [tuple(rng.choice(column) for column in values) for _ in range(200)]
        row = max(tries, key=lambda row: (len(_cells(row) - single), len(_pairs(row) - pairs)))
        single |= _cells(row)
        pairs |= _pairs(row)
        rows.append(row)
    return rows


def _cells(row: tuple[str, ...]) -> set[tuple[int, str]]:
    return set(enumerate(row))


def _pairs(row: tuple[str, ...]) -> set[tuple[Any, ...]]:
    return set(itertools.combinations(enumerate(row), 2))


# -- chance that remembers -----------------------------------------------------------------------


class Draw(msgspec.Struct, frozen=True):
    """A draw from chance: the word of a script, and the words that were left (none for a die)."""

    word: str
    left: tuple[int, ...] = ()
    name: Callable[[int], str] | None = None

    def others(self) -> list[str]:
        """Returns different words that could have come instead."""
        if self.name is None:
            return []
        return sorted({self.name(element) for element in self.left} - {self.word})


class Watched(Seeded):
    """Seeded chance that keeps what it gave in `draws`."""

    __slots__ = ("draws",)

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        super().__init__(seed, drawn)
        self.draws: list[Draw] = []

    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        element = super().draw(bag, name)
        self.draws.append(Draw(name(element), tuple(bag), name))
        return element

    def die(self, sides: int = 6) -> int:
        face = super().die(sides)
        self.draws.append(Draw(str(face)))
        return face


class Following(Chance):
    """Chance that gives the wanted words where it can, and otherwise what `spare` gives."""

    def __init__(self, wanted: list[str], spare: Seeded) -> None:
        self.drawn = 0
        self.wanted = list(wanted)
        self.spare = spare

    def _next(self) -> str:
        self.drawn += 1
        return self.wanted.pop(0) if self.wanted else ""

    def draw(self, bag: list[int], name: Callable[[int], str]) -> int:
        word = self._next()
        for place, element in enumerate(bag):
            if name(element) == word:
                return bag.pop(place)
        return self.spare.draw(bag, name)

    def die(self, sides: int = 6) -> int:
        word = self._next()
        fits = word.isdigit() and 1 <= int(word) <= sides
        return int(word) if fits else self.spare.die(sides)


def make_seed(*parts: object) -> bytes:
    """Returns a seed that follows from these parts."""
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


# -- journeys ------------------------------------------------------------------------------------


class Step(msgspec.Struct, frozen=True):
    """A move: the state it was made in (and its encoding, taken before), and what came of it."""

    seat: Seat
    path: Path
    before: Any
    frozen: bytes
    played: Played[Any]
    draws: tuple[Draw, ...]


class Journey(msgspec.Struct, frozen=True, eq=False):
    """One game of a case, from the deal; `done` if it was played to its end."""

    case: Case
    seed: bytes
    dealt: Played[Any]
    deal_draws: tuple[Draw, ...]
    steps: tuple[Step, ...]
    done: bool

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return self.case.game

    def states(self) -> Iterator[Any]:
        """Yields the state after the deal and after every move."""
        yield self.dealt.state
        for step in self.steps:
            yield step.played.state

    def sample(self, count: int) -> list[Any]:
        """Returns about `count` states spread over the game, including the first and the last."""
        states = list(self.states())
        if len(states) <= count:
            return states
        rng = self.rng("sample")
        inner = rng.sample(range(1, len(states) - 1), max(0, count - 2))
        return [states[place] for place in sorted({0, len(states) - 1, *inner})]

    def rng(self, purpose: str) -> random.Random:
        """Randomness for a check, the same whenever it runs."""
        return random.Random(f"{self.seed.hex()} {purpose}")


Choosing = tuple[Seat, Path]
Policy = Callable[[AnyGame, Any, random.Random], Choosing]


def travel(case: Case, number: int, policy: Policy | None = None, most: int = 250) -> Journey:
    """Plays game `number` of a case to its end, or `most` moves of it.

    Without a policy it is random; in one game of four, players resign.
    """
    seed = make_seed(case.label, number)
    rng = random.Random(seed)
    chance = Watched(seed)
    choose = policy or (giving_up if seed[0] % 4 == 0 else at_random)
    game = case.game
    dealt = game.deal(case.seats, case.options, chance)
    deal_draws = tuple(chance.draws)
    state = dealt.state
    steps: list[Step] = []
    while game.deciders(state) and len(steps) < most:
        seat, path = choose(game, state, rng)
        chance.draws = []
        frozen = game.encode(state)
        try:
            played = game.play(state, seat, path, chance)
        except Refused as refused:
            raise Broken(f"seat {seat}: {' '.join(path)} was chosen, then {refused}") from refused
        steps.append(Step(seat, path, state, frozen, played, tuple(chance.draws)))
        state = played.state
    return Journey(case, seed, dealt, deal_draws, tuple(steps), not game.deciders(state))


def at_random(game: AnyGame, state: Any, rng: random.Random, resigning: float = 0) -> Choosing:
    """Returns a random move, mostly of a seat that is waited for."""
    deciders = game.deciders(state)
    if HOUSE not in deciders and rng.random() < 0.1:
        seat = rng.randrange(max(deciders) + 1)
        path = random_move(game, game.view(state, seat), rng)
        if path and path[:1] != LEAVE:
            return seat, path
    return next_move(game, state, rng, resigning)


def giving_up(game: AnyGame, state: Any, rng: random.Random) -> Choosing:
    """Returns a random move, now and then a resignation."""
    return at_random(game, state, rng, resigning=0.1)


def on_purpose(game: AnyGame, state: Any, rng: random.Random) -> Choosing:
    """Returns the one of two random moves that brings the game further, by its progress."""
    tries = [next_move(game, state, rng) for _ in range(2)]
    if tries[0] == tries[1]:
        return tries[0]
    seed = rng.randbytes(32)

    def far(choosing: Choosing) -> float:
        played = game.play(state, *choosing, Seeded(seed))
        return game.progress(game.view(played.state, None))

    return max(tries, key=far)


def by_the_clock(game: AnyGame, state: Any, rng: random.Random) -> Choosing:
    """Returns what the table does if nobody ever answers."""
    deciders = sorted(game.deciders(state))
    if deciders == [HOUSE]:
        return HOUSE, CLOSE
    return deciders[0], game.fallback(game.view(state, deciders[0]))


def heard(events: tuple[Event, ...], onlooker: Seat | None) -> list[Event]:
    """Returns the events this onlooker is told, in order."""
    return [event for event in events if event.to is None or onlooker in event.to]


def seen(view: View) -> bytes:
    """Returns a view to the letter, so that two can be compared."""
    return encode_json(view)
