"""Matching cards: pairs, answers to a challenge, claims of neutral cards.

Everything here works on plain cards, for the rules with a state as for the choices with a view.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from games.cover_your_assets.material import (
    GOLD,
    JOKERS,
    PENNY,
    SILVER,
    is_action,
    is_asset,
    is_joker,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.cover_your_assets.state import Cards


def kind_of(cards: Cards) -> int | None:
    """Returns the asset of the set that these cards form (C1, C5), None if they form none."""
    kind = None
    for card in cards:
        if is_asset(card):
            if kind is not None and kind != card:
                return None
            kind = card
        elif is_action(card):
            return None
    return kind if len(cards) > 1 else None


def pairs(hand: Sequence[int]) -> Iterator[Cards]:
    """Yields the pairs a hand can lay down (C1, C41)."""
    jokers = [joker for joker in JOKERS if joker in hand]
    for asset in sorted(set(hand)):
        if not is_asset(asset):
            return
        if hand.count(asset) > 1:
            yield (asset, asset)
        for joker in jokers:
            yield (asset, joker)


def partners(hand: Sequence[int], top: int) -> list[int]:
    """Returns the cards of a hand that form a pair with the top of the discard pile (C2)."""
    return [card for card in sorted(set(hand)) if kind_of((card, top)) is not None]


def pays(cards: Cards, kind: int, demand: int) -> bool:
    """Whether cards answer a challenge for a set of `kind` (C11, C36, C38).

    demand: 1, or 2 if the answer must be worth two cards.
    """
    if not all(card == kind or is_joker(card) for card in cards):
        return False
    if demand == 1:
        return len(cards) == 1
    return cards == (PENNY,) or (len(cards) == 2 and PENNY not in cards)


def payments(hand: Sequence[int], kind: int, demand: int) -> Iterator[Cards]:
    """Yields the answers in a hand to a challenge for a set of `kind`."""
    fitting = (kind, SILVER, GOLD)
    if demand == 1:
        yield from ((card,) for card in (*fitting, PENNY) if card in hand)
        return
    for place, card in enumerate(fitting):
        if hand.count(card) > 1:
            yield (card, card)
        for other in fitting[place + 1 :]:
            if card in hand and other in hand:
                yield (card, other)
    if PENNY in hand:
        yield (PENNY,)


def demand_after(cards: Cards, demand: int) -> int:
    """Returns the next demand: 2 after Penny Jar, unless that only met a demand for two (C38)."""
    return 2 if cards == (PENNY,) and demand == 1 else 1


def claims(card: int, tops: Sequence[int], piles: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yields the neutral piles, one or more of `piles`, that a card can claim together (C52).

    tops: the face-up card on each neutral pile, -1 for none.
    """
    usable = [pile for pile in piles if tops[pile] >= 0]
    for count in range(1, len(usable) + 1):
        for chosen in combinations(usable, count):
            if kind_of((card, *[tops[pile] for pile in chosen])) is not None:
                yield chosen


def in_danger(height: int, *, second: bool) -> bool:
    """Whether the top set of a stack, or its second one, can be challenged (C7, C35)."""
    return height >= (3 if second else 2)
