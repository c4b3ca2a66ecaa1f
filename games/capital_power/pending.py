"""What waits for somebody's decision, and the offers that stand open.

A state keeps what is pending as a pile: the last is decided first. Branches, splits, debts,
buy-backs and receipts are known to the whole table; stops, bookings and accusations only to whom
they ask, because whether there is anything to decide depends on hidden cash.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from games.engine import Seat  # noqa: TC001 - msgspec reads field types

BANK = -1
"""The bank as a creditor."""


class Branch(msgspec.Struct, frozen=True, tag="branch"):
    """A pawn (-1: Interpol) rolled so that its way forks: the spaces it may stop on."""

    seat: Seat
    company: int
    die: int
    targets: tuple[int, ...]


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """A company stands on a space where something may be done.

    kind: of the space. interest: due at a bank if nothing is withdrawn by this stop (2.9).
    withdrawn: whether something was.
    """

    seat: Seat
    company: int
    kind: str
    interest: int = 0
    withdrawn: bool = False


class Booking(msgspec.Struct, frozen=True, tag="booking"):
    """Creative books: black money came in, `black` of which may stay off the books; the banker
    may be bribed to pay up to `skim` more.
    """

    seat: Seat
    company: int
    black: int
    skim: int


class Split(msgspec.Struct, frozen=True, tag="split"):
    """A fine or tax that several companies can pay: how much of it each one does.

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
    they are taken. why: the space it is owed to. credit: deposits set off against it so far,
    which only the debtor knows.
    """

    seat: Seat
    company: int
    payers: tuple[int, ...]
    due: int
    order: str
    why: str
    credit: int = 0


class BuyBack(msgspec.Struct, frozen=True, tag="buy-back"):
    """A company whose mother was dissolved: bought back at this price, or lost (2.14)."""

    seat: Seat
    company: int
    price: int


class Accuse(msgspec.Struct, frozen=True, tag="accuse"):
    """Somebody survived his own tax inspection and may accuse another player (2.13)."""

    seat: Seat


class Receive(msgspec.Struct, frozen=True, tag="receive"):
    """Money from another player, waiting at the bank: which company gets it."""

    seat: Seat
    white: int
    black: int


Pending: TypeAlias = Branch | Stop | Booking | Split | Debt | BuyBack | Accuse | Receive

PRIVATE = (Stop, Booking, Accuse)
"""What only the seat it asks knows to be pending."""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A deal one player offers another (2.15).

    by, to: seats. slot: its number between these two, from 1. desk: the company that gives the
    money and the lots and takes what comes, companies among it. white, black (booked), hidden,
    lots, items: what is given (and reserved). ask_white, ask_black, ask_lots, ask_items: what is
    wanted for it. off_books: how much of the black money that comes stays off the books.
    turns: how many turns of the other it still stands.
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
