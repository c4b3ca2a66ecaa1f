"""What is true in Slush Fund, and what one seat sees of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine import Options as EngineOptions
from games.engine import Seat
from games.engine import View as EngineView
from games.slush_fund.ending import Ending, make_ending
from games.slush_fund.material import FALL
from games.states import State as EngineState

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
    """A game.

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
    fund: list[int]
    hand: list[int]
    taken: list[int]
    piles: list[Pile]
    scandals: list[int]
    time: int
    gone: list[int]
    out: list[bool]
    sights: list[Sight]
    log: list[Line]
    log_before: list[Line]


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
    the looker's Spies saw. gone: cards out of the game, with open memory only.
    """

    options: Options
    seats: int
    turn: int
    active: Seat
    phase: Phase
    deck: int
    fund: Pile
    taken: int
    spent: Pile
    hand: Pile | None
    hand_size: int
    piles: tuple[tuple[PileView, ...], ...]
    scandals: Pile
    time: int
    out: tuple[bool, ...]
    own_sights: tuple[Sight, ...]
    log: tuple[Line, ...]
    log_before: tuple[Line, ...]
    gone: Pile | None = None
    ending: Ending | None = None


NO_PILE = PileView(0, None, ())


def _see_pile(cards: Pile, *, whole: bool, fallen: bool) -> PileView:
    if not cards:
        return NO_PILE
    top = None if fallen and not whole else cards[-1]
    return PileView(len(cards), top, cards if whole or (len(cards) == 1 and not fallen) else None)


def _see_piles(state: State, seat: Seat | None, *, whole: bool) -> tuple[tuple[PileView, ...], ...]:
    seats, piles = state.seats, state.piles
    return tuple(
        tuple(
            _see_pile(
                piles[politician * seats + owner],
                whole=whole or owner == seat,
                fallen=scandals == FALL,
            )
            for owner in range(seats)
        )
        for politician, scandals in enumerate(state.scandals)
    )


def spent_of(state: State) -> list[int]:
    """Of the cards taken from the fund this turn, those already played (S41)."""
    spent = list(state.taken)
    if spent:
        for card in state.hand:
            spent.remove(card)
    return spent


def view(state: State, seat: Seat | None) -> View:
    """What `seat` sees; None is a spectator (S14, S15, S16, S39, S40, S41)."""
    over = state.phase == "over"
    opened = state.options.memory == "open"
    mine = seat == state.active and not over
    hand = tuple(state.hand) if mine or not state.taken else None
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
        fund=tuple(sorted(state.fund + state.taken)),
        taken=len(state.taken),
        spent=tuple(spent_of(state)),
        hand=hand,
        hand_size=len(state.hand),
        piles=_see_piles(state, seat, whole=over or opened),
        scandals=tuple(state.scandals),
        time=state.time,
        out=tuple(state.out),
        own_sights=tuple(sight for sight in state.sights if sight.spy == seat),
        log=tuple(state.log),
        log_before=tuple(state.log_before),
        gone=tuple(sorted(state.gone)) if opened else None,
        ending=make_ending(state) if over else None,
    )
