"""The uses of a card, each with what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.slush_fund.material import (
    CARDS,
    LAST_BRIBE,
    POLITICIANS,
    SCANDAL,
    SPY,
    THIEF,
    TRANSFER,
)
from games.slush_fund.moves import NOTHING, pair_token, pile_token, source_token
from games.slush_fund.targets import (
    CardContext,
    find_notes,
    find_peekable,
    find_robbable,
    find_scandal_ways,
)

if TYPE_CHECKING:
    from games.engine import Path
    from games.slush_fund.mind.balance import Balance, Change

Use: TypeAlias = "tuple[tuple[Change, ...], Path]"
"""The politicians after a move, none if it changes nothing, and the move."""


def find_uses(context: CardContext, balance: Balance, card: int) -> list[Use]:
    """Returns every use of a card by the active seat, which need not have it in the hand."""
    if card <= LAST_BRIBE:
        return [
            ((balance.add(p, context.me, card),), ("play", CARDS[card], POLITICIANS[p]))
            for p in context.live
        ]
    return {SCANDAL: _smears, THIEF: _robs, SPY: _spies, TRANSFER: _shifts}[card](context, balance)


def _smears(context: CardContext, balance: Balance) -> list[Use]:
    return [((balance.smear(p),), ("play", CARDS[SCANDAL], POLITICIANS[p])) for p in context.live]


def _robs(context: CardContext, balance: Balance) -> list[Use]:
    return [
        (
            (balance.rob(p, victim, context.me, context.top(victim, p) or 0),),
            ("play", CARDS[THIEF], pile_token(victim, p)),
        )
        for victim, p in find_robbable(context)
    ]


def _spies(context: CardContext, balance: Balance) -> list[Use]:
    ways = find_scandal_ways(context)
    found: list[Use] = [
        (
            (balance.smear(source, -1), balance.smear(target)),
            ("play", CARDS[SPY], pair_token(source, target)),
        )
        for source, target in ways
    ]
    if ways or find_peekable(context):
        found.append(((), ("play", CARDS[SPY], NOTHING)))
    return found


def _shifts(context: CardContext, balance: Balance) -> list[Use]:
    me = context.me
    return [
        (
            (balance.add(source, me, card, -1), balance.add(target, me, card)),
            ("play", CARDS[TRANSFER], source_token(source, card, which), POLITICIANS[target]),
        )
        for source in context.live
        for card, which, _ in find_notes(context.own[source])
        for target in context.live
        if target != source
    ]
