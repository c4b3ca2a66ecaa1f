"""The end: companies and players leaving the game, and victory (2.14, 2.16)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from games.capital_power.companies.groups import (
    associates,
    branch,
    group,
    in_play,
    lots_of,
    subsidiaries,
)
from games.capital_power.companies.ledger import cash, group_total, take
from games.capital_power.lines import post, tell
from games.capital_power.material import LOT_PRICE, START_CAPITAL
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.posters import imprisoned, out_of
from games.capital_power.state import COLUMNS, Ending
from games.engine import Arg, Result, Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.step import Step


# -- companies -----------------------------------------------------------------------------------


def bequeath(state: State, company: int, heir: int) -> None:
    """Passes cash, deposit and shares to another company of the group (H15)."""
    for column in (state.white, state.black, state.hidden, state.deposit, state.lots):
        column[heir] += column[company]
        column[company] = 0


def remove(state: State, company: int) -> None:
    """Takes a company's pawn and register out of the game; its shares go back (H15).

    Its debts are cancelled, and what it held 40 % of belongs wholly to the parent. Its subsidiaries
    stay, without a parent.
    """
    take(state, company, state.white[company], state.black[company])
    state.stock += state.lots[company]
    for one in associates(state, company):
        state.minor[one] = -1
    for one in subsidiaries(state, company):
        state.mother[one] = -1
    for column in (
        state.kind, state.capital, state.deposit, state.lots, state.loan, state.borrowed,
        state.space, state.bribed,
    ):  # fmt: skip
        column[company] = 0
    state.behind[company] = state.moved[company] = state.skimmed[company] = False
    state.mother[company] = state.minor[company] = state.owner[company] = -1


def remove_branch(state: State, company: int) -> None:
    """Takes a company out of the game with everything below it."""
    for one in branch(state, company):
        remove(state, one)


def dissolve(step: Step[State], company: int) -> list[int]:
    """Takes out the loser of a rigged election. Returns the subsidiaries to be bought
    back (2.14).
    """
    state = step.state
    jail = imprisoned(state.owner[company], company)
    post(step, jail, "dissolved", who=Who(state.owner[company]), company=COMPANY_NAMES[company])
    orphans = subsidiaries(state, company)
    remove(state, company)
    return orphans


# -- players -------------------------------------------------------------------------------------


def eliminate(step: Step[State], seat: Seat, why: str) -> None:
    """Puts a player out: shares go back, pawns and money leave (2.14). `why` names a sentence."""
    state = step.state
    post(step, out_of(seat, why), f"out-{why}", who=Who(seat))
    for company in group(state, seat):
        remove(state, company)
    state.out[seat] = max(state.out) + 1
    state.pending = [p for p in state.pending if p.seat != seat]
    state.offers = [o for o in state.offers if seat not in (o.by, o.to)]
    state.orders = tuple(other for other in state.orders if other != seat)
    if state.turn == seat:
        state.rolling = False
    check_victory(step)


# -- the end -------------------------------------------------------------------------------------


def check_victory(step: Step[State]) -> None:
    """Ends the game if somebody has won, after every purchase, deal and elimination (2.16)."""
    state = step.state
    left = in_play(state)
    if len(left) == 1:
        finish(step, "survivor", left[0])
        return
    for seat in left:
        if lots_of(state, seat) >= state.options.lots_to_win:
            finish(step, "shares", seat)
            return
    if not state.stock:
        finish(step, "sell-out", ranking(state)[0])


def ranking(state: State) -> list[Seat]:
    """Returns the seats left, best first: shares, cash and deposits, turn order (2.16, H29)."""
    return sorted(
        in_play(state), key=lambda seat: (-lots_of(state, seat), -group_total(state, seat), seat)
    )


def decided_by(state: State, winner: Seat) -> str:
    """Returns what puts the winner first: ``shares``, ``money`` or ``order`` of turns
    (2.16, H29).
    """
    others = [seat for seat in in_play(state) if seat != winner]
    level = [seat for seat in others if lots_of(state, seat) == lots_of(state, winner)]
    if not level:
        return "shares"
    richest = max(group_total(state, seat) for seat in level)
    return "money" if group_total(state, winner) > richest else "order"


def finish(step: Step[State], kind: str, winner: Seat) -> None:
    """Ends the game."""
    state = step.state
    state.ending = Ending(kind, winner)
    state.pending, state.offers = [], []
    state.rolling = False
    write_history(state)
    tell(step, f"won-{kind}", **_reason(state, winner))


def write_history(state: State) -> None:
    """Adds a row to the history: for each seat lots, white, black, hidden and deposits."""
    row: list[int] = []
    for seat in range(state.seats):
        own = group(state, seat)
        row += [
            sum(column[n] for n in own)
            for column in (state.lots, state.white, state.black, state.hidden, state.deposit)
        ]
    state.history.append(tuple(row))


def result(state: State) -> Result | None:
    """Returns places: the winner, the seats left by shares and money, then the last to go out."""
    if state.ending is None:
        return None
    order = ranking(state)
    order.remove(state.ending.winner)
    order.insert(0, state.ending.winner)
    gone = [seat for seat in range(state.seats) if state.out[seat]]
    order += sorted(gone, key=lambda seat: -state.out[seat])
    places = [0] * state.seats
    for place, seat in enumerate(order, 1):
        places[seat] = place
    scores = tuple(
        None if state.out[seat] else lots_of(state, seat) * 10 for seat in range(state.seats)
    )
    return Result(
        tuple(places),
        scores,
        tuple(_reasons(state, state.ending, order)),
        decided=_what_decided(state, state.ending, order),
        anecdote=_worst_round(state),
    )


def _reason(state: State, winner: Seat) -> dict[str, Arg]:
    shares = lots_of(state, winner) * 10
    return {"who": Who(winner), "shares": shares, "by": decided_by(state, winner)}


def _reasons(state: State, ending: Ending, order: list[Seat]) -> list[Text]:
    why = [text(f"capital-power-why-{ending.kind}", **_reason(state, ending.winner))]
    for seat in order:
        if state.out[seat]:
            why.append(text("capital-power-why-out", who=Who(seat)))
        else:
            own = group(state, seat)
            why.append(
                text(
                    "capital-power-why-seat",
                    who=Who(seat),
                    shares=lots_of(state, seat) * 10,
                    cash=dollars(sum(cash(state, n) for n in own)),
                    deposits=dollars(sum(state.deposit[n] for n in own)),
                )
            )
    return why


# -- the story of it -----------------------------------------------------------------------------


def _what_decided(state: State, ending: Ending, order: list[Seat]) -> Text:
    """Returns what put the winner before the second, in one sentence."""
    first, second = order[:2]
    if ending.kind == "survivor":
        return text("capital-power-decided-survivor", who=Who(first), whom=Who(second))
    by = decided_by(state, first)
    lots, next_lots = lots_of(state, first), lots_of(state, second)
    ahead = group_total(state, first) - group_total(state, second)
    return text(
        f"capital-power-decided-{by}",
        who=Who(first), whom=Who(second),
        shares=lots * 10, most=next_lots * 10, lead=(lots - next_lots) * 10,
        amount=dollars(max(0, ahead)),
    )  # fmt: skip


def _worst_round(state: State) -> Text | None:
    """Returns who lost most in one round, and how much; None if nobody lost a starting capital.

    Shares count at their price, so that buying them is no loss.
    """
    worth = [
        [
            row[first] * LOT_PRICE + row[first + 1] + row[first + 2] + row[first + 4]
            for first in range(0, state.seats * COLUMNS, COLUMNS)
        ]
        for row in state.history
    ]
    falls = [
        (before[seat] - after[seat], number, seat)
        for number, (before, after) in enumerate(itertools.pairwise(worth), 1)
        for seat in range(state.seats)
    ]
    most, number, seat = max(falls, key=lambda fall: fall[:2], default=(0, 0, 0))
    if most < START_CAPITAL:
        return None
    return text("capital-power-anecdote", who=Who(seat), amount=dollars(most), round=number)
