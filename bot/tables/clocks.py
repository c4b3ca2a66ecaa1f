"""The clocks of the seats, as values: when each starts, stands still, goes on, and rings.

A clock runs for a seat while the table waits for it, over all plies of an uninterrupted turn. While
others are asked in a sealed window it stands still; once somebody else has had a turn it starts
anew. In a sealed window everybody who is asked has the same time, whether they have answered or
not, so that a deadline tells nothing.

`SeatRow.away` is `PRESENT`, `AWAY` (the table plays for it, everybody has been told) or
`RETURNING` (its owner has done something that others may not know of; that they are back is told
when their turn comes).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.pace import LEAST_REST, MISSES, PACES, STAND_IN_DELAY, Pace
from games.engine import HOUSE

if TYPE_CHECKING:
    from bot.store.rows import SeatRow
    from bot.tables.table import Table
    from games.engine import Seat

PRESENT, AWAY, RETURNING = 0, 1, 2


def pace_of(table: Table) -> Pace:
    """The pace of a table."""
    return PACES[table.row.pace]


def missing(table: Table) -> frozenset[Seat]:
    """The seats whose decision is missing now; in a sealed window that is a secret."""
    return frozenset() if table.state is None else table.game.deciders(table.state) - {HOUSE}


def waited_for(table: Table) -> frozenset[Seat]:
    """The seats whose clock runs: all who are asked in a sealed window, else who decides."""
    view = table.view(None)
    return missing(table) if view.window is None else frozenset(view.asked)


def after_ply(before: Table | None, after: Table, mover: Seat, now: int) -> tuple[SeatRow, ...]:
    """The seats with their clocks after a ply of `mover`; before: None after the deal."""
    decision = pace_of(after).decision
    if decision is None:
        return after.seats
    window = after.view(None).window
    old = None if before is None else before.view(None).window
    new_window = window is not None and (window != old or mover == HOUSE)
    asked = waited_for(after)
    seats = []
    for seat in after.seats:
        if seat.place not in asked:
            seats.append(_others_asked(seat, now, decision, old, window))
        elif window is None and old is None and seat.ends is not None and seat.away != AWAY:
            seats.append(seat)  # its turn goes on
        elif window is not None and not new_window:
            seats.append(seat)  # whether it has answered or not
        else:
            seats.append(_asked(seat, now, decision, in_window=window is not None))
    return tuple(seats)


def _asked(seat: SeatRow, now: int, decision: int, *, in_window: bool) -> SeatRow:
    """A seat that is asked something new, or goes on with its turn after others were asked."""
    goes_on = seat.rest is not None and not in_window and seat.away != AWAY
    time = seat.rest if goes_on and seat.rest is not None else decision
    if seat.away == RETURNING and not in_window:
        seat = present(seat)
    return msgspec.structs.replace(seat, ends=now + time, rest=None)


def _others_asked(
    seat: SeatRow, now: int, decision: int, old: str | None, window: str | None
) -> SeatRow:
    if window is None:  # somebody else's turn
        return msgspec.structs.replace(seat, ends=None, rest=None)
    if seat.ends is None:
        return seat
    return stopped(seat, now, decision) if old is None else msgspec.structs.replace(seat, ends=None)


def stopped(seat: SeatRow, now: int, decision: int) -> SeatRow:
    """A seat whose clock stands still."""
    if seat.ends is None:
        return seat
    rest = max(seat.ends - now, decision // LEAST_REST)
    return msgspec.structs.replace(seat, ends=None, rest=rest)


def gone_on(seat: SeatRow, now: int) -> SeatRow:
    """A seat whose clock stood still and runs again."""
    if seat.rest is None:
        return seat
    return msgspec.structs.replace(seat, ends=now + seat.rest, rest=None)


def present(seat: SeatRow) -> SeatRow:
    """A seat whose owner plays."""
    return msgspec.structs.replace(seat, misses=0, away=PRESENT)


def moved(seat: SeatRow, *, seen: bool) -> SeatRow:
    """A seat whose owner has made a move. seen: everybody could see that they did."""
    if seen:
        return present(seat)
    return msgspec.structs.replace(seat, away=RETURNING) if seat.away == AWAY else seat


def missed(seat: SeatRow) -> SeatRow:
    """A seat whose time ran out where all could see."""
    misses = seat.misses + 1
    away = AWAY if misses >= MISSES else seat.away
    return msgspec.structs.replace(seat, misses=misses, away=away)


def rings(table: Table, seat: Seat) -> int | None:
    """When the table moves for a seat if it does not do so itself."""
    row, decision = table.seats[seat], pace_of(table).decision
    if row.ends is None or decision is None or seat not in missing(table):
        return None
    return row.ends - decision + STAND_IN_DELAY if row.away == AWAY else row.ends


def next_ring(table: Table) -> int | None:
    """When the first clock of a table rings, None if none runs."""
    if table.row.phase != "playing" or table.row.paused or pace_of(table).decision is None:
        return None
    times = [rings(table, seat) for seat in missing(table)]
    return min((time for time in times if time is not None), default=None)


def late(table: Table, now: int) -> list[Seat]:
    """The seats for which the table has to move now."""
    if table.row.phase != "playing" or table.row.paused:
        return []
    return [
        seat
        for seat in sorted(missing(table))
        if (time := rings(table, seat)) is not None and time <= now
    ]
