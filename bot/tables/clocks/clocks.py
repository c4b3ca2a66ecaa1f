"""The clocks of the seats as values: when each starts, stops, continues, and rings.

A clock runs for a seat while the table waits for it, over all plies of an uninterrupted turn. While
others are asked in a sealed window it stops; once somebody else has had a turn it starts again. In
a sealed window everybody who is asked has the same time, whether they have answered or not, so that
a deadline reveals nothing.

`SeatRow.away` is `PRESENT`, `AWAY` (the table plays for it, and everybody has been told) or
`RETURNING` (its owner has done something that others may not know of, so that their return is
announced when their turn comes).

`SeatRow.summoned` is `SUMMONED` once its owner has been asked whether they are there, and
`ANSWERED` when they have done something since that others may not know of
(`bot/tables/voting/summons.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.pace import LEAST_REST, MISSES, PACES, STAND_IN_DELAY, Pace
from bot.tables.clocks.reserves import own_time_ends, running_left, taken_back, turn_over, used
from bot.tables.clocks.vacations import put_off, settled
from games.engine import HOUSE

if TYPE_CHECKING:
    from bot.store.rows import LevelName, SeatRow
    from bot.tables.table import Table
    from games.engine import Seat

PRESENT, AWAY, RETURNING = 0, 1, 2
SUMMONED, ANSWERED = 1, 2


def pace_of(table: Table) -> Pace:
    """Returns the pace of a table; where one person plays with computers there is no limit."""
    return PACES["none" if table.practice else table.row.pace]


def missing(table: Table) -> frozenset[Seat]:
    """Returns the seats whose decision is missing now; in a sealed window that is a secret."""
    return frozenset() if table.state is None else table.game.deciders(table.state) - {HOUSE}


def _has_clocks(table: Table) -> bool:
    """Whether a clock may run. At a table without a clock, one runs only for seats that the
    table plays.
    """
    return pace_of(table).decision is not None or any(seat.away for seat in table.seats)


def time_of(table: Table) -> int | None:
    """Returns the milliseconds for the current decision, or None if there is no limit."""
    return pace_of(table).time(table.view(None).window)


def limit(seat: SeatRow, given: int | None) -> int | None:
    """Returns the milliseconds that a seat has if others have `given`, or None if there is no
    limit.
    """
    if given is None and seat.away == AWAY:
        return STAND_IN_DELAY
    return given


def time_for(seat: SeatRow, table: Table) -> int | None:
    """Returns the milliseconds that a seat has if it is asked now, in a turn with its reserve, or
    None if there is no limit.
    """
    in_window = table.view(None).window is not None
    return _with_reserve(seat, limit(seat, time_of(table)), pace_of(table), in_window=in_window)


def _with_reserve(seat: SeatRow, given: int | None, pace: Pace, *, in_window: bool) -> int | None:
    if given is None or in_window or pace.decision is None:
        return given
    return given + (seat.reserve or 0)


def waited_for(table: Table) -> frozenset[Seat]:
    """Returns the seats whose clock runs: everybody asked in a sealed window, otherwise the
    deciders.
    """
    view = table.view(None)
    return missing(table) if view.window is None else frozenset(view.asked)


def after_ply(
    before: Table | None, after: Table, mover: Seat, now: int, *, undone: bool = False
) -> tuple[SeatRow, ...]:
    """Returns the seats with their clocks after a ply of `mover`. before: None after the deal.
    undone: the ply was taken back, so that it ends nobody's turn.
    """
    time = time_of(after)
    if not _has_clocks(after) and (before is None or not _has_clocks(before)):
        return after.seats
    window = after.view(None).window
    old = None if before is None else before.view(None).window
    new_window = window is not None and (window != old or mover == HOUSE)
    in_turns = time is not None and window is None and old is None
    asked, pace = waited_for(after), pace_of(after)
    in_window = frozenset[int]() if before is None or old is None else waited_for(before)
    seats = []
    for seat in after.seats:
        left = None if seat.place in in_window else _turn_left(seat, now, pace)
        if seat.computer is not None:
            seats.append(seat)  # it has no clock
        elif seat.place not in asked:
            if window is None and left is not None:
                seat = used(seat, left) if undone else turn_over(seat, left, pace)
            seats.append(_others_asked(seat, now, pace, old, window))
        elif in_turns and seat.ends is not None and seat.away != AWAY:
            seats.append(seat)  # its turn continues
        elif window is not None and not new_window:
            seats.append(seat)  # whether it has answered or not
        else:
            if window is not None and left is not None:
                seat = used(seat, left)  # the window ends the part of its turn before it
            elif undone and seat.place == mover and seat.ends is None and seat.rest is None:
                seat = taken_back(seat)  # its turn was over
            seats.append(_asked(seat, now, time, pace, in_window=window is not None))
    return tuple(seats)


def _turn_left(seat: SeatRow, now: int, pace: Pace) -> int | None:
    """Returns the milliseconds left on the clock of a seat's turn, running or stopped, or None if
    it has no turn.
    """
    if seat.ends is None:
        return seat.rest
    return running_left(seat, _began(seat, pace.decision or 0), now, pace)


def _asked(seat: SeatRow, now: int, given: int | None, pace: Pace, *, in_window: bool) -> SeatRow:
    """Returns a seat that has a new decision, or continues its turn after others were asked."""
    goes_on = seat.rest is not None and not in_window and seat.away != AWAY
    if seat.away == RETURNING and not in_window:
        seat = present(seat)
    whole = _with_reserve(seat, limit(seat, given), pace, in_window=in_window)
    return started(seat, now, seat.rest if goes_on else whole)


def started(seat: SeatRow, now: int, time: int | None) -> SeatRow:
    """Returns a seat whose clock starts with `time` milliseconds; None means no limit."""
    if time is None:
        return _unset(seat)
    return msgspec.structs.replace(seat, ends=now + time, rest=None, began=now, spends=0)


def _unset(seat: SeatRow, rest: int | None = None) -> SeatRow:
    """Returns a seat whose clock does not run."""
    return msgspec.structs.replace(seat, ends=None, rest=rest, began=None, spends=0)


def _others_asked(
    seat: SeatRow, now: int, pace: Pace, old: str | None, window: str | None
) -> SeatRow:
    if window is None:  # somebody else's turn
        return _unset(seat)
    if seat.ends is None:
        return seat
    return stopped(seat, now, pace) if old is None else _unset(seat, seat.rest)


def stopped(seat: SeatRow, now: int, pace: Pace) -> SeatRow:
    """Returns a seat whose clock is stopped."""
    if seat.ends is None:
        return seat
    given = limit(seat, pace.decision) or 0
    left = running_left(seat, _began(seat, given), now, pace)
    return _unset(seat, max(left, given // LEAST_REST))


def gone_on(seat: SeatRow, now: int) -> SeatRow:
    """Returns a seat whose stopped clock runs again."""
    return seat if seat.rest is None else started(seat, now, seat.rest)


def _began(seat: SeatRow, given: int) -> int:
    """Returns when the running clock of a seat was started. given: its full time."""
    return (seat.ends or 0) - given if seat.began is None else seat.began


def back(table: Table, seat: SeatRow, until: int) -> SeatRow:
    """Returns a seat of a table whose owner's vacation is over, or ends at that time."""
    if pace_of(table).slow and seat.ends is not None:
        return settled(seat, _began(seat, time_of(table) or 0), until)
    return msgspec.structs.replace(seat, off_from=None, off_to=None)


