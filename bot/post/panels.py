"""People's panels in their direct messages: one message per person and table.

When somebody is asked something their panel is sent again as the newest message, which is how they
are called, and the old message is deleted. When something else changes it is edited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
import msgspec

from bot.ids import ChannelId, TableNumber
from bot.post.courier import Waiting
from bot.post.sending import OLD
from bot.tables.errors import TableError
from bot.tables.looks import News
from bot.tables.notifications import may_act, sweep_message
from bot.tables.pings.ways import called_by
from bot.tables.playing import Desk
from bot.ui.panel.finished import closed_panel, finished_panel
from bot.ui.panel.panel import panel
from bot.ui.sheets import first_sheet, paint, picture_file, show_sheet, voice

if TYPE_CHECKING:
    from bot.ids import PersonId
    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow, PersonRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.sheets import ShownSheet
    from games.engine import Seat

_STEPS = {"open", "look", "table", "rematch"}
"""Presses of which every panel has one."""


class Made(msgspec.Struct, frozen=True):
    """A panel ready to be sent, with its picture if it has one. news: what is new on it."""

    layout: Layout
    news: News = News()
    shown: ShownSheet | None = None
    png: bytes | None = None

    def files(self) -> list[discord.File]:
        """Returns its attachments, made anew because discord.py uses them up."""
        if self.shown is None or self.png is None:
            return []
        return [picture_file(self.shown, self.png)]


class Panels:
    """The delivery of panels."""

    def __init__(self, services: Services, sending: Sending) -> None:
        self._services = services
        self._sending = sending

    async def deliver(
        self, channel: discord.PartialMessageable, row: OutboxRow, person: PersonRow
    ) -> None:
        """Brings somebody's panel up to date, or sends it again if the row says so: because they
        are asked, if they still are, or below what they were written. Raises `Waiting` while a
        press on it is being answered.
        """
        table = await self._services.tables.find(row.table_id or TableNumber(0))
        seat = table.seat_of(person.id)
        if seat is None or table.state is None:
            await self._services.store.write(lambda tx: tx.delivered([row]))
            return
        old = table.seats[seat].hand
        if old and self._services.looks.is_answered(old):
            raise Waiting
        # Somebody who plays with computers alone is there: their panel stays where it is.
        asked = row.kind == "asked" and _still_asked(table, seat) and not table.practice
        made = await self._make(table, seat, person.id, called=asked)
        again = row.kind == "again" and old is not None and table.row.phase == "playing"
        # A new message may be there already, which has to be found whatever has come since.
        doubted = row.doubt and (row.kind != "hand" or old is None)
        if not (asked or again or doubted):
            edited = old is not None and await self._edit(ChannelId(channel.id), old, made)
            if edited or table.row.phase != "playing":  # nobody needs a new message to read that
                await self._services.store.write(lambda tx: _edited(tx, row, person.id, made))
                return
        silent = not (asked and self._rings(table, seat, person))
        sent = await self._sending.layout(
            channel, row, _STEPS, made.layout, made.files(), silent=silent
        )
        await self._keep(table, person.id, row, ChannelId(channel.id), sent, made.news)

    def _rings(self, table: Table, seat: Seat, person: PersonRow) -> bool:
        """Whether somebody is called by their panel. In the thread they can only be called
        when everybody knows that they are asked.
        """
        way = called_by(person, table, self._services.clock.now())
        return way == "dm" or (way == "loud" and seat not in table.view(None).asked)

    async def _edit(self, channel: ChannelId, message: int, made: Made) -> bool:
        """Changes a panel; returns False if it is gone, or too old to be changed again now."""
        sent = discord.utils.snowflake_time(message).timestamp() * 1_000
        old = self._services.clock.now() - sent > OLD
        try:
            return await self._sending.edit(channel, message, made.layout, made.files)
        except discord.RateLimited:
            if not old:
                raise
        return False

    async def _keep(
        self,
        table: Table,
        person: PersonId,
        row: OutboxRow,
        channel: ChannelId,
        sent: int,
        news: News,
    ) -> None:
        """Notes which message is somebody's panel now, with these news, and has the one before
        deleted.
        """

        def job(tx: Transaction) -> None:
            before = tx.hand(table.id, person)
            if not tx.save_hand(table.id, person, sent):
                # They left the table, or had their data deleted, while it was on its way.
                sweep_message(tx, table.id, channel, sent)
            elif before is not None and before != sent:
                sweep_message(tx, table.id, channel, before)
            tx.delivered([row], sent)
            if row.doubt:  # what is on the message may be older than what is true now
                tx.post_once(table.id, row.lane, "hand", unheard=row.unheard)
            else:
                _note_shown(tx, table.id, person, news)

        await self._services.tables.amend_seat(table.id, person, job, sent)
        self._services.tables.tell(await self._services.tables.find(table.id))

    async def _make(self, table: Table, seat: Seat, person: PersonId, *, called: bool) -> Made:
        """Returns somebody's panel as it is after a press, or what is left of it at the end.

        called: they are asked something by it.
        """
        spoken = voice(await self._services.people.locale(person, None), table)
        if table.row.phase == "over":
            return Made(finished_panel(table, seat, spoken))
        if table.row.phase == "cancelled":
            return Made(closed_panel(table, spoken))
        view = table.view(seat)
        shown = show_sheet(table, view, first_sheet(table, view), spoken)
        png = await paint(self._services.painter, shown)
        looks = self._services.looks
        news = await looks.explained(table, person, await looks.news(table.id, person))
        try:
            desk = await self._services.playing.desk(table.id, person)
        except TableError:  # nothing can be played now: the panel says why
            desk = Desk(table, seat, (), None)
        attached = png is not None
        layout = panel(desk, spoken, news=news, shown=shown, attached=attached, called=called)
        return Made(layout, news, shown, png)


def _edited(tx: Transaction, row: OutboxRow, person: PersonId, made: Made) -> None:
    if row.table_id is not None:
        _note_shown(tx, TableNumber(row.table_id), person, made.news)
    tx.delivered([row])


def _note_shown(tx: Transaction, table: TableNumber, person: PersonId, news: News) -> None:
    """Notes what stands on somebody's panel, which they may not have read yet."""
    tx.show(table, person, news.last)
    if news.tip is not None:
        tx.put_tip(table, person, news.tip.key, news.tip_at)


def _still_asked(table: Table, seat: Seat) -> bool:
    """Whether somebody who was asked can still answer."""
    return table.row.phase == "playing" and (table.view(seat).to_act or may_act(table, seat))
