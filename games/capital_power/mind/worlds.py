"""Imagined worlds: what others may have, where an imagined game stops, and who is ahead there."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.capital_power import imagine as imagining
from games.capital_power.ending import result
from games.capital_power.mind.values import rounds_left, wealth

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

_HEAT = 150.0
"""The lead in thousands that makes the leader e times as likely to win as the other."""


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state that the seat holds possible."""
    return imagining.imagine_registers(view, rng)


def horizon(state: State, seat: Seat) -> Callable[[State], bool]:
    """Returns whether a game may stop: when the seat's next turn begins."""
    first = (state.round, state.turn)

    def may_stop(now: State) -> bool:
        return now.turn == seat and (now.round, now.turn) != first and not now.pending

    return may_stop


def worth(state: State) -> list[float]:
    """Returns how likely each seat is to win."""
    ended = result(state) if state.ending else None
    if state.ending and ended:
        return [float(place == 1) for place in ended.places]
    values = [-1e9 if state.out[seat] else sum(wealth(state, seat)) for seat in range(state.seats)]
    top = max(values)
    heat = _HEAT * (0.4 + 0.6 * min(1.0, rounds_left(state) / 20))
    parts = [exp((value - top) / heat) for value in values]
    whole = sum(parts)
    return [one / whole for one in parts]
