"""The gains of sensible moves, in thousands of dollars: sets, discards, and all the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import pairs, partners
from games.cover_your_assets.material import VALUE, card_key, cards_key, worth
from games.cover_your_assets.mind.actions import choose, rate_actions
from games.cover_your_assets.mind.claiming import rate_claims
from games.cover_your_assets.mind.outlook import Outlook
from games.cover_your_assets.mind.robbing import rate_answers, rate_challenges
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.thinking.mind import Rated

TAKEN = 0.2
"""The part of a discard's value that it is worth to draw it out of the others' reach."""


def rated(view: View, temper: Temper, *, closely: bool = False) -> list[Rated]:
    """Returns every sensible move of the seat that looks.

    closely: whether the cards of the hand are valued by what they will bring, or at a glance.
    """
    look = Outlook(view, temper, closely=closely)
    if view.moving:
        return list(choose(look))
    if view.contest:
        return list(rate_answers(look))
    found = [*_sets(look), *rate_challenges(look), *rate_claims(look), *rate_actions(look)]
    if view.action == 2:
        found.append((0.0, ("pass",)))
    return [*found, *_discards(look)]


def shortlist(view: View, found: Sequence[Rated], width: int) -> list[Rated]:
    """Returns the best moves after a closer look at the hand. found: rated at a glance."""
    first = {path: gain for gain, path in rated(view, Temper())}
    closer = {path: gain for gain, path in rated(view, Temper(), closely=True)}
    again = [(gain + closer[path] - first[path], path) for gain, path in found]
    return sorted(again, key=lambda one: -one[0])[:width]


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
    return look.laid(kind, worth(made), guards) + look.relief() - look.costs.price(spent)


def _discards(look: Outlook) -> Iterator[Rated]:
    for card in sorted(set(look.hand)):
        yield -look.costs.discard(card), ("discard", card_key(card))
