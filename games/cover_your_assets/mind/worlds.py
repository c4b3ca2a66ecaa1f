"""Imagined games: the cards nobody has shown, where they stop, and who is likely to win then."""

from __future__ import annotations

import functools
from math import exp
from typing import TYPE_CHECKING

from games.cover_your_assets.ending import places
from games.cover_your_assets.imagine import imagine_cards
from games.cover_your_assets.material import MILLION, SWAP, THREE, VALUE, WINS_NEEDED, worth
from games.thinking.mind import Effort

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.cover_your_assets.state import Cards, State
    from games.cover_your_assets.view import View
    from games.engine import Seat

HELD = 0.25
"""The part of an asset's value that it is worth in a hand."""
HOPE = (*[0.0] * 10, 4.0, 8.0, 2.0)
"""What a joker in a hand is worth beyond that."""
OPEN = 0.2
"""The part of a set on top that its owner will lose."""
LAST_LOSS, FIRST_LOSS = 12.0, 45.0
"""Money whose lead is worth a factor e in the odds at the end of a round, and what is added at its
beginning.
"""
ROUND = 320.0
"""Money that a seat makes in a round of four players, about."""


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state that the seat holds possible."""
    return imagine_cards(view, rng)


def effort(view: View) -> Effort:
    """Returns how much a search does."""
    return Effort(playouts=100, width=6)


def horizon(state: State, seat: Seat) -> Callable[[State], bool]:
    """Returns a function that stops a playout at the seat's next turn, or when the round ends."""
    now = state.round
    others_played = False

    def may_stop(state: State) -> bool:
        nonlocal others_played
        if state.round != now:
            return True
        if state.contest or state.moving or state.turning:
            return False
        if state.turn != seat:
            others_played = True
            return False
        return others_played and state.action == 1

    return may_stop


def chances(state: State) -> Sequence[float]:
    """Returns how likely each seat is to win."""
    if state.over:
        first = [float(place == 1) for place in places(state)]
        return [won / sum(first) for won in first]
    left = min(1.0, state.draws * state.seats / 90.0)
    money = [_money(state, seat) for seat in range(state.seats)]
    if state.options.ending == "best-of":
        return _by_rounds(state, _softmax(state, money, LAST_LOSS + FIRST_LOSS * left))
    money = [more + total for more, total in zip(money, state.totals, strict=True)]
    rounds = _rounds_left(state, max(money))
    return _softmax(state, money, LAST_LOSS + FIRST_LOSS * left + 30.0 * rounds)


def _money(state: State, seat: Seat) -> float:
    """Returns what a seat will have of this round, by its stack and its hand."""
    sums = [worth(made.cards) for made in state.stacks[seat]]
    money = float(sum(sums))
    if len(sums) > 1:
        money -= OPEN * sums[-1]
    return money + sum([HELD * VALUE[c] + HOPE[c] for c in state.hands[seat] if c < SWAP])


def _rounds_left(state: State, richest: float) -> float:
    """Returns about how many rounds follow this one."""
    ending = state.options.ending
    if ending == "three":
        return float(THREE - state.round)
    if ending == "million":
        return max(0.0, (MILLION - richest) / ROUND)
    return 0.0


def _softmax(state: State, money: Sequence[float], heat: float) -> list[float]:
    """Returns shares that grow with the money; seats that left have none."""
    top = max([own for own, out in zip(money, state.out, strict=True) if not out])
    parts = [
        0.0 if out else exp((own - top) / heat)
        for own, out in zip(money, state.out, strict=True)
    ]  # fmt: skip
    whole = sum(parts)
    return [part / whole for part in parts]


def _by_rounds(state: State, shares: Sequence[float]) -> list[float]:
    """Returns who wins a game of rounds, by who wins this one."""
    found = [0.0] * state.seats
    for winner, share in enumerate(shares):
        if share:
            wins = list(state.wins)
            wins[winner] += 1
            for seat, chance in enumerate(_rounds_to_win(tuple(wins), state.out)):
                found[seat] += share * chance
    return found


@functools.cache
def _rounds_to_win(wins: Cards, out: tuple[bool, ...]) -> tuple[float, ...]:
    """Returns how likely each seat is to win two rounds first, if all are equally good."""
    if max(wins) >= WINS_NEEDED:
        first = [
            float(won >= WINS_NEEDED and not left) for won, left in zip(wins, out, strict=True)
        ]
        return tuple([won / sum(first) for won in first])
    inside = [seat for seat, left in enumerate(out) if not left]
    found = [0.0] * len(wins)
    for winner in inside:
        more = tuple([won + (seat == winner) for seat, won in enumerate(wins)])
        for seat, chance in enumerate(_rounds_to_win(more, out)):
            found[seat] += chance / len(inside)
    return tuple(found)
