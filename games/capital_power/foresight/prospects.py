"""The outlook of a roll: what each space a company can reach would do, as far as its seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.board import INTERPOL_WAYS, PARKS, SIDES, WAYS
from games.capital_power.companies.groups import branch, group
from games.capital_power.companies.ledger import booked, declared
from games.capital_power.foresight.outlook import outlook
from games.capital_power.names import SPACE_NAMES, short_sum
from games.capital_power.pending import Stop
from games.capital_power.stops.spaces import land
from games.capital_power.stops.stops import stop_verbs
from games.chance import Scripted
from games.engine import Text, text
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat


class Prospect(NamedTuple):
    """What stopping on a space would do to the group of a company.

    change: of its money at once, in thousands. out: whether it would end the game for the player.
    short: whether cash, deposits and shares would not pay it. choice: the first word of what could
    be decided there, empty if nothing. sides: on how many sides of the die Interpol would come
    there at the end of the turn; fine: what it would take.
    """

    space: int
    change: int
    out: bool
    short: bool
    choice: str
    sides: int
    fine: int

    @property
    def worth(self) -> tuple[int, ...]:
        """A figure to compare prospects by; greater is better."""
        usable = _WANTED.get(self.choice, 0)
        return (not self.out, not self.short, self.change, usable, -self.sides * self.fine)


_WANTED = {"buy": 3, "found": 2, "borrow": 2, "launder": 2, "withdraw": 1, "deposit": 1}
"""What players mostly hope to stop for, where money alone makes no difference."""


def prospect(state: State, company: int, space: int) -> Prospect:
    """Returns what stopping on a space would do; tried on a copy, without chance."""
    step = Step(clone(state), Scripted(()))
    after, seat = step.state, state.owner[company]
    after.space[company], after.behind[company] = space, False
    before = outlook(after, seat)
    land(step, company)
    found = outlook(after, seat)
    top = next((p for p in after.pending if isinstance(p, Stop)), None)
    change = found.money - before.money if found.within else 0
    choice = ""
    if top is not None:
        verbs = stop_verbs(after, top)
        choice = "" if verbs == ["pass"] else "must-stake" if verbs[-1] != "pass" else verbs[0]
        change += top.interest
        if top.kind == "coup":
            choice, change = "", -_coup(state, company)
    fine = sum(booked(after, n) for n in branch(after, company)) if found.within else 0
    sides = interpol_sides(state, space) if fine else 0
    return Prospect(space, change, not found.within, found.gap < before.gap, choice, sides, fine)


def _coup(state: State, company: int) -> int:
    """Returns the smaller loss at a coup d'état, where creative books leave a choice."""
    losses = [declared(state, company)]
    if state.black[company] >= state.capital[company]:
        losses.append(state.capital[company])
    return min(losses)


def interpol_sides(state: State, space: int) -> int:
    """Returns on how many sides of the die Interpol must or may stop on a space."""
    if space in PARKS:
        return 0
    return sum(space in ends for ends in INTERPOL_WAYS[state.interpol])


def interpol_fine(state: State, seat: Seat, space: int) -> int:
    """Returns what Interpol would take from a seat if it stopped on a space now (H12)."""
    here = [
        n for n in group(state, seat)
        if state.space[n] == space and space not in PARKS and not state.behind[n]
    ]  # fmt: skip
    return sum(booked(state, n) for n in {one for n in here for one in branch(state, n)})


def rolls(state: State, company: int) -> list[list[Prospect]]:
    """Returns for each side of the die the ways of a company, the best one first."""
    found = {
        space: prospect(state, company, space)
        for ends in WAYS[state.space[company]]
        for space in ends
    }
    by_side = (WAYS[state.space[company]][side - 1] for side in SIDES)
    return [
        sorted((found[end] for end in ends), key=lambda one: one.worth, reverse=True)
        for ends in by_side
    ]


def effect(one: Prospect) -> Text:
    """Returns what a space would do, in two or three words: "−$33k", "buy shares"."""
    if one.out or one.short:
        return text(f"capital-power-prospect-{'out' if one.out else 'short'}")
    if one.change:
        key = "less" if one.change < 0 else "more"
        return text(f"capital-power-{key}", amount=short_sum(abs(one.change)))
    return text(
        f"capital-power-prospect-{one.choice or ('safe' if one.space in PARKS else 'nothing')}"
    )


def extremes(state: State, company: int) -> Text:
    """Returns the best and the worst that a roll of a company can lead to."""
    sides = [(ways[0], side) for side, ways in enumerate(rolls(state, company), 1)]
    (best, high), (worst, low) = max(sides, key=_worth), min(sides, key=_worth)
    return text(
        "capital-power-extremes",
        best=SPACE_NAMES[best.space], gain=effect(best), high=high,
        worst=SPACE_NAMES[worst.space], loss=effect(worst), low=low,
    )  # fmt: skip


def _worth(one: tuple[Prospect, int]) -> tuple[int, ...]:
    return one[0].worth
