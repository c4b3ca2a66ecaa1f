"""A state that one seat cannot tell from the real one, drawn at random.

A seat does not see other hands, the order of anything face down, or, with faithful memory, covered
sets and discards. The number of cards in all covered sets follows from the counts in the view, but
not the number in each of them. So the cards that no seat can place are first split into that many
sets, and the rest are dealt out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import MOVE, count_deck
from games.cover_your_assets.piles.hidden_sets import draw_sets
from games.cover_your_assets.state import CardSet, Moving, Order, Stack, State, Way

if TYPE_CHECKING:
    import random

    from games.cover_your_assets.view import View
    from games.engine import Seat


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state whose view for ``view.seat`` equals `view`."""
    state = imagine_cards(view, rng)
    state.moving = _guess_choices(view, rng)
    state.orders |= _guess_orders(view, rng)
    return state


def imagine_cards(view: View, rng: random.Random) -> State:
    """Returns the same as `imagine`, but others have given no orders and chosen nothing yet."""
    unknown = [card for card, count in enumerate(count_unknown(view)) for _ in range(count)]
    rng.shuffle(unknown)
    buried = sum([len(pile.buried) for pile in view.neutral])
    face_down = view.draws + sum([pile.hidden for pile in view.neutral]) - buried
    others = [n if seat != view.seat else 0 for seat, n in enumerate(view.hands)]
    covered_discards = view.discards - len(view.discarded)
    covered_sets = sum([stack.count(None) for stack in view.stacks])
    outside = face_down + sum(others) + covered_discards + view.left
    sets = draw_sets(unknown, covered_sets, len(unknown) - outside, rng) if covered_sets else []
    for made in sets:
        for card in made.cards:
            unknown.remove(card)

    def deal(count: int) -> list[int]:
        dealt = unknown[len(unknown) - count :]
        del unknown[len(unknown) - count :]
        return dealt

    hands = [tuple(deal(count)) for count in others]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return State(
        options=view.options,
        seats=view.seats,
        hands=hands,
        stacks=_stacks(view, sets) if sets else list(view.stacks),  # type: ignore[arg-type] # none is covered
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
        moving=_chosen(view),
        orders={} if view.seat is None or view.order is None else {view.seat: view.order},
    )


def count_unknown(view: View) -> list[int]:
    """Returns how many cards of each kind this seat cannot place: in hands, face down, covered."""
    left = list(count_deck(view.seats, advanced=view.options.new_cards == "on"))
    seen = [view.hand, view.discarded, view.spent]
    seen += [pile.buried for pile in view.neutral]
    seen += [made.cards for stack in view.stacks for made in stack if made]
    if view.contest:
        seen.append(view.contest.cards)
    for cards in seen:
        for card in cards:
            left[card] -= 1
    for card in view.tops:
        if card >= 0:
            left[card] -= 1
    if view.moving:
        left[MOVE] -= 1
    return left


def _stacks(view: View, sets: list[CardSet]) -> list[Stack]:
    covered = iter(sets)
    return [tuple([made or next(covered) for made in stack]) for stack in view.stacks]


def _chosen(view: View) -> Moving | None:
    """Returns the window with the seat's own choice alone."""
    moving = view.moving
    if moving is None:
        return None
    answers = tuple([moving.own if seat == view.seat else None for seat in moving.asked])
    return Moving(moving.pile, moving.pair, moving.asked, answers)


def _guess_choices(view: View, rng: random.Random) -> Moving | None:
    """Returns the window with the seat's own choice and any choices of the others."""
    moving = view.moving
    if moving is None:
        return None
    guesses: tuple[Way | None, ...] = (None, "down", "up")
    answers = tuple(
        moving.own if seat == view.seat else rng.choice(guesses) for seat in moving.asked
    )
    return Moving(moving.pile, moving.pair, moving.asked, answers)


def _guess_orders(view: View, rng: random.Random) -> dict[Seat, Order]:
    """Returns any orders of the others."""
    others = [seat for seat, out in enumerate(view.out) if not out and seat != view.seat]
    drawn = {seat: Order(rng.random() < 0.7, 5 * rng.randrange(20)) for seat in others}
    return {seat: order for seat, order in drawn.items() if rng.random() < 0.3}
