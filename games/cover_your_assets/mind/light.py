"""The move of an imagined player: quick, and sensible enough to be a fair opponent.

Money is in thousands of dollars.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import pairs, partners, payments
from games.cover_your_assets.material import (
    MOVE,
    SILVER,
    SWAP,
    VALUE,
    card_key,
    cards_key,
    worth,
)
from games.cover_your_assets.moves import move_token, piles_token, seat_token
from games.cover_your_assets.orders import at_stake
from games.cover_your_assets.state import WAYS, present
from games.cover_your_assets.targets import claimable, exposed, target_token

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.engine import Path

COST = (*[0.8 * value - 12.0 for value in VALUE[:SILVER]], 22.0, 30.0, 2.0, 2.0, -6.0)
"""What it costs to play a card: its worth in the hand, less the card that is drawn for it."""
DOUBLE = 0.35
"""The further part of an asset's value that it is worth in a pair."""
BOLD = 0.55
"""The part of a prize that a challenge wins in the mean."""
AGAIN = 0.25
"""What one more card for the same set adds to that part."""
CLAIMED = 0.8
"""The part of a claim that nobody contests in the mean."""


def light(view: View, rng: random.Random) -> Path:
    """Returns a sensible move of the seat that looks."""
    if view.moving:
        return ("choose", rng.choice(WAYS))
    if view.contest:
        return _answer(view)
    hand = view.hand
    best, move = _lay(view)
    for gain, path in _others(view):
        if gain > best:
            best, move = gain, path
    if move:
        return move
    if view.action == 2:
        return ("pass",)
    return ("discard", card_key(min(hand, key=lambda card: _keep(hand, card))))


def _keep(hand: Cards, card: int) -> float:
    return COST[card] + (DOUBLE * VALUE[card] if hand.count(card) > 1 else 0.0)


def _lay(view: View) -> tuple[float, Path]:
    """Returns the best set from the hand, or with the top discard; no path if there is none."""
    hand, top = view.hand, view.discard_top
    best = -100.0
    made, taken = (-1, -1), -1
    for cards in pairs(hand):
        one, other = cards
        gain = VALUE[one] + VALUE[other] - COST[one] - COST[other]
        if one == other:
            gain -= 2.0 * DOUBLE * VALUE[one]
        if gain > best:
            best, made = gain, (one, other)
    for card in partners(hand, top) if top >= 0 else ():
        gain = VALUE[card] + VALUE[top] - COST[card]
        if gain > best:
            best, taken = gain, card
    if taken >= 0:
        return best, ("take", card_key(taken))
    return best, (("set", cards_key(made)) if made[0] >= 0 else ())


def _others(view: View) -> Iterator[tuple[float, Path]]:
    """Yields the best of everything else that gains something."""
    yield from _challenges(view)
    if view.neutral:
        yield from _claim(view)
    if view.options.new_cards == "on":
        yield from _actions(view)


def _challenges(view: View) -> Iterator[tuple[float, Path]]:
    hand = view.hand
    for whom, second, made in exposed(view):
        for cards in payments(hand, made.kind, 2 if second else 1):
            win = BOLD + AGAIN * (hand.count(made.kind) > len(cards)) if view.hands[whom] else 1.0
            gain = win * (worth(made.cards) + worth(cards)) - sum([COST[card] for card in cards])
            yield gain, ("challenge", target_token(whom, second=second), cards_key(cards))


def _claim(view: View) -> Iterator[tuple[float, Path]]:
    """Yields the best claim, if there is one."""
    tops, best = view.tops, -100.0
    chosen: tuple[int, tuple[int, ...]] = (-1, ())
    for card in dict.fromkeys(view.hand):
        if card < SWAP:
            for piles in claimable(view, card):
                gain = -COST[card]
                for part in (card, *[tops[pile] for pile in piles]):
                    gain += CLAIMED * VALUE[part]
                if gain > best:
                    best, chosen = gain, (card, piles)
    card, piles = chosen
    if piles:
        yield best, ("claim", card_key(card), piles_token(piles))


def _actions(view: View) -> Iterator[tuple[float, Path]]:
    hand, stacks = view.hand, view.stacks
    own = stacks[present(view.seat)]
    top = own[-1] if own else None
    if top is None:
        return
    if top.kind in hand:
        yield VALUE[top.kind] - COST[top.kind], ("improve", card_key(top.kind))
    if SWAP in hand:
        for whom, stack in enumerate(stacks):
            if whom != view.seat and stack:
                more = worth(present(stack[-1]).cards) - worth(top.cards)
                yield more - COST[SWAP], ("swap", seat_token(whom))
    if MOVE in hand and len(own) > 1:
        yield (
            0.25 * worth(top.cards) - COST[MOVE],
            ("move", move_token(present(view.seat), "down")),
        )


def _answer(view: View) -> Path:
    """Returns the cheapest answer if the prize is worth it."""
    contest = present(view.contest)
    best: Path = ("give-up",)
    least = BOLD * at_stake(view)
    for cards in payments(view.hand, contest.kind, contest.demand):
        price = (1.0 - BOLD) * worth(cards) + sum([COST[card] for card in cards])
        if price < least:
            least, best = price, ("answer", cards_key(cards))
    return best