def ends_of(table: Table, seat: Seat) -> int | None:
    """Returns the deadline of a seat with vacations included, or None if its clock does not run.

    In a sealed window everybody has as much time as the person with most, because if it stayed open
    for one person alone, their silence would be visible.
    """
    row, pace = table.seats[seat], pace_of(table)
    if row.ends is None or not pace.slow:
        return row.ends
    view = table.view(None)
    asked = [row] if view.window is None else [table.seats[other] for other in view.asked]
    given = time_of(table) or 0
    times = [
        put_off(other, _began(other, given), other.ends)
        for other in asked
        if other.ends is not None and other.away == PRESENT
    ]
    return max(times, default=row.ends)


def own_ends_of(table: Table, seat: Seat) -> int | None:
    """Returns when the own time of a seat's decision is over and its reserve begins, or None if
    no reserve follows: in a sealed window it never does.
    """
    row, pace = table.seats[seat], pace_of(table)
    if row.away == AWAY or pace.decision is None or table.view(None).window is not None:
        return None
    return own_time_ends(row, _began(row, pace.decision), pace)


def next_reserve(table: Table) -> int | None:
    """Returns when the first seat begins to use its reserve, or None if none does."""
    if table.row.phase != "playing" or table.row.still:
        return None
    ends = [own_ends_of(table, seat) for seat in missing(table) if not table.seats[seat].spends]
    return min((at for at in ends if at is not None), default=None)


