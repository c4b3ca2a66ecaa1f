"""Scenes for the tests: states written down by company, and moves in notation."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.capital_power import GAME
from games.capital_power.board import BOARD
from games.capital_power.material import COMPANIES, COMPANY_KEYS, KINDS
from games.capital_power.options import Options
from games.capital_power.pending import Debt, Pending
from games.capital_power.state import State
from games.chance import Scripted
from games.choosing import to_path
from games.engine import Event, Form, Pick, Played, Refused, Seat
from tests.games.voices import voices_of

Company = dict[str, Any]
LOANS = {"white": 1, "black": 2}
ROLLING = ("roll", "roll-all", "interpol", "stake", "stake-least")


def co(**facts: Any) -> Company:
    """Returns a company: capital, kind, white, black, hidden, deposit, lots, loan (kind, open), at
    (a space), mother, minor, behind, moved, bribed (countries).
    """
    return facts


def scene(
    companies: Mapping[str, Company] | None = None,
    *,
    seats: int = 3,
    turn: Seat = 0,
    rolled: bool = False,
    interpol: str = "xe",
    stock: int | None = None,
    pending: tuple[Pending, ...] = (),
    **options: str,
) -> State:
    """Returns a turn of `turn`.

    Holdings are on a parking place in Luxembourg with nothing, unless told otherwise; `stock` lots
    are with the bank (the rest is nobody's, unless somebody is told to own it).
    """
    state = GAME.deal(seats, Options(**options), Scripted(())).state  # type: ignore[arg-type]
    state.turn, state.rolled = turn, rolled
    state.interpol = BOARD.number[interpol]
    for seat in range(seats):
        _place(state, seat * 6, co(capital=100, at="lu01", white=0))
    for key, facts in (companies or {}).items():
        _place(state, COMPANIES[key], facts)
    for n, mother in enumerate(state.mother):
        if mother >= 0:
            state.owner[n] = _owner(state, n)
    state.bank_white, state.bank_black = -sum(state.white), -sum(state.black)
    state.stock = state.options.stock - sum(state.lots) if stock is None else stock
    state.pending = list(pending)
    state.last = []
    return state


def owing(
    companies: Mapping[str, Company], due: int = 10, order: str = "wb", **options: Any
) -> State:
    """Returns a state in which blue 1 owes `due`, beside these companies."""
    debtor = COMPANIES["blue-1"]
    debt = Debt(0, debtor, (debtor,), due, order, "sumpt")
    return scene({"blue-1": co(), **companies}, pending=(debt,), **options)


def _owner(state: State, company: int) -> Seat:
    while company % 6:
        company = state.mother[company]
    return company // 6


def _place(state: State, n: int, facts: Company) -> None:
    state.capital[n] = facts.get("capital", state.capital[n] or 100)
    state.kind[n] = KINDS.index(facts.get("kind", "fin"))
    for column in ("white", "black", "hidden", "deposit", "lots"):
        getattr(state, column)[n] = facts.get(column, 0)
    kind, amount = facts.get("loan", ("white", 0))
    state.loan[n] = amount
    state.borrowed[n] = LOANS[kind] if "loan" in facts else 0
    state.space[n] = BOARD.number[facts.get("at", "lu01")]
    state.behind[n] = facts.get("behind", False)
    state.moved[n] = facts.get("moved", False)
    countries = [circuit.key for circuit in BOARD.circuits]
    state.bribed[n] = sum(1 << countries.index(key) for key in facts.get("bribed", ()))
    if n % 6:
        state.mother[n] = COMPANIES[facts.get("mother", f"{COMPANY_KEYS[n].split('-')[0]}-h")]
        state.minor[n] = COMPANIES[facts["minor"]] if "minor" in facts else -1


def played(state: State, notation: str, dice: str = "", seat: Seat | None = None) -> Played[State]:
    """Returns the state after a move (of who decides, unless said), and what happened."""
    if seat is None:
        (seat,) = GAME.deciders(state)
    chance = Scripted(dice.split())
    after = GAME.play(state, seat, to_path(notation), chance)
    assert chance.drawn == len(chance.words), "not every die was rolled"
    assert GAME.conserved(after.state) == GAME.conserved(state)
    return after


def play(state: State, *moves: str, dice: str = "", seat: Seat | None = None) -> State:
    """Returns the state after these moves, the dice falling in the first one that rolls."""
    for notation in moves:
        rolls = notation.split()[0] in ROLLING
        state = played(state, notation, dice if rolls else "", seat).state
        dice = "" if rolls else dice
    return state


def land(state: State, company: str, space: str) -> State:
    """Returns the state after a pawn was rolled to a space."""
    return landed(state, company, space).state


def landed(state: State, company: str, space: str) -> Played[State]:
    """Returns the same with what happened; the pawn is put one step before the space."""
    n, target = COMPANIES[company], BOARD.number[space]
    before = next(i for i, s in enumerate(BOARD.spaces) if s.next == (target,))
    state.space[n] = before
    state.behind[n] = state.moved[n] = False
    return played(state, f"roll {company}", "1")


def refused(state: State, notation: str, seat: Seat | None = None) -> str:
    """Returns the ruling or entry that a move is refused with; the sentence can be said."""
    if seat is None:
        (seat,) = GAME.deciders(state)
    with pytest.raises(Refused) as caught:
        GAME.play(state, seat, to_path(notation), Scripted(()))
    for voice in voices_of(GAME.key):
        assert voice(caught.value.text)
    return caught.value.rule


def options(state: State, path: str = "", seat: Seat | None = None) -> list[str]:
    """Returns the tokens that can be picked after a path."""
    if seat is None:
        (seat,) = GAME.deciders(state)
    choice = GAME.choices(GAME.view(state, seat), to_path(path))
    assert isinstance(choice, Pick)
    return [option.key for option in choice.options]


def form(state: State, path: str, seat: Seat | None = None) -> Form:
    """Returns the form after a path."""
    if seat is None:
        (seat,) = GAME.deciders(state)
    choice = GAME.choices(GAME.view(state, seat), to_path(path))
    assert isinstance(choice, Form)
    return choice


def purse(state: State, company: str) -> tuple[int, int]:
    """Returns the white and black money of a company."""
    n = COMPANIES[company]
    return state.white[n], state.black[n]


def of(state: State, column: str, company: str) -> int:
    """Returns a figure of a company."""
    value = getattr(state, column)[COMPANIES[company]]
    assert isinstance(value, int)
    return value


def place(state: State, company: str) -> str:
    """Returns where a company's pawn is."""
    return BOARD.spaces[state.space[COMPANIES[company]]].key


def told(events: tuple[Event, ...], seat: Seat | None = None) -> list[str]:
    """Returns what was told, in short: to everybody, or to one seat alone."""
    wanted = [e for e in events if (e.to is None) == (seat is None)]
    heard = [e for e in wanted if seat is None or seat in (e.to or ())]
    return [e.text.key.removeprefix("capital-power-").split("-", 1)[1] for e in heard]


def top(state: State) -> str:
    """Returns the kind of what is pending on top, nothing if nothing is."""
    return type(state.pending[-1]).__name__ if state.pending else ""
