"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Text, Who, text
from games.slush_fund.material import FALL, LAST_MONEY, REVEALED, VP
from games.slush_fund.mind.balance import Balance, weigh_view
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
    parse,
)
from games.slush_fund.names import name_card, name_cards, name_one, name_politician
from games.slush_fund.targets import can_use, context_of_view, find_peekable
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.engine import Path, Seat
    from games.slush_fund.mind.balance import Line
    from games.slush_fund.view import View


def reason(view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move."""
    move = parse(path)
    return _WHY[type(move)](view, move)


# -- who is ahead --------------------------------------------------------------------------------


def _balance(view: View) -> Balance:
    return weigh_view(view, Temper())


def _rival(money: Line, me: Seat) -> Seat:
    """Returns the other seat with the most money."""
    return max([seat for seat in range(len(money)) if seat != me], key=lambda seat: money[seat])


def _leader(view: View, politician: int) -> Seat | None:
    """Returns who seems to have paid a politician most, None if nobody has or several have."""
    money = _balance(view).money[politician]
    leading = [seat for seat, sum_ in enumerate(money) if sum_ and sum_ == max(money)]
    return leading[0] if len(leading) == 1 else None


def _is_known(view: View, politician: int) -> bool:
    """Whether the seat sees all cards on a politician."""
    return all(pile.cards is not None for pile in view.piles[politician])


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
    if before[me] > before[_rival(before, me)]:
        return "safer", rival
    return ("ahead" if _is_known(view, politician) else "likely"), rival


# -- choosing cards ------------------------------------------------------------------------------


def _why_deck(view: View, _move: TakeDeck) -> Text:
    return Text(f"slush-fund-because-deck{'-only' if len(view.fund) < REVEALED else ''}")


def _why_fund(_view: View, move: TakeFund) -> Text:
    return text("slush-fund-because-fund", cards=name_cards(card for card, _ in move.picks))


def _why_stash(_view: View, move: Stash) -> Text:
    return text("slush-fund-because-stash", card=name_one(move.card))


# -- cards ---------------------------------------------------------------------------------------


def _why_bribe(view: View, move: Bribe) -> Text:
    name = name_politician(move.politician)
    if move.card == VP:
        return text(f"slush-fund-because-vp-{_tell_vp(view, move.politician)}", politician=name)
    balance = _balance(view)
    _, after, _, _ = balance.add(move.politician, view.active, move.card)
    how, rival = _tell_money(view, move.politician, after)
    return text(f"slush-fund-because-bribe-{how}", politician=name, whom=Who(rival))


def _tell_vp(view: View, politician: int) -> str:
    if _leader(view, politician) == view.active:
        return "point"
    top = view.piles[politician][view.active].top
    return "shield" if top is not None and top <= LAST_MONEY else "hope"


def _why_smear(view: View, move: Smear) -> Text:
    name, leader = name_politician(move.politician), _leader(view, move.politician)
    if leader is None or leader == view.active:
        return text("slush-fund-because-scandal-least", politician=name)
    how = "fall" if view.scandals[move.politician] == FALL - 1 else "leader"
    return text(f"slush-fund-because-scandal-{how}", politician=name, whom=Who(leader))


def _why_rob(view: View, move: Rob) -> Text:
    card = view.piles[move.politician][move.victim].top or 0
    _, after, _, _ = _balance(view).rob(move.politician, move.victim, view.active, card)
    how, _ = _tell_money(view, move.politician, after)
    return text(
        f"slush-fund-because-thief-{how}",
        card=name_card(card),
        whom=Who(move.victim),
        politician=name_politician(move.politician),
    )


def _why_shift(view: View, move: Shift) -> Text:
    _, after, _, _ = _balance(view).add(move.target, view.active, move.card)
    how, rival = _tell_money(view, move.target, after)
    return text(
        f"slush-fund-because-transfer-{how}",
        card=name_card(move.card),
        whom=Who(rival),
        target=name_politician(move.target),
    )


def _why_spy(view: View, move: Spy) -> Text:
    if move.source is None or move.target is None:
        can_look = bool(find_peekable(context_of_view(view)))
        return Text(f"slush-fund-because-spy-{'look' if can_look else 'leave'}")
    own = _leader(view, move.source) == view.active
    leader = _leader(view, move.target)
    rival = None if leader == view.active else leader
    if rival is None:
        how = "off" if own else "least"
    elif view.scandals[move.target] == FALL - 1:
        how = "fall"
    else:
        how = "both" if own else "on"
    return text(
        f"slush-fund-because-spy-{how}",
        politician=name_politician(move.source),
        target=name_politician(move.target),
        whom=Who(view.active if rival is None else rival),
    )


def _why_peek(view: View, move: Peek) -> Text:
    if move.owner is None or move.politician is None:
        return Text("slush-fund-because-peek-none")
    known = view.piles[move.politician][move.owner].cards is not None
    return text(
        f"slush-fund-because-peek{'-known' if known else ''}",
        whom=Who(move.owner),
        politician=name_politician(move.politician),
    )


def _why_discard(view: View, move: Discard) -> Text:
    useful = can_use(move.card, context_of_view(view))
    how = "harmful" if useful else "useless"
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
