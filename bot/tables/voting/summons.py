"""Summonses: before a seat is opened by vote, its owner is asked whether they are there.

A vote that passes opens nothing yet. It begins a *summons*, a motion of its own on which nobody
votes. Its owner answers it by anything they do in public, or by pressing "I am back". In a sealed
window an answer is a secret; the seat then looks open to others, but nobody else plays it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import DueRow, MotionRow
from bot.tables.clocks.clocks import (
    ANSWERED,
    AWAY,
    RETURNING,
    SUMMONED,
    pace_of,
    started,
    time_for,
    waited_for,
)
from bot.tables.clocks.saving import played_for, save_clocks, with_seat
from bot.tables.clocks.vacations import on_vacation
from bot.tables.names import marked
from bot.tables.notifications import Notice, write_notices
from bot.tables.voting.errors import SparedError
from bot.tables.voting.rules import STANDING, due_kind, finish, post_motion, went_on
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat, Text

SUMMONS = "summons"
"""The kind of such a motion."""

_PART = 2
"""A summons stays open for the time of one decision divided by this."""


def time_to_answer(table: Table) -> int:
    """Returns the milliseconds somebody has to say that they are there: half the time of a
    decision, or three days at a table without a clock.
    """
    decision = pace_of(table).decision
    return STANDING if decision is None else decision // _PART


def ends_at(table: Table, seat: Seat, now: int) -> int:
    """Returns the deadline of somebody who is summoned now.

    Days of vacation do not count, except at paces where everybody is there at the same time.
    """
    row, pace = table.seats[seat], pace_of(table)
    off = on_vacation(row, now) and not pace.live
    return ((row.off_to or now) if off else now) + time_to_answer(table)


def summon(tx: Transaction, table: Table, author: Seat, target: Seat) -> None:
    """Asks somebody whether they are there. author: the seat that asked for it."""
    row = MotionRow(
        id=0,
        table_id=table.id,
        kind=SUMMONS,
        author=author,
        target=target,
        put=tx.now,
        lapses=ends_at(table, target, tx.now),
    )
    row = msgspec.structs.replace(row, id=tx.add_motion(row))
    _set(tx, row)
    after = with_seat(table, msgspec.structs.replace(table.seats[target], summoned=SUMMONED))
    save_clocks(tx, table.seats, after, tx.now)
    write_notices(tx, table.id, [_note(table, target, "summoned")])


def _set(tx: Transaction, row: MotionRow) -> None:
    tx.set_due(DueRow(table_id=row.table_id, kind=due_kind(row), at=row.lapses))
    post_motion(tx, row)


def asked_about(tx: Transaction, table: TableNumber, seat: Seat) -> list[MotionRow]:
    """Returns the motions about a seat that exist because its owner may not be there."""
    return [row for row in tx.open_motions(table) if row.target == seat]


def answer(tx: Transaction, table: TableNumber, seat: Seat) -> None:
    """Ends all these motions, because the owner of a seat says that they are there."""
    for motion in asked_about(tx, table, seat):
        finish(tx, motion, "answered")


def check_spared(tx: Transaction, table: Table, seat: Seat) -> None:
    """Raises `SparedError` if somebody has recently answered a summons and missed nothing since."""
    last = tx.last_answered(table.id, seat)
    until = 0 if last is None else last + STANDING
    if until > tx.now and table.seats[seat].misses == 0:
        raise SparedError(marked(table.seats[seat].name), until)


def time_up(tx: Transaction, table: Table, row: MotionRow) -> None:
    """Lets the table play a seat when the time to answer is over, unless its owner is on
    vacation by now, or has been there.
    """
    seat = table.seats[row.target or 0]
    later = ends_at(table, seat.place, tx.now)
    if later > tx.now + time_to_answer(table):
        row = msgspec.structs.replace(row, lapses=later)
        tx.save_motion(row)
        _set(tx, row)
    elif seat.summoned == ANSWERED and table.view(None).window is None:
        finish(tx, row, "answered")
    else:
        finish(tx, row, "passed")
        _open_seat(tx, table, seat.place)


def _open_seat(tx: Transaction, table: Table, target: Seat) -> None:
    """Lets the table play a seat from now on. If its owner has answered in the open window, it
    only looks so to others.
    """
    there = table.seats[target].summoned == ANSWERED
    said = played_for(table, "motion-unanswered", Who(target))
    note = text(f"motion-note-{'kept' if there else 'opened'}")
    let_table_play(tx, table, target, said, note, there=there)


def let_table_play(
    tx: Transaction, table: Table, target: Seat, said: Text, note: Text, *, there: bool = False
) -> None:
    """Lets the table play a seat from now on, until its owner is back or somebody takes it over.

    said: what everybody is told; note: its owner. there: whether they are, and it only looks so to
    others.
    """
    seat = table.seats[target]
    opened = msgspec.structs.replace(seat, away=RETURNING if there else AWAY, summoned=0)
    asked = target in waited_for(table)
    if asked and (table.view(None).window is None or seat.ends is None):
        opened = started(opened, tx.now, time_for(opened, table))
    after = with_seat(table, opened)
    save_clocks(tx, table.seats, after, tx.now)
    told = [Notice("line", text=said), Notice("note", table.person_at(target), note)]
    write_notices(tx, table.id, told)
    went_on(tx, table, after)


def _note(table: Table, target: Seat, what: str) -> Notice:
    """Returns the notice for the owner of a seat, in a message of their own."""
    return Notice("note", table.person_at(target), text(f"motion-note-{what}"))
