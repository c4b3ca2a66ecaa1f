"""The situation in one sentence, a seat's hidden things, and the progress of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import (
    MILLION,
    NEUTRAL_CARDS,
    THREE,
    WINS_NEEDED,
    deck,
    worth,
)
from games.cover_your_assets.names import name_money, name_with_value
from games.cover_your_assets.orders import order_line
from games.engine import Arg, Text, Who, clockwise, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.engine import Seat


def _text(what: str, **args: Arg) -> Text:
    return text(f"cover-your-assets-{what}", **args)


def headline(view: View) -> Text:
    """Returns the current situation in one sentence."""
    if view.over:
        winners = tuple(Who(seat) for seat, place in enumerate(view.places) if place == 1)
        return _text("headline-over", winners=winners, count=len(winners))
    if view.moving:
        names = tuple(Who(seat) for seat in view.asked)
        return _text("headline-move", names=names, count=len(names))
    contest = view.contest
    if contest is None:
        what = "headline-turn" if view.action == 1 else "headline-again"
        return _text(what, who=Who(view.turn), draws=view.draws)
    who, whom = Who(contest.to_answer), Who(contest.other(contest.to_answer))
    what = "headline-claim" if contest.unopposed else "headline-challenge"
    return _text(what, who=who, whom=whom)


def turn(view: View) -> tuple[int, ...]:
    """Returns the round and the seat whose turn it is."""
    return (view.round, view.turn)


def upcoming(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the game, clockwise from the one whose turn it is."""
    if view.over:
        return ()
    return tuple(seat for seat in clockwise(view.turn, view.seats) if not view.out[seat])


def standing(view: View) -> Text | None:
    """Returns the looker's sets and the value of the top one, with the money banked in rounds
    before (C22); None for others.
    """
    if view.seat is None or view.over or view.out[view.seat]:
        return None
    stack = view.stacks[view.seat]
    top = next((made for made in reversed(stack) if made is not None), None)
    facts: dict[str, Arg] = {"count": len(stack), "money": name_money(view.totals[view.seat])}
    what = "none" if top is None else "safe" if len(stack) == 1 else "open"
    facts["value"] = name_money(0 if top is None else worth(top.cards))
    if view.totals[view.seat]:
        return _text(f"standing-banked-{what}", **facts)
    return _text(f"standing-{what}", **facts)


def open_scores(view: View) -> tuple[int | None, ...]:
    """Returns the money that was counted in rounds before (C22), and that of the stacks where they
    lie open (C25).

    Empty while nothing of it can be seen, and if rounds won come before money.
    """
    lies_open = view.options.memory == "open" and not view.over
    if view.options.ending == "best-of" or not (any(view.totals) or lies_open):
        return ()
    here = [
        sum(worth(made.cards) for made in stack if made is not None) if lies_open else 0
        for stack in view.stacks
    ]
    return tuple(
        None if out else total + more
        for out, total, more in zip(view.out, view.totals, here, strict=True)
    )


def progress(view: View) -> float:
    """Returns the progress of the round, by cards played, and of the game, by rounds or money."""
    if view.over:
        return 1.0
    part = _round_progress(view)
    ending = view.options.ending
    if ending == "three":
        return (len(view.rounds) + part) / THREE
    if ending == "best-of":
        return (max(view.wins) + part) / WINS_NEEDED * 0.99
    if ending == "million":
        richest = max(view.totals) / MILLION
        return min(0.99, richest + (1 - min(1, richest)) * part / THREE)
    return part


def _round_progress(view: View) -> float:
    size = len(deck(view.seats, advanced=view.options.new_cards == "on"))
    start = size - NEUTRAL_CARDS * len(view.neutral)
    return max(0.0, 1 - (view.draws + sum(view.hands)) / start)


def holdings(view: View) -> tuple[Text, ...]:
    """Returns a seat's hand, a line for each kind of card, its secret choice and its order."""
    lines = [
        _text("holding", count=view.hand.count(card), card=name_with_value(card))
        for card in sorted(set(view.hand))
    ]
    if view.moving and view.moving.own:
        whom = Who(sum(view.moving.pair) - (view.seat or 0))
        lines.append(_text(f"holding-{view.moving.own}", whom=whom))
    return (*lines, *orders(view))


def orders(view: View) -> tuple[Text, ...]:
    """Returns a seat's standing order, if it has one."""
    return (order_line(view.order, view.seats),) if view.order else ()
