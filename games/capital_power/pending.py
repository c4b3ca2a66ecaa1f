"""Decisions that are pending, and open offers.

A state keeps what is pending as a pile: the last is decided first. Branches, splits, debts,
buy-backs and receipts are known to the whole table; stops, bookings and accusations only to the
seat that is asked, because whether there is anything to decide depends on hidden cash.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine import Seat  # noqa: TC001 - msgspec reads field types

BANK = -1
"""The bank as a creditor."""


class Branch(msgspec.Struct, frozen=True, tag="branch"):
    """A fork in the way of a pawn (-1: Interpol) after its roll: the spaces it can stop on."""

    seat: Seat
    company: int
    die: int
    targets: tuple[int, ...]


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """A company on a space where something can be done.

    kind: of the space. interest: due at a bank if nothing is withdrawn by this stop (2.9).
    withdrawn: whether something was.
    """

    seat: Seat
    company: int
    kind: str
    interest: int = 0
    withdrawn: bool = False


class Booking(msgspec.Struct, frozen=True, tag="booking"):
    """Black money that came in, with creative books.

    `black` of it can stay off the books; the banker can be bribed to pay up to `skim` more.
    """

    seat: Seat
    company: int
    black: int
    skim: int


class Split(msgspec.Struct, frozen=True, tag="split"):
    """A fine or tax that several companies can pay, each a part.

    why: the entry of the reason (``ggff``, ``interpol``, ``fisc``, ``indemnity``). creditor: a
    seat, or the bank.
    """

    seat: Seat
    payers: tuple[int, ...]
    white: int
    black: int
    why: str
    creditor: Seat = BANK


class Debt(msgspec.Struct, frozen=True, tag="debt"):
    """A compulsory payment that the paying companies' own cash does not cover (2.14).

    company: the debtor, last of the payers. order: ``wb``, ``bw`` or ``w``, colours in the order
    they are taken. why: the space it is owed to. credit: deposits set off against it so far, which
    only the debtor knows.
    """

    seat: Seat
    company: int
    payers: tuple[int, ...]
    due: int
    order: str
    why: str
    credit: int = 0


class BuyBack(msgspec.Struct, frozen=True, tag="buy-back"):
    """A company whose parent was dissolved, to be bought back at this price, or lost (2.14)."""

    seat: Seat
    company: int
    price: int


class Accuse(msgspec.Struct, frozen=True, tag="accuse"):
    """A survivor of his own tax inspection, who can accuse another player (2.13)."""

    seat: Seat


class Receive(msgspec.Struct, frozen=True, tag="receive"):
    """Money from another player that waits at the bank for one of the seat's companies."""

    seat: Seat
    white: int
    black: int


Pending: TypeAlias = Branch | Stop | Booking | Split | Debt | BuyBack | Accuse | Receive

PRIVATE = (Stop, Booking, Accuse)
"""Pending decisions that only the seat they ask knows of."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that one player offers another (2.15).

    by, to: seats. slot: its number between these two, from 1. desk: the company that gives the
    money and the lots and takes what comes, including companies. white, black (booked), hidden,
    lots, items: what is given (and reserved). ask_white, ask_black, ask_lots, ask_items: what is
    wanted for it. off_books: how much of the black money that comes stays off the books. turns: how
    many more turns of the other it stays open.
    """

    by: Seat
    to: Seat
    slot: int
    desk: int
    white: int = 0
    black: int = 0
    hidden: int = 0
    lots: int = 0
    items: tuple[int, ...] = ()
    ask_white: int = 0
    ask_black: int = 0
    ask_lots: int = 0
    ask_items: tuple[int, ...] = ()
    off_books: int = 0
    turns: int = 1
