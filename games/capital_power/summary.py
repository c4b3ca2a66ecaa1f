"""The situation in one sentence, public facts, a seat's hidden things, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD
from games.capital_power.companies.groups import group, in_play, lots_of, subsidiaries
from games.capital_power.names import COMPANY_NAMES, KIND_NAMES, SPOTS, country, dollars
from games.capital_power.pending import Branch, BuyBack, Debt, Receive, Split
from games.capital_power.terms import offer_text
from games.engine import Seat, Text, Who, clockwise, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View

LOANS = ("none", "white", "black")


def headline(view: View) -> Text:
    """Returns the current situation for the seat that looks."""
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


def tree(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Returns the companies of a group with their depth: the Holding first, then down the chain."""
    found: list[tuple[int, int]] = []

    def add(company: int, depth: int) -> None:
        found.append((company, depth))
        for one in subsidiaries(state, company):
            add(one, depth + 1)

    for top in group(state, seat):
        if state.mother[top] < 0:
            add(top, 0)
    return found


def owners(state: State, company: int) -> Text | None:
    """Returns the owners of a company, None for a Holding."""
    if state.mother[company] < 0:
        return None
    mother = COMPANY_NAMES[state.mother[company]]
    if state.minor[company] < 0:
        return text("capital-power-owned", mother=mother)
    return text("capital-power-founders", mother=mother, minor=COMPANY_NAMES[state.minor[company]])


def place(state: State, company: int) -> Text:
    """Returns where the pawn of a company is."""
    if state.behind[company]:
        return text("capital-power-behind")
    return SPOTS[state.space[company]]


def public_facts(state: State, company: int) -> tuple[Text, ...]:
    """Returns what the table knows of a company."""
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
    """Returns what the register of a company says to those who can read it."""
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
    """Returns the countries where a company's bribe is used."""
    return tuple(
        country(circuit.key)
        for n, circuit in enumerate(BOARD.circuits)
        if state.bribed[company] >> n & 1
    )


def holdings(view: View) -> tuple[Text, ...]:
    """Returns a seat's registers, offers and standing order, a line each."""
    if view.seat is None or view.seen.out[view.seat]:
        return ()
    state = view.seen
    lines = [
        text("capital-power-line", company=COMPANY_NAMES[n], things=register(state, n))
        for n, _ in tree(state, view.seat)
    ]
    return (*lines, *(offer_text(offer, view.seat) for offer in state.offers), *orders(view))


def orders(view: View) -> tuple[Text, ...]:
    """Returns a seat's standing order, if it has one."""
    ordered = view.seat is not None and view.seat in view.seen.orders
    return (text("capital-power-holds-order"),) if ordered else ()


def turn(view: View) -> tuple[int, ...]:
    """Returns the round and the seat whose turn it is."""
    return (view.seen.round, view.seen.turn)


def upcoming(view: View) -> tuple[Seat, ...]:
    """Returns the seats still in the game, clockwise from the one whose turn it is."""
    state = view.seen
    if state.ending:
        return ()
    return tuple(seat for seat in clockwise(state.turn, state.seats) if not state.out[seat])


def standing(view: View) -> Text | None:
    """Returns the looker's shares beside those of the best of the others.

    None for a spectator, for somebody who is out, and at the end.
    """
    state, seat = view.seen, view.seat
    if seat is None or state.ending or state.out[seat]:
        return None
    mine = lots_of(state, seat)
    others = [other for other in in_play(state) if other != seat]
    first = max(others, key=lambda other: lots_of(state, other))
    most = lots_of(state, first)
    key = "leads" if mine > most else "level" if mine == most else "behind"
    return text(
        f"capital-power-standing-{key}",
        who=Who(first), shares=mine * 10, most=most * 10, goal=state.options.lots_to_win * 10,
    )  # fmt: skip


def open_scores(view: View) -> tuple[int | None, ...]:
    """Returns everybody's shares, which all can see (C28)."""
    state = view.seen
    return tuple(
        None if state.out[seat] else lots_of(state, seat) * 10 for seat in range(state.seats)
    )


def progress(view: View) -> float:
    """Returns the progress of the leader's shares, of those sold, or of the rounds: the
    greatest.
    """
    state = view.seen
    if state.ending:
        return 1.0
    shares = max(lots_of(state, seat) for seat in range(state.seats)) / state.options.lots_to_win
    sold = 1 - state.stock / state.options.stock
    rounds = (state.round - 1) / int(state.options.round_limit)
    return min(1.0, max(shares, sold, rounds))
