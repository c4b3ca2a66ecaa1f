"""What a vacation does to a clock: in it the clock stands still.

A vacation is public, and so is what it does: when a seat's time is up follows from when it was
asked, the pace and the vacations alone, never from whether it has answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bot.store.rows import SeatRow

VACATION_DAYS = 28
"""How many days of vacation there are in a year, if the operator says nothing else."""


def put_off(seat: SeatRow, began: int, ends: int) -> int:
    """When a clock is up that was started then and would be up at `ends`.

    It stands still while its owner is on vacation, and goes on afterwards with what was left.
    """
    if seat.off_from is None or seat.off_to is None:
        return ends
    if ends <= seat.off_from or began >= seat.off_to:
        return ends
    return ends + seat.off_to - max(seat.off_from, began)


def time_left(seat: SeatRow, began: int, ends: int, now: int) -> int:
    """What is left on such a clock at a time, milliseconds."""
    if seat.off_from is None or seat.off_to is None:
        return ends - now
    stood = min(now, seat.off_to) - max(seat.off_from, began)
    return ends - now + max(stood, 0)


def settled(seat: SeatRow, began: int, until: int) -> SeatRow:
    """A seat whose owner is back: its clock, if it runs, is put off by the part of the vacation
    before `until` in which it stood still.
    """
    stood = 0
    if seat.off_from is not None and seat.off_to is not None and seat.ends is not None:
        if seat.ends > seat.off_from:
            stood = max(min(until, seat.off_to) - max(seat.off_from, began), 0)
        seat = msgspec.structs.replace(seat, ends=seat.ends + stood, began=began + stood)
    return msgspec.structs.replace(seat, off_from=None, off_to=None)


def down_in_vacation(seat: SeatRow, gone: int, back: int) -> SeatRow:
    """A seat whose clock was put off by all of the time the bot was down, from `gone` to `back`: in
    a vacation it stands still anyway, and when it was started does not change.
    """
    if seat.off_from is None or seat.off_to is None or seat.ends is None or seat.began is None:
        return seat
    both = max(min(back, seat.off_to) - max(gone, seat.off_from), 0)
    down = back - gone
    return msgspec.structs.replace(seat, ends=seat.ends - both, began=seat.began - down)
