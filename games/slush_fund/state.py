"""What is true in Slush Fund, and what one seat sees of it."""

from __future__ import annotations

import functools
from typing import Literal, TypeAlias

import msgspec

from games.engine import Options as EngineOptions
from games.engine import Seat
from games.engine import View as EngineView
from games.slush_fund.ending import Ending, make_ending
from games.slush_fund.material import FALL
from games.states import State as EngineState

Cards: TypeAlias = tuple[int, ...]
"""Cards somewhere; sorted, unless it is a pile."""

Pile: TypeAlias = tuple[int, ...]
"""Cards of one seat on one politician, from the bottom to the top."""

Phase: TypeAlias = Literal["take", "stash", "play", "peek", "over"]
"""What the active seat does next: choose where its cards come from, put one of three revealed
cards in the fund, play a card, look at a pile with the second half of a Spy; or the end."""


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: whether views forget covered cards (S39), and which deck is used (S1)."""

    memory: Literal["faithful", "open"] = "faithful"
    length: Literal["full", "short"] = "full"


class Line(msgspec.Struct, frozen=True):
    """Something that happened, as the board shows it until the next turn has ended.

    what: its kind, as in the keys ``slush-fund-told-<what>`` (the thread, without the values of
    cards) and ``slush-fund-last-<what>`` (the board, with them). who, whom: seats. cards,
    politician, target: what it was done with and to; `target` is a second politician. count: a
    number of cards. -1: none.
    """

    what: str
    who: Seat = -1
    cards: Pile = ()
    politician: int = -1
    target: int = -1
    whom: Seat = -1
    count: int = -1


class Sight(msgspec.Struct, frozen=True):
    """What a Spy saw: in which turn, whose pile on which politician, and its cards then."""

    spy: Seat
    turn: int
    owner: Seat
    politician: int
    cards: Pile


class State(EngineState, kw_only=True):
    """A game. What is short or seldom changes is a tuple, which costs a copy nothing.

    piles: politician by politician, each by seat: index ``politician * seats + seat``. Those on a
    fallen politician stay here, face down. scandals: by politician; `FALL` means fallen.
    fund: what lies in it now. hand: cards the active seat has yet to use. taken: the three it took
    from the fund this turn, empty in a turn from the deck. gone: cards out of the game.
    time: Time cards shown. out: by seat, whether it left. log, log_before: the lines of this turn
    and of the one before.
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
    log: tuple[Line, ...]
    log_before: tuple[Line, ...]


class PileView(msgspec.Struct, frozen=True):
    """A pile as somebody sees it: number of cards, the top one (None if there is none or it lies
    face down), and all of them from the bottom if they may be looked at.
    """

    height: int
    top: int | None
    cards: Pile | None


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees of a game.

    piles: by politician, then by seat. fund: sorted; until a turn from the fund ends it stands as
    it was before (S41) and `taken` is 3. spent: of those three, what was played already.
    hand: what the active seat has yet to use, if the looker may see it (always in a turn from the
    deck), and `hand_size` how many that are. deck: how many cards lie face down. own_sights: what
    the looker's Spies saw: in the last play, or ever with open memory and after the end (S22).
    gone: cards out of the game, with open memory only.
    """

    options: Options
    seats: int
    turn: int
    active: Seat
    phase: Phase
    deck: int
    fund: Cards
    taken: int
    spent: Cards
    hand: Cards | None
    hand_size: int
    piles: tuple[tuple[PileView, ...], ...]
    scandals: tuple[int, ...]
    time: int
    out: tuple[bool, ...]
    own_sights: tuple[Sight, ...]
    log: tuple[Line, ...]
    log_before: tuple[Line, ...]
    gone: Cards | None = None
    ending: Ending | None = None


def _see_pile(cards: Pile, *, whole: bool, fallen: bool) -> PileView:
    """A pile for who may look through all of it (`whole`), or only at its top (S14, S15, S24)."""
    if whole or not cards:
        return PileView(len(cards), cards[-1] if cards else None, cards)
    if fallen:
        return PileView(len(cards), None, None)
    return PileView(len(cards), cards[-1], cards if len(cards) == 1 else None)


# A move changes one or two rows; the others are seen as they were.
@functools.lru_cache(maxsize=4096)
def _see_row(seat: Seat | None, opened: bool, fallen: bool, *row: Pile) -> tuple[PileView, ...]:  # noqa: FBT001  # positions make a cheaper key
    """The piles on one politician."""
    return tuple(
        _see_pile(cards, whole=opened or owner == seat, fallen=fallen)
        for owner, cards in enumerate(row)
    )


def _is_opened(state: State) -> bool:
    """Whether nothing is forgotten: with open memory, and after the end (S39)."""
    return state.phase == "over" or state.options.memory == "open"


def _see_sights(state: State, seat: Seat | None) -> tuple[Sight, ...]:
    """What the looker's Spies saw; forgotten with the last play, unless nothing is (S22)."""
    since = 0 if _is_opened(state) else state.turn - 1
    return tuple([s for s in state.sights if s.spy == seat and s.turn >= since])


def _see_piles(state: State, seat: Seat | None) -> tuple[tuple[PileView, ...], ...]:
    seats, piles = state.seats, state.piles
    opened = _is_opened(state)
    return tuple(
        [
            _see_row(seat, opened, count >= FALL, *piles[place * seats : (place + 1) * seats])
            for place, count in enumerate(state.scandals)
        ]
    )


def without(cards: tuple[int, ...], *less: int) -> tuple[int, ...]:
    """These cards less some of them. Raises ValueError if one is not there."""
    rest = list(cards)
    for card in less:
        rest.remove(card)
    return tuple(rest)


def view(state: State, seat: Seat | None) -> View:
    """What `seat` sees; None is a spectator (S14, S15, S16, S39, S40, S41)."""
    over = state.phase == "over"
    mine = seat == state.active and not over
    taken = state.taken
    return View(
        seat=seat,
        asked=() if over else (state.active,),
        to_act=mine,
        over=over,
        options=state.options,
        seats=state.seats,
        turn=state.turn,
        active=state.active,
        phase=state.phase,
        deck=len(state.deck),
        fund=tuple(sorted(state.fund + taken)) if taken else state.fund,
        taken=len(taken),
        spent=without(taken, *state.hand) if taken else (),
        hand=state.hand if mine or not taken else None,
        hand_size=len(state.hand),
        piles=_see_piles(state, seat),
        scandals=state.scandals,
        time=state.time,
        out=state.out,
        own_sights=_see_sights(state, seat),
        log=state.log,
        log_before=state.log_before,
        gone=tuple(sorted(state.gone)) if state.options.memory == "open" else None,
        ending=make_ending(state) if over else None,
    )
