"""Deliveries one person gets by direct message: the own hand, what only they were told, notes.

One message a person and table shows the hand; it is edited, not repeated. Closed messages are said
once in the thread; everything stays in reach of the private panel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.draw import PaintError
from bot.post.courier import Outcome
from bot.post.finding import find_sent, nonce
from bot.post.trouble import Trouble
from bot.tables.errors import TableError
from bot.tables.notices import Notice, read_text, write_notices
from bot.ui.panel import looking, panel
from bot.ui.parts import cut
from bot.ui.sheets import picture_file, show_sheet, voice
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.house import House
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.parts import Layout
    from bot.ui.sheets import Shown, Voice

_CONTENT = 1_900


class PrivateRound:
    """Delivers the lane of one person."""

    def __init__(self, client: discord.Client, house: House) -> None:
        self._client = client
        self._house = house

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Round.deliver`."""
        row = rows[0]
        person = await self._house.people.person(_person(row))
        wanted = person.dm and not person.dm_closed
        if not wanted:
            # What would have been told stays in the private panel.
            await self._house.store.write(lambda tx: tx.clear_lane(row.lane))
        elif row.kind == "hand":
            await self._hand(row)
        else:
            await self._sentences(rows)

    async def failed(self, row: OutboxRow, trouble: Trouble) -> Outcome:
        """Closed messages are said once in the thread. See `Round.failed`."""
        if trouble is not Trouble.DM_CLOSED:
            return Outcome.PARK
        person = _person(row)
        await self._house.people.set_person(person, dm_closed=True)

        def job(tx: Transaction) -> set[int]:
            tables = {r.table_id for r in tx.waiting(row.lane) if r.kind == "hand" and r.table_id}
            for number in tables:
                seat = next(s.place for s in tx.seats(number) if s.person == person)
                said = text("dm-closed", who=Who(seat))
                write_notices(tx, number, [Notice("line", text=said)])
            tx.clear_lane(row.lane)
            return tables

        for number in await self._house.store.write(job):
            self._house.tables.tell(await self._house.tables.find(number))
        return Outcome.GO_ON

    async def _channel(self, person: int) -> discord.abc.Messageable:
        known = (await self._house.people.person(person)).dm_channel
        if known is not None:
            return self._client.get_partial_messageable(known, type=discord.ChannelType.private)
        channel = await self._client.create_dm(discord.Object(person))
        await self._house.people.set_person(person, dm_channel=channel.id)
        return channel

    # -- sentences -------------------------------------------------------------------------------

    async def _sentences(self, rows: list[OutboxRow]) -> None:
        """Sentences about the same table that wait share a message."""
        first = rows[0]
        person = _person(first)
        table = None if first.table_id is None else await self._house.tables.find(first.table_id)
        spoken = voice(await self._house.people.locale(person, None), table)
        taken: list[OutboxRow] = []
        content = "" if table is None else f"-# {_title(table, spoken)}"
        for row in rows:
            if row.kind not in ("whisper", "note") or row.table_id != first.table_id:
                break
            line = cut(spoken.marked(read_text(row.body)), _CONTENT)
            if taken and len(content) + len(line) > _CONTENT:
                break
            content += f"\n{line}"
            taken.append(row)
        channel = await self._channel(person)
        now, me = self._house.clock.now(), self._me
        said = content.strip()
        if await find_sent(channel, first, now, me, lambda m: m.content == said) is None:
            await channel.send(said, nonce=nonce(first))
        await self._house.store.write(lambda tx: tx.delivered([row.id for row in taken]))

    # -- the hand --------------------------------------------------------------------------------

    async def _hand(self, row: OutboxRow) -> None:
        person = _person(row)
        table = await self._house.tables.find(row.table_id or 0)
        spoken = voice(await self._house.people.locale(person, None), table)
        seat = table.seat_of(person)
        if seat is None:
            await self._house.store.write(lambda tx: tx.delivered([row.id]))
            return
        view = table.view(seat)
        shown = show_sheet(table, view, table.game.sheets(view)[0], spoken)
        png = await self._paint(shown)
        layout = await self._layout(table, person, spoken, shown, png)
        channel = await self._channel(person)
        old = table.seats[seat].hand
        hand = await self._edit_hand(channel, old, layout, shown, png)
        if hand is None:
            files = [] if png is None else [picture_file(shown, png)]
            hand = (await channel.send(view=layout, nonce=nonce(row), files=files)).id
        await self._saved(table, person, row, hand)

    async def _layout(
        self, table: Table, person: int, spoken: Voice, shown: Shown, png: bytes | None
    ) -> Layout:
        """The private panel, as it is after a press; the end sheet when the game is over."""
        try:
            desk: Desk = await self._house.playing.desk(table.id, person)
        except TableError:
            view = table.view_of(person)
            return looking(table, view, shown, spoken, attached=png is not None, seated=True)
        return panel(desk, spoken, shown=None if png is None else shown, lasting=True)

    async def _edit_hand(
        self,
        channel: discord.abc.Messageable,
        old: int | None,
        layout: Layout,
        shown: Shown,
        png: bytes | None,
    ) -> int | None:
        """Edit the message that shows the hand; None if there is none any more."""
        if old is None or not isinstance(channel, discord.DMChannel | discord.PartialMessageable):
            return None
        files = [] if png is None else [picture_file(shown, png)]
        try:
            await channel.get_partial_message(old).edit(view=layout, attachments=files)
        except discord.NotFound as error:
            if error.code != 10008:
                raise
            return None
        return old

    async def _saved(self, table: Table, person: int, row: OutboxRow, hand: int) -> None:
        def job(tx: Transaction) -> None:
            tx.save_hand(table.id, person, hand)
            tx.delivered([row.id])

        await self._house.tables.amend_seat(table.id, person, job, hand)

    async def _paint(self, shown: Shown) -> bytes | None:
        if shown.drawing is None:
            return None
        try:
            return await self._house.painter.paint(shown.drawing)
        except PaintError:
            return None

    @property
    def _me(self) -> int:
        return 0 if self._client.user is None else self._client.user.id


def _person(row: OutboxRow) -> int:
    return int(row.lane.partition(":")[2])


def _title(table: Table, spoken: Voice) -> str:
    title = text("table-title", game=Text(table.row.game), number=str(table.id))
    return spoken.marked(title)
