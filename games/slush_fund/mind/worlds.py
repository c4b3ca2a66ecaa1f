"""Imagined worlds: how one is drawn, where a playout stops in it, and what it is worth there."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.slush_fund.ending import make_ending
from games.slush_fund.imagine import imagine as imagine
from games.slush_fund.material import LAST_TIME
from games.slush_fund.mind.balance import time_left, weigh_state

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.slush_fund.state import State


_LAST = 2
"""Time cards still to come from which on a game is played to its end: the next turn may be the
last, and then only a count of points tells who wins.
"""


def horizon(state: State) -> Callable[[State], bool]:
    """Returns a function that stops a playout when the turn is over in which it began, or near the
    end of the game only there.
    """
    turn = state.turn
    ending = LAST_TIME - state.time <= _LAST

    def may_stop(later: State) -> bool:
        return later.turn > turn and not ending

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
