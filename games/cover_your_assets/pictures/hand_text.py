"""A seat's hand in words: its cards, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.cover_your_assets.matching import payments
from games.cover_your_assets.material import worth
from games.cover_your_assets.names import name_card, name_money, name_with_value
from games.cover_your_assets.state import CardSet, present
from games.cover_your_assets.summary import headline
from games.cover_your_assets.targets import read_target, targets
from games.engine import Seat, Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View


def write_hand(view: View) -> list[Text | str]:
    """Returns the hand sheet in lines."""
    cards: list[Text | str] = [
        text("cover-your-assets-holding", count=view.hand.count(card), card=name_with_value(card))
        for card in sorted(set(view.hand))
    ]
    uses = use_lines(view)
    if uses and view.contest is None:
        uses.insert(0, text("cover-your-assets-hand-title"))
    return [headline(view), "", *cards, "", *uses]


def use_lines(view: View) -> list[Text]:
    """Returns what the hand is good for against others: an answer, or the sets it can challenge,
    the most valuable first. What it can lay down is among the choices.
    """
    return _answers(view) or _challenges(view)


def _answers(view: View) -> list[Text]:
    contest = view.contest
    if contest is None or contest.to_answer != view.seat:
        return []
    plays = list(payments(view.hand, contest.kind, contest.demand))
    if not plays:
        what = "no-contest" if contest.unopposed else "no-answer"
        return [text(f"cover-your-assets-hand-{what}")]
    what = "contests" if contest.unopposed else "answers"
    kinds = sorted({card for cards in plays for card in cards})
    return [text(f"cover-your-assets-hand-{what}", cards=tuple(map(name_card, kinds)))]


class Target(msgspec.Struct, frozen=True):
    """A set that the looker can challenge. second: it lies under the top one (C35). kinds: of the
    cards that it can be challenged with, sorted.
    """

    made: CardSet
    whom: Seat
    second: bool
    kinds: tuple[int, ...]


def open_targets(view: View) -> list[Target]:
    """Returns the sets the looker can challenge, the most valuable first."""
    found = []
    for key, plays in targets(view):
        whom, second = read_target(key)
        made = present(view.stacks[whom][-2 if second else -1])
        kinds = tuple(sorted({card for cards in plays for card in cards}))
        found.append(Target(made, whom, second, kinds))
    return sorted(found, key=lambda target: -worth(target.made.cards))


def _challenges(view: View) -> list[Text]:
    return [
        text(
            f"cover-your-assets-hand-challenge{'-second' if target.second else ''}",
            whom=Who(target.whom),
            card=name_card(target.made.kind),
            value=name_money(worth(target.made.cards)),
            cards=tuple(map(name_card, target.kinds)),
        )
        for target in open_targets(view)
    ]
