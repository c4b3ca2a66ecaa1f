"""Covered sets drawn at random: any split that fits, and one wherever there is one."""

import random
from collections import Counter

import pytest

from games.cover_your_assets.matching import kind_of
from games.cover_your_assets.material import deck
from games.cover_your_assets.piles.hidden_sets import NoSetsError, draw_sets
from tests.games.cover_your_assets.tables import cards


def check_sets(pool: list[int], count: int, size: int, seed: int) -> None:
    sets = draw_sets(pool, count, size, random.Random(seed))
    assert len(sets) == count
    held = Counter(card for made in sets for card in made.cards)
    assert held.total() == size
    assert held <= Counter(pool)
    assert all(kind_of(made.cards) == made.kind for made in sets)


@pytest.mark.parametrize("count", [0, 1, 5, 20, 40])
def test_sets_are_made_of_what_there_is(count: int) -> None:
    for seed in range(10):
        check_sets(list(deck(4, advanced=True)), count, 2 * count + min(count, 6), seed)


def test_all_cards_of_a_deck_can_lie_in_sets() -> None:
    classic = list(deck(4, advanced=False))
    for count in (10, 30, 52):
        check_sets(classic, count, 104, count)


@pytest.mark.parametrize(
    ("pool", "count", "size"),
    [
        ("piano silver train gold auto penny", 3, 6),
        ("piano piano piano silver train comics auto", 2, 4),
        ("piano piano train train train cabin gold gold", 3, 8),
        ("piano " * 9 + "silver", 5, 10),
    ],
)
def test_a_tight_split_is_found(pool: str, count: int, size: int) -> None:
    for seed in range(20):
        check_sets(cards(pool), count, size, seed)


@pytest.mark.parametrize(
    ("pool", "count", "size"),
    [("piano train", 1, 2), ("silver gold", 1, 2), ("piano piano", 2, 4), ("piano piano", 1, 1)],
)
def test_what_cannot_be_split_is_said(pool: str, count: int, size: int) -> None:
    with pytest.raises(NoSetsError):
        draw_sets(cards(pool), count, size, random.Random(1))
