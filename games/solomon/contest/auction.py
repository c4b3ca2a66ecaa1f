"""Sealed contests: the results that live bidding in steps of 100 would have had.

Everything is computed from sums alone. Sums are dollars; ties are the mover's (D6). Seats are given
clockwise from the mover's left. What is shown never depends on how much more the winning side had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Seat  # noqa: TC001 - msgspec reads it when the program runs
from games.solomon.state import UNIT

if TYPE_CHECKING:
    from collections.abc import Sequence


class Sealed(msgspec.Struct, frozen=True):
    """A sealed objection: its first sum and its limit, both 0 for a bare demand."""

    seat: Seat
    opening: int
    limit: int


class Duel(msgspec.Struct, frozen=True):
    """The end of a duel: whether the action stands, and what objector and mover have shown."""

    seat: Seat
    stands: bool
    shown: int
    held: int


class Duels(msgspec.Struct, frozen=True):
    """The duels fought one after the other, until one overturned the action.

    dropped: seats not heard because the mover had already shown as much. waiting: seats not heard
    because the action was overturned before.
    """

    fought: tuple[Duel, ...]
    dropped: tuple[Seat, ...]
    waiting: tuple[Seat, ...]


def fight_duel(objection: Sealed, defence: int) -> Duel:
    """Returns the duel of one objection against the mover's limit."""
    if defence < objection.opening:
        return Duel(objection.seat, stands=False, shown=objection.opening, held=0)
    if defence < objection.limit:
        return Duel(objection.seat, stands=False, shown=defence + UNIT, held=defence)
    return Duel(objection.seat, stands=True, shown=objection.limit, held=objection.limit)


def fight_duels(objections: Sequence[Sealed], defence: int, known: int) -> Duels:
    """Returns the duels of these objections (at least one, clockwise).

    known: what the mover is known to have. The first objection is always heard. A later one starts
    above what the mover has shown by then, or is dropped if it cannot (D2, D7).
    """
    fought: list[Duel] = []
    dropped: list[Seat] = []
    for number, objection in enumerate(objections):
        if fought and objection.limit <= known:
            dropped.append(objection.seat)
            continue
        duel = fight_duel(_start_above(objection, known) if fought else objection, defence)
        fought.append(duel)
        known = max(known, duel.held)
        if not duel.stands:
            waiting = tuple(other.seat for other in objections[number + 1 :])
            return Duels(tuple(fought), tuple(dropped), waiting)
    return Duels(tuple(fought), tuple(dropped), ())


def _start_above(objection: Sealed, known: int) -> Sealed:
    """Returns the objection with a first sum above the one its author has heard the mover hold."""
    return Sealed(objection.seat, max(objection.opening, known + UNIT), objection.limit)


class OpenContest(msgspec.Struct, frozen=True):
    """The end of an open contest.

    against, backing: by seat in the order they were heard, the highest sum each named against the
    action or held for it; 0 for the first of a side if it named or held none.
    """

    stands: bool
    against: dict[Seat, int]
    backing: dict[Seat, int]


def settle_open(
    objections: Sequence[Sealed], supports: Sequence[tuple[Seat, int]], mover: Seat, defence: int
) -> OpenContest:
    """Returns the contest of all limits at once (D7): the higher side wins, ties are the mover's.

    objections: at least one; the mover saw the first one's opening. supports: third players and
    their limits for the mover's side. The first seat with the highest limit speaks for a side,
    because a player who was outbid has passed and the next ones clockwise are asked.
    """
    limits_against = [(objection.seat, objection.limit) for objection in objections]
    limits_for = [(mover, defence), *supports]
    against, backing = {objections[0].seat: 0}, {mover: 0}
    sum_ = max(objections[0].opening, UNIT)
    while (bidder := _first_with(limits_against, sum_)) is not None:
        against[bidder] = sum_
        holder = _first_with(limits_for, sum_)
        if holder is None:
            return OpenContest(stands=False, against=against, backing=backing)
        backing[holder] = sum_
        sum_ += UNIT
    return OpenContest(stands=True, against=against, backing=backing)


def _first_with(limits: Sequence[tuple[Seat, int]], sum_: int) -> Seat | None:
    return next((seat for seat, limit in limits if limit >= sum_), None)
