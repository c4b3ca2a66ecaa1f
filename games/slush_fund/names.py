"""Names of cards and politicians as sentences."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.engine import Text, text
from games.slush_fund.material import CARDS, POLITICIANS

if TYPE_CHECKING:
    from collections.abc import Iterable

_CARDS = tuple(Text(f"slush-fund-card-{key}.inline") for key in CARDS)
_CARD_TITLES = tuple(Text(f"slush-fund-card-{key}") for key in CARDS)
_ONE = tuple(Text(f"slush-fund-card-{key}.one") for key in CARDS)
_POLITICIANS = tuple(Text(f"slush-fund-politician-{key}.inline") for key in POLITICIANS)
_POLITICIAN_SHORTS = tuple(Text(f"slush-fund-politician-{key}.short") for key in POLITICIANS)
_POLITICIAN_TITLES = tuple(Text(f"slush-fund-politician-{key}") for key in POLITICIANS)


def name_card(card: int) -> Text:
    """Returns a card's name inside a sentence: "$20K", "Thief"."""
    return _CARDS[card]


def name_one(card: int) -> Text:
    """Returns a card as one of its kind: "$20K", "a Thief"."""
    return _ONE[card]


def title_card(card: int) -> Text:
    """Returns a card's name at the start of a line."""
    return _CARD_TITLES[card]


def name_cards(cards: Iterable[int]) -> tuple[Text, ...]:
    """Returns the names of cards, in their order."""
    return tuple(_CARDS[card] for card in cards)


def name_politician(politician: int) -> Text:
    """Returns a politician's name inside a sentence, without an article."""
    return _POLITICIANS[politician]


def short_politician(politician: int) -> Text:
    """Returns a politician's name where there is little room."""
    return _POLITICIAN_SHORTS[politician]


def title_politician(politician: int) -> Text:
    """Returns a politician's name at the start of a line."""
    return _POLITICIAN_TITLES[politician]


def count_cards(cards: Iterable[int]) -> tuple[Text, ...]:
    """Returns cards counted in the order of the kinds: "3 × $10K", "Thief"."""
    counts = Counter(cards)
    return tuple(
        _CARDS[card]
        if counts[card] == 1
        else text("slush-fund-count", count=counts[card], card=_CARDS[card])
        for card in sorted(counts)
    )
