"""What it costs to play cards out of a hand: at a glance, and on a closer look.

All money is in thousands of dollars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import SILVER, VALUE, is_asset, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.thinking.mind import Temper

KEEP = (*[0.0] * SILVER, 12.0, 22.0, 6.0, 15.0, 8.0)
"""What a joker or an Action card seems to be worth beyond its value, at a glance."""
KEPT_LATE = 0.4
"""The part of it that is left when nothing is left to draw."""
TURN = 2.0
"""The price of a turn that brings nothing."""
SINGLE, PAIRED = 0.8, 1.15
"""The part of an asset's value that it will bring, alone and with another of its kind."""
HELD = (*[0.0] * SILVER, 40.0, 54.0, 14.0, 14.0, 6.0)
"""What a joker or an Action card in a hand will bring, as games of computers end."""
HELD_LATE = 0.7
"""The part of all this that is left when nothing is left to draw."""
FRESH = 12.0
"""What a card that is drawn will bring."""
FED = 0.3
"""The part of a discard's value that it brings to whoever takes it."""


def hand_worth(hand: Sequence[int], fading: float) -> float:
    """Returns what the cards of a hand will bring.

    fading: from 1 down to 0 as the draw pile runs out.
    """
    total = 0.0
    for card in hand:
        if card < SILVER:
            total += VALUE[card] * (PAIRED if hand.count(card) > 1 else SINGLE)
        else:
            total += HELD[card]
    return total * (HELD_LATE + (1.0 - HELD_LATE) * fading)


class _Costs:
    """A hand whose cards have a price."""

    __slots__ = ("_draws", "_fading", "_greed", "_hand")

    def __init__(self, view: View, temper: Temper) -> None:
        self._hand, self._draws, self._greed = view.hand, view.draws, temper.greed
        self._fading = min(1.0, view.draws / (3.0 * view.seats))


class Glance(_Costs):
    """The hand as somebody sees it who looks at the table: only jokers are spared."""

    __slots__ = ()

    def price(self, cards: Cards) -> float:
        """Returns what is given up by playing these cards, wherever they end."""
        keep = sum([KEEP[card] for card in cards])
        return keep * (KEPT_LATE + (1.0 - KEPT_LATE) * self._fading) / self._greed

    def lost(self, cards: Cards) -> float:
        """Returns what is lost besides if these cards are lost in a challenge."""
        return worth(cards) + TURN

    def discard(self, card: int) -> float:
        """Returns what is lost by discarding a card."""
        spare = is_asset(card) and self._hand.count(card) == 1
        return 0.12 * VALUE[card] + 0.6 * self.price((card,)) + TURN * (1.0 if spare else 2.0)


class CloseLook(_Costs):
    """The hand by what each card will bring, and what the cards will that are drawn for them."""

    __slots__ = ()

    def price(self, cards: Cards) -> float:
        """Returns what is given up by playing these cards, wherever they end."""
        left = list(self._hand)
        for card in cards:
            left.remove(card)
        price = hand_worth(self._hand, self._fading) - hand_worth(left, self._fading)
        return price / self._greed - FRESH * min(len(cards), self._draws)

    def lost(self, cards: Cards) -> float:
        """Returns what is lost besides if these cards are lost in a challenge: nothing."""
        return 0.0

    def discard(self, card: int) -> float:
        """Returns what is lost by discarding a card."""
        return self.price((card,)) + FED * VALUE[card]
