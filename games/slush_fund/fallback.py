"""The move made for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.material import LAST_BRIBE, POLITICIANS, card_key
from games.slush_fund.moves import NOTHING, TAKE_DECK
from games.slush_fund.targets import context_of_view

if TYPE_CHECKING:
    from games.engine import Path
    from games.slush_fund.view import View


def fallback(view: View) -> Path:
    """Returns the most harmless move.

    It takes cards from the deck, stashes a special card or else the smallest note, bribes where the
    seat's pile is highest, and discards the cards that would harm others.
    """
    if view.phase == "take":
        return TAKE_DECK
    if view.phase == "peek":
        return ("peek", NOTHING)
    if not view.hand:  # a seat that nobody waits for; any path will do
        return TAKE_DECK
    hand = sorted(view.hand)
    if view.phase == "stash":
        others = [card for card in hand if card > LAST_BRIBE]
        return ("stash", card_key((others or hand)[0]))
    card = hand[0]
    if card > LAST_BRIBE:
        return ("discard", card_key(card))
    context = context_of_view(view)
    best = max(context.live, key=lambda politician: len(context.own[politician]))
    return ("play", card_key(card), POLITICIANS[best])
