"""Reminders: who is waited for is told once a turn and step, never at night nor on vacation.

All that is needed stands in the store: a row of `reminder` is there exactly while a table waits for
somebody, so one transaction finds all tables of a person, marks them and posts one message.

Where: by direct message, or in the table's thread, as the person wishes; in the thread also where
direct messages do not arrive. What is asked in a sealed window is never said in a thread: it would
tell that somebody has not answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.pace import REMINDED_AT, left_at
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.notifications import INVITE, public_lane, read_invitation

if TYPE_CHECKING:
    from bot.store.rows import OutboxRow, PersonRow, ReminderRow, VacationRow
    from bot.store.transaction import Transaction
    from bot.tables.tables import Tables

REMINDER = "reminder"
"""The kind of an outbox row that reminds somebody."""


class Reminded(msgspec.Struct, frozen=True):
    """The body of such a row: the tables that wait. sorted: those for whose threads a reminder was
    meant have it; what is left goes by direct message or not at all.
    """

    tables: tuple[int, ...]
    sorted: bool = False

    def encode(self) -> str:
        """As it stands in the outbox."""
        return msgspec.json.encode(self).decode()


CALL = "call"
"""The kind of an outbox row that reminds somebody in a table's thread."""


class Called(msgspec.Struct, frozen=True):
    """The body of such a row: who is reminded."""

    person: int


def reminder_lane(person: int) -> str:
    """A lane of its own: a reminder that has to wait for the morning holds up no hand."""
    return f"remind:{person}"


class Reminders:
    """Posts the reminders that are due."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def send(self, now: int) -> bool:
        """Post what is due; whether something was posted."""
        people = await self._tables.store.read(lambda tx: tx.to_remind(now))
        posted = False
        for person in people:
            posted |= await self._send(person, now)
        return posted

    async def _send(self, person: int, now: int) -> bool:
        return await self._tables.store.write(lambda tx: remind(tx, person, now))


def remind(tx: Transaction, person: int, now: int) -> bool:
    """Post one message for all tables that wait for somebody; False if they are not to be told.

    A table is in a message once a step. Before its first step a table joins the message of
    another one, which then was its first.
    """
    rows = tx.reminders_of(person)
    due = [row for row in rows if row.at is not None and row.at <= now]
    chosen = tx.person(person)
    morning = silent_until(chosen, tx.vacation(person), now)
    if morning is not None:
        for row in due:
            tx.save_reminder(msgspec.structs.replace(row, at=morning))
        return False
    told = [row for row in rows if row in due or row.step == 1] if due else []
    for row in told:
        _advance(tx, row, now)
    if not told or chosen.remind == "off":
        return False
    body = Reminded(tuple(row.table_id for row in told)).encode()
    tx.post(None, reminder_lane(person), REMINDER, body, unheard=True)
    return True


def _advance(tx: Transaction, row: ReminderRow, now: int) -> None:
    """On to the next step whose time has not come; those passed over meanwhile are not sent."""
    step = row.step
    while row.ends is not None and step < len(REMINDED_AT):
        step += 1
        at = row.ends - left_at(step, row.span)
        if at > now:
            tx.save_reminder(msgspec.structs.replace(row, step=step, at=at))
            return
    tx.drop_reminder(row.table_id, row.person)


def silent_until(row: PersonRow, vacation: VacationRow | None, now: int) -> int | None:
    """Until when somebody is not to be reminded, unix milliseconds; None if they may be now."""
    at = now
    if vacation is not None and vacation.starts <= now < vacation.ends:
        at = vacation.ends
    return quiet_until(row, at) or (at if at > now else None)


def read_reminded(body: str) -> Reminded:
    """What is in the body of a reminder."""
    return msgspec.json.decode(body.encode(), type=Reminded)


def call_in_thread(tx: Transaction, table: int, person: int) -> None:
    """Remind somebody in a table's thread."""
    body = msgspec.json.encode(Called(person)).decode()
    tx.post(table, public_lane(table), CALL, body)


def read_called(body: str) -> int:
    """Who is reminded."""
    return msgspec.json.decode(body.encode(), type=Called).person


def calls(row: OutboxRow, person: int) -> bool:
    """Whether something that all will see calls somebody."""
    if row.kind == INVITE:
        return person in read_invitation(row.body).people
    if row.kind == CALL:
        return read_called(row.body) == person
    return (
        row.table_id is not None
        and row.lane == public_lane(row.table_id)
        and (f"<@{person}>" in row.body)
    )
