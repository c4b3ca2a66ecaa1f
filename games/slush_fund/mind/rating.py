"""Sensible moves, each with what it gains: victory points, as far as a view shows."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from games.slush_fund.material import (
    CARDS,
    FULL_DECKS,
    REVEALED,
    TIME,
)
from games.slush_fund.mind.balance import Balance, weigh_view
from games.slush_fund.mind.uses import find_uses
from games.slush_fund.moves import (
    NOTHING,
    TAKE_DECK,
    fund_token,
    pile_token,
)
from games.slush_fund.targets import (
    CardContext,
    context_of_view,
    find_peekable,
)

if TYPE_CHECKING:
    from games.slush_fund.state import Cards
    from games.slush_fund.view import View
    from games.thinking.mind import Rated, Temper

LOOK = 0.03
"""Points that a look at one covered card is worth."""
_COMBINED = 6
"""The best cards of the fund, of which all threes are compared."""
_THREE = 0.9
"""The part of the gains of three cards that is left when the first of them have been played."""
_BEST_TWO = 2.5
"""The mean gain of a card, so many times, for the better two of three unknown ones."""


def rated(view: View, temper: Temper) -> list[Rated]:
    """Returns the sensible moves of the seat that looks, which has to act, in any order."""
    if view.phase == "take" and len(view.fund) < REVEALED:
        return [(0.0, TAKE_DECK)]
    context = context_of_view(view)
    if view.phase == "peek":
        return _rate_peeks(view, context)
    uses = _Uses(context, weigh_view(view, temper))
    if view.phase == "take":
        return _rate_takes(view, uses, temper)
    if view.phase == "stash":
        return [(-uses.best(card), ("stash", CARDS[card])) for card in _kinds(view.hand)]
    return _rate_plays(view, uses)


def _kinds(cards: Cards | None) -> list[int]:
    return list(dict.fromkeys(cards or ()))


# -- uses of a card ------------------------------------------------------------------------------


class _Uses:
    """The gains by each kind of card for the active seat, by what it and everybody sees."""

    def __init__(self, context: CardContext, balance: Balance) -> None:
        self._context, self._balance = context, balance
        self._now = balance.lead(context.me)

    def best(self, card: int) -> float:
        """Returns the gain of a card, which can always be discarded."""
        return max([0.0, *[gain for gain, _ in self.of(card)]])

    def of(self, card: int) -> list[Rated]:
        """Returns every use of a card, which need not be in the hand."""
        me, lead = self._context.me, self._balance.lead
        return [
            (lead(me, *changes) - self._now if changes else LOOK, path)
            for changes, path in find_uses(self._context, self._balance, card)
        ]


# -- the decisions of a turn ---------------------------------------------------------------------


def _rate_plays(view: View, uses: _Uses) -> list[Rated]:
    """Returns all uses of the cards in the hand; a card is discarded if nothing else is better."""
    kinds = _kinds(view.hand)
    found: list[Rated] = [(-0.01, ("discard", CARDS[card])) for card in kinds]
    for card in kinds:
        found += uses.of(card)
    return found


def _rate_peeks(view: View, context: CardContext) -> list[Rated]:
    """Returns a look at each pile, better the more of its cards are covered."""
    found: list[Rated] = [(0.0, ("peek", NOTHING))]
    for owner, politician in find_peekable(context):
        pile = view.piles[politician][owner]
        covered = 0 if pile.cards is not None else pile.height - 1
        found.append((LOOK * covered - 0.01, ("peek", pile_token(owner, politician))))
    return found


def _rate_takes(view: View, uses: _Uses, temper: Temper) -> list[Rated]:
    """Returns the deck, and threes of the best cards of the fund, by how much better they are."""
    gains = [uses.best(card) for card in range(TIME)]
    deck = _BEST_TWO * _mean_gain(view, gains) * (0.8 + 0.2 * temper.risk)
    best = sorted(view.fund, key=lambda card: -gains[card])
    threes = dict.fromkeys(
        tuple(sorted(three)) for three in combinations(_limit(best)[:_COMBINED], REVEALED)
    )
    found: list[Rated] = [(0.0, TAKE_DECK)]
    for three in threes:
        gain = _THREE * sum([gains[card] for card in three]) - deck
        found.append((gain, ("take", "fund", fund_token(three))))
    return found


def _limit(cards: list[int]) -> list[int]:
    """Returns these cards, at most three of each kind."""
    return [card for at, card in enumerate(cards) if cards[:at].count(card) < REVEALED]


def _mean_gain(view: View, gains: list[float]) -> float:
    """Returns the mean gain of a card from the deck, by what the fund does not hold."""
    unseen = [card for card in FULL_DECKS[view.options.length] if card < TIME]
    for card in view.fund:
        unseen.remove(card)
    return sum([gains[card] for card in unseen]) / max(1, len(unseen))
