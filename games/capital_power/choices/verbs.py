"""The verbs that a seat can begin a move with now."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import in_play, rooted_group
from games.capital_power.companies.ledger import free
from games.capital_power.deals import desks_for, partners, something_to_trade
from games.capital_power.debts.debts import (
    can_cover,
    deposits,
    rescuers,
    sellable_lots,
    small_steps_left,
)
from games.capital_power.debts.liquidation import candidates, hopeless
from games.capital_power.pending import (
    Accuse,
    Booking,
    Branch,
    BuyBack,
    Debt,
    Pending,
    Split,
    Stop,
)
from games.capital_power.stops.stops import stop_verbs
from games.capital_power.turns import TURN_VERBS, can_transfer
from games.engine import LEAVE

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Seat


_ANYTIME = ("order", *LEAVE)
"""Verbs that anybody can use at any moment."""


def verbs(state: State, seat: Seat) -> list[str]:
    """Returns the verbs of a seat; none if it is out or the game is over."""
    if state.ending or state.out[seat]:
        return []
    found: list[str] = []
    top = asks(state, seat)
    if top:
        found = pending_verbs(state, top)
    elif not state.pending and state.turn == seat:
        found = [verb for verb, possible in TURN_VERBS.items() if possible(state, seat)]
    found += [verb for verb, possible in _DEAL_VERBS.items() if possible(state, seat)]
    return [*found, *_ANYTIME]


def may(state: State, seat: Seat, verb: str) -> bool:
    """Whether `verb` is among the `verbs` of a seat, without looking at the others."""
    if state.ending or state.out[seat]:
        return False
    if verb in _DEAL_VERBS:
        return bool(_DEAL_VERBS[verb](state, seat))
    top = asks(state, seat)
    if verb in _ANYTIME or top:
        return verb in _ANYTIME or (top is not None and verb in pending_verbs(state, top))
    mine = not state.pending and state.turn == seat and verb in TURN_VERBS
    return mine and bool(TURN_VERBS[verb](state, seat))


def asks(state: State, seat: Seat) -> Pending | None:
    """Returns what this seat is asked to decide before anything else."""
    top = state.pending[-1] if state.pending else None
    return top if top and top.seat == seat else None


P = TypeVar("P", bound=Pending)


def asked(state: State, seat: Seat, kind: type[P]) -> P:
    """Returns what this seat is asked, which is known to be of this kind."""
    top = asks(state, seat)
    if not isinstance(top, kind):
        raise TypeError(f"seat {seat} is not asked a {kind.__name__}")
    return top


def pending_verbs(state: State, top: Pending) -> list[str]:
    """Returns the verbs that decide what is pending."""
    if isinstance(top, Stop):
        return stop_verbs(state, top)
    if isinstance(top, Branch):
        return [f"to-{SPACES[space].key}" for space in top.targets]
    if isinstance(top, Booking):
        return ["book", "hide", "part"] if top.black else ["book", "part"]
    if isinstance(top, Split):
        return ["even", "split"] if splits(state, top) else ["even"]
    if isinstance(top, Debt):
        return debt_verbs(state, top)
    if isinstance(top, BuyBack):
        return buy_back_verbs(state, top)
    if isinstance(top, Accuse):
        return ["accuse", "pass"]
    return ["receive"]


def splits(state: State, split: Split) -> dict[str, tuple[int, dict[int, int]]]:
    """Returns the colours of a fine that can be divided in more than one way.

    For each the sum, and by company how much of it is free there.
    """
    purses = {n: free(state, n) for n in split.payers}
    whites = {n: purse.white for n, purse in purses.items() if purse.white}
    blacks = {n: purse.black for n, purse in purses.items() if purse.black}
    ways = {"white": (split.white, whites), "black": (split.black, blacks)}
    return {
        colour: (due, has)
        for colour, (due, has) in ways.items()
        if due and len(has) > 1 and due < sum(has.values())
    }


def debt_verbs(state: State, debt: Debt) -> list[str]:
    """Returns the verbs that pay a debt (2.14); liquidation if nothing else is enough (H30).

    Bankruptcy if nothing can be liquidated, or if all of it would not be enough (H50).
    """
    enough = can_cover(state, debt)
    small = small_steps_left(state, debt)
    means = {
        "settle": enough,
        "rescue": small and rescuers(state, debt),
        "set-off": small and deposits(state, debt),
        "resell": small and sellable_lots(state, debt),
        "liquidate": not enough and candidates(state, debt),
    }
    found = [verb for verb, possible in means.items() if possible]
    lost = not enough and (not means["liquidate"] or hopeless(state, debt))
    return [*found, "bankrupt"] if lost else found


def buyers(state: State, back: BuyBack) -> list[int]:
    """Returns the companies that can pay for a company to be bought back."""
    own = rooted_group(state, back.seat)
    return [n for n in own if free(state, n).total >= back.price]


def seconds(state: State, back: BuyBack, payer: int) -> list[int]:
    """Returns the companies that can pay 40 % beside a payer of 60 %.

    Only a company that was wholly owned can be bought by two (H40).
    """
    if state.minor[back.company] >= 0:
        return []
    forty = back.price * 2 // 5
    return [
        n for n in rooted_group(state, back.seat)
        if n != payer and free(state, n).total >= forty
    ]  # fmt: skip


def first_payers(state: State, back: BuyBack) -> list[int]:
    """Returns the companies that can pay all of it, or 60 % of it with a second one."""
    alone = buyers(state, back)
    sixty = back.price * 3 // 5
    own = rooted_group(state, back.seat)
    return [
        n for n in own
        if n in alone or (free(state, n).total >= sixty and seconds(state, back, n))
    ]  # fmt: skip


def buy_back_verbs(state: State, back: BuyBack) -> list[str]:
    """Returns the verbs for buying a company back, raising money for it, or letting it go."""
    ways = {
        "buy-back": first_payers(state, back),
        "transfer": can_transfer(state, back.seat),
        "abandon": True,
    }
    return [verb for verb, possible in ways.items() if possible]


def _can_accept(state: State, seat: Seat) -> bool:
    return any(desks_for(state, offer) for offer in state.offers if offer.to == seat)


def _can_decline(state: State, seat: Seat) -> bool:
    return any(offer.to == seat for offer in state.offers)


def _can_retract(state: State, seat: Seat) -> bool:
    return any(offer.by == seat for offer in state.offers)


def _can_swap(state: State, seat: Seat) -> bool:
    """Whether an offer without companies is a kind of its own: somebody has one to trade."""
    return bool(partners(state, seat)) and something_to_trade(state)


_DEAL_VERBS: dict[str, Callable[[State, Seat], object]] = {
    "accept": _can_accept,
    "decline": _can_decline,
    "swap": _can_swap,
    "offer": partners,
    "retract": _can_retract,
}
"""Verbs about deals, at any moment (2.15), and whether each is possible now."""


def others(state: State, seat: Seat) -> list[Seat]:
    """Returns the other players still in the game."""
    return [other for other in in_play(state) if other != seat]
