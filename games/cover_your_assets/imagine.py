"""A state that one seat cannot tell from the real one, drawn at random.

A seat does not see other hands, the order of anything face down, or, with faithful memory, covered
sets and discards. The number of cards in all covered sets follows from the counts in the view, but
not the number in each of them. So the cards that no seat can place are first split into that many
sets, and the rest are dealt out.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.cover_your_assets.material import MOVE, deck
from games.cover_your_assets.piles.hidden_sets import draw_sets
from games.cover_your_assets.state import CardSet, Moving, Order, Stack, State, Way

if TYPE_CHECKING:
    import random

    from games.cover_your_assets.view import View
    from games.engine import Seat


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state whose view for ``view.seat`` equals `view`."""
    unknown = _unknown(view)
    rng.shuffle(unknown)
    buried = sum(len(pile.buried) for pile in view.neutral)
    face_down = view.draws + sum(pile.hidden for pile in view.neutral) - buried
    others = [n if seat != view.seat else 0 for seat, n in enumerate(view.hands)]
    covered_discards = view.discards - len(view.discarded)
    outside = face_down + sum(others) + covered_discards + view.left
    heights = [stack.count(None) for stack in view.stacks]
    sets = draw_sets(unknown, sum(heights), len(unknown) - outside, rng)
    for made in sets:
        for card in made.cards:
            unknown.remove(card)

    def deal(count: int) -> list[int]:
        return [unknown.pop() for _ in range(count)]

    hands = [tuple(deal(count)) for count in others]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return State(
        options=view.options,
        seats=view.seats,
        hands=hands,
        stacks=_stacks(view, sets),
        discards=deal(covered_discards) + list(view.discarded),
        left=tuple(deal(view.left)),
        deck=deal(face_down),
        draws=view.draws,
        hidden=[pile.hidden for pile in view.neutral],
        buried=[pile.buried for pile in view.neutral],
        tops=list(view.tops),
        spent=view.spent,
        round=view.round,
        first=view.first,
        turn=view.turn,
        action=view.action,
        barred=view.barred,
        owed=view.owed,
        turning=view.turning,
        totals=view.totals,
        wins=view.wins,
        rounds=view.rounds,
        out=view.out,
        over=view.over,
        last=view.last,
        contest=view.contest,
        moving=_moving(view, rng),
        orders=_orders(view, rng),
    )


def _unknown(view: View) -> list[int]:
    """Returns the cards of the game that this seat cannot see."""
    left = Counter(deck(view.seats, advanced=view.options.new_cards == "on"))
    left.subtract(view.hand)
    left.subtract(view.discarded)
    left.subtract(view.spent)
    left.subtract(card for card in view.tops if card >= 0)
    for pile in view.neutral:
        left.subtract(pile.buried)
    for stack in view.stacks:
        for made in stack:
            left.subtract(made.cards if made else ())
    if view.contest:
        left.subtract(view.contest.cards)
    if view.moving:
        left.subtract((MOVE,))
    return sorted(left.elements())


def _stacks(view: View, sets: list[CardSet]) -> list[Stack]:
    covered = iter(sets)
    return [tuple([made or next(covered) for made in stack]) for stack in view.stacks]


def _moving(view: View, rng: random.Random) -> Moving | None:
    """Returns the window with the seat's own choice and any choices of the others."""
    moving = view.moving
    if moving is None:
        return None
    guesses: tuple[Way | None, ...] = (None, "down", "up")
    answers = tuple(
        moving.own if seat == view.seat else rng.choice(guesses) for seat in moving.asked
    )
    return Moving(moving.pile, moving.pair, moving.asked, answers)


def _orders(view: View, rng: random.Random) -> dict[Seat, Order]:
    """Returns the seat's own order, and any orders of the others."""
    own = {} if view.seat is None or view.order is None else {view.seat: view.order}
    others = [seat for seat, out in enumerate(view.out) if not out and seat != view.seat]
    drawn = {seat: Order(rng.random() < 0.7, 5 * rng.randrange(20)) for seat in others}
    return own | {seat: order for seat, order in drawn.items() if rng.random() < 0.3}
