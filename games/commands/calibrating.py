"""`games calibrate`."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import TYPE_CHECKING

from games.commands import CommandError
from games.commands.playing import check_kind, seats_of
from games.registry import find_game
from games.thinking.calibrating import fit, loss, play_forecasts
from games.thinking.calibration import CALIBRATIONS, Calibration

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.thinking.calibrating import Forecast

_MANY = 4
"""The most players that are tried unless more are asked for."""
_EDGES = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97, 1.01)
"""The ends of the ranges of chances that are shown."""


def calibrate(key: str, seats: int | None, games: int, others: str, words: str) -> Iterator[str]:
    """Plays games in which somebody follows hints, and yields how often those were won of which the
    search found some chance, what people are told, and the calibration that would fit best.
    """
    game = find_game(key)
    check_kind(others)
    if games < 1:
        raise CommandError(f"there must be at least 1 game, not {games}")
    tried = [n for n in game.seats if n <= _MANY] if seats is None else [seats_of(game, seats)]
    found = [one for count in tried for one in play_forecasts(game, count, games, others, words)]
    if not found:
        raise CommandError("no hint was asked for in these games")
    calibration = CALIBRATIONS.get(key, Calibration())
    yield f"{'found':>12}{'hints':>7}{'found':>8}{'told':>8}{'won':>8}"
    for least, most in pairwise(_EDGES):
        if here := [one for one in found if least <= one.found < most]:
            yield _row(f"{least:.0%} to {min(most, 1):.0%}", here, calibration)
    yield _row("all", found, calibration)
    even = loss(Calibration(early=0.0, late=0.0), found)
    told = loss(calibration, found)
    yield f"loss: found {loss(Calibration(), found):.3f}, told {told:.3f}, even chances {even:.3f}"
    better = fit(found)
    figures = f"early={better.early}, late={better.late}, lean={better.lean}"
    yield f"Calibration({figures}) fits best: {loss(better, found):.3f}"


def _row(name: str, here: Sequence[Forecast], calibration: Calibration) -> str:
    told = fmean(calibration.settle(one.found, one.seats, one.progress) for one in here)
    found, won = fmean(one.found for one in here), fmean(one.won for one in here)
    return f"{name:>12}{len(here):7}{found:8.0%}{told:8.0%}{won:8.0%}"
