"""Rows about whom tables wait for and when they are reminded, as values like those of `rows.py`."""

from __future__ import annotations

import msgspec

from bot.ids import PersonId, TableNumber


class WaitingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a table waits for a seat: see `bot/store/schema/0014_waiting.sql`."""

    table_id: TableNumber
    place: int
    asked: bool = False
    owes: bool = False
    until: int | None = None


class ReminderRow(msgspec.Struct, frozen=True, kw_only=True):
    """The next reminder of somebody a table waits for.

    `at` is None while their clock is stopped, `step` counts from 1, `ends` is their deadline,
    `span` the whole time before it.
    """

    table_id: TableNumber
    person: PersonId
    step: int
    at: int | None
    ends: int | None
    span: int
