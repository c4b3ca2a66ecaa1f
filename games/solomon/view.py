"""The view of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import View as EngineView
from games.solomon.state import (
    WINDOWS,
    Action,
    Answer,
    Ending,
    Fact,
    Order,
    Paper,
    Phase,
    Side,
    Speakers,
    Spent,
    State,
    Switches,
    standing_answer,
)

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition


class View(Speakers, EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees. Fields named as in `State` are the same.

    stakes, cash, orders, resting, choosy: those of the seat that looks, empty and 0 for a
    spectator. stake: everybody's, by seat and agent, only after the end, like `purses` (everybody's
    cash), `history` and `papers`. least, most: empty if the table keeps no ledger (D12). answer: of
    the seat that looks in the open window, `ordered` if a standing order gives it. pledge: only for
    the mover. opening: the first objector's sum where the seat that looks knows it, otherwise 0.
    """

    switches: Switches
    seats: int
    phase: Phase
    turn: int
    mover: Seat
    place: tuple[int, ...]
    case: int
    holder: int
    fees: tuple[int, ...]
    bribes: tuple[int, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    spent: tuple[int, ...]
    gone: tuple[bool, ...]
    sits: tuple[bool, ...]
    undone: tuple[Action, ...]
    action: Action | None
    against: tuple[Seat, ...]
    backer: Seat
    bid: int
    trailing: Side
    passed: tuple[bool, ...]
    told: tuple[Fact, ...]
    trail: tuple[int, int, int] | None
    stakes: tuple[int, ...]
    cash: int
    orders: tuple[Order | None, ...]
    resting: bool
    choosy: bool
    answer: Answer | None
    ordered: bool
    pledge: Answer | None
    opening: int
    stake: tuple[int, ...]
    purses: tuple[int, ...]
    history: tuple[Spent, ...]
    papers: tuple[Paper, ...]
    ending: Ending | None


def view(edition: Edition, state: State, seat: Seat | None) -> View:
    """Returns what `seat` sees (None: a spectator). Others' sums are hidden until the
    end (A7, E7).
    """
    over = state.phase == "over"
    agents = len(state.place)
    own = slice(seat * agents, (seat + 1) * agents) if seat is not None else slice(0)
    kept = state.switches.ledger or over
    silent = _is_silent(state, seat)
    ordered = (
        seat is not None and silent and standing_answer(edition.board, state, seat) is not None
    )
    return View(
        seat=seat,
        asked=_asked(state),
        to_act=(silent and not ordered) or _speaks(state, seat),
        over=over,
        window=_window(state),
        switches=state.switches,
        seats=state.seats,
        phase=state.phase,
        turn=state.turn,
        mover=state.mover,
        place=state.place,
        case=state.case,
        holder=state.holder,
        fees=state.fees,
        bribes=state.bribes,
        least=state.least if kept else (),
        most=state.most if kept else (),
        spent=state.spent if kept else (),
        gone=state.gone,
        sits=state.sits,
        undone=state.undone,
        action=state.action,
        against=state.against,
        backer=state.backer,
        bid=state.bid,
        trailing=state.trailing,
        passed=state.passed,
        told=tuple(state.told),
        trail=state.trail,
        stakes=state.stake[own],
        cash=0 if seat is None else state.cash[seat],
        orders=state.orders[own],
        resting=seat is not None and state.resting[seat],
        choosy=seat is not None and state.choosy[seat],
        answer=None if seat is None or not state.asked else state.answers[seat],
        ordered=ordered,
        pledge=state.pledge if seat == state.mover else None,
        opening=_opening(state, seat),
        stake=state.stake if over else (),
        purses=state.cash if over else (),
        history=state.history if over else (),
        papers=state.papers if over else (),
        ending=state.ending,
    )


def _asked(state: State) -> tuple[Seat, ...]:
    if state.phase in WINDOWS:
        return state.asked
    return () if state.phase == "over" else (state.speaker,)


def _window(state: State) -> str | None:
    """Returns the kind of the open window. `voices` wait at the pace of objections."""
    if state.phase not in WINDOWS:
        return None
    return "opening" if state.phase == "opening" else "objections"


def _is_silent(state: State, seat: Seat | None) -> bool:
    """Whether a seat is asked in the open window and has given no answer."""
    if seat is None or state.phase not in WINDOWS:
        return False
    return seat in state.asked and state.answers[seat] is None


def _speaks(state: State, seat: Seat | None) -> bool:
    """Whether the table waits for what this one seat does or says."""
    return state.phase not in WINDOWS and state.phase != "over" and seat == state.speaker


def _opening(state: State, seat: Seat | None) -> int:
    """Returns the first objector's sum, which others know only if it was named aloud."""
    if state.phase != "answer":
        return 0
    named_aloud = state.bid > 0
    answer = state.answers[state.objector]
    if answer is None or not (named_aloud or seat in (state.mover, state.objector)):
        return 0
    return answer.opening
