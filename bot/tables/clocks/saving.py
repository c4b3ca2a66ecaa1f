"""Saves a table's clocks in the store: the clocks, the due row, and the reminders."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import UNNOTED
from bot.store.clock_rows import ReminderRow
from bot.store.rows import DueRow
from bot.tables.clocks.clocks import (
    AWAY,
    PRESENT,
    after_ply,
    ends_of,
    gone_on,
    missing,
    next_reserve,
    next_ring,
    own_ends_of,
    pace_of,
    stopped,
    time_of,
    waited_for,
)
from bot.tables.clocks.pace import REMINDED_AT, left_at
from bot.tables.clocks.reserves import dealt
from bot.tables.clocks.standing_orders import replan_orders
from bot.tables.notifications import Notice, write_notices
from games.engine import HOUSE, Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat

TIME = "time"
"""The kind of due row that rings when somebody's time is up."""

RESERVE = "reserve"
"""The kind of due row that rings when somebody begins to use their reserve."""

RETURN = "return"
"""The kind of due row that rings when somebody's vacation is over."""


def save_clocks(tx: Transaction, before: Sequence[SeatRow], after: Table, now: int) -> None:
    """Writes the changes to a table's clocks, in the transaction of the change that caused them."""
    if pace_of(after).decision is None and tuple(before) == after.seats:
        return
    known = {seat.place: seat for seat in before}
    for seat in after.seats:
        old = known[seat.place]
        if seat != old:
            tx.save_clock(seat)
        _save_reminder(tx, old, seat, after, now)
    if any(seat.off_from is not None for seat in after.seats):
        reset_alarms(tx, after)  # somebody on vacation may no longer hold up others
    else:
        ring(tx, after)
    tx.stay_alive(UNNOTED)


def ring(tx: Transaction, table: Table) -> None:
    """Lets the scheduler ring at the next deadline."""
    at = next_ring(table)
    if at is None:
        tx.drop_due(table.id, TIME)
    else:
        tx.set_due(DueRow(table_id=table.id, kind=TIME, at=at))
    own = None if at is None else next_reserve(table)
    if own is None:
        tx.drop_due(table.id, RESERVE)
    else:
        tx.set_due(DueRow(table_id=table.id, kind=RESERVE, at=own))
    await_return(tx, table)


def spend_reserves(tx: Transaction, table: Table) -> Table:
    """Notes which seats use their reserves now, and shows it. Returns the table so."""
    tx.drop_due(table.id, RESERVE)
    if next_reserve(table) is None:
        return table
    for seat in missing(table):
        own, row = own_ends_of(table, seat), table.seats[seat]
        if own is not None and own <= tx.now and not row.spends:
            row = msgspec.structs.replace(row, spends=1)
            tx.save_clock(row)
            table = with_seat(table, row)
            write_notices(tx, table.id, [Notice("turn"), Notice("hand", row.person)])
    ring(tx, table)
    return table


def await_return(tx: Transaction, table: Table) -> None:
    """Lets the scheduler ring when the first person on vacation at a table returns."""
    back = [seat.off_to for seat in table.seats if seat.off_to is not None]
    if back and table.row.phase in ("lobby", "playing"):
        tx.set_due(DueRow(table_id=table.id, kind=RETURN, at=min(back)))


def _save_reminder(tx: Transaction, old: SeatRow, seat: SeatRow, after: Table, now: int) -> None:
    pace = pace_of(after)
    answered = seat.ends is not None and seat.place not in missing(after)
    silent = answered or seat.away == AWAY or not pace.reminds or after.row.phase != "playing"
    if silent or (seat.ends is None and seat.rest is None):
        tx.drop_reminder(after.id, seat.person)
    elif (old.ends, old.rest, old.away) != (seat.ends, seat.rest, seat.away):
        goes_on = old.rest is not None and seat.ends == now + old.rest
        same = tx.reminder(after.id, seat.person) if goes_on or seat.rest is not None else None
        if same is None and (goes_on or seat.rest is not None):
            return  # all reminders of this turn have been sent
        remind_at(tx, after, seat.place, 1 if same is None else same.step)


def remind_at(tx: Transaction, table: Table, seat: Seat, step: int) -> None:
    """Schedules a reminder for somebody at this step of their time, unless their clock stops
    before.
    """
    row, ends, span = table.seats[seat], ends_of(table, seat), time_of(table) or 0
    at = reminded_at(table, seat, step)
    tx.save_reminder(
        ReminderRow(table_id=table.id, person=row.person, step=step, at=at, ends=ends, span=span)
    )


def reminded_at(table: Table, seat: Seat, step: int) -> int | None:
    """Returns when somebody is reminded at this step, or None while their clock is stopped: the
    last time before the table plays for them, otherwise before they need their reserve.
    """
    ends = ends_of(table, seat)
    if ends is None:
        return None
    own = own_ends_of(table, seat) if step < len(REMINDED_AT) else None
    return (ends if own is None else own) - left_at(step, time_of(table) or 0)


def reset_alarms(tx: Transaction, table: Table) -> None:
    """Updates a table's alarms when deadlines may have changed although its own clocks have not.

    These are its deadline and the remaining reminders.
    """
    ring(tx, table)
    for seat in table.seats:
        known = tx.reminder(table.id, seat.person)
        if known is not None and known.at is not None:
            remind_at(tx, table, seat.place, known.step)


def start_clocks(tx: Transaction, table: Table) -> None:
    """Starts the clocks once the game has been dealt."""
    full = table.seated(tuple(dealt(seat, pace_of(table)) for seat in table.seats))
    begun = table.seated(after_ply(None, full, HOUSE, tx.now))
    save_clocks(tx, table.seats, begun, tx.now)


def stop_clocks(tx: Transaction, table: Table) -> None:
    """Stops every clock, because the table is paused."""
    if table.row.phase == "playing":
        seats = tuple(stopped(seat, tx.now, pace_of(table)) for seat in table.seats)
        save_clocks(tx, table.seats, table.seated(seats), tx.now)


def go_on_clocks(tx: Transaction, table: Table) -> None:
    """Continues the clocks that ran before the table was paused."""
    if table.row.phase == "playing" and not table.row.still:
        asked = waited_for(table)
        seats = tuple(
            gone_on(seat, tx.now) if seat.place in asked else seat for seat in table.seats
        )
        save_clocks(tx, table.seats, table.seated(seats), tx.now)
        replan_orders(tx, table)


def notices_of_time(before: Table, after: Table) -> list[Notice]:
    """Returns the notices for a seat that the table begins to play, or whose owner is back."""
    told: list[Notice] = []
    for old, new in zip(before.seats, after.seats, strict=True):
        panel = Notice("hand", new.person)
        if old.away == PRESENT and new.away == AWAY:
            told += [Notice("line", text=played_for(after, "time-stand-in", Who(new.place))), panel]
        elif old.away != PRESENT and new.away == PRESENT:
            told += [Notice("line", text=text("time-back", who=Who(new.place))), panel]
    return told


def played_for(table: Table, key: str, who: Who | tuple[Who, ...]) -> Text:
    """Returns a sentence about seats that the table plays: the one of this key, or, where a
    computer stands in, the one that says so.
    """
    if table.row.stand_ins == "harmless":
        return text(key, who=who)
    level = Text(f"computer-level-{table.row.stand_ins}")
    return text(f"{key}-computer", who=who, level=level)


def with_seat(table: Table, seat: SeatRow) -> Table:
    """Returns a table with another row for one of its seats."""
    return table.seated(
        tuple(seat if other.place == seat.place else other for other in table.seats)
    )
