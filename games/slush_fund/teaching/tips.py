"""What Slush Fund explains when it first comes up, by the view of the seat that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.material import REVEALED, SCANDAL, SPY, THIEF, TRANSFER, VP
from games.teaching import Tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.engine import Seat
    from games.slush_fund.state import Fact
    from games.slush_fund.view import View

_DANGER = 2
"""Scandals from which a politician may soon fall."""
_HALF, _LATE = 5, 7
"""Time cards at which half of the game is over, and from which the end is near."""


def find_tips(view: View) -> tuple[Tip, ...]:
    """Returns everything worth explaining to the seat that looks, the most pressing first."""
    if view.seat is None or view.over:
        return ()
    return tuple([tip for tip, comes_up in _TIPS if comes_up(view, view.seat)])


def _asked(phase: str) -> Callable[[View, Seat], bool]:
    return lambda view, _: view.to_act and view.phase == phase


def _holds(*cards: int) -> Callable[[View, Seat], bool]:
    """Whether the seat has one of these cards to play, or could take it from the fund."""

    def holds(view: View, _: Seat) -> bool:
        if not view.to_act:
            return False
        at_hand = view.fund if view.phase == "take" else view.hand or ()
        return any(card in at_hand for card in cards)

    return holds


def _meets(card: int, *whats: str) -> Callable[[View, Seat], bool]:
    """Whether the seat has a card to play, or somebody else has just played it."""
    holds = _holds(card)
    return lambda view, seat: (
        holds(view, seat) or any(fact.who != seat for fact in _last(view, *whats))
    )


def _last(view: View, *whats: str) -> Iterator[Fact]:
    """Yields these facts of the last play."""
    return (fact for fact in (*view.log_before, *view.log) if fact.what in whats)


def _plays_money(view: View, _: Seat) -> bool:
    return view.to_act and view.phase == "play" and any(card < VP for card in view.hand or ())


def _may_take(view: View, _: Seat) -> bool:
    return view.to_act and view.phase == "take" and len(view.fund) >= REVEALED


def _is_robbed(view: View, seat: Seat) -> bool:
    return any(fact.whom == seat for fact in _last(view, "thief"))


def _others_took(view: View, seat: Seat) -> bool:
    return any(fact.who != seat for fact in _last(view, "fund"))


def _may_fall(view: View, _: Seat) -> bool:
    return max(view.scandals) >= _DANGER or view.time >= _HALF


def _sees_covered(view: View, seat: Seat) -> bool:
    return any(
        pile.height > 1 and owner != seat for row in view.piles for owner, pile in enumerate(row)
    )


_TIPS: tuple[tuple[Tip, Callable[[View, Seat], bool]], ...] = (
    (Tip("slush-fund-tip-robbed", "thief"), _is_robbed),
    (Tip("slush-fund-tip-stash", "take-deck"), _asked("stash")),
    (Tip("slush-fund-tip-money", "piles"), _plays_money),
    (Tip("slush-fund-tip-fund", "take-fund"), _may_take),
    (Tip("slush-fund-tip-aim", "goal"), lambda view, _: view.to_act),
    (Tip("slush-fund-tip-scandal", "scandal"), _meets(SCANDAL, "scandal")),
    (Tip("slush-fund-tip-thief", "thief"), _meets(THIEF, "thief")),
    (Tip("slush-fund-tip-spy", "spy"), _meets(SPY, "spy", "spy-move", "peek")),
    (Tip("slush-fund-tip-transfer", "transfer"), _meets(TRANSFER, "transfer")),
    (Tip("slush-fund-tip-vp", "vp"), _holds(VP)),
    (Tip("slush-fund-tip-danger", "scandal"), _may_fall),
    (Tip("slush-fund-tip-time", "time"), lambda view, _: view.time > 0),
    (Tip("slush-fund-tip-taken", "take-fund"), _others_took),
    (Tip("slush-fund-tip-covered", "memory"), _sees_covered),
    (Tip("slush-fund-tip-worth", "scoring"), lambda view, _: max(view.scandals) > 0),
    (Tip("slush-fund-tip-late", "ties"), lambda view, _: view.time >= _LATE),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""

ALL_TIPS = tuple(tip for tip, _ in _TIPS)