def with_more_time(table: Table) -> tuple[Seat, ...]:
    """Returns the seats that can be given more time: whose turn's clock runs, and whose owners are
    there as all can see.
    """
    going = table.row.phase == "playing" and not table.row.still
    if not going or pace_of(table).decision is None or table.view(None).window is not None:
        return ()
    seats = (table.seats[seat] for seat in sorted(waited_for(table)))
    return tuple(row.place for row in seats if row.ends is not None and row.away == PRESENT)


def left_on_clock(table: Table, seat: Seat, now: int) -> int:
    """Returns the milliseconds that are left on the running clock of a seat's turn."""
    return _turn_left(table.seats[seat], now, pace_of(table)) or 0


def present(seat: SeatRow) -> SeatRow:
    """Returns a seat whose owner plays it."""
    return msgspec.structs.replace(seat, misses=0, away=PRESENT, summoned=0)


def finished(seat: SeatRow) -> SeatRow:
    """Returns a seat at the end of the game, with whether the table played it to the end."""
    return msgspec.structs.replace(seat, stand_in=1) if seat.away == AWAY else seat


def moved(seat: SeatRow, now: int, *, seen: bool) -> SeatRow:
    """Returns a seat whose owner has made a move. seen: everybody could see that they did."""
    if seen:
        return msgspec.structs.replace(present(seat), moved_at=now)
    if seat.away == AWAY:
        return msgspec.structs.replace(seat, away=RETURNING)
    return msgspec.structs.replace(seat, summoned=ANSWERED) if seat.summoned else seat


def missed(seat: SeatRow) -> SeatRow:
    """Returns a seat whose time ran out where everybody could see it."""
    misses = seat.misses + 1
    away = AWAY if misses >= MISSES else seat.away
    return msgspec.structs.replace(seat, misses=misses, away=away)


def level_at(table: Table, seat: Seat) -> LevelName | None:
    """Returns the level at which a computer plays a seat now, its own or one whose owner is away.
    None: its owner plays it, or the table does by the most harmless moves.
    """
    row, stand_ins = table.seats[seat], table.row.stand_ins
    if row.computer is None and row.away == AWAY and stand_ins != "harmless":
        return stand_ins
    return row.computer


def rings(table: Table, seat: Seat) -> int | None:
    """Returns when the table moves for a seat if it does not move itself, nor a computer for it."""
    row = table.seats[seat]
    given = limit(row, time_of(table))
    if row.ends is None or given is None or seat not in missing(table) or level_at(table, seat):
        return None
    return _began(row, given) + STAND_IN_DELAY if row.away == AWAY else ends_of(table, seat)


def next_ring(table: Table) -> int | None:
    """Returns when the first clock of a table rings, or None if none runs."""
    if table.row.phase != "playing" or table.row.still or not _has_clocks(table):
        return None
    times = [rings(table, seat) for seat in missing(table)]
    return min((time for time in times if time is not None), default=None)


def late(table: Table, now: int) -> list[Seat]:
    """Returns the seats for which the table has to move now."""
    if table.row.phase != "playing" or table.row.still:
        return []
    return [
        seat
        for seat in sorted(missing(table))
        if (time := rings(table, seat)) is not None and time <= now
    ]
