"""The course of a turn: transfers, pawns, Interpol, the next player (2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.groups import group, rooted_group
from games.capital_power.companies.ledger import Purse, free, free_lots, shift
from games.capital_power.deals import drop_dead_offers, expire
from games.capital_power.debts.debts import settle_if_paid
from games.capital_power.ending import finish, ranking, write_history
from games.capital_power.lines import tell
from games.capital_power.material import ACTS_A_TURN
from games.capital_power.names import COMPANY_NAMES
from games.capital_power.pending import BuyBack, Debt, Stop
from games.capital_power.stops import moving
from games.capital_power.stops.stops import leave, stop_verbs
from games.engine import Who, clockwise

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Seat
    from games.step import Step


# -- what is possible ----------------------------------------------------------------------------


def may_stay(state: State, seat: Seat) -> bool:
    """Whether a pawn is on a parking place and has not moved."""
    return any(moving.parked(state, n) for n in moving.unmoved(state, seat))


def may_bribe(state: State, seat: Seat) -> bool:
    """Whether a pawn can use a bribe instead of its roll."""
    return any(moving.can_bribe(state, n) for n in moving.unmoved(state, seat))


def may_close(state: State, seat: Seat) -> bool:
    """Whether every pawn that must move has moved, so that Interpol moves (2.4)."""
    return not moving.must_roll(state, seat)


def can_transfer(state: State, seat: Seat) -> bool:
    """Whether money or lots can go from one company of the seat to another now."""
    targets = transfer_targets(state, seat)
    if not targets or state.acts[seat] >= ACTS_A_TURN:
        return False
    return any(targets != [source] for source in transfer_sources(state, seat))


def transfer_sources(state: State, seat: Seat) -> list[int]:
    """Returns the companies that have something to send."""
    lots = lots_may_move(state)
    return [
        n for n in rooted_group(state, seat)
        if free(state, n).total or (lots and free_lots(state, n))
    ]  # fmt: skip


def transfer_targets(state: State, seat: Seat) -> list[int]:
    """Returns the companies that can receive: before the first roll all of them.

    Later those that have not moved, if the table plays so (C13); all while a company is bought back
    (2.14).
    """
    own = rooted_group(state, seat)
    if not state.rolled or buying_back(state, seat):
        return own
    if state.options.late_transfers == "off":
        return []
    return [n for n in own if not state.moved[n]]


def lots_may_move(state: State) -> bool:
    """Whether shares can move inside the group, as in the transfer phase (H13)."""
    return not state.rolled and not state.pending


def buying_back(state: State, seat: Seat) -> bool:
    """Whether this seat decides about a company whose parent was dissolved."""
    top = state.pending[-1] if state.pending else None
    return isinstance(top, BuyBack) and top.seat == seat


def can_declare(state: State, seat: Seat) -> bool:
    """Whether hidden money can be put into the books: in the transfer phase (section 5)."""
    if state.rolled or state.pending or state.acts[seat] >= ACTS_A_TURN:
        return False
    return any(free(state, n).hidden for n in group(state, seat))


TURN_VERBS: dict[str, Callable[[State, Seat], object]] = {
    "roll-all": moving.must_roll,
    "roll": moving.unmoved,
    "stay": may_stay,
    "bribe": may_bribe,
    "interpol": may_close,
    "transfer": can_transfer,
    "declare": can_declare,
}
"""Verbs for a seat in its turn while nothing is pending, and whether each is possible now."""


# -- transfers -----------------------------------------------------------------------------------


def transfer(
    step: Step[State], seat: Seat, source: int, target: int, purse: Purse, lots: int
) -> None:
    """Moves money and lots from one company to another; hidden money stays hidden (section 5)."""
    state = step.state
    state.acts[seat] += 1
    shift(state, source, target, purse, purse.hidden)
    state.lots[source] -= lots
    state.lots[target] += lots
    if lots:
        tell(
            step, "moves-shares", who=Who(seat), company=COMPANY_NAMES[source],
            target=COMPANY_NAMES[target], shares=lots * 10,
        )  # fmt: skip


def declare(step: Step[State], seat: Seat, company: int, amount: int) -> None:
    """Puts hidden money into the books; the table hears of it, but not how much."""
    step.state.acts[seat] += 1
    step.state.hidden[company] -= amount
    tell(step, "declares", who=Who(seat), company=COMPANY_NAMES[company])


# -- the course ----------------------------------------------------------------------------------


def advance(step: Step[State]) -> None:
    """Goes on to the next decision.

    Pays debts that can be paid, skips stops without a choice, rolls on, passes the turn.
    """
    state = step.state
    while not state.ending:
        if state.pending:
            if not _settle_top(step):
                break
        elif state.closing or state.out[state.turn]:
            _next_turn(step)
        elif state.rolling:
            _roll_on(step)
        else:
            break
    drop_dead_offers(state)


def _settle_top(step: Step[State]) -> bool:
    """Settles what is pending on top if it needs no decision. Returns whether it did.

    Whether there is a choice at a stop can depend on hidden cash. So pawns stop rolling there
    either way, and nobody can tell.
    """
    top = step.state.pending[-1]
    if isinstance(top, Debt):
        return settle_if_paid(step, top)
    if isinstance(top, Stop) and stop_verbs(step.state, top) == ["pass"]:
        step.state.pending.pop()
        step.state.rolling = False
        leave(step, top)
        return True
    return False


def _roll_on(step: Step[State]) -> None:
    pawns = moving.must_roll(step.state, step.state.turn)
    if pawns:
        moving.roll(step, pawns[0])
    else:
        step.state.rolling = False


def _next_turn(step: Step[State]) -> None:
    """Ends the turn: the next player still in plays, in a new round after the last of them."""
    state = step.state
    before = state.turn
    for n in group(state, before):
        state.moved[n] = True
    expire(state, before)
    order = clockwise(before + 1, state.seats)
    state.turn = next(seat for seat in order if not state.out[seat])
    if state.turn <= before:
        if state.round == int(state.options.round_limit):
            finish(step, "limit", ranking(state)[0])
            return
        write_history(state)
        state.round += 1
    begin_turn(step)


def begin_turn(step: Step[State]) -> None:
    """Begins a turn: every pawn can move once, even one bought meanwhile (H36)."""
    state = step.state
    state.rolled = state.rolling = state.closing = False
    state.acts = [0] * state.seats
    state.offered = [0] * state.seats
    for n in group(state, state.turn):
        state.moved[n] = False
    tell(step, "turn", who=Who(state.turn), round=state.round)
