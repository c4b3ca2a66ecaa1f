"""What a seat has seen and still knows: every card of a pile lay on top once, or was seen by a Spy;
every card that left the game lay open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.slush_fund.material import DECK_SIZE, FALL, SCANDAL
from games.slush_fund.recent import find_losses
from games.slush_fund.state import without
from games.slush_fund.targets import find_notes
from games.slush_fund.view import PileView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Seat
    from games.slush_fund.state import Cards, Fact, Pile
    from games.slush_fund.view import View


def attend(before: View | None, view: View) -> View:
    """Returns `view` with the covered cards and the cards out of the game that the seat knows.

    before: what this returned one move earlier, None at the start. What cannot be known for certain
    is left out: the order of a pile from which a Money Transfer took one of several like cards.
    """
    if view.over:
        return view
    if before is None:
        return msgspec.structs.replace(view, gone=() if not _count_gone(view) else view.gone)
    news = _find_news(before, view)
    rows = tuple(
        [
            tuple([_know(before, view, news, p, owner) for owner in range(view.seats)])
            for p in range(len(view.piles))
        ]
    )
    gone = view.gone if view.gone is not None else _know_gone(before, view, news)
    return msgspec.structs.replace(view, piles=rows, gone=gone)


def _find_news(before: View, view: View) -> Sequence[Fact]:
    """Returns the lines told since `before`."""
    told = len(before.log)
    if view.turn == before.turn:
        return view.log[told:]
    return (*view.log_before[told:], *view.log)


# -- piles ---------------------------------------------------------------------------------------


def _know(before: View, view: View, news: Sequence[Fact], politician: int, owner: Seat) -> PileView:
    """Returns a pile with all of its cards, if they are known."""
    pile = view.piles[politician][owner]
    if pile.cards is not None:
        return pile
    cards = _find_sight(view, politician, owner)
    if cards is None:
        cards = _follow(before.piles[politician][owner].cards, pile, news, politician, owner)
    if cards is None or len(cards) != pile.height:
        return pile
    return PileView(pile.height, pile.top, cards)


def _find_sight(view: View, politician: int, owner: Seat) -> Pile | None:
    """Returns what a Spy of the seat has seen of a pile in this turn, in which it only shrinks."""
    for sight in view.own_sights:
        if (sight.turn, sight.owner, sight.politician) == (view.turn, owner, politician):
            return sight.cards
    return None


def _follow(
    cards: Pile | None, pile: PileView, news: Sequence[Fact], politician: int, owner: Seat
) -> Pile | None:
    """Returns the cards of a pile after one more move; None if they are not known."""
    if cards is None or pile.height == len(cards):
        return cards
    if pile.height > len(cards):
        return None if pile.top is None else (*cards, pile.top)
    for line in news:
        if (line.what, line.politician, line.who) == ("transfer", politician, owner):
            return _without_one(cards, line.cards[0], pile.top)
    return cards[:-1]


def _without_one(cards: Pile, card: int, top: int | None) -> Pile | None:
    """Returns a pile from which a card was moved (S27); None if that can have been one of several.

    top: its top card now.
    """
    left = [cards[:at] + cards[at + 1 :] for kind, _, at in find_notes(cards) if kind == card]
    fitting = [rest for rest in left if (rest[-1] if rest else None) == top]
    return fitting[0] if len(fitting) == 1 else None


# -- cards out of the game -----------------------------------------------------------------------


def _count_gone(view: View) -> int:
    """Returns how many cards are out of the game."""
    piles = sum([pile.height for row in view.piles for pile in row])
    scandals = sum([count for count in view.scandals if count < FALL])
    fund = len(view.fund) - view.taken  # of those taken, the hand is left
    return DECK_SIZE - view.deck - fund - view.hand_size - piles - scandals - view.time


def _know_gone(before: View, view: View, news: Sequence[Fact]) -> Cards | None:
    """Returns the cards out of the game, None if they are not known."""
    if before.gone is None:
        return None
    gone = list(before.gone)
    for line in news:
        gone += find_losses(line)
        if line.what == "fall":
            gone += [SCANDAL] * FALL
        elif line.what == "resign" and line.who == before.active:
            gone += _find_dropped(before, view)
    return tuple(sorted(gone)) if len(gone) == _count_gone(view) else None


def _find_dropped(before: View, view: View) -> Cards:
    """Returns the cards of a seat that left during its turn; the fund shows which it had taken."""
    if before.hand is not None or not before.taken:
        return before.hand or ()
    return without(before.fund, *view.fund, *before.spent)
