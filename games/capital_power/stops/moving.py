"""Pawns and Interpol on the move: rolls, forks, bribes (2.4 to 2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import (
    BRIBE_TARGETS,
    INTERPOL_WAYS,
    PARKS,
    SPACES,
    WAYS,
    lap_completed,
)
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import Purse, free, spend
from games.capital_power.lines import tell
from games.capital_power.material import BRIBE
from games.capital_power.names import COMPANY_NAMES, SPOTS
from games.capital_power.pending import Branch
from games.capital_power.stops.inspections import interpol_checks
from games.capital_power.stops.spaces import land
from games.engine import Who

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat
    from games.step import Step

INTERPOL = -1
"""Interpol's pawn, as a company number."""


def unmoved(state: State, seat: Seat) -> list[int]:
    """Returns the pawns of a seat that have not moved in this turn."""
    return [n for n in group(state, seat) if not state.moved[n]]


def parked(state: State, company: int) -> bool:
    """Whether a company is on a parking place, which it need not leave."""
    return state.space[company] in PARKS


def must_roll(state: State, seat: Seat) -> list[int]:
    """Returns the pawns that still have to move, those not parked (2.4)."""
    return [n for n in unmoved(state, seat) if not parked(state, n)]


def bribe_target(state: State, company: int) -> int:
    """Returns where a bribe would bring a company, -1 if it can use none.

    It cannot if it used one in this country (C20), if nothing is ahead (H10), on a crossing, or
    behind the start line.
    """
    space = state.space[company]
    target = BRIBE_TARGETS[space]
    if target < 0 or state.behind[company]:
        return -1
    return -1 if state.bribed[company] >> SPACES[space].circuit & 1 else target


def can_bribe(state: State, company: int) -> bool:
    """Whether a company can use a bribe instead of its roll, and pay for it."""
    return (
        not state.moved[company]
        and bribe_target(state, company) >= 0
        and max(free(state, company)) >= BRIBE
    )


def bribe_colours(state: State, company: int) -> dict[str, Purse]:
    """Returns the colours in which a company can pay a bribe, the whole of it in one (H42)."""
    white, booked, hidden = free(state, company)
    ways = (
        ("black", booked, Purse(booked=BRIBE)),
        ("hidden", hidden, Purse(hidden=BRIBE)),
        ("white", white, Purse(white=BRIBE)),
    )
    return {colour: cost for colour, has, cost in ways if has >= BRIBE}


# -- moves ---------------------------------------------------------------------------------------


def roll(step: Step[State], company: int) -> None:
    """Rolls the die for a pawn and moves it; where its way forks, its player is asked."""
    state = step.state
    state.rolled = state.moved[company] = True
    state.die = step.chance.die()
    ends = WAYS[state.space[company]][state.die - 1]
    owner, name = Who(state.owner[company]), COMPANY_NAMES[company]
    if len(ends) > 1:
        tell(step, "forks", who=owner, company=name, die=state.die)
        state.pending.append(Branch(state.owner[company], company, state.die, ends))
        return
    tell(step, "rolls", who=owner, company=name, die=state.die, spot=SPOTS[ends[0]])
    _arrive(step, company, ends[0])


def go(step: Step[State], branch: Branch, target: int) -> None:
    """Takes one of the ways of a fork, with a pawn or with Interpol."""
    if branch.company == INTERPOL:
        _stop_interpol(step, target)
        return
    owner, name = Who(branch.seat), COMPANY_NAMES[branch.company]
    tell(step, "goes", who=owner, company=name, spot=SPOTS[target])
    _arrive(step, branch.company, target)


def _arrive(step: Step[State], company: int, target: int) -> None:
    state = step.state
    lap = lap_completed(state.space[company], target)
    if lap >= 0:
        state.bribed[company] &= 1 << lap
        state.skimmed[company] = False
    state.space[company] = target
    state.behind[company] = False
    land(step, company)


def bribe(step: Step[State], company: int, cost: Purse) -> None:
    """Pays for the way to the nearest FN, bank or exchange ahead, and stops there (2.6)."""
    state = step.state
    target = bribe_target(state, company)
    state.rolled = state.moved[company] = True
    spend(state, company, cost)
    state.bribed[company] |= 1 << SPACES[target].circuit
    tell(
        step, "bribes", who=Who(state.owner[company]), company=COMPANY_NAMES[company],
        spot=SPOTS[target],
    )  # fmt: skip
    _arrive(step, company, target)


def stay(step: Step[State], company: int) -> None:
    """Leaves a parked pawn where it is."""
    step.state.moved[company] = True
    tell(
        step, "stays", who=Who(step.state.owner[company]), company=COMPANY_NAMES[company],
        spot=SPOTS[step.state.space[company]],
    )  # fmt: skip


def roll_interpol(step: Step[State]) -> None:
    """Moves Interpol against the arrows at the end of the turn.

    At a crossing the roller chooses, or chance does (H11).
    """
    state = step.state
    state.closing = True
    state.die = step.chance.die()
    ends = INTERPOL_WAYS[state.interpol][state.die - 1]
    if len(ends) > 1 and state.options.interpol_branch == "chosen":
        tell(step, "interpol-forks", who=Who(state.turn), die=state.die)
        state.pending.append(Branch(state.turn, INTERPOL, state.die, ends))
        return
    target = ends[0]
    if len(ends) > 1:
        target = step.chance.draw(list(ends), lambda space: SPACES[space].key)
    _stop_interpol(step, target)


def _stop_interpol(step: Step[State], target: int) -> None:
    step.state.interpol = target
    tell(step, "interpol", die=step.state.die, spot=SPOTS[target])
    interpol_checks(step)
