"""The reasons why a move is refused, each with its ruling, by facts that its author sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.choosing import refuse_token
from games.engine import Arg, Refused, Who, text
from games.slush_fund.material import FALL, LAST_MONEY, REVEALED, SPY
from games.slush_fund.names import name_card, name_politician
from games.slush_fund.targets import can_use, context_of_state, find_notes

if TYPE_CHECKING:
    from games.engine import Seat
    from games.slush_fund.moves import Rob, Shift, TakeFund
    from games.slush_fund.moves import Spy as PlaySpy
    from games.slush_fund.state import State


def refuse(rule: str, what: str, **args: Arg) -> NoReturn:
    """Raises the refusal ``slush-fund-no-<what>`` that rests on `rule`."""
    raise Refused(rule, text(f"slush-fund-no-{what}", **args))


_PHASE_RULES = {"take": "S3", "stash": "S5", "play": "play", "peek": "S21"}


def check_turn(state: State, seat: Seat, phase: str) -> None:
    """Refuses a move that is not this seat's to make now. Leaving is always possible (S38).

    phase: when such a move is made; empty if always.
    """
    if seat == state.active and phase == state.phase:  # the usual case
        return
    if not 0 <= seat < state.seats:
        refuse_token(str(seat))
    if state.phase == "over":
        refuse("end", "over")
    if state.out[seat]:
        refuse("S38", "out")
    if phase and seat != state.active:
        refuse("turn", "turn", who=Who(state.active))
    if phase and phase != state.phase:
        refuse(_PHASE_RULES[state.phase], f"phase-{state.phase}")


def check_fund(state: State, move: TakeFund) -> None:
    """Refuses anything but exactly three cards of the fund (S3, S16)."""
    if len(state.fund) < REVEALED:
        refuse("S3", "fund-small", count=len(state.fund))
    if len(move.picks) != REVEALED:
        refuse("take-fund", "fund-three")
    for card, which in move.picks:
        if which > state.fund.count(card):
            refuse("S16", "fund-card", card=name_card(card))
    listed = all(which <= REVEALED for _, which in move.picks)  # the most that could be taken
    if not listed or sorted(set(move.picks)) != list(move.picks):
        refuse("take-fund", "fund-order")


def check_live(state: State, politician: int) -> None:
    """Refuses a politician that has fallen (S24, S25)."""
    if state.scandals[politician] >= FALL:
        refuse("S24", "fallen", politician=name_politician(politician))


def check_opponent(state: State, owner: Seat, politician: int, rule: str) -> int:
    """Returns the top card of an opponent's pile on a live politician. Raises `Refused`."""
    if owner >= state.seats:
        refuse_token(str(owner + 1))
    if owner == state.active:
        refuse(rule, "own-pile")
    check_live(state, politician)
    pile = state.piles[politician * state.seats + owner]
    if not pile:
        refuse(rule, "no-pile", whom=Who(owner), politician=name_politician(politician))
    return pile[-1]


def check_rob(state: State, move: Rob) -> None:
    """Refuses a Thief on anything but money on top of an opponent's pile (S17, S18, S20)."""
    if check_opponent(state, move.victim, move.politician, "S20") > LAST_MONEY:
        refuse("S18", "vp-shield", whom=Who(move.victim))


def check_spy(state: State, move: PlaySpy) -> None:
    """Refuses a Spy that moves no scandal between two live politicians (S21, S23).

    It can move none, unless it can do neither half: then it can only be discarded (S12).
    """
    if move.source is None or move.target is None:
        if not can_use(SPY, context_of_state(state)):
            refuse("S12", "spy-useless")
        return
    check_live(state, move.source)
    check_live(state, move.target)
    if not state.scandals[move.source]:
        refuse("S23", "no-scandal", politician=name_politician(move.source))


def check_shift(state: State, move: Shift) -> int:
    """Returns the place of the card a Transfer takes, from the bottom (S12, S27, S28).

    Raises `Refused` if it cannot take it.
    """
    check_live(state, move.source)
    if move.card > LAST_MONEY:
        refuse("S27", "shift-money")
    pile = state.piles[move.source * state.seats + state.active]
    for card, which, place in find_notes(pile):
        if (card, which) == (move.card, move.which):
            check_live(state, move.target)
            if move.target == move.source:
                refuse("S28", "shift-same")
            return place
    if pile.count(move.card) >= move.which:
        refuse("S27", "shift-like", card=name_card(move.card))
    refuse("S27", "shift-card", card=name_card(move.card), politician=name_politician(move.source))
