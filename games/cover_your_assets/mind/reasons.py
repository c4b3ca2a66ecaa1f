"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.cover_your_assets import moves as m
from games.cover_your_assets.matching import in_danger, payments
from games.cover_your_assets.material import VALUE, is_action, is_joker, worth
from games.cover_your_assets.names import name_card, name_money
from games.cover_your_assets.orders import at_stake
from games.cover_your_assets.piles.neutral import rival
from games.cover_your_assets.piles.stacks import turned
from games.cover_your_assets.state import present
from games.engine import Arg, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.cover_your_assets.state import Cards, CardSet, Way
    from games.cover_your_assets.view import View
    from games.engine import Path, Seat, Text


def reason(view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move, which plays on."""
    move = m.parse(path)
    return _WHY[type(move)](view, move)


def _why(what: str, **args: Arg) -> Text:
    return text(f"cover-your-assets-because-{what}", **args)


# -- sets ----------------------------------------------------------------------------------------


def _own(view: View) -> tuple[CardSet | None, ...]:
    return view.stacks[present(view.seat)]


def _set(view: View, move: m.MakeSet) -> Text:
    return _covers(view, move.cards) or _why("lay", value=name_money(worth(move.cards)))


def _take(view: View, move: m.Take) -> Text:
    cards = (move.card, view.discard_top)
    facts = {"value": name_money(worth(cards)), "card": name_card(view.discard_top)}
    return _covers(view, cards) or _why("take", **facts)


def _covers(view: View, cards: Cards) -> Text | None:
    """Returns what a new set does by its place: it is the safe one, or covers one in danger."""
    stack, value = _own(view), name_money(worth(cards))
    if not stack:
        return _why("first", value=value)
    top = stack[-1]
    if top is None or not in_danger(len(stack), second=False):
        return None
    covered = name_money(worth(top.cards))
    return _why("cover", value=value, covered=covered, card=name_card(top.kind))


def _claim(view: View, move: m.Claim) -> Text:
    cards = (move.card, *[view.tops[pile] for pile in move.piles])
    whom = rival(view.seats, present(view.seat), move.piles[0])
    open_to = view.hands[whom] and view.stacks[whom]
    what = "claim" if open_to else "claim-safe"
    return _why(what, value=name_money(worth(cards)), whom=Who(whom))


def _discard(view: View, move: m.Discard) -> Text:
    card = move.card
    if is_action(card):
        return _why("discard-action")
    if view.hand.count(card) == 1 and not is_joker(card):
        return _why("discard-single", card=name_card(card), value=name_money(VALUE[card]))
    return _why("discard", card=name_card(card))


# -- challenges ----------------------------------------------------------------------------------


def _challenge(view: View, move: m.Challenge) -> Text:
    whom = move.whom
    made = present(view.stacks[whom][-2 if move.second else -1])
    facts: dict[str, Arg] = {"whom": Who(whom), "value": name_money(worth(made.cards))}
    if not view.hands[whom]:
        return _why("rob-sure", **facts)
    if move.second:
        return _why("rob-second", **facts)
    left = list(view.hand)
    for card in move.cards:
        left.remove(card)
    if any(payments(left, made.kind, 1)):
        return _why("rob-ready", card=name_card(made.kind), **facts)
    return _why("rob", **facts)


def _answer(view: View, move: m.AnswerWith) -> Text:
    contest, seat = present(view.contest), present(view.seat)
    whom = contest.other(seat)
    prize = at_stake(view)
    facts: dict[str, Arg] = {"whom": Who(whom), "value": name_money(prize)}
    if not view.hands[whom]:
        return _why("win", **facts | {"value": name_money(prize + worth(move.cards))})
    if contest.unopposed:
        return _why("snatch", **facts)
    if contest.owner == seat and not contest.claim:
        return _why("keep", value=name_money(_defended(view)))
    return _why("go-on", **facts)


def _defended(view: View) -> int:
    """Returns the worth of the set that a challenge is about."""
    contest = present(view.contest)
    return worth(present(view.stacks[contest.owner][contest.place]).cards)


def _give_up(view: View, move: m.GiveUp) -> Text:
    contest = present(view.contest)
    if not any(payments(view.hand, contest.kind, contest.demand)):
        return _why("nothing")
    return _why("let-pass" if contest.unopposed else "yield", value=name_money(at_stake(view)))


# -- the advanced rules --------------------------------------------------------------------------


def _improve(view: View, move: m.Improve) -> Text:
    open_to = in_danger(len(_own(view)), second=False)
    return _why("improve" if open_to else "improve-safe", value=name_money(VALUE[move.card]))


def _swap(view: View, move: m.PlaySwap) -> Text:
    own, theirs = present(_own(view)[-1]), present(view.stacks[move.whom][-1])
    values = {"own": name_money(worth(own.cards)), "value": name_money(worth(theirs.cards))}
    return _why("swap", whom=Who(move.whom), **values)


def _move(view: View, move: m.PlayMove) -> Text:
    if move.whom != view.seat:
        return _uncovers(view, move.whom, move.way)
    value = name_money(worth(present(_own(view)[-1]).cards))
    return _why("protect" if move.way == "down" else "bury", value=value)


def _choose(view: View, move: m.Choose) -> Text:
    return _uncovers(view, sum(present(view.moving).pair) - present(view.seat), move.way)


def _uncovers(view: View, whom: Seat, way: Way) -> Text:
    """Returns which set of somebody else comes on top, by name if the seat has seen it."""
    top = turned(view.stacks[whom], way)[-1]
    if top is None:
        return _why("uncover", whom=Who(whom))
    card, value = name_card(top.kind), name_money(worth(top.cards))
    return _why("uncover-known", whom=Who(whom), card=card, value=value)


def _pass(view: View, move: m.Pass) -> Text:
    return _why("pass")


_WHY: dict[type[m.Move], Callable[[View, Any], Text]] = {
    m.MakeSet: _set,
    m.Take: _take,
    m.Discard: _discard,
    m.Challenge: _challenge,
    m.Claim: _claim,
    m.Improve: _improve,
    m.PlaySwap: _swap,
    m.PlayMove: _move,
    m.Pass: _pass,
    m.AnswerWith: _answer,
    m.GiveUp: _give_up,
    m.Choose: _choose,
}
