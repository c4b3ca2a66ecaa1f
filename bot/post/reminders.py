"""Reminders on their way: one message for all tables that still wait for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.post.bundle import Bundle
from bot.post.courier import Later
from bot.post.private import PrivateRound, person_of
from bot.tables.clocks import AWAY, missing
from bot.tables.quiet import quiet_until
from bot.tables.reminding import read_reminded
from bot.ui.sheets import voice
from bot.ui.times import when
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.store.rows import OutboxRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice


class ReminderRound(PrivateRound):
    """Delivers the reminders of one person."""

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Round.deliver`. Looks again: whoever has moved meanwhile is told nothing, and what
        was held up until the night waits for the morning.
        """
        row, store = rows[0], self._house.store
        person = await self._house.people.person(person_of(row))
        if not person.dm or person.dm_closed or person.remind == "off":
            await store.write(lambda tx: tx.clear_lane(row.lane))
            return
        morning = quiet_until(person, self._house.clock.now())
        if morning is not None:
            raise Later(morning)
        tables = [await self._house.tables.find(n) for n in read_reminded(row.body)]
        waiting = [table for table in tables if waits_for(table, person.id)]
        if not waiting:
            await store.write(lambda tx: tx.delivered([row]))
            return
        spoken = voice(await self._house.people.locale(person.id, None))
        channel = await self._channel(person.id, person.dm_channel)
        words = "\n".join(line(table, person.id, spoken) for table in waiting[:_MOST])
        how = f"-# {spoken.marked(text('reminder-how'))}"
        head = spoken.marked(text("reminder-head", count=len(waiting)))
        lines = Bundle((row,), (f"{words}\n{how}",), head)
        message, covered = await self._sending.text(channel, lines, [])
        await store.write(lambda tx: tx.delivered(covered, message))


_MOST = 8
"""How many tables one message names; it says how many there are."""


def waits_for(table: Table, person: int) -> bool:
    """Whether a table waits for somebody to decide. Only they may be told."""
    seat = table.seat_of(person)
    playing = table.row.phase == "playing" and not table.row.still
    return playing and seat in missing(table) and table.seats[seat or 0].away != AWAY


def line(table: Table, person: int, spoken: Voice) -> str:
    """A table, where it is, and when somebody's time there is up."""
    title = text("table-title", game=Text(table.row.game), number=str(table.id))
    seat = next(seat for seat in table.seats if seat.person == person)
    said = text("reminder-line", table=title, link=link(table), when=when(seat.ends or 0))
    return f"- {spoken.marked(said)}"


def link(table: Table) -> str:
    """Where to jump: the board, or the place where it will be."""
    place = f"https://discord.com/channels/{table.row.guild}/{table.home}"
    return place if table.row.board is None else f"{place}/{table.row.board}"
