"""Matches between computer players: how often one seat of a kind wins against others of a kind.

The hero sits at every seat equally often, on the same deals. A kind is a level, or ``random``:
moves drawn step by step from what the game offers.
"""

from __future__ import annotations

import random
from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded, make_seed
from games.choosing import is_apart, random_token
from games.engine import CLOSE, HOUSE, Done, Path, Pick
from games.thinking.attention import Attention
from games.thinking.levels import Level, draw_temper, think

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from games.engine import Choice, Options, Seat
    from games.registry import AnyGame
    from games.thinking.mind import Temper

RANDOM = "random"
KINDS = (RANDOM, *[level.value for level in Level])

_SURE = 1.96
"""Standard deviations on each side of a 95 % interval."""


class Match(msgspec.Struct, frozen=True):
    """What is played: the hero at one seat in turn, the same others at all the rest.

    first: the number of the first game; other numbers are other deals.
    """

    game: str
    seats: int
    hero: str
    others: str
    games: int
    options: Options | None = None
    words: str = "arena"
    first: int = 0


class Score(msgspec.Struct, frozen=True):
    """How a match ended.

    won: games won by the hero; a shared win counts as a part. plies: moves of all seats.
    unfinished: games stopped after `Game.longest` moves. spent: CPU milliseconds of each decision
    of the hero, sorted.
    """

    games: int
    won: float
    plies: int
    unfinished: int
    spent: tuple[float, ...]

    @property
    def share(self) -> float:
        """The part of the games that the hero won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of `share`, by Wilson."""
        return wilson(self.won, self.games)

    @property
    def mean(self) -> float:
        """The mean CPU milliseconds of a decision."""
        return sum(self.spent) / max(1, len(self.spent))

    def quantile(self, part: float) -> float:
        """Returns the CPU milliseconds that this part of the decisions stays within."""
        return self.spent[min(len(self.spent) - 1, int(part * len(self.spent)))]


def wilson(won: float, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share of wins."""
    share, square = won / games, _SURE * _SURE
    middle = (share + square / 2 / games) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / 4 / games**2)
    half = _SURE * spread / (1 + square / games)
    return middle - half, middle + half


def add(scores: Iterable[Score]) -> Score:
    """Returns the scores of parts of a match as one."""
    parts = list(scores)
    return Score(
        sum(part.games for part in parts),
        sum(part.won for part in parts),
        sum(part.plies for part in parts),
        sum(part.unfinished for part in parts),
        tuple(sorted(spent for part in parts for spent in part.spent)),
    )


def play_match(game: AnyGame, match: Match) -> Score:
    """Plays all games of a match, one after the other."""
    return add(
        _play_one(game, match, number) for number in range(match.first, match.first + match.games)
    )


def _play_one(game: AnyGame, match: Match, number: int) -> Score:
    """Plays one game. Of as many games as seats, all have the same deal."""
    at, deal = number % match.seats, f"{match.words}/{match.game}/{number // match.seats}"
    kinds = [match.others] * match.seats
    kinds[at] = match.hero
    players = [_Player(game, seat, kind, f"{deal}/{seat}") for seat, kind in enumerate(kinds)]
    state, plies = _play_out(game, match, make_seed(deal), players)
    result = game.result(state)
    won = 0.0
    if result is not None and result.places[at] == 1:
        won = 1 / result.places.count(1)
    return Score(1, won, plies, int(result is None), tuple(sorted(players[at].spent)))


def _play_out(game: AnyGame, match: Match, seed: bytes, players: list[_Player]) -> tuple[Any, int]:
    chance = Seeded(seed)
    state = game.deal(match.seats, match.options or game.options(), chance).state
    plies = 0
    while (waiting := game.deciders(state)) and plies < game.longest:
        for player in players:
            player.look(state)
        who = min(waiting)
        path = CLOSE if who == HOUSE else players[who].choose(state)
        state = game.play(state, who, path, chance).state
        plies += 1
    return state, plies


class _Player:
    """One seat of one game, with what it remembers."""

    def __init__(self, game: AnyGame, seat: Seat, kind: str, words: str) -> None:
        self._game, self._seat, self._words = game, seat, words
        self._temper: Temper = draw_temper(make_seed(words))
        self._attention = Attention(game, seat) if kind == Level.HARD else None
        self._choose = _random_chooser(words) if kind == RANDOM else self._think_as(Level(kind))
        self.spent: list[float] = []

    def look(self, state: Any) -> None:
        if self._attention is not None:
            self._attention.look(state)

    def choose(self, state: Any) -> Path:
        start = process_time()
        view = self._attention.view if self._attention else self._game.view(state, self._seat)
        path = self._choose(self._game, view)
        self.spent.append((process_time() - start) * 1e3)
        return path

    def _think_as(self, level: Level) -> Callable[[AnyGame, Any], Path]:
        def choose(game: AnyGame, view: Any) -> Path:
            seed = make_seed(f"{self._words}/{len(self.spent)}")
            return think(game, view, level, self._temper, seed).path

        return choose


def _random_chooser(words: str) -> Callable[[AnyGame, Any], Path]:
    rng = random.Random(words)  # noqa: S311 - which moves are drawn is no secret

    def choose(game: AnyGame, view: Any) -> Path:
        return draw_move(game, view, rng)

    return choose


def draw_move(game: AnyGame, view: Any, rng: random.Random) -> Path:
    """Returns a random whole move that plays on: no resignation, no standing order."""
    choice: Choice | None = game.choices(view, ())
    if isinstance(choice, Pick):
        options = tuple(option for option in choice.options if not is_apart(option))
        choice = Pick(choice.ask, options) if options else None
    path: Path = ()
    while choice is not None and not isinstance(choice, Done):
        path = (*path, random_token(choice, rng))
        choice = game.choices(view, path)
    return game.fallback(view) if choice is None else path
