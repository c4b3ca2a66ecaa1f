"""Direct messages to one person: their panels, and notes.

The thread is told once that direct messages are closed; everything can still be reached through the
private panel.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import discord

from bot.discord_errors import Trouble, trouble_of
from bot.dm_limiter import DmLimiter
from bot.ids import PersonId, TableNumber
from bot.post.bundle import bundle
from bot.post.courier import Later, RowOutcome
from bot.post.panels import Panels
from bot.post.sending import Sending
from bot.tables.lobbies.patience import LAPSE_SOON
from bot.tables.notifications import (
    ALL,
    BESIDE,
    KEEP,
    PANELS,
    Notice,
    private_lane,
    read_text,
    write_notices,
)
from bot.tables.pings.mentions import PING, mention_instead, read_mention
from bot.tables.pings.questions import ask_again
from bot.tables.pings.ways import wished
from bot.ui.lobby.untold import ALONE_PRESSES, TOLD_ALONE, page_alone
from bot.ui.lobby.waiting import KEEP_OPEN, keep_page
from bot.ui.sheets import voice
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.services import Services
    from bot.store.rows import OutboxRow, PersonRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat


class PrivateRound:
    """The delivery of the lane of one person."""

    def __init__(
        self, client: discord.Client, services: Services, dm_limiter: DmLimiter | None = None
    ) -> None:
        self._client = client
        self._services = services
        self._sending = Sending(client, services)
        self._panels = Panels(services, self._sending)
        self._dm_limiter = dm_limiter or DmLimiter()

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Deliverer.deliver`."""
        row = rows[0]
        person = await self._services.people.person(person_of(row))
        if not person.dm or person.dm_closed:
            # Everything that would have been told can be read in the private panel.
            called = await self._services.store.write(lambda tx: self._give_up(tx, row.lane))
            for number in called:
                self._services.tables.tell(await self._services.tables.find(number))
            return
        channel = await self._channel(row, person.dm_channel)
        if row.kind in PANELS:
            await self._panels.deliver(channel, row, person)
        elif row.kind == KEEP:
            await self._ask_host(channel, row)
        elif row.kind in TOLD_ALONE:
            await self._tell_alone(channel, row)
        else:
            await self._sentences(channel, rows)

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        """Tells the thread once that direct messages are closed. See `Deliverer.failed`."""
        person = person_of(row)
        if trouble is Trouble.CHANNEL_GONE:
            known = (await self._services.people.person(person)).dm_channel
            await self._services.people.set_person(person, unless=_withdrawn(row), dm_channel=None)
            return RowOutcome.PARK if known is None else RowOutcome.GO_ON
        if trouble is not Trouble.DM_CLOSED:
            return RowOutcome.PARK
        if await self._unheard(row):
            # Nobody may learn that it was tried; the untold line can be read in the panel.
            await self._services.store.write(lambda tx: tx.delivered([row]))
            self._untold([row])
        else:
            await self._closed(row, person)
        return RowOutcome.GO_ON

    async def _unheard(self, row: OutboxRow) -> bool:
        """Whether only its owner knows that there was something to tell, because they acted in
        secret. Saying now that their messages are closed would tell everybody when.
        """
        return row.unheard

    async def _closed(self, row: OutboxRow, person: PersonId) -> None:
        """Says at every table where they play that their direct messages are closed."""
        before = await self._services.people.person(person)
        numbers = await self._services.store.read(lambda tx: tx.going(person))
        tables = [table async for table in self._services.tables.each(numbers)]
        tables = [table for table in tables if table.row.phase == "playing"]
        said = {
            table.id: Notice("line", text=_closed_line(table, seat))
            for table in tables
            if (seat := table.seat_of(person)) is not None
        }

        def job(tx: Transaction) -> None:
            for number, notice in said.items():
                write_notices(tx, number, [notice])
            for lane in {row.lane, private_lane(person)}:
                self._give_up(tx, lane)
            self._instead(tx, row)

        await self._services.people.set_person(person, job, _withdrawn(row), dm_closed=True)
        for table in tables:
            await self._call_in_thread(table.id, before)
            self._services.tables.tell(table)

    async def _call_in_thread(self, number: TableNumber, person: PersonRow) -> None:
        """Lets the thread call somebody whom their direct messages were to call, and did not.

        person: as they were before they had closed them.
        """
        tables = self._services.tables
        async with tables.hold(number) as table:
            seat = table.seat_of(person.id)
            if seat is None or table.row.phase != "playing":
                return
            if wished(person, table, "turn") != "dm":
                return
            questions = ask_again(table, [seat])

            def job(tx: Transaction) -> None:
                tx.save_table(number, questions=questions)
                write_notices(tx, number, [Notice("turn")])

            await tables.commit(number, job)

    def _give_up(self, tx: Transaction, lane: str) -> set[TableNumber]:
        """Forgets what waits for somebody who gets no direct messages, except calls, which mention
        them in public. Returns the tables of those.
        """
        rows = tx.waiting(lane, ALL)
        calls = [row for row in rows if row.kind == PING]
        tx.clear_lane(lane)
        self._untold(rows)
        for row in calls:
            table = tx.table(row.table_id or TableNumber(0))
            if table is not None:
                mention_instead(tx, row, in_lobby=table.phase == "lobby")
        return {row.table_id for row in calls if row.table_id is not None}

    def _untold(self, rows: list[OutboxRow]) -> None:
        """Has people told at their next press what these rows were to tell them alone."""
        self._services.untold |= {person_of(row) for row in rows if row.kind in TOLD_ALONE}

    def _instead(self, tx: Transaction, row: OutboxRow) -> None:
        """Replaces a row that cannot arrive because direct messages are closed; does nothing
        here.
        """

    async def _channel(self, row: OutboxRow, known: int | None) -> discord.PartialMessageable:
        """Returns the conversation with somebody. Raises `Later` if it may not be opened yet."""
        if known is None:
            person = person_of(row)
            now = self._services.clock.now()
            at = self._dm_limiter.turn(person, now)
            if at > now:
                raise Later(at)
            try:
                known = (await self._client.create_dm(discord.Object(person))).id
            except discord.HTTPException as error:
                if trouble_of(error) is Trouble.QUARANTINED:
                    self._dm_limiter.refused(now)
                raise
            await self._services.people.set_person(person, unless=_withdrawn(row), dm_channel=known)
        return self._client.get_partial_messageable(known, type=discord.ChannelType.private)

    async def _ask_host(self, channel: discord.PartialMessageable, row: OutboxRow) -> None:
        """Asks the host whether a table shall go on waiting, if it still does and is still theirs
        and nobody has pressed anything there meanwhile.
        """
        store, number = self._services.store, row.table_id or TableNumber(0)
        table = await self._services.tables.find(number)
        at = await self._services.lapsing.closes_at(number)
        soon = await store.read(lambda tx: tx.due_at(number, LAPSE_SOON))
        if at is None or soon is not None or table.row.host != person_of(row):
            await store.write(lambda tx: tx.delivered([row]))
            return
        spoken = voice(await self._services.people.locale(table.row.host, None), table)
        layout = keep_page(table, spoken, at)
        sent = await self._sending.layout(channel, row, {KEEP_OPEN}, layout, [])
        await store.write(lambda tx: tx.delivered([row], sent))

    async def _tell_alone(self, channel: discord.PartialMessageable, row: OutboxRow) -> None:
        """Tells somebody what nobody else may hear of, unless it is no news any more."""
        person, number = person_of(row), row.table_id or TableNumber(0)
        table = await self._services.tables.find(number)
        spoken, sent = voice(await self._services.people.locale(person, None), table), None
        page = await page_alone(self._services, row.kind, table, person, spoken)
        if page is not None:
            sent = await self._sending.layout(channel, row, ALONE_PRESSES, page, [])

        def job(tx: Transaction) -> None:
            tx.delivered([row], sent)
            if row.kind == BESIDE:
                tx.told_beside(person, number)
            if sent is not None:
                panel_below(tx, table, person)

        await self._services.store.write(job)

    # -- sentences -------------------------------------------------------------------------------

    async def _sentences(self, channel: discord.abc.Messageable, rows: list[OutboxRow]) -> None:
        """Sends the waiting sentences about the same table in one message."""
        first = rows[0]
        table = None if first.table_id is None else await self._services.tables.find(first.table_id)
        spoken = voice(await self._services.people.locale(person_of(first), None), table)
        alike = takewhile(
            lambda row: (
                row.kind not in (*PANELS, KEEP, *TOLD_ALONE) and row.table_id == first.table_id
            ),
            rows,
        )
        head = "" if table is None else f"-# {_title(table, spoken)}"
        lines = bundle(alike, lambda row: spoken.marked(_text_of(row)), head)
        message, covered = await self._sending.text(channel, lines, [])

        def job(tx: Transaction) -> None:
            tx.delivered(covered, message)
            if table is not None:
                panel_below(tx, table, person_of(first))

        await self._services.store.write(job)


def _closed_line(table: Table, seat: Seat) -> Text:
    """Returns what a table says when somebody's direct messages are closed; at a private one only
    they read it.
    """
    return text("dm-closed-yours") if table.private else text("dm-closed", who=Who(seat))


def _text_of(row: OutboxRow) -> Text:
    return read_mention(row.body).text if row.kind == PING else read_text(row.body)


def panel_below(tx: Transaction, table: Table, person: PersonId) -> None:
    """Has somebody's panel sent again below what they have just been written about its table."""
    if table.row.phase == "playing" and table.seat_of(person) is not None:
        write_notices(tx, table.id, [Notice("again", person)])


def _withdrawn(row: OutboxRow) -> Callable[[Transaction], bool]:
    """Returns a test of whether the lane of a row has become empty.

    Then its person had their data deleted during the delivery, and nothing may be stored about them
    again because of it.
    """
    return lambda tx: not tx.waiting(row.lane, 1)


def person_of(row: OutboxRow) -> PersonId:
    """Returns the person whose lane a row is in."""
    return PersonId(int(row.lane.partition(":")[2]))


def _title(table: Table, spoken: Voice) -> str:
    title = table.title
    return spoken.marked(title)
