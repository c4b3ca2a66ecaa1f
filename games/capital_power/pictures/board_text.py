"""What the sheets say in words: the text twins of the pictures, the headline, the own registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD
from games.capital_power.choices.deals import offer_text
from games.capital_power.companies.groups import daughters, group, lots_of
from games.capital_power.material import COMPANY_NAMES, KIND_NAMES, SPOTS, dollars
from games.capital_power.pending import Branch, BuyBack, Debt, Receive, Split
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Say, Seat

LOANS = ("none", "white", "black")


# -- where the game stands -----------------------------------------------------------------------


def headline(view: View) -> Text:
    """Where the game stands, for who looks."""
    state = view.seen
    if state.ending:
        return text("capital-power-headline-over", who=Who(state.ending.winner))
    top = state.pending[-1] if state.pending else None
    who = Who(view.asked[0])
    if isinstance(top, Branch):
        if top.company < 0:
            return text("capital-power-headline-interpol", who=who)
        return text("capital-power-headline-way", who=who, company=COMPANY_NAMES[top.company])
    if isinstance(top, Split):
        amount = dollars(top.white + top.black)
        return text("capital-power-headline-split", who=who, amount=amount)
    if isinstance(top, Debt):
        return text(
            "capital-power-headline-debt",
            who=who, company=COMPANY_NAMES[top.company], amount=dollars(top.due),
        )  # fmt: skip
    if isinstance(top, BuyBack):
        name = COMPANY_NAMES[top.company]
        return text("capital-power-headline-buy-back", who=who, company=name)
    if isinstance(top, Receive):
        return text("capital-power-headline-receive", who=who)
    if view.to_act:
        return text("capital-power-headline-own", round=state.round)
    return text("capital-power-headline-turn", round=state.round, who=who)


# -- companies -----------------------------------------------------------------------------------


def tree(state: State, seat: Seat) -> list[tuple[int, int]]:
    """The companies of a group with how deep each lies: the Holding first, then down the chain."""
    found: list[tuple[int, int]] = []

    def add(company: int, depth: int) -> None:
        found.append((company, depth))
        for one in daughters(state, company):
            add(one, depth + 1)

    for top in group(state, seat):
        if state.mother[top] < 0:
            add(top, 0)
    return found


def owners(state: State, company: int) -> Text | None:
    """Who owns it, None for a Holding."""
    if state.mother[company] < 0:
        return None
    mother = COMPANY_NAMES[state.mother[company]]
    if state.minor[company] < 0:
        return text("capital-power-owned", mother=mother)
    return text("capital-power-founders", mother=mother, minor=COMPANY_NAMES[state.minor[company]])


def place(state: State, company: int) -> Text:
    """Where its pawn stands."""
    if state.behind[company]:
        return text("capital-power-behind")
    return SPOTS[state.space[company]]


def public_facts(state: State, company: int) -> tuple[Text, ...]:
    """What the table knows of a company."""
    facts = [
        text(
            "capital-power-capital",
            kind=KIND_NAMES[state.kind[company]], capital=dollars(state.capital[company]),
        ),
        place(state, company),
    ]  # fmt: skip
    owned = owners(state, company)
    if owned:
        facts.append(owned)
    if state.loan[company]:
        facts.append(text(f"capital-power-loan-{LOANS[state.borrowed[company]]}"))
    if state.lots[company]:
        facts.append(text("capital-power-shares", shares=state.lots[company] * 10))
    return tuple(facts)


def register(state: State, company: int) -> tuple[Text, ...]:
    """What the register of a company says to who may read it."""
    facts = [text("capital-power-white", amount=dollars(state.white[company]))]
    facts.append(text("capital-power-black", amount=dollars(state.black[company])))
    if state.hidden[company]:
        facts.append(text("capital-power-hidden", amount=dollars(state.hidden[company])))
    if state.deposit[company]:
        facts.append(text("capital-power-deposit", amount=dollars(state.deposit[company])))
    if state.lots[company]:
        facts.append(text("capital-power-shares", shares=state.lots[company] * 10))
    if state.loan[company]:
        key = f"capital-power-loan-of-{LOANS[state.borrowed[company]]}"
        facts.append(text(key, amount=dollars(state.loan[company])))
    used = bribed_in(state, company)
    if used:
        facts.append(text("capital-power-bribed", countries=used))
    return tuple(facts)


def bribed_in(state: State, company: int) -> tuple[Text, ...]:
    """Countries where its bribe is used."""
    return tuple(
        country(circuit.key)
        for n, circuit in enumerate(BOARD.circuits)
        if state.bribed[company] >> n & 1
    )


def country(key: str) -> Text:
    """A country by its key on the board."""
    return text(f"capital-power-country-{key.lower()}")


def holdings(view: View) -> tuple[Text, ...]:
    """The own registers, offers and standing order, a line each."""
    if view.seat is None or view.seen.out[view.seat]:
        return ()
    state = view.seen
    lines = [
        text("capital-power-line", company=COMPANY_NAMES[n], things=register(state, n))
        for n, _ in tree(state, view.seat)
    ]
    orders = [text("capital-power-holds-order")] if view.seat in state.orders else []
    return (*lines, *(offer_text(offer) for offer in state.offers), *orders)


# -- sheets --------------------------------------------------------------------------------------


def write_board(view: View, say: Say) -> str:
    """The board in words."""
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
    """Round, Interpol and the bank's stock."""
    return text(
        "capital-power-status",
        round=state.round, rounds=int(state.options.round_limit),
        spot=SPOTS[state.interpol], shares=state.stock * 10,
    )  # fmt: skip


def player_line(view: View, seat: Seat) -> Text:
    """A player with shares, and with creative books what the registers declare together."""
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
    """The own group in words."""
    if view.seat is None or view.seen.out[view.seat]:
        return say(text("capital-power-no-group"))
    lines = [f"**{say(player_line(view, view.seat))}**", *tree_lines(view, view.seat, say)]
    if view.seen.offers:
        lines += ["", *(f"> {say(offer_text(offer))}" for offer in view.seen.offers)]
    return "\n".join(lines)


def tree_lines(view: View, seat: Seat, say: Say) -> list[str]:
    """A group as a tree, with the registers that may be read."""
    state = view.seen
    lines = []
    for n, depth in tree(state, seat):
        facts = public_facts(state, n)[:1] + (register(state, n) if view.knows(n) else ())
        if not view.knows(n):
            facts = public_facts(state, n)
        lines.append(f"{'  ' * depth}- {_line(n, facts, say)}")
    return lines


def write_groups(view: View, say: Say) -> str:
    """All groups in words, as everybody may know them."""
    lines = []
    for seat in range(view.seen.seats):
        lines.append(f"**{say(player_line(view, seat))}**")
        for n, depth in tree(view.seen, seat):
            lines.append(f"{'  ' * depth}- {_line(n, public_facts(view.seen, n), say)}")
    return "\n".join([*lines, "", say(bank_public(view.seen))])


def bank_public(state: State) -> Text:
    """What everybody knows of the bank's register."""
    loans = sum(amount > 0 for amount in state.loan)
    sold = (state.options.stock - state.stock) * 10
    return text("capital-power-bank-public", shares=sold, count=loans)
