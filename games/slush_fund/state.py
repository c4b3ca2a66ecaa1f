"""The truth in Slush Fund."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine import Seat  # noqa: TC001 - msgspec reads field types
from games.slush_fund.material import FALL, SCANDAL, TIME
from games.slush_fund.options import Options  # noqa: TC001 - msgspec reads field types
from games.states import State as EngineState

Cards: TypeAlias = tuple[int, ...]
"""Cards, sorted unless they are a pile."""

Pile: TypeAlias = tuple[int, ...]
"""Cards of one seat on one politician, from the bottom to the top."""

Phase: TypeAlias = Literal["take", "stash", "play", "peek", "over"]
"""The next decision of the active seat: where its cards come from, which of three revealed cards
goes to the fund, which card to play, which pile to look at with the second half of a Spy; or the
end.
"""


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, which the board shows until the next turn has ended.

    what: its kind, as in the keys ``slush-fund-told-<what>`` (the thread, without the values of
    cards) and ``slush-fund-last-<what>`` (the board, with them). who, whom: seats. cards,
    politician, target: what it was done with and to; `target` is a second politician. count: a
    number of cards, also of the scandals on the politician they go to. -1: none.
    """

    what: str
    who: Seat = -1
    cards: Pile = ()
    politician: int = -1
    target: int = -1
    whom: Seat = -1
    count: int = -1


class Sight(msgspec.Struct, frozen=True):
    """The sight of a Spy: its turn, the pile's owner and politician, and its cards then."""

    spy: Seat
    turn: int
    owner: Seat
    politician: int
    cards: Pile


class State(EngineState, kw_only=True):
    """A game. What is short or seldom changes is a tuple, which costs a clone nothing.

    piles: politician by politician, each by seat: index ``politician * seats + seat``. Those on a
    fallen politician stay here, face down. scandals: by politician; `FALL` means fallen. fund: its
    cards now. hand: cards the active seat has yet to use. taken: the three it took from the fund
    this turn, empty in a turn from the deck. gone: cards out of the game. time: Time cards shown.
    out: by seat, whether it left. log, log_before: the lines of this turn and of the one before.
    """

    options: Options
    seats: int
    turn: int
    active: Seat
    phase: Phase
    deck: list[int]
    fund: Cards
    hand: Cards
    taken: Cards
    piles: list[Pile]
    scandals: tuple[int, ...]
    time: int
    gone: Cards
    out: tuple[bool, ...]
    sights: tuple[Sight, ...]
    log: tuple[Fact, ...]
    log_before: tuple[Fact, ...]


def without(cards: tuple[int, ...], *less: int) -> tuple[int, ...]:
    """Returns these cards without some of them. Raises ValueError if one is missing."""
    rest = list(cards)
    for card in less:
        rest.remove(card)
    return tuple(rest)


def deciders(state: State) -> frozenset[Seat]:
    """Returns the active seat, or nobody when the game is over."""
    return frozenset() if state.phase == "over" else frozenset((state.active,))


def conserved(state: State) -> tuple[int, ...]:
    """Returns every card, wherever it is, sorted; the same at every ply."""
    every: list[int] = [*state.deck, *state.fund, *state.hand, *state.gone, *[TIME] * state.time]
    for pile in state.piles:
        every += pile
    every += [SCANDAL] * sum(count for count in state.scandals if count < FALL)
    return tuple(sorted(every))
