"""What a seat can aim at with its hand: sets to challenge for, neutral piles to claim from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.matching import claims, in_danger, payments
from games.cover_your_assets.moves import piles_token, seat_token
from games.cover_your_assets.neutral import reach

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.cover_your_assets.state import Cards
    from games.cover_your_assets.view import View
    from games.engine import Seat


def targets(view: View) -> Iterator[tuple[str, list[Cards]]]:
    """Sets this seat can challenge, by token, with what it can play (C7, C8, C33, C35)."""
    if view.seat is None or not view.stacks[view.seat]:
        return
    for whom, stack in enumerate(view.stacks):
        if whom == view.seat or whom in view.barred:
            continue
        for second in (False, True):
            if second and view.options.second_set == "off":
                continue
            made = stack[-2 if second else -1] if in_danger(len(stack), second=second) else None
            plays = list(payments(view.hand, made.kind, 2 if second else 1)) if made else []
            if plays:
                yield seat_token(whom) + ("-second" if second else ""), plays


def read_target(target: str) -> tuple[Seat, bool]:
    """The seat a target is about, and whether it is the second set."""
    whom, _, second = target.partition("-")
    return int(whom) - 1, bool(second)


def claimable(view: View, card: int) -> list[str]:
    """The tokens of piles that a card can claim together; with three players one at a time."""
    if view.seat is None:
        return []
    found = claims(card, view.tops, reach(view.seats, view.seat))
    return [piles_token(piles) for piles in found if view.seats == 2 or len(piles) == 1]
