"""The truth in Capital Power."""

from __future__ import annotations

import msgspec

from games.capital_power.options import Options  # noqa: TC001 - msgspec reads field types
from games.capital_power.pending import Offer, Pending  # noqa: TC001 - the same
from games.engine import Seat, Text  # noqa: TC001 - the same
from games.states import State as EngineState


class Ending(msgspec.Struct, frozen=True):
    """The end of the game: its kind (``shares``, ``sell-out``, ``survivor``, ``limit``), the
    winner.
    """

    kind: str
    winner: Seat


class State(EngineState, kw_only=True):
    """A game. Lists over companies go by their number (`games.capital_power.material`).

    round: from 1. turn: the seat whose turn it is. rolled: whether a pawn was moved this turn, so
    that transfers are over (C13). rolling: whether pawns that need no decision are rolled on.
    closing: Interpol has moved, the turn ends when nothing is pending. die: the last roll. kind: by
    company, 0 is a pawn in the box. capital, white, black, deposit: thousands; hidden: the part of
    the black money that is off the books. lots: bank shares. loan: what is still open, borrowed:
    the kind of loan (0 never, 1 white, 2 black). mother: the parent, which holds 100 or 60 %, -1
    for none; minor: the company that holds 40 %, -1 for none. owner: the seat that controls it.
    space: by company; behind: it has not left its start yet; moved: its pawn had its move in this
    turn; bribed: the countries (as bits) where it has used its bribe; skimmed: whether the banker
    was bribed for it in this lap. pending: decisions to be made, the last first. offers: open
    offers of deals. acts, offered: by seat, transfers and the like and offers made in this turn
    (H37). stock: lots the bank still has. bank_white, bank_black: what the bank has taken in less
    what it has paid. interpol: its space. out: by seat, 0 or the rank of its elimination, from 1.
    history: a row for each round, with lots, white, black, hidden and deposits of each seat. last:
    the last lines the table was told. orders: the seats for which routine questions are settled out
    of turn.
    """

    options: Options
    seats: int
    round: int
    turn: Seat
    rolled: bool
    rolling: bool
    closing: bool
    die: int
    kind: list[int]
    capital: list[int]
    white: list[int]
    black: list[int]
    hidden: list[int]
    deposit: list[int]
    lots: list[int]
    loan: list[int]
    borrowed: list[int]
    mother: list[int]
    minor: list[int]
    owner: list[int]
    space: list[int]
    behind: list[bool]
    moved: list[bool]
    bribed: list[int]
    skimmed: list[bool]
    pending: list[Pending]
    offers: list[Offer]
    acts: list[int]
    offered: list[int]
    stock: int
    bank_white: int
    bank_black: int
    interpol: int
    out: list[int]
    history: list[tuple[int, ...]]
    last: list[Text]
    ending: Ending | None = None
    orders: tuple[Seat, ...] = ()


COLUMNS = 5
"""The number of figures for a seat in a row of the history."""


def deciders(state: State) -> frozenset[Seat]:
    """Returns the seat that has something to decide, otherwise the one whose turn it is."""
    if state.ending:
        return frozenset()
    return frozenset((state.pending[-1].seat if state.pending else state.turn,))


def conserved(state: State) -> tuple[int, int, int, int]:
    """Returns what no move changes: white and black money with the bank's, shares, pawns.

    The bank pays from nothing, so all money together counts as 0.
    """
    return (
        sum(state.white) + state.bank_white,
        sum(state.black) + state.bank_black,
        sum(state.lots) + state.stock,
        len(state.kind),
    )
