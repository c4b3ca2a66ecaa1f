"""Imagined games: how they begin, where they may stop, and who is likely to win then."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.slasher import imagine as imagining
from games.slasher.ending import places_of
from games.slasher.mind.attention import Watched
from games.slasher.mind.points import holding

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.engine import Seat
    from games.slasher.state import State
    from games.slasher.view import View

_SPREAD = {2: (4.0, 0.05), 3: (3.3, 0.1), 4: (3.3, 0.16), 5: (3.3, 0.22)}
"""The points of lead that win e times as often as none, by the number of players: when somebody is
at the target, and more for each point that the first still lacks.
"""


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state that the seat holds possible: others have no orders, and have not picked
    their Monsters yet.
    """
    state = imagining.imagine(view, rng)
    state.orders = {seat: order for seat, order in state.orders.items() if seat == view.seat}
    state.locks = [view.lock if seat == view.seat else None for seat in range(view.seats)]
    state.history = ()
    if isinstance(view, Watched):
        _deal_monsters(state, view, rng)
    return state


def _deal_monsters(state: State, view: Watched, rng: random.Random) -> None:
    """Gives the others Monsters that they can hold.

    Those of which most is known are dealt first. What is known of the others is a part of it, so
    that something fits them too.
    """
    pile = imagining.unseen_monsters(view)
    rng.shuffle(pile)
    places = [
        (bars, seat, place)
        for seat, row in enumerate(view.barred)
        for place, bars in enumerate(row)
    ]
    places.sort(key=lambda one: -one[0].bit_count())
    hands = [list(hand) for hand in state.monsters]
    for bars, seat, place in places:
        monster = next(monster for monster in pile if not bars >> monster & 1)
        pile.remove(monster)
        hands[seat][place] = monster
    state.monsters = [tuple(hand) for hand in hands]


def horizon(state: State, _seat: Seat) -> Callable[[State], bool]:
    """Returns whether the round is over in which a playout began: Monsters have struck."""
    number = state.round
    return lambda later: later.round > number


def worth(state: State) -> list[float]:
    """Returns how likely each seat is to win."""
    if state.phase == "over":
        first = [place == 1 for place in places_of(state)]
        return [won / sum(first) for won in first]
    playing = [seat not in state.left for seat in range(state.seats)]
    points = [
        score + holding(state.seats, held)
        for score, held in zip(state.scores, state.monsters, strict=True)
    ]
    left = max(0, int(state.options.target) - max(state.scores))
    late, early = _SPREAD[state.seats]
    spread, top = late + early * left, max(points)
    parts = [on * exp((p - top) / spread) for on, p in zip(playing, points, strict=True)]
    whole = sum(parts)
    return [part / whole for part in parts]
