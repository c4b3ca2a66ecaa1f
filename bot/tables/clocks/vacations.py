"""The effect of a vacation on a clock, which stops during it.

A vacation is public, and so is its effect: a seat's deadline follows from the time when it was
asked, the pace and the vacations alone, never from whether it has answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bot.store.rows import SeatRow

VACATION_DAYS = 28
"""Days of vacation per year, unless the operator sets another number."""


def on_vacation(seat: SeatRow, now: int) -> bool:
    """Whether the owner of a seat is on vacation at a time."""
    return seat.off_from is not None and seat.off_from <= now < (seat.off_to or 0)


def put_off(seat: SeatRow, began: int, ends: int) -> int:
    """Returns when a clock rings that was started at `began` and would ring at `ends`.

    It stops while its owner is on vacation, and afterwards continues with the time that was left.
    """
    if seat.off_from is None or seat.off_to is None:
        return ends
    if ends <= seat.off_from or began >= seat.off_to:
        return ends
    return ends + seat.off_to - max(seat.off_from, began)


def time_left(seat: SeatRow, began: int, ends: int, now: int) -> int:
    """Returns the milliseconds that are left on such a clock at a time."""
    if seat.off_from is None or seat.off_to is None:
        return ends - now
    stood = min(now, seat.off_to) - max(seat.off_from, began)
    return ends - now + max(stood, 0)


def settled(seat: SeatRow, began: int, until: int) -> SeatRow:
    """Returns a seat whose owner is back: its clock, if it runs, is postponed by the part of the
    vacation before `until` in which it was stopped.
    """
    stood = 0
    if seat.off_from is not None and seat.off_to is not None and seat.ends is not None:
        if seat.ends > seat.off_from:
            stood = max(min(until, seat.off_to) - max(seat.off_from, began), 0)
        seat = msgspec.structs.replace(seat, ends=seat.ends + stood, began=began + stood)
    return msgspec.structs.replace(seat, off_from=None, off_to=None)


def down_in_vacation(seat: SeatRow, gone: int, back: int) -> SeatRow:
    """Returns a seat whose clock was postponed by all of the bot's downtime, from `gone` to `back`.

    During a vacation the clock is stopped anyway, and its start does not change.
    """
    if seat.off_from is None or seat.off_to is None or seat.ends is None or seat.began is None:
        return seat
    both = max(min(back, seat.off_to) - max(gone, seat.off_from), 0)
    down = back - gone
    return msgspec.structs.replace(seat, ends=seat.ends - both, began=seat.began - down)
