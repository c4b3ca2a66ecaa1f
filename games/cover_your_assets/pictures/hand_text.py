"""A seat's hand in words: its cards, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import payments
from games.cover_your_assets.material import worth
from games.cover_your_assets.names import name_card, name_money, name_with_value
from games.cover_your_assets.state import present
from games.cover_your_assets.summary import headline
from games.cover_your_assets.targets import read_target, targets
from games.engine import Text, Who, text

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
        return [text("cover-your-assets-hand-no-answer")]
    kinds = sorted({card for cards in plays for card in cards})
    return [text("cover-your-assets-hand-answers", cards=tuple(map(name_card, kinds)))]


def _challenges(view: View) -> list[Text]:
    found = [(read_target(key), plays) for key, plays in targets(view)]
    sets = [
        (present(view.stacks[whom][-2 if second else -1]), whom, second, plays)
        for (whom, second), plays in found
    ]
    sets.sort(key=lambda found: -worth(found[0].cards))
    return [
        text(
            f"cover-your-assets-hand-challenge{'-second' if second else ''}",
            whom=Who(whom),
            card=name_card(made.kind),
            value=name_money(worth(made.cards)),
            cards=tuple(map(name_card, sorted({card for cards in plays for card in cards}))),
        )
        for made, whom, second, plays in sets
    ]
