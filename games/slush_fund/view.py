"""The view of one seat of Slush Fund. Nothing leaves a state in any other way."""

from __future__ import annotations

import functools

import msgspec

from games.engine import Seat
from games.engine import View as EngineView
from games.slush_fund.ending import Ending, make_ending
from games.slush_fund.material import FALL
from games.slush_fund.options import Options  # noqa: TC001 - msgspec reads field types
from games.slush_fund.state import Cards, Fact, Phase, Pile, Sight, State, without


class PileView(msgspec.Struct, frozen=True):
    """A pile as a seat sees it.

    height: the number of cards. top: None if there is no card or it is face down. cards: all of
    them from the bottom, if the seat can look at them.
    """

    height: int
    top: int | None
    cards: Pile | None


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees of a game.

    piles: by politician, then by seat. fund: sorted; until a turn from the fund ends it is as
    before the turn (S41), and `taken` is 3. spent: those of the three already played. hand: cards
    the active seat has yet to use, if the seat that looks can see them (always in a turn from the
    deck); hand_size: their number. deck: the number of face-down cards. own_sights: what the seat's
    Spies saw, in the last play, or ever with open memory and after the end (S22). gone: cards out
    of the game, with open memory only.
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
    log: tuple[Fact, ...]
    log_before: tuple[Fact, ...]
    gone: Cards | None = None
    ending: Ending | None = None


def _see_pile(cards: Pile, *, whole: bool, fallen: bool) -> PileView:
    """Returns a pile seen through (`whole`) or only from the top (S14, S15, S24)."""
    if whole or not cards:
        return PileView(len(cards), cards[-1] if cards else None, cards)
    if fallen:
        return PileView(len(cards), None, None)
    return PileView(len(cards), cards[-1], cards if len(cards) == 1 else None)


# A move changes one or two rows; the others look as before.
@functools.lru_cache(maxsize=4096)
def _see_row(seat: Seat | None, opened: bool, fallen: bool, *row: Pile) -> tuple[PileView, ...]:  # noqa: FBT001  # positional arguments make a cheaper key
    """Returns the piles on one politician."""
    return tuple(
        _see_pile(cards, whole=opened or owner == seat, fallen=fallen)
        for owner, cards in enumerate(row)
    )


def _is_opened(state: State) -> bool:
    """Whether nothing is forgotten: with open memory, and after the end (S39)."""
    return state.phase == "over" or state.options.memory == "open"


def _see_sights(state: State, seat: Seat | None) -> tuple[Sight, ...]:
    """Returns what the seat's Spies saw; forgotten with the last play, unless nothing is (S22)."""
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


def view(state: State, seat: Seat | None) -> View:
    """Returns what `seat` sees; None is a spectator (S14, S15, S16, S39, S40, S41)."""
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
