"""The place where a table is played: its thread, which is opened for the first line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import ChannelId
from bot.post.courier import Again
from bot.tables.notifications import Notice, hands, write_notices
from bot.ui.components import cut
from bot.ui.permissions import THREAD_ARCHIVE
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ids import GuildId
    from bot.services import Services
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

_OPENED_BEFORE = 160004
_NO_THREAD = {
    10008,  # the card has been deleted
    50013,  # no permission
    50024,  # not in this kind of channel
    160006,  # the server has too many
}


class Places:
    """Opens the threads of tables."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def home(self, table: Table, spoken: Voice) -> Table:
        """Returns the table with its thread, which is opened the first time. Raises `Again`."""
        if table.row.thread is not None:
            return table
        title = text("thread-title", game=Text(table.row.game), number=str(table.id))
        row = table.row
        thread = await open_thread(
            self._client, row.guild, row.channel, row.card, cut(spoken.plain(title), 100)
        )

        def job(tx: Transaction) -> None:
            # Card and hands have to link to the new place.
            write_notices(tx, table.id, [Notice("card"), *hands(table.seats)])

        if not await self._services.tables.amend(table, job, thread=thread):
            raise Again
        table = await self._services.tables.find(table.id)
        self._services.tables.tell(table)
        return table


async def open_thread(
    client: discord.Client, guild: GuildId, channel: ChannelId, card: int | None, name: str
) -> ChannelId:
    """Returns the id of a thread on a card, or of the channel if the bot may not open a thread."""
    if card is None:
        return channel
    message = client.get_partial_messageable(channel, guild_id=guild).get_partial_message(card)
    try:
        thread = await message.create_thread(name=name, auto_archive_duration=THREAD_ARCHIVE)
    except discord.HTTPException as error:
        if error.code == _OPENED_BEFORE:  # before the process died; its id is the message's
            return ChannelId(card)
        if error.code in _NO_THREAD:
            return channel
        raise
    return ChannelId(thread.id)
