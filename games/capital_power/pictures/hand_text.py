"""The hand in words, and what it shows of a roll or a fork."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.foresight.prospects import Prospect, effect, interpol_fine, prospect, rolls
from games.capital_power.names import COMPANY_NAMES, SPOTS, dollars
from games.capital_power.pictures.board_text import write_ledger
from games.capital_power.stops.moving import must_roll, unmoved
from games.engine import Text, text

if TYPE_CHECKING:
    from games.capital_power.pending import Branch
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Say


def about_to_roll(view: View) -> int:
    """Returns the company of the seat whose roll comes next, -1 if none does now."""
    state, seat = view.seen, view.seat
    if seat is None or not view.to_act or state.pending:
        return -1
    pawns = must_roll(state, seat) or unmoved(state, seat)
    return pawns[0] if pawns else -1


def targets_of(state: State, branch: Branch) -> list[Prospect]:
    """Returns what the ways of a fork lead to; for Interpol, what it would take from the seat."""
    if branch.company >= 0:
        return [prospect(state, branch.company, target) for target in branch.targets]
    return [_interpol(state, branch, target) for target in branch.targets]


def _interpol(state: State, branch: Branch, target: int) -> Prospect:
    fine = interpol_fine(state, branch.seat, target)
    return Prospect(target, -fine, out=False, short=False, choice="", sides=0, fine=0)


def effect_of(one: Prospect, say: Say) -> str:
    """Returns what a space would do, in two or three words: "−$33k", "buy shares"."""
    return say(effect(one))


def write_hand(view: View, say: Say) -> str:
    """Returns the seat's group in words, and what its next roll leads to."""
    lines = [write_ledger(view, say)]
    company = about_to_roll(view)
    if company >= 0:
        lines += ["", f"**{say(text('capital-power-hand-roll', company=COMPANY_NAMES[company]))}**"]
        lines += [
            say(text("capital-power-roll-line", die=side, ways=tuple(_way(one) for one in ways)))
            for side, ways in enumerate(rolls(view.seen, company), 1)
        ]
    return "\n".join(lines)


def _way(one: Prospect) -> Text:
    key = "roll-way-threat" if one.sides else "roll-way"
    return text(
        f"capital-power-{key}",
        spot=SPOTS[one.space], effect=effect(one), fine=dollars(one.fine),
    )  # fmt: skip
