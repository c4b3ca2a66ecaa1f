"""Imagined games: how many, where they stop, and who is likely to win then."""

from __future__ import annotations

import functools
from math import exp
from typing import TYPE_CHECKING

from games.cover_your_assets.ending import places
from games.cover_your_assets.material import MILLION, THREE, WINS_NEEDED, is_joker, worth
from games.cover_your_assets.mind.hands import hand_worth
from games.thinking.mind import Effort

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.cover_your_assets.state import Cards, State
    from games.cover_your_assets.view import View
    from games.engine import Seat

OPEN = (0.25, 0.12)
"""The part of a set on top that its owner loses in the mean, without and with a card to answer."""
SPREAD = {2: 0.7, 3: 1.0, 4: 1.3, 5: 1.5, 6: 1.7}
"""How much more money changes hands with more players."""
UNSURE, DRAWN, HANDS = 50.0, 40.0, 6.0
"""Money that a lead is compared with: while cards can be drawn, the more of them the more, and
for each card in the hands after that.
"""
ENDING = 0
"""Cards in the draw pile from which on a round is played out."""
PLAYOUTS, TURNS, CARDS = 100, 400, 1600
"""The most playouts for a move, the most turns in all of them together, and the most cards that
they play at the end of a round.
"""
TRUST, TRUST_TWO = 12.0, 30.0
"""Worlds that the gains of moves count for, the second with two players."""
MORE = 60.0
"""The same for each round that follows."""
DECK = 80.0
"""Cards to draw at the beginning, about."""
ROUND = 320.0
"""Money that a seat makes in a round of four players, about."""


def effort(view: View) -> Effort:
    """Returns how much a search does: fewer games where each is longer."""
    held = 0 if view.draws > ENDING else sum(view.hands)
    playouts = min(PLAYOUTS, TURNS // view.seats, CARDS // max(1, held))
    return Effort(playouts, width=6, trust=TRUST_TWO if view.seats == 2 else TRUST)


def horizon(state: State, seat: Seat) -> Callable[[State], bool]:
    """Returns a function that stops a playout at the seat's next turn, or when the round ends.

    Near the end of a round it is played out, because then few cards are left to be wrong about.
    """
    now = state.round
    ending = state.draws <= ENDING
    others_played = False

    def may_stop(state: State) -> bool:
        nonlocal others_played
        if state.round != now:
            return True
        if ending or state.contest or state.moving or state.turning:
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
    money = [_money(state, seat) for seat in range(state.seats)]
    heat = _heat(state)
    if state.options.ending == "best-of":
        return _by_rounds(state, _softmax(state, money, heat))
    money = [more + total for more, total in zip(money, state.totals, strict=True)]
    return _softmax(state, money, heat + MORE * _rounds_left(state, max(money)))


def _heat(state: State) -> float:
    """Returns the lead that makes somebody likelier to win this round by a factor e."""
    if state.draws:
        left = min(1.0, state.draws / DECK)
        return SPREAD[state.seats] * (UNSURE + DRAWN * left)
    return SPREAD[state.seats] * (HANDS + HANDS * sum(map(len, state.hands)) / state.seats)


def _money(state: State, seat: Seat) -> float:
    """Returns what a seat will have of this round, by its stack and its hand."""
    stack, hand = state.stacks[seat], state.hands[seat]
    money = float(sum([worth(made.cards) for made in stack]))
    if len(stack) > 1:
        top = stack[-1]
        guarded = top.kind in hand or any(map(is_joker, hand))
        money -= OPEN[guarded] * worth(top.cards) * SPREAD[state.seats]
    return money + hand_worth(hand, 1.0 if state.draws else 0.0)


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
