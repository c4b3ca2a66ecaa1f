"""Reminders: who is waited for is told by direct message, once a turn and step, never at night.

All that is needed stands in the store: a row of `reminder` is there exactly while a table waits for
somebody, so one transaction finds all tables of a person, marks them and posts one message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.pace import REMINDED_AT, left_at
from bot.tables.quiet import quiet_until

if TYPE_CHECKING:
    from bot.store.rows import ReminderRow
    from bot.store.transaction import Transaction
    from bot.tables.tables import Tables

REMINDER = "reminder"
"""The kind of an outbox row that reminds somebody."""


class Reminded(msgspec.Struct, frozen=True):
    """The body of such a row: the tables that wait."""

    tables: tuple[int, ...]


def reminder_lane(person: int) -> str:
    """A lane of its own: a reminder that has to wait for the morning holds up no hand."""
    return f"remind:{person}"


class Reminding:
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
    morning = quiet_until(chosen, now)
    if morning is not None:
        for row in due:
            tx.save_reminder(msgspec.structs.replace(row, at=morning))
        return False
    told = [row for row in rows if row in due or row.step == 1] if due else []
    for row in told:
        _advance(tx, row, now)
    if not told or chosen.remind == "off":
        return False
    body = msgspec.json.encode(Reminded(tuple(row.table_id for row in told))).decode()
    tx.post(None, reminder_lane(person), REMINDER, body)
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


def read_reminded(body: str) -> tuple[int, ...]:
    """The tables of a reminder."""
    return msgspec.json.decode(body.encode(), type=Reminded).tables
