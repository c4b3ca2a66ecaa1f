"""The hand in words, and what it shows of a roll or a fork."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.companies.groups import group, lots_of
from games.capital_power.debts.debts import shortage
from games.capital_power.foresight.prospects import Prospect, effect, interpol_fine, prospect, rolls
from games.capital_power.names import COMPANY_NAMES, SPOTS, dollars, short_sum
from games.capital_power.pending import (
    Accuse,
    Booking,
    Branch,
    BuyBack,
    Debt,
    Pending,
    Receive,
    Split,
    Stop,
)
from games.capital_power.pictures.legend_text import does_text
from games.capital_power.stops.moving import bribe_colours, bribe_target, must_roll, unmoved
from games.capital_power.summary import headline, place, register, tree
from games.capital_power.terms import offer_text
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Say

_ASKED: dict[type[Pending], str] = {
    Branch: "way",
    Stop: "stop",
    Booking: "booking",
    Split: "split",
    Debt: "debt",
    BuyBack: "buy-back",
    Accuse: "accuse",
    Receive: "receive",
}


def band(view: View) -> Text:
    """Returns whose turn it is, and what the seat is to do, in a few words."""
    state = view.seen
    if view.over:
        return headline(view)
    if not view.to_act:
        return text("capital-power-band-wait", who=Who(view.asked[0]))
    if state.pending:
        return _asked(state.pending[-1])
    roller = about_to_roll(view)
    if roller < 0:
        return text("capital-power-band-interpol")
    return text("capital-power-band-roll", company=COMPANY_NAMES[roller])


def _asked(top: Pending) -> Text:
    """Returns what is asked of the seat in a few words."""
    company = top.company if isinstance(top, Branch | Stop | Booking | Debt | BuyBack) else -1
    if isinstance(top, Branch) and company < 0:
        return text("capital-power-band-interpol-way")
    due = top.due if isinstance(top, Debt) else 0
    due = top.white + top.black if isinstance(top, Split | Receive) else due
    return text(
        f"capital-power-band-{_ASKED[type(top)]}",
        company=COMPANY_NAMES[company], amount=short_sum(due),
    )  # fmt: skip


def about_to_roll(view: View) -> int:
    """Returns the company of the seat whose roll comes next, -1 if none does now."""
    state, seat = view.seen, view.seat
    if seat is None or not view.to_act or state.pending:
        return -1
    pawns = must_roll(state, seat) or unmoved(state, seat)
    return pawns[0] if pawns else -1


def bribe_to(state: State, company: int) -> int:
    """Returns where a bribe would lead a company, -1 where none is possible."""
    return bribe_target(state, company) if bribe_colours(state, company) else -1


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


# -- in words ------------------------------------------------------------------------------------


def write_hand(view: View, say: Say) -> str:
    """Returns the turn, what the seat has, and what it is asked about."""
    state, seat = view.seen, view.seat
    lines = [f"**{say(band(view))}**"]
    if seat is None or not group(state, seat):
        return "\n".join([*lines, say(text("capital-power-no-group"))])
    own = group(state, seat)
    lines.append(say(text(
        "capital-power-hand-has",
        shares=lots_of(state, seat) * 10, goal=state.options.lots_to_win * 10,
        white=dollars(sum(state.white[n] for n in own)),
        black=dollars(sum(state.black[n] for n in own)),
    )))  # fmt: skip
    for n, _ in tree(state, seat):
        facts = (place(state, n), *register(state, n))
        line = text("capital-power-line", company=COMPANY_NAMES[n], things=facts)
        lines.append(f"- {say(line)}")
    if view.to_act:
        lines += _question(view, say)
    lines += [f"> {say(offer_text(offer, seat))}" for offer in state.offers if offer.to == seat]
    return "\n".join(lines)


def _question(view: View, say: Say) -> list[str]:
    """Returns what a roll leads to, or the ways, the space or the debt that is asked about."""
    state, roller = view.seen, about_to_roll(view)
    top = state.pending[-1] if state.pending else None
    if roller >= 0:
        return _rolls(state, roller, say)
    if isinstance(top, Branch):
        return [f"- {say(_way(one))}" for one in targets_of(state, top)]
    if isinstance(top, Stop):
        spot, kind = SPOTS[state.space[top.company]], SPACES[state.space[top.company]].kind
        return [say(text("capital-power-hand-does", spot=spot, does=does_text(state, kind)))]
    return [say(debt_line(state, top))] if isinstance(top, Debt) else []


def debt_line(state: State, debt: Debt) -> Text:
    """Returns what a company owes and what of it is missing."""
    return text(
        "capital-power-hand-debt",
        company=COMPANY_NAMES[debt.company],
        due=short_sum(debt.due), missing=short_sum(shortage(state, debt)),
    )  # fmt: skip


def _rolls(state: State, company: int, say: Say) -> list[str]:
    lines = [f"**{say(text('capital-power-hand-roll'))}**"]
    lines += [
        "- " + say(text("capital-power-roll-line", die=side, ways=tuple(_way(one) for one in ways)))
        for side, ways in enumerate(rolls(state, company), 1)
    ]
    target = bribe_to(state, company)
    if target >= 0:
        lines.append(say(text("capital-power-hand-bribe", space=SPOTS[target])))
    return lines


def _way(one: Prospect) -> Text:
    key = "roll-way-threat" if one.sides else "roll-way"
    return text(
        f"capital-power-{key}",
        spot=SPOTS[one.space], effect=effect(one), fine=dollars(one.fine),
    )  # fmt: skip
