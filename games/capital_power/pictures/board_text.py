"""The sheets in words: the text twins of the pictures, the headline, a seat's own registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.groups import lots_of
from games.capital_power.names import COMPANY_NAMES, SPOTS, dollars
from games.capital_power.summary import headline, public_facts, register, tree
from games.capital_power.terms import offer_text
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Say, Seat

# -- where the game stands -----------------------------------------------------------------------


# -- companies -----------------------------------------------------------------------------------


# -- sheets --------------------------------------------------------------------------------------


def write_board(view: View, say: Say) -> str:
    """Returns the board in words."""
    state = view.seen
    lines = [f"**{say(headline(view))}**", say(status(state)), ""]
    for seat in range(state.seats):
        lines.append(f"**{say(player_line(view, seat))}**")
        for n, _ in tree(state, seat):
            lines.append(f"- {_line(n, public_facts(state, n), say)}")
    if view.last:
        lines += ["", *(f"> {say(line)}" for line in view.last)]
    return "\n".join(lines)


def status(state: State) -> Text:
    """Returns the round, Interpol and the bank's stock."""
    return text(
        "capital-power-status",
        round=state.round, rounds=int(state.options.round_limit),
        spot=SPOTS[state.interpol], shares=state.stock * 10,
    )  # fmt: skip


def player_line(view: View, seat: Seat) -> Text:
    """Returns a player with shares, and with creative books what the registers declare together."""
    state = view.seen
    if state.out[seat]:
        return text("capital-power-player-out", who=Who(seat))
    shares = lots_of(state, seat) * 10
    if view.declared:
        amount = dollars(view.declared[seat])
        return text("capital-power-player-books", who=Who(seat), shares=shares, amount=amount)
    return text("capital-power-player-shares", who=Who(seat), shares=shares)


def _line(company: int, facts: tuple[Text, ...], say: Say) -> str:
    return say(text("capital-power-line", company=COMPANY_NAMES[company], things=facts))


def write_ledger(view: View, say: Say) -> str:
    """Returns the seat's own group in words."""
    if view.seat is None or view.seen.out[view.seat]:
        return say(text("capital-power-no-group"))
    lines = [f"**{say(player_line(view, view.seat))}**", *tree_lines(view, view.seat, say)]
    if view.seen.offers:
        lines += ["", *(f"> {say(offer_text(offer, view.seat))}" for offer in view.seen.offers)]
    return "\n".join(lines)


def tree_lines(view: View, seat: Seat, say: Say) -> list[str]:
    """Returns a group as a tree, with the registers that can be read."""
    state = view.seen
    lines = []
    for n, depth in tree(state, seat):
        facts = public_facts(state, n)[:1] + (register(state, n) if view.knows(n) else ())
        if not view.knows(n):
            facts = public_facts(state, n)
        lines.append(f"{'  ' * depth}- {_line(n, facts, say)}")
    return lines


def write_groups(view: View, say: Say) -> str:
    """Returns all groups in words, as everybody can know them."""
    lines = []
    for seat in range(view.seen.seats):
        lines.append(f"**{say(player_line(view, seat))}**")
        for n, depth in tree(view.seen, seat):
            lines.append(f"{'  ' * depth}- {_line(n, public_facts(view.seen, n), say)}")
    return "\n".join([*lines, "", say(bank_public(view.seen))])


def bank_public(state: State) -> Text:
    """Returns what everybody knows of the bank's register."""
    loans = sum(amount > 0 for amount in state.loan)
    sold = (state.options.stock - state.stock) * 10
    return text("capital-power-bank-public", shares=sold, count=loans)
