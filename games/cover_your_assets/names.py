"""Names of cards, sets and amounts as sentences."""

from __future__ import annotations

import functools
from collections import Counter
from typing import TYPE_CHECKING

from games.cover_your_assets.material import KINDS, is_action, worth
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.cover_your_assets.state import Cards, CardSet

_CARDS = tuple(Text(f"cover-your-assets-card-{kind.key}") for kind in KINDS)
_SHORT = tuple(Text(f"cover-your-assets-card-{kind.key}.short") for kind in KINDS)
_PRICED = tuple(
    text("cover-your-assets-priced", card=card, value=kind.value)
    for card, kind in zip(_CARDS, KINDS, strict=True)
)
_SHORT_PRICED = tuple(
    text("cover-your-assets-priced", card=card, value=kind.value)
    for card, kind in zip(_SHORT, KINDS, strict=True)
)


def name_card(card: int) -> Text:
    """Returns a card's name: "Piano"."""
    return _CARDS[card]


def name_shortly(card: int) -> Text:
    """Returns a card's name, abbreviated for buttons and the foot of a drawn card."""
    return _SHORT[card]


def name_with_value(card: int) -> Text:
    """Returns a card's name and value: "Piano ($5K)"; an Action card has no value."""
    return _CARDS[card] if is_action(card) else _PRICED[card]


def name_shortly_with_value(card: int) -> Text:
    """Returns a card's abbreviated name and its value; an Action card has no value."""
    return _SHORT[card] if is_action(card) else _SHORT_PRICED[card]


def count_cards(cards: Iterable[int], names: Sequence[Text] = _CARDS) -> tuple[Text, ...]:
    """Returns cards counted in the order of the kinds: "2 × Piano", "Silver"."""
    counts = Counter(cards)
    return tuple(
        names[card]
        if counts[card] == 1
        else text("cover-your-assets-count", count=counts[card], card=names[card])
        for card in sorted(counts)
    )


def list_cards(cards: Iterable[int]) -> tuple[Text, ...]:
    """Returns cards one by one, in their order, by their short names."""
    return tuple([_SHORT[card] for card in cards])


def name_money(amount: int) -> Text:
    """Returns an amount in thousands of dollars: "$30K"."""
    return text("cover-your-assets-money", value=amount)


def name_set(made: CardSet) -> Text:
    """Returns a set: its asset, number of cards and value: "Piano, 3 cards, $35K"."""
    return text(
        "cover-your-assets-set",
        card=_CARDS[made.kind],
        count=len(made.cards),
        value=worth(made.cards),
    )


@functools.cache
def name_play(cards: Cards) -> Text:
    """Returns cards played at once, abbreviated, with their value: "Auto and Silver ($40K)"."""
    return text("cover-your-assets-play", cards=count_cards(cards, _SHORT), value=worth(cards))
