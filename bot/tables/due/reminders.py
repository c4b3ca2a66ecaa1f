"""Reminders: one per turn and step for people the table waits for, never at night or on vacation.

All data is in the store: a `reminder` row exists exactly while a table waits for somebody, so one
transaction finds all tables of a person, marks them and posts one message.

Reminders go by direct message, or to the table's thread if the person wishes or direct messages do
not arrive. A reminder about a sealed window is never posted in a thread, because it would show that
somebody has not answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId, TableNumber
from bot.tables.clocks.pace import REMINDED_AT, left_at
from bot.tables.clocks.quiet_hours import silent_until
from bot.tables.notifications import public_lane
from bot.tables.pings.mentions import MENTIONING, read_mention

if TYPE_CHECKING:
    from bot.store.clock_rows import ReminderRow
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.tables import Tables

REMINDER = "reminder"
"""The kind of outbox row that reminds somebody."""


class Reminded(msgspec.Struct, frozen=True):
    """The body of such a row: the tables that wait. sorted: the reminders for threads have been
    passed on; the tables that are left go by direct message or not at all. call: it is the call to
    play that was held back until the morning (`call_later`), which goes where they are called.
    """

    tables: tuple[TableNumber, ...]
    sorted: bool = False
    call: bool = False

    def encode(self) -> str:
        """Returns it as the body of an outbox row."""
        return msgspec.json.encode(self).decode()


CALL = "call"
"""The kind of outbox row that reminds somebody in a table's thread."""


class Called(msgspec.Struct, frozen=True):
    """The body of such a row: the person who is reminded. call: see `Reminded`."""

    person: PersonId
    call: bool = False


def reminder_lane(person: PersonId) -> str:
    """Returns a separate lane for reminders, so that one that waits for the morning does not
    hold up a hand.
    """
    return f"remind:{person}"


class Reminders:
    """Posts the reminders that are due."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def send(self, now: int) -> bool:
        """Posts the reminders that are due, and returns whether there were any."""
        people = await self._tables.store.read(lambda tx: tx.to_remind(now))
        posted = False
        for person in people:
            posted |= await self._send(person, now)
        return posted

    async def _send(self, person: PersonId, now: int) -> bool:
        return await self._tables.store.write(lambda tx: remind(tx, person, now))


def remind(tx: Transaction, person: PersonId, now: int) -> bool:
    """Posts one message for all tables that wait for somebody; returns False if they must not be
    told.

    A table is mentioned once per step, a muted one only in the last. Before its first step a table
    joins another table's message, which then counts as its first step.
    """
    rows = tx.reminders_of(person)
    due = [row for row in rows if row.at is not None and row.at <= now]
    chosen = tx.person(person)
    morning = silent_until(chosen, tx.vacation(person), now)
    if morning is not None:
        for row in due:
            tx.save_reminder(msgspec.structs.replace(row, at=morning))
        return False
    muted = tx.muted_by(person)
    told = [row for row in rows if row in due or (row.step == 1 and row.table_id not in muted)]
    told = told if due else []
    for row in told:
        _advance(tx, row, now)
    told = [
        row
        for row in told
        if row.table_id not in muted or tx.reminder(row.table_id, person) is None  # the last one
    ]
    if not told or chosen.remind == "off":
        return False
    body = Reminded(tuple(row.table_id for row in told)).encode()
    tx.post(None, reminder_lane(person), REMINDER, body, unheard=True)
    return True


def _advance(tx: Transaction, row: ReminderRow, now: int) -> None:
    """Moves on to the next step in the future; steps that were passed over are not sent."""
    step = row.step
    while row.ends is not None and step < len(REMINDED_AT):
        step += 1
        at = row.ends - left_at(step, row.span)
        if at > now:
            tx.save_reminder(msgspec.structs.replace(row, step=step, at=at))
            return
    tx.drop_reminder(row.table_id, row.person)


def read_reminded(body: str) -> Reminded:
    """Returns the body of a reminder."""
    return msgspec.json.decode(body.encode(), type=Reminded)


def call_in_thread(
    tx: Transaction, table: TableNumber, person: PersonId, *, call: bool = False
) -> None:
    """Posts a reminder for somebody in a table's thread. call: see `Reminded`."""
    body = msgspec.json.encode(Called(person, call)).decode()
    tx.post(table, public_lane(table), CALL, body)


def call_later(tx: Transaction, table: TableNumber, person: PersonId) -> None:
    """Has somebody called to play once their quiet hours or their vacation is over, if the table
    still waits for them then.
    """
    lane, body = reminder_lane(person), Reminded((table,), call=True).encode()
    if all(row.body != body for row in tx.waiting(lane)):
        tx.post(None, lane, REMINDER, body, unheard=True)


def read_called(body: str) -> Called:
    """Returns the person who is reminded, and of what."""
    return msgspec.json.decode(body.encode(), type=Called)


def calls(row: OutboxRow, person: PersonId) -> bool:
    """Whether a public message mentions somebody."""
    if row.kind in MENTIONING:
        return person in read_mention(row.body).people
    if row.kind == CALL:
        return read_called(row.body).person == person
    return (
        row.table_id is not None
        and row.lane == public_lane(row.table_id)
        and (f"<@{person}>" in row.body)
    )
