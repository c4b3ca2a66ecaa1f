"""What Cover Your Assets explains when it first comes up, by the view of the seat that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.cover_your_assets.matching import in_danger
from games.cover_your_assets.material import is_joker
from games.cover_your_assets.targets import is_offered
from games.engine import Who
from games.teaching import Tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.cover_your_assets.view import View
    from games.engine import Seat, Text

    ComesUp: TypeAlias = Callable[[View, Seat, Sequence[Text]], bool]

_COVERED = 2
"""Sets of a stack that nobody sees any more, enough to forget some."""
_FAT = 4
"""Cards of a set for which somebody has fought."""
_LATE = 15
"""Cards in the draw pile at which the end is near."""
_STOLEN = ("cover-your-assets-last-stolen", "cover-your-assets-last-snatched")
"""What is told of a theft while its cards lie open; later it is told without them."""
_STOLEN_BEFORE = ("cover-your-assets-told-stolen", "cover-your-assets-told-snatched")


def find_tips(view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
    """Returns everything worth explaining to the seat that looks, the most pressing first."""
    if view.seat is None or view.over:
        return ()
    return tuple([tip for tip, comes_up in _TIPS if comes_up(view, view.seat, heard)])


def _on_turn(view: View) -> bool:
    return view.to_act and view.contest is None and view.moving is None


def _offered(verb: str) -> ComesUp:
    return lambda view, *_: is_offered(view, verb)


def _is_challenged(view: View, seat: Seat, _: Sequence[Text]) -> bool:
    contest = view.contest
    return view.to_act and contest is not None and not contest.claim and contest.owner == seat


def _may_contest(view: View, *_: object) -> bool:
    return view.to_act and view.contest is not None and view.contest.unopposed


def _is_answered(view: View, seat: Seat, _: Sequence[Text]) -> bool:
    contest = view.contest
    return view.to_act and contest is not None and any(play.seat == seat for play in contest.plays)


def _hears_of_theft(view: View, seat: Seat, heard: Sequence[Text]) -> bool:
    """Whether somebody else has stolen a set."""
    return any(
        said.key in (*_STOLEN, *_STOLEN_BEFORE) and said.args["who"] != Who(seat) for said in heard
    )


def _holds_no_pair(view: View, *_: object) -> bool:
    return _on_turn(view) and not is_offered(view, "set")


def _has_set(view: View, seat: Seat, _: Sequence[Text]) -> bool:
    return _on_turn(view) and len(view.stacks[seat]) > 0


def _is_exposed(view: View, seat: Seat, _: Sequence[Text]) -> bool:
    """Whether the seat's top set can be stolen, and would be safe under another (C35)."""
    covers = view.options.second_set == "off"
    return covers and _on_turn(view) and in_danger(len(view.stacks[seat]), second=False)


def _holds_joker(view: View, *_: object) -> bool:
    return view.to_act and any(map(is_joker, view.hand))


def _is_late(view: View, least: int, most: int) -> bool:
    """Whether so many cards are left to draw."""
    return _on_turn(view) and least <= view.draws <= most


def _sees_covered_sets(view: View, *_: object) -> bool:
    return any(stack.count(None) >= _COVERED for stack in view.stacks)


def _sees_fat_set(view: View, *_: object) -> bool:
    return any(
        stack[-1] is not None and len(stack[-1].cards) >= _FAT for stack in view.stacks if stack
    )


_TIPS: tuple[tuple[Tip, ComesUp], ...] = (
    (Tip("cover-your-assets-tip-answer", "answer"), _is_challenged),
    (Tip("cover-your-assets-tip-contest", "contest"), _may_contest),
    (Tip("cover-your-assets-tip-again", "loot"), _is_answered),
    (Tip("cover-your-assets-tip-aim", "goal"), lambda view, *_: view.to_act),
    (Tip("cover-your-assets-tip-stolen", "loot"), _hears_of_theft),
    (Tip("cover-your-assets-tip-protected", "protected"), _has_set),
    (Tip("cover-your-assets-tip-take", "discard"), _offered("take")),
    (Tip("cover-your-assets-tip-set", "sets"), _offered("set")),
    (Tip("cover-your-assets-tip-joker", "jokers"), _holds_joker),
    (Tip("cover-your-assets-tip-cover", "stack"), _is_exposed),
    (Tip("cover-your-assets-tip-empty", "end"), lambda view, *_: _is_late(view, 0, 0)),
    (Tip("cover-your-assets-tip-late", "draw"), lambda view, *_: _is_late(view, 1, _LATE)),
    (Tip("cover-your-assets-tip-challenge", "challenge"), _offered("challenge")),
    (Tip("cover-your-assets-tip-claim", "claim"), _offered("claim")),
    (Tip("cover-your-assets-tip-single", "turn"), _holds_no_pair),
    (Tip("cover-your-assets-tip-worth", "scoring"), lambda view, *_: _on_turn(view)),
    (Tip("cover-your-assets-tip-fat", "loot"), _sees_fat_set),
    (Tip("cover-your-assets-tip-covered", "visible"), _sees_covered_sets),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""

ALL_TIPS = tuple(tip for tip, _ in _TIPS)
