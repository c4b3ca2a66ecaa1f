"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Text, Who, text
from games.slush_fund.material import CARDS, FALL, LAST_MONEY, POLITICIANS, REVEALED, SCANDAL, VP
from games.slush_fund.mind.balance import Balance, weigh_view
from games.slush_fund.mind.rating import rated
from games.slush_fund.moves import (
    Bribe,
    Discard,
    Peek,
    Rob,
    Shift,
    Smear,
    Spy,
    Stash,
    TakeDeck,
    TakeFund,
    fund_token,
    parse,
)
from games.slush_fund.names import name_card, name_cards, name_one, name_politician
from games.slush_fund.state import without
from games.slush_fund.targets import can_use, context_of_view, find_peekable
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Path, Seat
    from games.slush_fund.mind.balance import Line
    from games.slush_fund.view import View

_LATE = 7
"""Time cards shown from which the next turn from the deck could well be the last."""


def reason(view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move."""
    move = parse(path)
    return _WHY[type(move)](view, move)


# -- who is ahead --------------------------------------------------------------------------------


def _balance(view: View) -> Balance:
    return weigh_view(view, Temper())


def _gain(view: View, path: Path) -> float:
    """Returns what a move gains as a player without a temper sees it; 0 if it is none to rate."""
    gains = [gain for gain, other in rated(view, Temper()) if other == path]
    return gains[0] if gains else 0.0


def _best_gain(view: View, *start: str) -> float:
    """Returns the most that is gained by a move which begins with these tokens; 0 without one."""
    found = rated(view, Temper())
    return max([gain for gain, path in found if path[: len(start)] == start], default=0.0)


def _rival(money: Line, me: Seat) -> Seat:
    """Returns the other seat with the most money."""
    return max([seat for seat in range(len(money)) if seat != me], key=lambda seat: money[seat])


def _leader(view: View, politician: int) -> Seat | None:
    """Returns who seems to have paid a politician most, None if nobody has or several have."""
    money = _balance(view).money[politician]
    leading = [seat for seat, sum_ in enumerate(money) if sum_ and sum_ == max(money)]
    return leading[0] if len(leading) == 1 else None


def _sure(view: View, politician: int) -> int:
    """Returns 1 if the seat sees all cards on a politician, so that it knows who leads; else 0."""
    return int(all(pile.cards is not None for pile in view.piles[politician]))


def _tell_money(view: View, politician: int, after: Line) -> tuple[str, Seat]:
    """Returns what more money on a politician does, as in the keys, and the strongest rival."""
    me = view.active
    before = _balance(view).money[politician]
    rival = _rival(after, me)
    row = view.piles[politician]
    if not any(pile.height for seat, pile in enumerate(row) if seat != me):
        return "first", rival
    if after[me] <= after[rival]:
        return "closer", rival
    return ("safer" if before[me] > before[_rival(before, me)] else "ahead"), rival


# -- choosing cards ------------------------------------------------------------------------------


def _why_deck(view: View, _move: TakeDeck) -> Text:
    if len(view.fund) < REVEALED:
        return Text("slush-fund-because-deck-only")
    if _best_gain(view, "take", "fund") <= 0:
        return Text("slush-fund-because-deck-better")
    totals = _balance(view).totals
    ahead = totals[view.active] > totals[_rival(totals, view.active)]
    how = "end" if ahead and view.time >= _LATE else "later"
    return Text(f"slush-fund-because-deck-{how}")


def _why_fund(view: View, move: TakeFund) -> Text:
    token = fund_token([card for card, _ in move.picks])
    how = "better" if _gain(view, ("take", "fund", token)) > 0 else "sure"
    cards = name_cards(card for card, _ in move.picks)
    return text(f"slush-fund-because-fund-{how}", cards=cards)


def _why_stash(view: View, move: Stash) -> Text:
    if _gain(view, ("stash", CARDS[move.card])) >= _best_gain(view, "stash"):
        return text("slush-fund-because-stash-least", card=name_one(move.card))
    rest = without(view.hand or (move.card,), move.card)
    return text("slush-fund-because-stash-keep", cards=name_cards(rest))


# -- bribes and Scandals -------------------------------------------------------------------------


def _why_bribe(view: View, move: Bribe) -> Text:
    if move.card == VP:
        how, rival = _tell_vp(view, move.politician), view.active
        key = f"slush-fund-because-vp-{how}"
    else:
        _, after, _, _ = _balance(view).add(move.politician, view.active, move.card)
        how, rival = _tell_money(view, move.politician, after)
        if how == "first" and _balance(view).money[move.politician][view.active]:
            how = "alone"
        key = f"slush-fund-because-bribe-{how}"
    sure = _sure(view, move.politician)
    return text(key, politician=name_politician(move.politician), whom=Who(rival), sure=sure)


def _tell_vp(view: View, politician: int) -> str:
    if _leader(view, politician) == view.active:
        return "point"
    top = view.piles[politician][view.active].top
    return "shield" if top is not None and top <= LAST_MONEY else "hope"


def _why_smear(view: View, move: Smear) -> Text:
    name, leader = name_politician(move.politician), _leader(view, move.politician)
    if leader is None or leader == view.active:
        path = ("play", CARDS[SCANDAL], POLITICIANS[move.politician])
        least = _gain(view, path) >= _best_gain(view, *path[:2])
        return text(f"slush-fund-because-scandal-{'least' if least else 'worth'}", politician=name)
    how = "fall" if view.scandals[move.politician] == FALL - 1 else "leader"
    sure = _sure(view, move.politician)
    return text(f"slush-fund-because-scandal-{how}", politician=name, whom=Who(leader), sure=sure)


# -- cards that leave the game -------------------------------------------------------------------


def _why_rob(view: View, move: Rob) -> Text:
    card = view.piles[move.politician][move.victim].top or 0
    _, after, _, _ = _balance(view).rob(move.politician, move.victim, view.active, card)
    how, _ = _tell_money(view, move.politician, after)
    return text(
        f"slush-fund-because-thief-{how}",
        card=name_card(card),
        whom=Who(move.victim),
        politician=name_politician(move.politician),
        sure=_sure(view, move.politician),
    )


def _why_shift(view: View, move: Shift) -> Text:
    _, after, _, _ = _balance(view).add(move.target, view.active, move.card)
    how, rival = _tell_money(view, move.target, after)
    return text(
        f"slush-fund-because-transfer-{how}",
        card=name_card(move.card),
        whom=Who(rival),
        target=name_politician(move.target),
        sure=_sure(view, move.target),
    )


def _why_spy(view: View, move: Spy) -> Text:
    if move.source is None or move.target is None:
        can_look = bool(find_peekable(context_of_view(view)))
        return Text(f"slush-fund-because-spy-{'look' if can_look else 'leave'}")
    own = _leader(view, move.source) == view.active
    leader = _leader(view, move.target)
    rival = None if leader == view.active else leader
    if rival is None:
        how = "off" if own else "from"
    elif view.scandals[move.target] == FALL - 1:
        how = "fall"
    else:
        how = "both" if own else "on"
    return text(
        f"slush-fund-because-spy-{how}",
        politician=name_politician(move.source),
        target=name_politician(move.target),
        whom=Who(view.active if rival is None else rival),
        sure=min(_sure(view, move.source), _sure(view, move.target)),
    )


def _why_peek(view: View, move: Peek) -> Text:
    if move.owner is None or move.politician is None:
        piles = find_peekable(context_of_view(view))
        known = all(view.piles[p][owner].cards is not None for owner, p in piles)
        return Text(f"slush-fund-because-peek-{'needless' if known else 'quiet'}")
    known = view.piles[move.politician][move.owner].cards is not None
    return text(
        f"slush-fund-because-peek-{'known' if known else 'covered'}",
        whom=Who(move.owner),
        politician=name_politician(move.politician),
    )


def _why_discard(view: View, move: Discard) -> Text:
    if not can_use(move.card, context_of_view(view)):
        how = "useless"
    else:
        how = "small" if _best_gain(view, "play", CARDS[move.card]) > 0 else "harmful"
    return text(f"slush-fund-because-discard-{how}", card=name_one(move.card))


_WHY: dict[type, Callable[[View, Any], Text]] = {
    TakeDeck: _why_deck,
    TakeFund: _why_fund,
    Stash: _why_stash,
    Bribe: _why_bribe,
    Smear: _why_smear,
    Rob: _why_rob,
    Shift: _why_shift,
    Spy: _why_spy,
    Peek: _why_peek,
    Discard: _why_discard,
}
