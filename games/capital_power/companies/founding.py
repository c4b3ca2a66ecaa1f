"""Founding companies (2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.board import BOARD
from games.capital_power.companies.groups import free_numbers, rooted_group
from games.capital_power.companies.ledger import Purse, free, shift
from games.capital_power.lines import tell
from games.capital_power.material import CAPITAL_STEP, COMPANY_KEYS, part
from games.capital_power.names import COMPANY_NAMES, KIND_NAMES, dollars
from games.engine import Who

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.capital_power.state import State
    from games.step import Step

ALONE = "alone"


class Founders(msgspec.Struct, frozen=True):
    """The founders of a company: the parent pays 100 or 60 %, the minority owner 40 %
    (-1: none).
    """

    mother: int
    minor: int = -1

    def shares(self, capital: int) -> dict[int, int]:
        """Returns what each of them pays."""
        if self.minor < 0:
            return {self.mother: capital}
        return {self.mother: part(capital, (3, 5)), self.minor: part(capital, (2, 5))}


def founders(state: State, company: int) -> dict[str, Founders]:
    """Returns the ways in which the company on An can found another one, by their tokens.

    It can do so alone, or with the minority or the majority of a second company of the group.
    """
    return {key: way for key, way in _ways(state, company) if greatest_capital(state, way)}


def _ways(state: State, company: int) -> Iterator[tuple[str, Founders]]:
    """Yields the ways to found a company if there were enough money, with their tokens."""
    yield ALONE, Founders(company)
    for other in rooted_group(state, state.owner[company]):
        if other != company:
            yield f"{COMPANY_KEYS[other]}-minor", Founders(company, other)
            yield f"{COMPANY_KEYS[other]}-major", Founders(other, company)


def greatest_capital(state: State, way: Founders) -> int:
    """Returns the most capital these founders can pay, a multiple of 5 so that shares are exact."""
    most = free(state, way.mother).total
    if way.minor >= 0:
        most = min(part(most, (5, 3)), part(free(state, way.minor).total, (5, 2)))
    return most - most % CAPITAL_STEP


def can_found(state: State, company: int) -> bool:
    """Whether there is money and a pawn for a new company."""
    able = any(greatest_capital(state, way) for _, way in _ways(state, company))
    return able and bool(free_numbers(state, state.owner[company]))


def found(
    step: Step[State], way: Founders, kind: int, capital: int, purses: dict[int, Purse]
) -> None:
    """Founds a company: the notes that its founders pay are its capital and its cash.

    Its pawn waits at the start until the next turn.
    """
    state = step.state
    owner = state.owner[way.mother]
    new = free_numbers(state, owner)[0]
    state.kind[new] = kind
    state.capital[new] = capital
    state.mother[new], state.minor[new], state.owner[new] = way.mother, way.minor, owner
    express = state.options.length == "express"
    state.space[new] = BOARD.number["xn"] if express else BOARD.start
    state.behind[new] = state.moved[new] = True
    for founder, purse in purses.items():
        shift(state, founder, new, purse, purse.hidden)
    names = tuple(COMPANY_NAMES[n] for n in purses)
    tell(
        step, "founds", who=Who(owner), company=COMPANY_NAMES[new], kind=KIND_NAMES[kind],
        capital=dollars(capital), founders=names,
    )  # fmt: skip
