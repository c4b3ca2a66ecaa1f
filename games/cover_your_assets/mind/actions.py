"""The gains of the advanced rules: improving a set, Swap and Move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import MOVE, SWAP, VALUE, card_key, worth
from games.cover_your_assets.mind.outlook import COVERED
from games.cover_your_assets.moves import move_token, seat_token
from games.cover_your_assets.state import WAYS, present
from games.cover_your_assets.targets import is_offered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.cover_your_assets.mind.outlook import Outlook
    from games.cover_your_assets.state import CardSet, Way
    from games.engine import Seat
    from games.thinking.mind import Rated

LURE = 0.25
"""The part of an opponent's set that it is worth to bring it on top, within reach."""


def rate_actions(look: Outlook) -> Iterator[Rated]:
    """Yields improving, Swap and Move, where the hand has them."""
    if is_offered(look.view, "improve"):
        yield _improve(look)
    if is_offered(look.view, "swap"):
        yield from _swaps(look)
    if is_offered(look.view, "move"):
        yield from _moves(look)


def _improve(look: Outlook) -> Rated:
    top = present(look.view.stacks[look.seat][-1])
    guards = look.fits(top.kind)
    gain = float(VALUE[top.kind])
    if look.top is not None:
        before = look.danger(top.kind, guards)
        after = look.danger(top.kind, guards - 1)
        gain -= after * (worth(top.cards) + VALUE[top.kind]) - before * worth(top.cards)
    return gain, ("improve", card_key(top.kind))


def _swaps(look: Outlook) -> Iterator[Rated]:
    own = present(look.view.stacks[look.seat][-1])
    for whom, stack in enumerate(look.view.stacks):
        if whom != look.seat and stack:
            theirs = present(stack[-1])
            more = worth(theirs.cards) - worth(own.cards)
            gain = _top_worth(look, theirs) - _top_worth(look, own) + look.harm(whom) * more
            yield gain - look.costs.price((SWAP,)), ("swap", seat_token(whom))


def _top_worth(look: Outlook, made: CardSet) -> float:
    """Returns what a set is worth on top of the seat's own stack as high as it is now."""
    safe = look.top is None
    return worth(made.cards) * (1.0 if safe else 1.0 - look.danger(made.kind, look.fits(made.kind)))


def _moves(look: Outlook) -> Iterator[Rated]:
    for whom, stack in enumerate(look.view.stacks):
        if len(stack) > 1:
            for way in WAYS:
                gain = _protect(look, way) if whom == look.seat else uncover(look, whom, way)
                yield gain - look.costs.price((MOVE,)), ("move", move_token(whom, way))


def _protect(look: Outlook, way: Way) -> float:
    """Returns the gain of moving a set in the seat's own stack."""
    stack = look.view.stacks[look.seat]
    return _risked(look, stack[-1]) - _risked(look, _following(stack, way))


def _risked(look: Outlook, made: CardSet | None) -> float:
    """Returns how much money is in danger with this set on top of the seat's own stack."""
    if made is None:
        return COVERED * look.danger(0, 0)
    return worth(made.cards) * look.danger(made.kind, look.fits(made.kind))


def _following(stack: tuple[CardSet | None, ...], way: Way) -> CardSet | None:
    """Returns the set that Move brings on top."""
    return stack[-2] if way == "down" else stack[0]


def uncover(look: Outlook, whom: Seat, way: Way) -> float:
    """Returns the gain of moving a set in the stack of somebody else."""
    stack = look.view.stacks[whom]
    return _reach(look, whom, _following(stack, way)) - _reach(look, whom, stack[-1])


def _reach(look: Outlook, whom: Seat, made: CardSet | None) -> float:
    """Returns what it is worth to have a set of an opponent within reach."""
    if made is None:
        return LURE * COVERED * look.harm(whom)
    able = 1.0 if look.fits(made.kind) else 0.0
    return LURE * worth(made.cards) * (able + look.harm(whom))


def choose(look: Outlook) -> Iterator[Rated]:
    """Yields both ways of a Move that was turned up, for the other's stack."""
    whom = sum(present(look.view.moving).pair) - look.seat
    for way in WAYS:
        yield uncover(look, whom, way), ("choose", way)
