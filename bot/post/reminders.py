"""The delivery of reminders: one message for all tables that wait for somebody, or one per
thread.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.post.bundle import Bundle
from bot.post.courier import Again, Later
from bot.post.private import PrivateRound, panel_below, person_of
from bot.tables.clocks.clocks import AWAY, ends_of, missing
from bot.tables.clocks.quiet_hours import silent_until
from bot.tables.due.reminders import (
    CALL,
    REMINDER,
    Reminded,
    call_in_thread,
    read_called,
    read_reminded,
)
from bot.tables.notifications import ALL, Notice, write_notices
from bot.tables.pings.ways import called_after, is_reachable, wished
from bot.ui.sheets import voice
from bot.ui.times import when
from games.engine import Done, text

if TYPE_CHECKING:
    import discord

    from bot.ids import PersonId, TableNumber
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow, PersonRow, SeatRow, Way
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Arg


class ReminderRound(PrivateRound):
    """The delivery of the reminders of one person."""

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """Delivers reminders that still apply.

        See `Deliverer.deliver`. People who have moved meanwhile are not reminded, and a reminder
        that was delayed until the night waits for the morning.
        """
        row, store = rows[0], self._services.store
        person = await self._services.people.person(person_of(row))
        body = read_reminded(row.body)
        if person.remind == "off" and not body.call:
            await store.write(lambda tx: tx.delivered([row]))
            return
        vacation = await store.read(lambda tx: tx.vacation(person.id))
        now = self._services.clock.now()
        morning = silent_until(person, vacation, now)
        if morning is not None:
            raise Later(morning)
        tables = [await self._services.tables.find(n) for n in body.tables]
        waiting = [table for table in tables if waits_for(table, person.id)]
        if body.call:
            soon = [at for table in waiting if (at := called_after(person, table, now)) is not None]
            if soon:
                raise Later(min(soon))
        ways = {table.id: _way(person, table, call=body.call) for table in waiting}
        waiting = [table for table in waiting if ways[table.id] != "name"]
        if not body.sorted:
            in_thread = [table for table in waiting if ways[table.id] != "dm"]
            waiting = await self._in_threads(row, in_thread, waiting)
        if not waiting or not is_reachable(person):
            await store.write(lambda tx: tx.delivered([row]))
            return
        if body.call:
            await store.write(lambda tx: _send_panels(tx, row, waiting, person.id))
            for table in waiting:
                self._services.tables.tell(table)
            return
        await self._write(row, person, waiting)

    async def _write(self, row: OutboxRow, person: PersonRow, waiting: list[Table]) -> None:
        """Sends one message about these tables; below it, if it is only one, its panel."""
        store = self._services.store
        spoken = voice(await self._services.people.locale(person.id, None))
        channel = await self._channel(row, person.dm_channel)
        alone = waiting[0] if len(waiting) == 1 else None
        words = "\n".join(
            line(table, person, spoken.at(table), below=alone is not None)
            for table in waiting[:_MOST]
        )
        more = len(waiting) - _MOST
        head = "" if more <= 0 else spoken.marked(text("reminder-head", count=len(waiting)))
        lines = Bundle((row,), (words,), head)
        message, covered = await self._sending.text(channel, lines, [])

        def job(tx: Transaction) -> None:
            tx.delivered(covered, message)
            for later in tx.waiting(row.lane, ALL):
                _told_already(tx, later, {table.id for table in waiting})
            if alone is not None:
                panel_below(tx, alone, person.id)

        await store.write(job)
        if alone is not None:
            self._services.tables.tell(alone)

    async def _in_threads(
        self, row: OutboxRow, wanted: list[Table], waiting: list[Table]
    ) -> list[Table]:
        """Passes reminders on to the threads where they may be posted, and returns the other
        tables.

        This happens only once, because the row remembers it.
        """
        called = [table for table in wanted if may_call(table)]
        left = [table for table in waiting if table not in called]
        call = read_reminded(row.body).call
        body = Reminded(tuple(table.id for table in left), sorted=True, call=call).encode()

        def job(tx: Transaction) -> None:
            for table in called:
                call_in_thread(tx, table.id, person_of(row), call=call)
            tx.rewrite(row.id, body)

        await self._services.store.write(job)
        for table in called:
            self._services.tables.tell(table)
        return left

    async def _unheard(self, row: OutboxRow) -> bool:
        """Whether it is about a sealed window, in which nobody else may know who has yet to
        answer.
        """
        tables = [await self._services.tables.find(n) for n in read_reminded(row.body).tables]
        return not all(map(may_call, tables))

    def _instead(self, tx: Transaction, row: OutboxRow) -> None:
        """Posts in the threads what may be said there, because direct messages are closed."""
        body = read_reminded(row.body)
        left = Reminded(body.tables, call=body.call)
        tx.post(None, row.lane, REMINDER, left.encode(), unheard=True)


def _send_panels(tx: Transaction, row: OutboxRow, tables: list[Table], person: PersonId) -> None:
    """Calls somebody who was not to be called before, by their panels."""
    tx.delivered([row])
    for table in tables:
        write_notices(tx, table.id, [Notice("asked", person)])


def _told_already(tx: Transaction, row: OutboxRow, tables: set[TableNumber]) -> None:
    """Removes from the next reminder, which waited behind a delayed one, the tables just
    mentioned.
    """
    body = read_reminded(row.body)
    left = tuple(number for number in body.tables if number not in tables)
    if not left:
        tx.delivered([row])
    elif left != body.tables:
        tx.rewrite(row.id, msgspec.structs.replace(body, tables=left).encode())


def _way(person: PersonRow, table: Table, *, call: bool) -> Way:
    """Returns how somebody is reminded of a table, or called to play there."""
    if call:
        return wished(person, table, "turn")
    return "loud" if person.remind == "thread" or not is_reachable(person) else "dm"


def may_call(table: Table) -> bool:
    """Whether everybody may know that a table still waits for somebody."""
    return table.view(None).window is None


_MOST = 8
"""The most tables that one message lists; it also gives their total number."""


def waits_for(table: Table, person: PersonId) -> bool:
    """Whether a table waits for somebody to decide. Only they may be told."""
    seat = table.seat_of(person)
    playing = table.row.phase == "playing" and not table.row.still
    return playing and seat in missing(table) and table.seats[seat or 0].away != AWAY


def line(table: Table, person: PersonRow, spoken: Voice, *, below: bool = False) -> str:
    """Returns a line with a table, what it asks somebody, and their deadline there. below: whether
    their panel follows, so that the line leads to the table itself.
    """
    title = table.title
    seat = next(seat for seat in table.seats if seat.person == person.id)
    choice, ends = table.choice(seat.place), ends_of(table, seat.place)
    what = text("panel-confirm") if choice is None or isinstance(choice, Done) else choice.ask
    to = table.home_link if below else link(table, seat, person)
    args: dict[str, Arg] = {"table": title, "link": to, "question": what}
    said = text("reminder-line-untimed", **args)
    if ends is not None:
        said = text("reminder-line", **args, when=when(ends))
    return spoken.marked(said)


def link(table: Table, seat: SeatRow, person: PersonRow) -> str:
    """Returns the link to somebody's panel in their direct messages, or to the board if there is
    none.
    """
    if seat.hand is not None and person.dm_channel is not None:
        return f"https://discord.com/channels/@me/{person.dm_channel}/{seat.hand}"
    return table.home_link if table.row.board is None else f"{table.home_link}/{table.row.board}"


class Calls:
    """The delivery of reminders in threads."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def call(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Says that a table still waits for somebody.

        Checks again first, because a window may have opened since, or quiet hours may have begun.
        """
        store, body = self._services.store, read_called(row.body)
        person = body.person
        chosen = await self._services.people.person(person)
        vacation = await store.read(lambda tx: tx.vacation(person))
        silent = silent_until(chosen, vacation, self._services.clock.now()) is not None
        way = _way(chosen, table, call=body.call)
        wanted = (body.call or chosen.remind != "off") and not silent and way != "name"
        if not (wanted and waits_for(table, person) and may_call(table)):
            await store.write(lambda tx: tx.delivered([row]))
            return
        ends = ends_of(table, table.seat_of(person) or 0) or 0
        said = spoken.marked(text("reminder-call", who=f"<@{person}>", when=when(ends)))
        if body.call:
            said = spoken.marked(text("turn-call", people=(f"<@{person}>",), count=1))
        channel = self._client.get_partial_messageable(table.home)
        lines = Bundle((row,), (said,))
        message, covered = await self._sending.text(
            channel, lines, [] if table.row.quiet else [person], silent=way == "silent"
        )

        def job(tx: Transaction) -> None:
            tx.delivered(covered, message)
            alike = [r for r in tx.waiting(row.lane, ALL) if (r.kind, r.body) == (CALL, row.body)]
            tx.delivered(alike)

        if not await self._services.tables.amend(table, job):
            raise Again
