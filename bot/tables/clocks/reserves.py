"""The reserve of a seat: time for the rest of the game beside the time for each decision.

The decision's own time runs first, then the reserve. A turn that is made in time gives a quarter of
what was left of its own time back, up to the whole reserve. Sealed windows have their own time and
never touch it, because a number that falls would tell who is silent.

A clock that runs in a turn ends with the reserve (`SeatRow.ends`); `SeatRow.reserve` is what there
was of it when the turn began.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.vacations import put_off, time_left

if TYPE_CHECKING:
    from bot.store.rows import SeatRow
    from bot.tables.clocks.pace import Pace

AWAY = 1
"""See `bot/tables/clocks/clocks.py`."""

_BACK = 4
"""What was left of a decision's time, divided by this, is given back."""


def dealt(seat: SeatRow, pace: Pace) -> SeatRow:
    """Returns a seat with the whole reserve of a pace."""
    reserve = None if seat.computer is not None else pace.reserve
    return msgspec.structs.replace(seat, reserve=reserve, earned=0, spends=0)


def rescaled(seat: SeatRow, old: Pace, new: Pace) -> SeatRow:
    """Returns a seat whose reserve is the same part of the whole at a new pace."""
    if seat.reserve is None or not old.reserve or new.reserve is None:
        return dealt(seat, new)
    reserve = new.reserve * min(seat.reserve, old.reserve) // old.reserve
    return msgspec.structs.replace(seat, reserve=reserve, earned=0, spends=0)


def running_left(seat: SeatRow, began: int, now: int, pace: Pace) -> int:
    """Returns the milliseconds that are left on a running clock, less than 0 if it is over."""
    ends = seat.ends or 0
    return time_left(seat, began, ends, now) if pace.slow else ends - now


def used(seat: SeatRow, left: int) -> SeatRow:
    """Returns a seat whose reserve is no more than what is left on its clock."""
    if seat.reserve is None or seat.away == AWAY:
        return msgspec.structs.replace(seat, spends=0)
    reserve = min(seat.reserve, max(left, 0))
    return msgspec.structs.replace(seat, reserve=reserve, spends=0)


def turn_over(seat: SeatRow, left: int, pace: Pace) -> SeatRow:
    """Returns a seat whose turn is over with this much left on its clock."""
    before = seat.reserve
    if before is None or seat.away == AWAY:
        return used(seat, left)
    after = used(seat, left)
    own = min(max(left - before, 0), pace.decision or 0)
    most = max((pace.reserve or 0) - (after.reserve or 0), 0)
    earned = min(own // _BACK, most)
    return msgspec.structs.replace(after, reserve=(after.reserve or 0) + earned, earned=earned)


def taken_back(seat: SeatRow) -> SeatRow:
    """Returns a seat whose last turn has been taken back, and with it what that had given."""
    if seat.reserve is None:
        return seat
    return msgspec.structs.replace(seat, reserve=max(seat.reserve - seat.earned, 0), earned=0)


def given_time(seat: SeatRow, left: int, pace: Pace) -> SeatRow:
    """Returns a seat whose running clock has one decision's time more, which runs before what is
    left of the reserve. left: milliseconds on the clock.
    """
    more = pace.decision or 0
    return msgspec.structs.replace(used(seat, left), ends=(seat.ends or 0) + more)


def own_time_ends(seat: SeatRow, began: int, pace: Pace) -> int | None:
    """Returns when the own time of a turn's decision is over and the reserve begins, with
    vacations included; None if its clock does not run or there is no reserve.
    """
    if seat.ends is None or not seat.reserve:
        return None
    ends = seat.ends - seat.reserve
    return put_off(seat, began, ends) if pace.slow else ends
