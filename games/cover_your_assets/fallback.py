"""The move made for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import pairs
from games.cover_your_assets.material import card_key, cards_key, is_action

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.engine import Path


def fallback(view: View) -> Path:
    """Returns the simplest move (C64).

    No second action, no answer, the top set to the bottom; on its turn the seat lays down the best
    pair without a joker, or else discards its cheapest card.
    """
    if view.moving:
        return ("choose", "down")
    if view.contest:
        return ("give-up",)
    if view.action == 2 or not view.hand:  # nobody waits for a seat without cards
        return ("pass",)
    plain = [cards for cards in pairs(view.hand) if cards[0] == cards[1]]
    if plain:
        return ("set", cards_key(plain[-1]))
    return ("discard", card_key(min(view.hand, key=_usefulness)))


def _usefulness(card: int) -> tuple[bool, int]:
    """Returns a sort key: Action cards, then assets, then jokers, cheap ones before dear ones."""
    return (not is_action(card), card)
