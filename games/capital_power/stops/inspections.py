"""GG.FF., Interpol, the Fisc and its accusation (2.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import PARKS
from games.capital_power.companies.groups import branch, group, in_play, living
from games.capital_power.companies.ledger import booked, cash, free, take
from games.capital_power.debts.debts import charge
from games.capital_power.ending import eliminate
from games.capital_power.lines import post, tell
from games.capital_power.material import FISC_BLACK, FISC_WHITE, INDEMNITY, part
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.pending import Accuse, Receive, Split
from games.capital_power.posters import exposed, raid_of
from games.engine import Who, clockwise

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.step import Step


# -- GG.FF. and Interpol -------------------------------------------------------------------------


def inspect(step: Step[State], seat: Seat, roots: list[int], why: str) -> None:
    """Lets the finance police check these companies of a player and all they control (C12, H22).

    The fine is what the registers show beyond the white money.
    """
    state = step.state
    inspected = _inspected(state, roots)
    fine = sum(booked(state, n) for n in inspected)
    poster = raid_of(seat, fine, why) if fine else None
    post(
        step, poster, f"{why}-{'fine' if fine else 'clean'}",
        who=Who(seat), companies=tuple(COMPANY_NAMES[n] for n in roots), amount=dollars(fine),
    )  # fmt: skip
    if not fine:
        return
    white = sum(state.white[n] for n in inspected)
    if state.options.strict_fines == "on" and white < fine:
        charge(step, roots[0], tuple(inspected), fine, "w", why)
    else:
        part_white = min(fine, white)
        collect(step, Split(seat, tuple(inspected), part_white, fine - part_white, why))


def _inspected(state: State, roots: list[int]) -> list[int]:
    """Returns the roots and everything below them once each, the first root last as the debtor."""
    found: list[int] = []
    for root in roots:
        found.extend(n for n in branch(state, root) if n not in found)
    found.remove(roots[0])
    return [*found, roots[0]]


def interpol_checks(step: Step[State]) -> None:
    """Lets Interpol check each player with pawns on its space once (H12).

    Pawns on a parking place or behind the start line do not count.
    """
    state = step.state
    if state.interpol in PARKS:
        return
    here = [n for n in living(state) if state.space[n] == state.interpol and not state.behind[n]]
    first = len(state.pending)
    for seat in clockwise(state.turn, state.seats) if here else ():
        mine = [n for n in here if state.owner[n] == seat]
        if mine:
            inspect(step, seat, mine, "interpol")
    state.pending[first:] = reversed(state.pending[first:])


# -- paying together -----------------------------------------------------------------------------


def collect(step: Step[State], split: Split) -> None:
    """Charges a fine or tax that the payers can pay: at once if one pays, or by asking."""
    state = step.state
    if not split.white + split.black:
        return
    if len(split.payers) == 1:
        pay_split(step, split, {split.payers[0]: split.white}, {split.payers[0]: split.black})
        return
    _free_enough(state, split)
    state.pending.append(split)


def _free_enough(state: State, split: Split) -> None:
    """Drops open offers if what they leave free would not pay the split (H34)."""
    purses = [free(state, n) for n in split.payers]
    white, black = sum(p.white for p in purses), sum(p.black for p in purses)
    if white < split.white or black < split.black:
        state.offers = [offer for offer in state.offers if offer.desk not in split.payers]


def pay_split(
    step: Step[State], split: Split, whites: dict[int, int], blacks: dict[int, int]
) -> None:
    """Pays the parts of the companies; a creditor who is a player gets them by way of the bank."""
    state = step.state
    for n in split.payers:
        take(state, n, whites.get(n, 0), blacks.get(n, 0))
    if split.creditor in in_play(state):
        state.pending.append(Receive(split.creditor, split.white, split.black))


# -- the Fisc ------------------------------------------------------------------------------------


def fisc(step: Step[State], company: int) -> None:
    """Inspects the taxes of a whole group.

    Books that do not match eliminate the player (C36); then 10 % of the white and 25 % of the black
    money is due (H27).
    """
    state = step.state
    seat = state.owner[company]
    own = group(state, seat)
    if any(state.hidden[n] for n in own):
        if state.options.false_books == "eliminated":
            eliminate(step, seat, "false-books")
            return
        post(step, exposed(seat), "confiscated", who=Who(seat))
        for n in own:
            take(state, n, 0, state.black[n])
    white = part(sum(state.white[n] for n in own), FISC_WHITE)
    black = part(sum(booked(state, n) for n in own), FISC_BLACK)
    tell(step, "fisc", who=Who(seat), amount=dollars(white + black))
    if state.options.creative:
        state.pending.append(Accuse(seat))
    collect(step, Split(seat, tuple(own), white, black, "fisc"))


def accuse(step: Step[State], seat: Seat, whom: Seat) -> None:
    """Accuses a player of false books, and settles the accusation (C29)."""
    state = step.state
    own = group(state, whom)
    guilty = any(state.hidden[n] for n in own)
    poster = exposed(whom, seat) if guilty else None
    post(step, poster, "guilty" if guilty else "innocent", who=Who(seat), whom=Who(whom))
    if guilty:
        _share_out(step, whom, own)
        return
    payers = group(state, seat)
    due = part(sum(cash(state, n) for n in payers), INDEMNITY)
    white = min(due, sum(state.white[n] for n in payers))
    collect(step, Split(seat, tuple(payers), white, due - white, "indemnity", whom))


def _share_out(step: Step[State], whom: Seat, own: list[int]) -> None:
    """Gives all black money of the guilty to the others in equal parts, the rest to the bank."""
    state = step.state
    black = sum(state.black[n] for n in own)
    for n in own:
        take(state, n, 0, state.black[n])
    others = [seat for seat in in_play(state) if seat != whom]
    each = black // len(others)
    if each:
        state.pending.extend(Receive(seat, 0, each) for seat in reversed(others))
