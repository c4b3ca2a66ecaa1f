"""The quick moves of imagined players: cards by a fixed worth, aimed where they change most."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from games.slush_fund.material import (
    CARDS,
    FALL,
    LAST_BRIBE,
    LAST_MONEY,
    POLITICIANS,
    REVEALED,
    SCANDAL,
    SPY,
    THIEF,
    TRANSFER,
    VALUE,
    VP,
    WORTH,
)
from games.slush_fund.mind.balance import UNSEEN, heat_of, time_left
from games.slush_fund.moves import (
    NOTHING,
    TAKE_DECK,
    fund_token,
    pair_token,
    pile_token,
    source_token,
)

if TYPE_CHECKING:
    import random

    from games.engine import Path, Seat
    from games.slush_fund.view import View

_USUAL = (1.0, 1.8, 2.6, 3.4, 4.2, 3.0, 1.6, 3.2, 1.4, 0.8, 0.0)
"""What a card is usually worth, by kind."""
_THREE = 8.5
"""What three cards of the fund must be worth together, to be better than the deck."""
_SPARED = -0.3
"""The points that a seat may lose where it takes a note away."""


def light(view: View, rng: random.Random) -> Path:
    """Returns the move of an imagined player."""
    phase = view.phase
    if phase == "take":
        return _take(view, rng)
    hand = view.hand or ()
    if phase == "stash":
        return ("stash", CARDS[min(hand, key=_USUAL.__getitem__)])
    if phase == "peek":
        return ("peek", NOTHING)
    return _play(view, max(hand, key=_USUAL.__getitem__), rng)


def _take(view: View, rng: random.Random) -> Path:
    fund = view.fund
    if len(fund) < REVEALED:
        return TAKE_DECK
    best = sorted(fund, key=_USUAL.__getitem__)[-REVEALED:]
    if sum([_USUAL[card] for card in best]) < _THREE + 2 * rng.random():
        return TAKE_DECK
    return ("take", "fund", fund_token(sorted(best)))


class _Sums:
    """Sums of bribes on the politicians that stand, and what a seat may expect there."""

    __slots__ = ("_heat", "_money", "_vps", "_worth")

    def __init__(self, view: View, live: list[int]) -> None:
        self._heat = heat_of(time_left(view.options, view.deck, view.time))
        self._money: dict[int, list[float]] = {}
        self._vps: dict[int, list[int]] = {}
        self._worth: dict[int, int] = {}
        for p in live:
            money: list[float] = []
            vps: list[int] = []
            for pile in view.piles[p]:
                if pile.cards is None:
                    top = pile.top or 0
                    money.append(VALUE[top] + UNSEEN * (pile.height - 1))
                    vps.append(top == VP)
                else:
                    money.append(sum([VALUE[card] for card in pile.cards]))
                    vps.append(pile.cards.count(VP))
            self._money[p], self._vps[p], self._worth[p] = money, vps, WORTH - view.scandals[p]

    def hold(self, p: int, seat: Seat, more: int = 0, vps: int = 0) -> float:
        """Returns the points a seat may expect with so much more money and so many VP cards."""
        money, heat = self._money[p], self._heat
        own = money[seat] + more
        whole = 1.0
        for other, sum_ in enumerate(money):
            if other != seat:
                whole += exp(min(50.0, (sum_ - own) / heat))
        return (self._worth[p] + self._vps[p][seat] + vps) / whole

    def gain(self, p: int, seat: Seat, card: int, times: int = 1) -> float:
        """Returns what one more of a card, or one less, changes for a seat."""
        more = self.hold(p, seat, times * VALUE[card], times * (card == VP))
        return more - self.hold(p, seat)


def _play(view: View, card: int, rng: random.Random) -> Path:
    me, key = view.active, CARDS[card]
    live = [p for p, count in enumerate(view.scandals) if count < FALL]
    sums = _Sums(view, live)
    if card <= LAST_BRIBE:
        return ("play", key, POLITICIANS[max(live, key=lambda p: sums.gain(p, me, card))])
    if card == SCANDAL:
        draw = rng.random
        return ("play", key, POLITICIANS[min(live, key=lambda p: sums.hold(p, me) + 0.2 * draw())])
    if card == THIEF:
        return _rob(view, live, sums)
    if card == SPY:
        return _spy(view, live, sums)
    return _shift(view, live, sums, rng)


def _rob(view: View, live: list[int], sums: _Sums) -> Path:
    me = view.active
    found = [
        (sums.gain(p, me, pile.top) - sums.gain(p, owner, pile.top, -1), p, owner)
        for p in live
        for owner, pile in enumerate(view.piles[p])
        if owner != me and pile.top is not None and pile.top <= LAST_MONEY
    ]
    if not found:
        return ("discard", CARDS[THIEF])
    _, p, owner = max(found)
    return ("play", CARDS[THIEF], pile_token(owner, p))


def _spy(view: View, live: list[int], sums: _Sums) -> Path:
    """Moves a scandal from where the seat expects most to where it expects least."""
    me, key = view.active, CARDS[SPY]
    marred = [p for p in live if view.scandals[p]]
    if marred and len(live) > 1:
        source = max(marred, key=lambda p: sums.hold(p, me))
        target = min([p for p in live if p != source], key=lambda p: sums.hold(p, me))
        return ("play", key, pair_token(source, target))
    for p in live:
        for owner, pile in enumerate(view.piles[p]):
            if owner != me and pile.height:
                return ("play", key, NOTHING)
    return ("discard", key)


def _shift(view: View, live: list[int], sums: _Sums, rng: random.Random) -> Path:
    """Moves a note of the seat to where it changes most, if it is not missed where it was."""
    me, key = view.active, CARDS[TRANSFER]
    own = [(p, card) for p in live for card in view.piles[p][me].cards or () if card <= LAST_MONEY]
    if own and len(live) > 1:
        source, card = own[int(rng.random() * len(own))]
        if sums.gain(source, me, card, -1) > _SPARED:
            others = [p for p in live if p != source]
            target = max(others, key=lambda p: sums.gain(p, me, card))
            return ("play", key, source_token(source, card, 1), POLITICIANS[target])
    return ("discard", key)
