"""Matches between computer players: how often one seat of a kind wins against others of a kind.

The hero sits at every seat equally often, on the same deals.
"""

from __future__ import annotations

from math import sqrt
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded, make_seed
from games.engine import CLOSE, HOUSE
from games.thinking.players import ComputerPlayer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.engine import Options, Seat
    from games.registry import AnyGame

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
    """Plays one game. Of as many games as seats, all have the same deal and the same tempers."""
    hero, deal = number % match.seats, f"{match.words}/{match.game}/{number // match.seats}"
    seed = make_seed(deal)
    kinds = [match.others] * match.seats
    kinds[hero] = match.hero
    players = [ComputerPlayer(game, seat, kind, seed) for seat, kind in enumerate(kinds)]
    state, plies, spent = _play_out(game, match, seed, players, hero)
    result = game.result(state)
    won = 0.0
    if result is not None and result.places[hero] == 1:
        won = 1 / result.places.count(1)
    return Score(1, won, plies, int(result is None), tuple(sorted(spent)))


def _play_out(
    game: AnyGame, match: Match, seed: bytes, players: list[ComputerPlayer], hero: Seat
) -> tuple[Any, int, list[float]]:
    """Returns the last state, the number of moves, and the milliseconds of the hero's decisions."""
    chance = Seeded(seed)
    state = game.deal(match.seats, match.options or game.options(), chance).state
    plies, spent = 0, []
    while (waiting := game.deciders(state)) and plies < game.longest:
        for player in players:
            player.look(state)
        who, start = min(waiting), process_time()
        path = CLOSE if who == HOUSE else players[who].choose(state)
        if who == hero:
            spent.append((process_time() - start) * 1e3)
        state = game.play(state, who, path, chance).state
        plies += 1
    return state, plies, spent
