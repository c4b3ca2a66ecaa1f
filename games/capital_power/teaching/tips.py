"""What Capital Power explains when it first comes up, by the view of the seat that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks, may
from games.capital_power.companies.groups import group, in_play, lots_of
from games.capital_power.pending import Branch, Debt, Stop
from games.engine import Who
from games.teaching import Tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from games.capital_power.view import View
    from games.engine import Seat, Text

    _ComesUp = Callable[[View, Seat, Sequence[Text]], bool]

_LATE = 3, 4
"""The part of the agreed rounds after which the end is near."""
_NEAR = 1, 2
"""The part of the shares to win with which somebody is near the end."""

_STAKES = tuple(f"{kind}{how}" for kind in ("metal", "elreg", "elrig") for how in ("", "-quietly"))
"""What is told of a stake."""
_CHECKS = "interpol-fine", "interpol-clean", "ggff-fine", "ggff-clean"
"""What is told of a check."""


def find_tips(view: View, heard: Sequence[Text]) -> tuple[Tip, ...]:
    """Returns everything worth explaining to the seat that looks, the most pressing first."""
    if view.seat is None or view.over:
        return ()
    told = (*view.last, *heard)
    return tuple([tip for tip, comes_up in _TIPS if comes_up(view, view.seat, told)])


def _may(*verbs: str) -> _ComesUp:
    """Whether it is for the seat to act, and it can make such a move."""
    return lambda view, seat, _: view.to_act and any(may(view.seen, seat, verb) for verb in verbs)


def _may_borrow(space: str) -> _ComesUp:
    """Whether a company of the seat can take the loan of this kind of space."""
    can = _may("borrow")

    def may_borrow(view: View, seat: Seat, told: Sequence[Text]) -> bool:
        stop = asks(view.seen, seat)
        return isinstance(stop, Stop) and stop.kind == space and can(view, seat, told)

    return may_borrow


def _hears(*whats: str) -> _ComesUp:
    """Whether one of these sentences was told, about anybody."""
    return lambda view, _, told: any(_about(told, *whats))


def _about(told: Sequence[Text], *whats: str) -> Iterator[Who]:
    """Yields about whom these sentences were told."""
    keys = {f"capital-power-told-{what}" for what in whats}
    return (who for said in told if said.key in keys and isinstance(who := said.args["who"], Who))


def _chooses_way(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    branch = asks(view.seen, seat)
    return isinstance(branch, Branch) and branch.company >= 0


def _meets_debt(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    return isinstance(asks(view.seen, seat), Debt) or any(_about(told, "owes", "owes-white"))


def _meets_stake(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    return may(view.seen, seat, "stake") or any(_about(told, *_STAKES))


def _has_black(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    return any(view.seen.black[n] for n in group(view.seen, seat))


def _others_buy(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    return any(who != Who(seat) for who in _about(told, "buys"))


def _ends_soon(view: View, seat: Seat, told: Sequence[Text]) -> bool:
    state, options = view.seen, view.seen.options
    most = max(lots_of(state, other) for other in in_play(state))
    late = state.round * _LATE[1] > int(options.round_limit) * _LATE[0]
    return late or most * _NEAR[1] >= options.lots_to_win * _NEAR[0]


_TIPS: tuple[tuple[Tip, _ComesUp], ...] = (
    (Tip("capital-power-tip-fork", "movement"), _chooses_way),
    (Tip("capital-power-tip-black-loan", "loans"), _may_borrow("fn")),
    (Tip("capital-power-tip-white-loan", "loans"), _may_borrow("loanw")),
    (Tip("capital-power-tip-withdraw", "bank"), _may("withdraw")),
    (Tip("capital-power-tip-launder", "bank"), _may("launder")),
    (Tip("capital-power-tip-found", "founding"), _may("found")),
    (Tip("capital-power-tip-buy", "shares"), _may("buy")),
    (Tip("capital-power-tip-stake", "stakes"), _meets_stake),
    (Tip("capital-power-tip-debt", "debts"), _meets_debt),
    (Tip("capital-power-tip-aim", "aim"), lambda view, *_: view.to_act),
    (Tip("capital-power-tip-transfer", "transfers"), _may("transfer")),
    (Tip("capital-power-tip-roll", "turn"), _may("roll")),
    (Tip("capital-power-tip-interpol", "interpol"), _may("interpol")),
    (Tip("capital-power-tip-bribe", "bribe"), _may("bribe")),
    (Tip("capital-power-tip-black", "money"), _has_black),
    (Tip("capital-power-tip-fine", "inspections"), _hears(*_CHECKS)),
    (Tip("capital-power-tip-rival", "victory"), _others_buy),
    (Tip("capital-power-tip-late", "victory"), _ends_soon),
    (Tip("capital-power-tip-capital", "control"), _hears("gains", "gains-quietly")),
    (Tip("capital-power-tip-deal", "deals"), _may("accept", "swap")),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""

ALL_TIPS = tuple(tip for tip, _ in _TIPS)
