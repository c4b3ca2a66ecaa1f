"""A seat's hand in words: its cards, and what can be done with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import pairs, partners, payments
from games.cover_your_assets.material import worth
from games.cover_your_assets.names import count_cards, name_card, name_play, name_with_value
from games.cover_your_assets.summary import headline
from games.cover_your_assets.targets import claimable, read_target, targets
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View


def write_hand(view: View) -> list[Text | str]:
    """Returns the hand sheet in lines."""
    cards: list[Text | str] = [
        text("cover-your-assets-holding", count=view.hand.count(card), card=name_with_value(card))
        for card in sorted(set(view.hand))
    ]
    return [headline(view), "", *cards, "", *use_lines(view)]


def use_lines(view: View) -> list[Text]:
    """Returns the uses of the hand: an answer, pairs, the discard, neutral piles, challenges."""
    lines = [*_answers(view), *_pairs(view), *_take(view), *_claims(view), *_challenges(view)]
    return lines or [text("cover-your-assets-hand-nothing")]


def _plays(cards: Iterable[Cards]) -> tuple[Text, ...]:
    return tuple(_name_play(each) for each in cards)


def _name_play(cards: Cards) -> Text:
    """Returns two different cards with a plus, because "and" would mislead in a list of plays."""
    if len(set(cards)) == 1:
        return name_play(cards)
    one, other = cards
    return text(
        "cover-your-assets-pair", one=name_card(one), other=name_card(other), value=worth(cards)
    )


def _answers(view: View) -> list[Text]:
    contest = view.contest
    if contest is None or contest.to_answer != view.seat:
        return []
    plays = _plays(payments(view.hand, contest.kind, contest.demand))
    key = "cover-your-assets-hand-answers" if plays else "cover-your-assets-hand-no-answer"
    return [text(key, cards=plays)]


def _pairs(view: View) -> list[Text]:
    found = _plays(pairs(view.hand))
    return [text("cover-your-assets-hand-pairs", cards=found)] if found else []


def _take(view: View) -> list[Text]:
    top = view.discard_top
    found = tuple(name_card(card) for card in partners(view.hand, top)) if top >= 0 else ()
    if not found:
        return []
    return [text("cover-your-assets-hand-take", card=name_card(top), cards=found)]


def _claims(view: View) -> list[Text]:
    return [
        text(
            "cover-your-assets-hand-claim",
            card=name_card(card),
            cards=count_cards(view.tops[int(pile) - 1] for pile in piles.split("-")),
        )
        for card in sorted(set(view.hand))
        for piles in claimable(view, card)
    ]


def _challenges(view: View) -> list[Text]:
    lines = []
    for target, plays in targets(view):
        whom, second = read_target(target)
        what = "hand-challenge-second" if second else "hand-challenge"
        made = view.stacks[whom][-2 if second else -1]
        if made is not None:
            lines.append(
                text(
                    f"cover-your-assets-{what}",
                    whom=Who(whom),
                    card=name_card(made.kind),
                    cards=_plays(plays),
                )
            )
    return lines
