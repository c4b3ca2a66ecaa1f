"""Standing orders: how a seat answers challenges and claims automatically (C66, C67)."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.choosing import split_form
from games.cover_your_assets.matching import payments
from games.cover_your_assets.material import cards_key, is_joker, worth
from games.cover_your_assets.names import name_money
from games.cover_your_assets.state import Order, present
from games.engine import AmountField, Form, Option, PickField, Text, text

if TYPE_CHECKING:
    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.engine import Path

YIELD, FIGHT, CLEAR = "give-up", "fight", "clear"

_GIVE_UP: Path = ("give-up",)
_HIGHEST, _STEP = 500, 5
"""A bound that no set comes near, and the least difference between values, in thousands."""


def order_words(own: Order | None) -> tuple[str, ...]:
    """Returns the orders that can be given, and taking back the current one."""
    return (FIGHT, YIELD) if own is None else (FIGHT, YIELD, CLEAR)


def has_claims(seats: int) -> bool:
    """Whether there are neutral piles to claim from, with two and three players (C50, C60)."""
    return seats <= 3


@functools.cache
def order_form(seats: int) -> Form:
    """Returns the form of a fighting order: from which value on, and what not to spend (C67)."""
    fields: list[AmountField | PickField] = [
        AmountField("below", _text("field-below"), 0, _HIGHEST, _STEP),
        _pick("assets", "all", "keep-one"),
        _pick("jokers", "all", "keep-one", "none"),
    ]
    if has_claims(seats):
        fields.append(_pick("claims", "pass", "contest"))
    return Form(_text("ask-order-fight"), tuple(fields))


def _text(what: str) -> Text:
    return text(f"cover-your-assets-{what}")


def _pick(key: str, *values: str) -> PickField:
    options = tuple(Option(value, _text(f"order-{key}-{value}")) for value in values)
    return PickField(key, _text(f"field-{key}"), options, default=values[0])


def make_order(word: str, token: str) -> Order | None:
    """Returns the order that these words mean; None takes it back."""
    if word == CLEAR:
        return None
    given = split_form(token) if token else {}
    below = int(given.pop("below", "0"))
    return Order(word == FIGHT, below, **given)  # type: ignore[arg-type] # checked by the form


def ordered(view: View) -> Path | None:
    """Returns what the seat's order answers to the challenge or claim that waits for it."""
    order, contest = view.order, view.contest
    if order is None or contest is None or not view.to_act:
        return None
    opens = contest.unopposed
    if not order.fights or (opens and order.claims == "pass") or at_stake(view) < order.below:
        return _GIVE_UP
    plays = payments(view.hand, contest.kind, contest.demand)
    able = [cards for cards in plays if _spares(order, view.hand, cards)]
    if not able:
        return _GIVE_UP
    best = min(able, key=lambda cards: (sum(map(is_joker, cards)), worth(cards)))
    return ("answer", cards_key(best))


def at_stake(view: View) -> int:
    """Returns what the winner gets, in thousands: the set and all cards played (C13)."""
    contest = present(view.contest)
    made = None if contest.claim else view.stacks[contest.owner][contest.place]
    return worth(contest.cards) + (worth(made.cards) if made else 0)


def _spares(order: Order, hand: Cards, cards: Cards) -> bool:
    """Whether the order spends these cards; it can keep the last one of a kind."""
    jokers = [card for card in cards if is_joker(card)]
    if jokers and order.jokers == "none":
        return False
    left = list(hand)
    for card in cards:
        left.remove(card)
    if jokers and order.jokers == "keep-one" and not any(map(is_joker, left)):
        return False
    spent = [card for card in cards if not is_joker(card)]
    return order.assets == "all" or all(card in left for card in spent)


def order_line(order: Order, seats: int) -> Text:
    """Returns an order in words for its owner, with claims only where there are any."""
    parts = _fights(order) if order.fights else [_text("order-give-up")]
    if has_claims(seats):
        parts.append(_text(f"order-claims-{order.claims if order.fights else 'pass'}"))
    return text("cover-your-assets-holding-order", parts=tuple(parts))


def _fights(order: Order) -> list[Text]:
    """Returns what an order fights for, and what it spends."""
    worth_it = text("cover-your-assets-order-from", below=name_money(order.below))
    return [
        worth_it if order.below else _text("order-always"),
        _text(f"order-assets-{order.assets}"),
        _text(f"order-jokers-{order.jokers}"),
    ]
