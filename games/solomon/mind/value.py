"""How likely each seat is to win a game whose stakes are known, because it is imagined."""

from __future__ import annotations

from math import exp, log1p
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.solomon.edition import home_of
from games.solomon.ending import places_of
from games.solomon.mind.placement import placement_of
from games.solomon.state import MONEY

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.learned import Figures
    from games.solomon.state import State

Option: TypeAlias = "tuple[tuple[Seat, ...], tuple[float, ...]]"
"""A way in which the game may be won: by these seats, and what `Figures` are multiplied with."""


def worth(edition: Edition, figures: Figures, state: State) -> list[float]:
    """Returns each seat's chance to win; they sum to 1."""
    if state.ending is not None:
        places = places_of(state, state.ending)
        first = places.count(1)
        return [(place == 1) / first for place in places]
    weights = msgspec.structs.astuple(figures)
    shares = [0.0] * state.seats
    for seats, facts in options(edition, state):
        weight = exp(sum([w * fact for w, fact in zip(weights, facts, strict=True)]))
        for seat in seats:
            shares[seat] += weight / len(seats)
    whole = sum(shares)
    return [share / whole for share in shares]


def options(edition: Edition, state: State) -> list[Option]:
    """Returns every way in which the game may be won: by a paid agent, and by money kept."""
    late = state.turn / state.switches.limit
    found: list[Option] = [
        ((seat,), (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, state.cash[seat] / MONEY))
        for seat in range(state.seats)
        if not state.gone[seat]
    ]
    carriers = dict(placement_of(edition, state).carriers)
    for agent, place in enumerate(state.place):
        if place >= 0:
            found += _ways_of(edition, state, agent, carriers.get(agent), late)
    return found


def _ways_of(
    edition: Edition, state: State, agent: int, strikers: tuple[int, ...] | None, late: float
) -> list[Option]:
    """Returns the ways in which this agent may win the game.

    strikers: agents that can strike it and take the case, None if it does not have the case.
    """
    top, lead = _top(state, agent)
    hostile = [other for other in strikers or () if _top(state, other)[0] != top]
    case = strikers is not None
    gap = log1p(lead / 1_000)
    if state.switches.own_homes:
        homes: list[tuple[tuple[Seat, ...], int, float]] = [
            ((seat,), home_of(edition, state.seats, seat), gap * (seat in top))
            for seat in range(state.seats)
            if not state.gone[seat]
        ]
    else:
        homes = [(top, edition.board.agents[agent].home, gap)] if top else []
    found: list[Option] = []
    for seats, home, ahead in homes:
        steps = edition.steps_to_win(state, agent, home)
        moves = float(seats == (state.mover,))
        found.append((seats, (-steps, -steps * late, case, len(hostile), ahead, moves, 0.0, 0.0)))
    return found


def _top(state: State, agent: int) -> tuple[tuple[Seat, ...], int]:
    """Returns the seats in the game with the most on an agent, and their lead over the next."""
    stakes = state.stake[agent :: len(state.place)]
    sums = [0 if gone else stake for stake, gone in zip(stakes, state.gone, strict=True)]
    first = max(sums)
    if not first:
        return (), 0
    top = tuple([seat for seat, sum_ in enumerate(sums) if sum_ == first])
    return top, first - max([sum_ for sum_ in sums if sum_ < first], default=0) if len(
        top
    ) == 1 else 0
