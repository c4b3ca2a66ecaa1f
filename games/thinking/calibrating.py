"""What the chances in hints are worth: how often games are won in which hints are followed."""

from __future__ import annotations

import random
from math import log
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded, make_seed
from games.engine import CLOSE, HOUSE
from games.thinking.calibration import Calibration
from games.thinking.hints import players, weigh
from games.thinking.levels import Level
from games.thinking.players import ComputerPlayer
from games.thinking.seeds import thought_seed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.registry import AnyGame

ASKED = 6
"""About how many hints are asked for in a game."""
_STEPS = (0.4, 0.2, 0.1, 0.05)
"""By how much the figures of a calibration are changed, to see if it fits better."""
_TIGHT = 0.002
"""What it costs that a figure is one off from a calibration that changes nothing, so that few games
do not say much.
"""


class Forecast(msgspec.Struct, frozen=True):
    """A hint that was followed. found: the chance that the search found for the move. seats: in the
    game at that time. progress: of the game, from 0 to 1. won: the game; a shared win is a part.
    """

    found: float
    seats: int
    progress: float
    won: float


def play_forecasts(
    game: AnyGame, seats: int, games: int, others: str, words: str
) -> Iterator[Forecast]:
    """Yields the hints that somebody followed who otherwise plays as normal computers do, at every
    seat equally often. others: the kind of all other players.
    """
    rate = 1.0
    for number in range(games):
        asked, decisions = _play(game, seats, number, others, words, rate)
        rate = min(1.0, ASKED / max(1, decisions))
        yield from asked


def _play(
    game: AnyGame, seats: int, number: int, others: str, words: str, rate: float
) -> tuple[list[Forecast], int]:
    """Plays a game. Returns the hints in it, and how many could have been asked for."""
    hero, seed = number % seats, make_seed(f"{words}/{game.key}/{seats}/{number // seats}")
    rng = random.Random(f"{words}/{number}")  # noqa: S311 - measurements, no secret
    kinds = [Level.NORMAL.value if seat == hero else others for seat in range(seats)]
    seated = [ComputerPlayer(game, seat, kind, seed) for seat, kind in enumerate(kinds)]
    chance = Seeded(seed)
    state = game.deal(seats, game.options(), chance).state
    asked: list[tuple[float, int, float]] = []
    made = decisions = 0
    while (waiting := game.deciders(state)) and made < game.longest:
        for player in seated:
            player.look(state)
        who = min(waiting)
        path = CLOSE if who == HOUSE else seated[who].choose(state)
        if who == hero:
            decisions += 1
            if rng.random() < rate:
                view = game.view(state, hero)
                best = weigh(game, view, thought_seed(seed, hero, made=made))[0]
                path = best.path
                if best.chance is not None:
                    asked.append((best.chance, players(game, view), game.progress(view)))
        state = game.play(state, who, path, chance).state
        made += 1
    won = _won(game, state, hero)
    return [Forecast(*one, won) for one in asked], decisions


def _won(game: AnyGame, state: Any, seat: int) -> float:
    result = game.result(state)
    if result is None or result.places[seat] != 1:
        return 0.0
    return 1 / result.places.count(1)


def loss(calibration: Calibration, forecasts: Sequence[Forecast]) -> float:
    """Returns how badly a calibration says who won: the mean logarithmic loss."""
    whole = 0.0
    for one in forecasts:
        said = calibration.settle(one.found, one.seats, one.progress)
        whole -= one.won * log(said) + (1 - one.won) * log(1 - said)
    return whole / len(forecasts)


def fit(forecasts: Sequence[Forecast]) -> Calibration:
    """Returns the calibration that says best who won, to two decimals."""

    def badness(calibration: Calibration) -> float:
        figures = (calibration.early - 1, calibration.late - 1, calibration.lean)
        return loss(calibration, forecasts) + _TIGHT * sum(figure**2 for figure in figures)

    best = Calibration()
    for step in _STEPS:
        while True:
            better = min(_nearby(best, step), key=badness)
            if badness(better) >= badness(best):
                break
            best = better
    return best


def _nearby(calibration: Calibration, step: float) -> Iterator[Calibration]:
    """Yields the calibrations of which one figure differs by this much."""
    for name in Calibration.__struct_fields__:
        for by in (step, -step):
            figure = round(getattr(calibration, name) + by, 2)
            if figure >= 0 or name == "lean":  # a move that was found better stays better
                yield msgspec.structs.replace(calibration, **{name: figure})
