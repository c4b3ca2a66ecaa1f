"""Sets drawn at random from given cards: what the covered sets in the stacks could be.

A set needs an asset; everything else in it is the same asset or a joker. First the assets of the
sets are drawn, then cards are added until the sets hold as many as they must.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.cover_your_assets.material import ASSETS, JOKERS, is_joker
from games.cover_your_assets.piles.stacks import make_set

if TYPE_CHECKING:
    import random

    from games.cover_your_assets.state import CardSet

_TRIES = 40


class NoSetsError(ValueError):
    """The error of cards that cannot be split into this many sets with this many cards together."""


def draw_sets(pool: list[int], count: int, cards: int, rng: random.Random) -> list[CardSet]:
    """Returns `count` sets with `cards` cards of `pool` together. Raises `NoSetsError`."""
    if cards < 2 * count:
        raise NoSetsError(f"{count} sets have more than {cards} cards")
    left = Counter(pool)
    jokers = sum(left[joker] for joker in JOKERS)
    kinds = _draw_kinds(left, jokers, count, cards, rng)
    rng.shuffle(kinds)
    sets = [[kind] for kind in kinds]
    left.subtract(kinds)
    _fill_pairs(sets, left, rng)
    _fill_up(sets, left, cards, rng)
    return [make_set(made[0], tuple(made)) for made in sets]


# -- what the sets are of ------------------------------------------------------------------------


def _jokers_needed(assets: int, sets: int) -> int:
    return max(0, 2 * sets - assets)


def _fits(left: Counter[int], jokers: int, kinds: Counter[int], cards: int) -> bool:
    """Whether sets of these kinds can be pairs at least, and can hold this many cards."""
    needed = sum(_jokers_needed(left[kind], sets) for kind, sets in kinds.items())
    room = sum(left[kind] for kind in kinds) + jokers
    return needed <= jokers and room >= cards


def _draw_kinds(
    left: Counter[int], jokers: int, count: int, cards: int, rng: random.Random
) -> list[int]:
    assets = [kind for kind in ASSETS for _ in range(left[kind])]
    if count <= len(assets):
        for _ in range(_TRIES):
            drawn = rng.sample(assets, count)
            if _fits(left, jokers, Counter(drawn), cards):
                return drawn
    return _search_kinds(left, jokers, count, cards)


def _search_kinds(left: Counter[int], jokers: int, count: int, cards: int) -> list[int]:
    """Returns kinds that surely fit, if there are any.

    It keeps the most room for every number of sets and of jokers used, asset by asset.
    """
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {(0, 0): (0, ())}
    for kind in ASSETS:
        grown = dict(best)
        for (sets, used), (room, kinds) in best.items():
            for more in range(1, min(left[kind], count - sets) + 1):
                key = (sets + more, used + _jokers_needed(left[kind], more))
                value = (room + left[kind], kinds + (kind,) * more)
                if key[1] <= jokers and (key not in grown or grown[key][0] < value[0]):
                    grown[key] = value
        best = grown
    fitting = [
        kinds
        for (sets, _), (room, kinds) in best.items()
        if sets == count and room + jokers >= cards
    ]
    if not fitting:
        raise NoSetsError(f"no {count} sets of {cards} cards together")
    return list(fitting[0])


# -- the cards in them ---------------------------------------------------------------------------


def _fill_pairs(sets: list[list[int]], left: Counter[int], rng: random.Random) -> None:
    """Gives every set its second card, jokers last where other sets will need them."""
    lacking = Counter(made[0] for made in sets)
    for made in sets:
        kind = made[0]
        jokers = [joker for joker in JOKERS for _ in range(left[joker])]
        needed = sum(max(0, n - left[other]) for other, n in lacking.items())
        spare = left[kind] < lacking[kind] or needed < len(jokers)
        choices = [kind] * left[kind] + (jokers if spare else [])
        _add(made, rng.choice(choices), left)
        lacking[kind] -= 1


def _fill_up(sets: list[list[int]], left: Counter[int], cards: int, rng: random.Random) -> None:
    """Adds cards that fit until the sets hold `cards` together."""
    kinds = {made[0] for made in sets}
    fitting = [card for card in (*ASSETS, *JOKERS) if card in kinds or is_joker(card)]
    extras = [card for card in fitting for _ in range(left[card])]
    for card in rng.sample(extras, cards - sum(len(made) for made in sets)):
        _add(rng.choice([made for made in sets if is_joker(card) or made[0] == card]), card, left)


def _add(made: list[int], card: int, left: Counter[int]) -> None:
    made.append(card)
    left[card] -= 1
