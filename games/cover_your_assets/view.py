"""The view of one seat of Cover Your Assets. Nothing leaves a state in any other way."""

from __future__ import annotations

import msgspec

from games.cover_your_assets.ending import places
from games.cover_your_assets.options import Options  # noqa: TC001 - msgspec reads field types
from games.cover_your_assets.state import (
    Cards,
    CardSet,
    Contest,
    Fact,
    Order,
    Stack,
    State,
    Way,
    deciders,
)
from games.engine import Seat
from games.engine import View as EngineView

WINDOW = "move"
"""The kind of the sealed window in which two players choose what Move does (C62)."""


class PileView(msgspec.Struct, frozen=True):
    """A neutral pile.

    top: its face-up card, -1 for none. hidden: the number of face-down cards under it. buried: with
    open memory, the Action cards seen going back among those (C61).
    """

    top: int
    hidden: int
    buried: Cards


class MovingView(msgspec.Struct, frozen=True):
    """A Move card that was turned up: its pile and players, the seats that choose, and one's own
    choice.
    """

    pile: int
    pair: tuple[Seat, Seat]
    asked: tuple[Seat, ...]
    own: Way | None


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees of a game.

    hand: the seat's own cards, sorted; empty for a spectator. hands: the number of cards everybody
    holds. stacks: by seat, from the bottom to the top; None is a covered set (C25). draws: cards in
    the draw pile. discards: the number of cards there; discarded: those of them that are known, the
    last one on top. spent: Action cards out of the game. left: the number of cards that left it
    with players. turning: neutral piles whose next card is still to be turned up. turn, action,
    barred, owed, contest, round, first, totals, wins, rounds, out, last: as in the state. places:
    by seat, once the game is over. order: the seat's own standing order.
    """

    options: Options
    seats: int
    hand: Cards
    hands: Cards
    stacks: tuple[tuple[CardSet | None, ...], ...]
    draws: int
    discards: int
    discarded: Cards
    neutral: tuple[PileView, ...]
    spent: Cards
    left: int
    round: int
    first: Seat
    turn: Seat
    action: int
    barred: tuple[Seat, ...]
    owed: tuple[Seat, ...]
    turning: tuple[int, ...]
    contest: Contest | None
    moving: MovingView | None
    totals: Cards
    wins: Cards
    rounds: tuple[Cards, ...]
    out: tuple[bool, ...]
    last: tuple[Fact, ...]
    places: Cards = ()
    order: Order | None = None

    @property
    def discard_top(self) -> int:
        """The card on top of the discard pile, -1 for none."""
        return self.discarded[-1] if self.discarded else -1

    @property
    def tops(self) -> Cards:
        """The face-up card on each neutral pile, -1 for none."""
        return tuple([pile.top for pile in self.neutral])


def open_sets(options: Options, *, over: bool) -> int | None:
    """Returns the number of open sets of a stack, from the top; None means all of them (C25)."""
    if over or options.memory == "open":
        return None
    return 2 if options.second_set == "on" else 1


def _see_stack(stack: Stack, shown: int | None) -> tuple[CardSet | None, ...]:
    covered = 0 if shown is None else len(stack) - shown
    return (*[None] * covered, *stack[covered:]) if covered > 0 else stack


def _asked(state: State) -> tuple[Seat, ...]:
    if state.over:
        return ()
    if state.moving:
        return state.moving.asked
    return (state.contest.to_answer if state.contest else state.turn,)


def _see_moving(state: State, seat: Seat | None) -> MovingView | None:
    moving = state.moving
    if moving is None:
        return None
    own = moving.answers[moving.asked.index(seat)] if seat in moving.asked else None
    return MovingView(moving.pile, moving.pair, moving.asked, own)


def view(state: State, seat: Seat | None) -> View:
    """Returns what `seat` sees; None is a spectator (C14, C25)."""
    shown = open_sets(state.options, over=state.over)
    discards = state.discards if shown is None else state.discards[-1:]
    return View(
        seat=seat,
        asked=_asked(state),
        to_act=seat in deciders(state),
        over=state.over,
        window=WINDOW if state.moving else None,
        options=state.options,
        seats=state.seats,
        hand=() if seat is None else tuple(sorted(state.hands[seat])),
        hands=tuple([len(hand) for hand in state.hands]),
        stacks=tuple([_see_stack(stack, shown) for stack in state.stacks]),
        draws=state.draws,
        discards=len(state.discards),
        discarded=tuple(discards),
        neutral=tuple(
            [
                PileView(top, hidden, tuple(sorted(buried)) if shown is None else ())
                for top, hidden, buried in zip(state.tops, state.hidden, state.buried, strict=True)
            ]
        ),
        spent=tuple(sorted(state.spent)),
        left=len(state.left),
        round=state.round,
        first=state.first,
        turn=state.turn,
        action=state.action,
        barred=state.barred,
        owed=state.owed,
        turning=state.turning,
        contest=state.contest,
        moving=_see_moving(state, seat),
        totals=state.totals,
        wins=state.wins,
        rounds=state.rounds,
        out=state.out,
        last=state.last,
        places=places(state) if state.over else (),
        order=None if seat is None else state.orders.get(seat),
    )
