"""The gains of sensible moves, in thousands of dollars: sets, discards, and all the rest."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.cover_your_assets.matching import pairs, partners
from games.cover_your_assets.material import VALUE, card_key, cards_key, is_asset, worth
from games.cover_your_assets.mind.actions import choose, rate_actions
from games.cover_your_assets.mind.claiming import rate_claims
from games.cover_your_assets.mind.outlook import Outlook
from games.cover_your_assets.mind.robbing import rate_answers, rate_challenges

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.thinking.mind import Rated, Temper

TAKEN = 0.2
"""The part of a discard's value that it is worth to draw it out of the others' reach."""
DISCARD = 1.5
"""The price of a turn that lays nothing down."""
PAIRED = 1.8
"""The price of breaking a pair."""
LONELY = 0.12
"""The part of an asset's value that is lost with it."""
SPILT = 0.6
"""The part of a joker's hopes that is lost by discarding it."""


def rated(view: View, temper: Temper) -> list[Rated]:
    """Returns every sensible move of the seat that looks."""
    look = Outlook(view, temper)
    if view.moving:
        return list(choose(look))
    if view.contest:
        return list(rate_answers(look))
    found = [*_sets(look), *rate_challenges(look), *rate_claims(look), *rate_actions(look)]
    if view.action == 2:
        found.append((0.0, ("pass",)))
    return [*found, *_discards(look)]


def _sets(look: Outlook) -> Iterator[Rated]:
    for cards in pairs(look.hand):
        yield _lay(look, cards, cards), ("set", cards_key(cards))
    top = look.view.discard_top
    for card in partners(look.hand, top) if top >= 0 else ():
        gain = _lay(look, (card, top), (card,)) + TAKEN * VALUE[top]
        yield gain, ("take", card_key(card))


def _lay(look: Outlook, made: Cards, spent: Cards) -> float:
    """Returns the gain of a set. spent: the cards of it that come from the hand."""
    kind = min(made)
    guards = look.fits(kind) - len(spent)
    return look.laid(kind, worth(made), guards) + look.relief() - look.keep(spent)


def _discards(look: Outlook) -> Iterator[Rated]:
    for card, count in Counter(look.hand).items():
        loss = LONELY * VALUE[card] + SPILT * look.keep((card,))
        if not is_asset(card) or count > 1:
            loss += PAIRED
        yield -DISCARD - loss, ("discard", card_key(card))
