"""The turning points of a game that is over: the moves after which other seats were likely to win.

The chances are those that imagined players have who go on from the true states, so this is for
everybody's eyes, and only after the end. The game is looked at every few turns first; then where a
chance has changed most, until the move is found that did it.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import ceil
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Quick, make_seed
from games.engine import LEAVE
from games.thinking.search import play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Path, Seat
    from games.registry import AnyGame

POINTS = 3
"""The most turning points of a game."""
LEAST_SWING = 0.1
"""The least change of a chance that is worth telling: people are told chances in tenths."""

_COARSE, _FINE = 24, 12
"""Moments of the game that are looked at first, and then of a turn."""
_ROUGH = 5
"""Imagined games from a moment, at most."""
_SHARPER = 3
"""Times as many from a moment beside a move that seems to have turned the game."""
_ROUND = 4
"""Moves of each seat in an imagined game, after which it is judged for the last time."""
_MOMENTS = 60
"""Moments that are looked at in most games."""
_MOST_PLIES = 16_000
"""Moves of imagined games after which no more moments are looked at."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that changed who was likely to win.

    number: of the move, from 1. seat: who made it (`HOUSE` where a window was closed). before,
    after: by seat, the chance to win before and after it; each sum to 1. swung: the seat whose
    chance it changed most.
    """

    number: int
    seat: Seat
    path: Path
    before: tuple[float, ...]
    after: tuple[float, ...]
    swung: Seat

    @property
    def swing(self) -> float:
        """By how much the chance of `swung` changed, from -1 to 1."""
        return self.after[self.swung] - self.before[self.swung]


def find_turning_points(
    game: AnyGame, states: Sequence[Any], moves: Sequence[tuple[Seat, Path]]
) -> tuple[TurningPoint, ...]:
    """Returns up to `POINTS` turning points of a game, in the order of its moves; no two are of the
    same turn. That somebody leaves is none: it says nothing about how the game was played.

    states: after the deal and after every move. moves: all of them. The same game gives the same
    points.
    """
    chances = _Chances(game, states, moves)
    turns = _count_turns(game, states)
    left = [ply for ply, (_, path) in enumerate(moves) if path == LEAVE]
    known = sorted({*_spread(turns), *left, *[ply + 1 for ply in left]})
    found: list[int] = []
    while len(found) < POINTS:
        widest = len(states) if chances.plies < _MOST_PLIES else 1
        gaps = [
            gap
            for gap in pairwise(known)
            if gap[0] not in left and gap[1] - gap[0] <= widest and not _is_told(gap, found, turns)
        ]
        gap = max(gaps, key=lambda gap: chances.swing(*gap), default=None)
        if gap is None or chances.swing(*gap) < LEAST_SWING:
            break
        if gap[1] - gap[0] > 1:
            known = sorted({*known, *_inside(gap, turns)})
        elif not chances.sharpen(*gap):
            found.append(gap[1])
    return tuple([chances.point(number) for number in sorted(found)])


def _count_turns(game: AnyGame, states: Sequence[Any]) -> list[int]:
    """Returns the number of turns before that of each state."""
    names = [game.turn(game.view(state, None)) for state in states]
    changes = [int(now != before) for before, now in pairwise(names)]
    return [0, *accumulate(changes)]


def _spread(turns: Sequence[int]) -> list[int]:
    """Returns the plies that are looked at first: beginnings of turns, and both ends."""
    last = len(turns) - 1
    starts = [ply for ply in range(1, last) if turns[ply] != turns[ply - 1]]
    step = max(1, ceil(len(starts) / _COARSE))
    return sorted({0, *starts[::step], last})


def _inside(gap: tuple[int, int], turns: Sequence[int]) -> Sequence[int]:
    """Returns plies inside of a gap: the beginning of a turn near its middle, or if all of it is
    one turn, up to `_FINE` plies, because a move may take back what another of its turn did.
    """
    first, last = gap
    starts = [ply for ply in range(first + 1, last) if turns[ply] != turns[ply - 1]]
    if starts:
        return (min(starts, key=lambda ply: abs(ply - (first + last) // 2)),)
    return range(first + 1, last, ceil((last - first - 1) / _FINE))


def _is_told(gap: tuple[int, int], found: Sequence[int], turns: Sequence[int]) -> bool:
    """Whether all moves of a gap are of one turn, of which a move is found already."""
    told = [turns[number - 1] for number in found]
    return turns[gap[0]] == turns[gap[1] - 1] and turns[gap[0]] in told


class _Chances:
    """The chances of all seats at the plies of a game, as far as they were asked for.

    plies: moves of imagined games so far.
    """

    def __init__(
        self, game: AnyGame, states: Sequence[Any], moves: Sequence[tuple[Seat, Path]]
    ) -> None:
        self._game, self._states, self._moves = game, states, moves
        self._known: dict[int, tuple[int, tuple[float, ...]]] = {}
        self.plies = 0
        self._play_on(0, 0)  # shows how long imagined games are
        afforded = _MOST_PLIES // _MOMENTS // max(1, self.plies)
        self._rough = max(2, min(_ROUGH, afforded))

    def swing(self, one: int, other: int) -> float:
        """Returns the greatest change of a chance between two plies."""
        pairs = zip(self._at(one), self._at(other), strict=True)
        return max(abs(after - before) for before, after in pairs)

    def sharpen(self, *plies: int) -> bool:
        """Reckons the chances at these plies with more imagined games. Returns whether that is
        new.
        """
        sharp = self._rough * _SHARPER
        rough = [ply for ply in plies if self._known[ply][0] < sharp]
        for ply in rough:
            self._known[ply] = (sharp, self._mean(ply, sharp))
        return bool(rough)

    def point(self, number: int) -> TurningPoint:
        """Returns a move as a turning point."""
        before, after = self._at(number - 1), self._at(number)
        swings = [new - old for old, new in zip(before, after, strict=True)]
        # Of two that change alike, as of two players, it is the one who gains.
        swung = max(
            range(len(swings)), key=lambda seat: (round(abs(swings[seat]), 6), swings[seat])
        )
        return TurningPoint(number, *self._moves[number - 1], before, after, swung)

    def _at(self, ply: int) -> tuple[float, ...]:
        if ply not in self._known:
            self._known[ply] = (self._rough, self._mean(ply, self._rough))
        return self._known[ply][1]

    def _mean(self, ply: int, playouts: int) -> tuple[float, ...]:
        rows = [row for number in range(playouts) for row in self._play_on(ply, number)]
        return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])

    def _play_on(self, ply: int, number: int) -> list[Sequence[float]]:
        """Returns the chances at several moments of an imagined game, about as many as there are
        seats, because whoever has just moved looks better than whoever comes next.

        The game has the same luck at every ply from which it is played.
        """
        game, state, until = self._game, self._states[ply], self.plies
        chance = Quick(int.from_bytes(make_seed(f"turning point {number}")[:8]))
        rows: list[Sequence[float]] = []
        while True:
            waiting = game.deciders(state)
            if waiting:
                stop = self._counted(game.mind.horizon(state, max(0, min(waiting))))
                state = play_out(game, state, chance, stop)
            rows.append(game.mind.worth(state))
            seats = len(rows[0])
            if not waiting or len(rows) == seats or self.plies - until > _ROUND * seats:
                return rows

    def _counted(self, may_stop: Callable[[Any], bool]) -> Callable[[Any], bool]:
        """Returns a function that says the same, and counts how often it is asked."""

        def counted(state: Any) -> bool:
            self.plies += 1
            return may_stop(state)

        return counted
