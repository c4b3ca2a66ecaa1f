"""The uses of a seat's hand: the verbs that lead somewhere, and their targets."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.cover_your_assets.matching import claims, in_danger, pairs, partners, payments
from games.cover_your_assets.material import MOVE, SWAP, is_action
from games.cover_your_assets.moves import seat_token
from games.cover_your_assets.piles.neutral import reach
from games.cover_your_assets.state import present
from games.engine import LEAVE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.cover_your_assets.state import Cards, CardSet
    from games.cover_your_assets.view import View
    from games.engine import Seat


def targets(view: View) -> Iterator[tuple[str, list[Cards]]]:
    """Yields the sets this seat can challenge, by token, with what it can play (C7, C8,
    C33, C35).
    """
    for whom, second, made in exposed(view):
        plays = list(payments(view.hand, made.kind, 2 if second else 1))
        if plays:
            yield target_token(whom, second=second), plays


def exposed(view: View) -> Iterator[tuple[Seat, bool, CardSet]]:
    """Yields the sets of others that this seat could challenge if it had the cards: whose, whether
    it is the second set, and the set (C7, C8, C33, C35).
    """
    if view.seat is None or not view.stacks[view.seat]:
        return
    both = view.options.second_set == "on"
    for whom, stack in enumerate(view.stacks):
        if whom == view.seat or whom in view.barred:
            continue
        if in_danger(len(stack), second=False):
            yield whom, False, present(stack[-1])
        if both and in_danger(len(stack), second=True):
            yield whom, True, present(stack[-2])


def target_token(whom: Seat, *, second: bool) -> str:
    """Returns a set to challenge in the notation of a move: ``2``, ``2-second``."""
    return seat_token(whom) + ("-second" if second else "")


def read_target(target: str) -> tuple[Seat, bool]:
    """Returns the seat a target is about, and whether it is the second set."""
    whom, _, second = target.partition("-")
    return int(whom) - 1, bool(second)


def claimable(view: View, card: int) -> tuple[tuple[int, ...], ...]:
    """Returns the piles a card can claim together, one at a time with three players (C52, C60)."""
    if view.seat is None:
        return ()
    return _claimable(card, view.tops, view.seats, view.seat)


@functools.lru_cache(maxsize=4096)
def _claimable(card: int, tops: Cards, seats: int, seat: Seat) -> tuple[tuple[int, ...], ...]:
    found = claims(card, tops, reach(seats, seat))
    return tuple([piles for piles in found if seats == 2 or len(piles) == 1])


# -- verbs ---------------------------------------------------------------------------------------


def is_offered(view: View, verb: str) -> bool:
    """Whether a move of a player at the table can begin with this verb now."""
    if verb in ANYTIME:
        return True
    if not view.to_act:
        return False
    if view.moving or view.contest:
        asked = ("choose",) if view.moving else ("answer", "give-up")
        return verb in asked and _LEADS[verb](view)
    if verb in ("choose", "answer", "give-up") or (verb == "pass" and view.action == 1):
        return False
    if verb in ("improve", "swap", "move") and view.options.new_cards == "off":
        return False
    return verb in _LEADS and _LEADS[verb](view)


def _claims(view: View) -> bool:
    cards = set(view.hand) if view.neutral else ()
    return any(not is_action(card) and claimable(view, card) for card in cards)


def _answers(view: View) -> bool:
    contest = view.contest
    return contest is not None and any(payments(view.hand, contest.kind, contest.demand))


def _improves(view: View) -> bool:
    stack = view.stacks[view.seat or 0]
    return bool(stack) and stack[-1] is not None and stack[-1].kind in view.hand


def _swaps(view: View) -> bool:
    stacks = [bool(stack) for stack in view.stacks]
    return SWAP in view.hand and stacks[view.seat or 0] and sum(stacks) > 1


_LEADS: dict[str, Callable[[View], bool]] = {
    "set": lambda view: any(pairs(view.hand)),
    "take": lambda view: view.discard_top >= 0 and bool(partners(view.hand, view.discard_top)),
    "claim": _claims,
    "challenge": lambda view: any(targets(view)),
    "improve": _improves,
    "swap": _swaps,
    "move": lambda view: MOVE in view.hand and any(len(stack) > 1 for stack in view.stacks),
    "discard": lambda view: bool(view.hand),
    "pass": lambda view: True,
    "answer": _answers,
    "give-up": lambda view: True,
    "choose": lambda view: True,
}

ANYTIME = ("order", *LEAVE)
"""Verbs that anybody can use at any time."""

VERBS = (*_LEADS, *ANYTIME)
"""Every verb, in the order in which they are offered."""
