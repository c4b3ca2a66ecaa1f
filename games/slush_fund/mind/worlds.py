"""Imagined worlds: how one is drawn, where a playout stops in it, and what it is worth there."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.slush_fund.ending import make_ending
from games.slush_fund.imagine import imagine as imagine
from games.slush_fund.mind.balance import time_left, weigh_state

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.slush_fund.state import State


def horizon(state: State) -> Callable[[State], bool]:
    """Returns whether the turn is over in which a playout began."""
    turn = state.turn

    def may_stop(later: State) -> bool:
        return later.turn > turn

    return may_stop


def worth(state: State) -> Sequence[float]:
    """Returns the winners' shares at the end; before it, by the points that seats may expect."""
    if state.phase == "over":
        winners = make_ending(state).winners
        return [(seat in winners) / len(winners) for seat in range(state.seats)]
    heat = 1 + 0.45 * time_left(state.options, len(state.deck), state.time)
    totals = weigh_state(state).totals
    top = max(totals)
    parts = [
        0.0 if out else exp((total - top) / heat)
        for total, out in zip(totals, state.out, strict=True)
    ]
    whole = sum(parts)
    return [part / whole for part in parts]
