"""What Slasher explains when it first comes up, by the view of the seat that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.engine import Who
from games.slasher import hunting
from games.slasher.material import FIRST_ACTION, JOIN, MOVE, SPLIT, SWAP, WEREWOLF, WILD
from games.slasher.table import actors_of
from games.teaching import Tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Seat, Text
    from games.slasher.view import View

    ComesUp: TypeAlias = Callable[[View, Seat, Sequence[Text]], bool]

_BIG = 3
"""Actors of a group that is worth a Monster."""
_STRUCK_TWICE = 3
"""The round before which Monsters have struck twice."""
_STRUCK = ("slasher-strikes", "slasher-fails")
"""What is told of a Monster whose turn it was to strike."""


def find_tips(view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
    """Returns everything worth explaining to the seat that looks, the most pressing first."""
    if view.seat is None or view.over:
        return ()
    return tuple([tip for tip, comes_up in _TIPS if comes_up(view, view.seat, heard)])


def _plays_card(view: View) -> bool:
    return view.to_act and view.phase == "set-up"


def _meets(card: int) -> ComesUp:
    """Whether the seat has an Action to play, or it was played this round."""
    return lambda view, *_: _plays_card(view) and card in (*view.hand, *view.discards)


def _meets_extra(view: View, *_: object) -> bool:
    seen = (*view.hand, *view.alone, *actors_of(view.groups))
    return _plays_card(view) and WILD in seen


def _is_struck(view: View, seat: Seat, heard: Sequence[Text]) -> bool:
    """Whether a Monster of somebody else has just struck, or Monsters have struck twice."""
    return any(said.key in _STRUCK and said.args["who"] != Who(seat) for said in heard) or (
        _plays_card(view) and view.round >= _STRUCK_TWICE
    )


def _may_choose(view: View, *_: object) -> bool:
    """Whether one of the seat's Monsters has several groups to strike, or is to choose one."""
    return (view.to_act and view.phase == "strike") or (
        _plays_card(view) and any(_has_choice(view, monster) for monster in view.monsters)
    )


def _has_choice(view: View, monster: int) -> bool:
    """Whether a Monster has several things to strike (L17)."""
    if monster == WEREWOLF:
        return hunting.hunts(view.groups)[0] > 1
    return len(hunting.fitting_groups(monster, view.groups)) > 1


def _holds_actor(view: View, *_: object) -> bool:
    return _plays_card(view) and any(card < FIRST_ACTION for card in view.hand)


def _has_prey(view: View, *_: object) -> bool:
    """Whether a Monster of the seat could strike now."""
    return _plays_card(view) and any(
        hunting.most(monster, view.groups, view.alone) for monster in view.monsters
    )


def _keeps_last_card(view: View, *_: object) -> bool:
    return _plays_card(view) and len(view.hand) == 2


def _sees_big_group(view: View, *_: object) -> bool:
    return _plays_card(view) and any(len(group) >= _BIG for group in view.groups)


def _is_near(view: View, *_: object) -> bool:
    return view.to_act and 2 * max(view.scores) >= view.target


_TIPS: tuple[tuple[Tip, ComesUp], ...] = (
    (Tip("slasher-tip-pick", "picking"), lambda view, *_: view.to_act and bool(view.window)),
    (Tip("slasher-tip-aim", "goal"), lambda view, *_: view.to_act),
    (Tip("slasher-tip-place", "placing"), _holds_actor),
    (Tip("slasher-tip-extra", "extra"), _meets_extra),
    (Tip("slasher-tip-last", "last-card"), _keeps_last_card),
    (Tip("slasher-tip-struck", "slash"), _is_struck),
    (Tip("slasher-tip-near", "end"), _is_near),
    (Tip("slasher-tip-prey", "monsters"), _has_prey),
    (Tip("slasher-tip-choose", "choosing"), _may_choose),
    (Tip("slasher-tip-move", "move"), _meets(MOVE)),
    (Tip("slasher-tip-join", "join"), _meets(JOIN)),
    (Tip("slasher-tip-split", "split"), _meets(SPLIT)),
    (Tip("slasher-tip-swap", "swap"), _meets(SWAP)),
    (Tip("slasher-tip-big", "groups"), _sees_big_group),
    (
        Tip("slasher-tip-kept", "hand-limit"),
        lambda view, *_: view.to_act and max(view.monster_counts) > 1,
    ),
    (
        Tip("slasher-tip-first", "first-player"),
        lambda view, *_: _plays_card(view) and view.round > 1,
    ),
    (
        Tip("slasher-tip-secret", "public"),
        lambda view, *_: _plays_card(view) and len(view.discards) > 0,
    ),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""

ALL_TIPS = tuple(tip for tip, _ in _TIPS)
