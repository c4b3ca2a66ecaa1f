"""Imagined worlds: how one is drawn, where a playout stops in it, and what it is worth there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.ending import make_ending
from games.slush_fund.imagine import imagine as imagine
from games.slush_fund.material import LAST_TIME
from games.slush_fund.mind.balance import (
    FittedBalance,
    heat_of_chances,
    time_left,
    weigh_chances,
    weigh_state,
)
from games.slush_fund.mind.plan import rate_plans
from games.thinking.mind import Effort

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.slush_fund.state import State
    from games.slush_fund.view import View
    from games.thinking.mind import Rated


_LAST = 2
"""Time cards still to come from which on a game is played to its end: the next turn may be the
last, and then only a count of points tells who wins.
"""
PLANNED = 4
"""The players from which on a seat plans its whole turn. With fewer, who come to move again sooner,
the search of single moves does at least as well.
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
    left = time_left(state.options, len(state.deck), state.time)
    if state.seats < PLANNED:
        return weigh_chances(weigh_state(state).totals, state.out, 1 + 0.45 * left)
    return weigh_chances(weigh_state(state, FittedBalance).totals, state.out, heat_of_chances(left))


def shortlist(view: View, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
    """Returns the best moves; in a game of four the best starts of plans for the whole turn."""
    if view.seats < PLANNED or view.phase == "peek":
        return rated[:width]
    return rate_plans(view, rated)[:width]


def effort(view: View) -> Effort:
    """Returns the same for every decision, since a turn is short, and so is its playout.

    A plan for the whole turn leaves to a search only what luck and the end of the game bring.
    """
    if view.seats < PLANNED:
        return Effort(playouts=100, width=6, trust=20)
    return Effort(playouts=48, width=4, trust=150)
