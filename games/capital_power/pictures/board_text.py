"""The sheets in words: the text twins of the pictures, the headline, a seat's own registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.groups import lots_of
from games.capital_power.names import COMPANY_NAMES, SPOTS, dollars
from games.capital_power.summary import headline, place, public_facts, register, tree
from games.capital_power.terms import offer_text
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Say, Seat


def write_board(view: View, say: Say) -> str:
    """Returns the board in words: the players with their shares, where every pawn is, the last
    play.
    """
    state = view.seen
    lines = [f"**{say(headline(view))}**", say(status(state))]
    for seat in range(state.seats):
        pawns = tuple(
            text("capital-power-pawn", company=COMPANY_NAMES[n], place=place(state, n))
            for n, _ in tree(state, seat)
        )
        line = say(player_line(view, seat))
        if pawns:
            line = say(
                text("capital-power-board-line", player=player_line(view, seat), pawns=pawns)
            )
        lines.append(f"- {line}")
    lines += [f"> {say(line)}" for line in view.last]
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
    public = books_are_public(view)
    lines = []
    for seat in range(view.seen.seats):
        lines.append(f"**{say(player_line(view, seat))}**")
        if public:
            lines += tree_lines(view, seat, say)
        else:
            lines += [
                f"{'  ' * depth}- {_line(n, public_facts(view.seen, n), say)}"
                for n, depth in tree(view.seen, seat)
            ]
    return "\n".join([*lines, "", say(bank_line(view))])


def books_are_public(view: View) -> bool:
    """Whether everybody can read every register: at a table with open books, and at the end."""
    return len(view.open_books) == view.seen.seats


def bank_line(view: View) -> Text:
    """Returns what everybody knows of the bank's register, all of it if the books are public."""
    state = view.seen
    sold = (state.options.stock - state.stock) * 10
    if books_are_public(view):
        return text(
            "capital-power-bank-register",
            shares=sold, loans=dollars(sum(state.loan)), deposits=dollars(sum(state.deposit)),
        )  # fmt: skip
    loans = sum(amount > 0 for amount in state.loan)
    return text("capital-power-bank-public", shares=sold, count=loans)
