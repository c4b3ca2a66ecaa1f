"""Stacks: laying sets down, swapping and moving them. Sets never merge (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.cover_your_assets.state import Cards, CardSet, State, Way

T = TypeVar("T")

if TYPE_CHECKING:
    from games.engine import Seat


def make_set(kind: int, cards: Cards) -> CardSet:
    """Returns a set of an asset, with its jokers under it (C5)."""
    return CardSet(kind, tuple(sorted(cards)))


def lay_down(state: State, seat: Seat, kind: int, cards: Cards) -> None:
    """Lays a new set on top of a stack."""
    state.stacks[seat] += (make_set(kind, cards),)


def swap_tops(state: State, one: Seat, other: Seat) -> None:
    """Exchanges the top sets of two players, even single ones (C42).

    A set is protected by its place (C43).
    """
    first, second = state.stacks[one], state.stacks[other]
    state.stacks[one] = (*first[:-1], second[-1])
    state.stacks[other] = (*second[:-1], first[-1])


def shift(state: State, whom: Seat, way: Way) -> None:
    """Moves a set from one end of a stack to the other; the new bottom one is safe (C44)."""
    state.stacks[whom] = turned(state.stacks[whom], way)


def turned(stack: tuple[T, ...], way: Way) -> tuple[T, ...]:
    """Returns a stack after a Move (C44)."""
    cut = -1 if way == "down" else 1
    return stack[cut:] + stack[:cut]
