"""Who may see a table: those who sit at it, and those who see the channel it is played in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.errors import UnknownTableError

if TYPE_CHECKING:
    from bot.store.rows import TableRow
    from bot.tables.table import Table
    from bot.ui.answer import Interaction


def may_see(interaction: Interaction, row: TableRow) -> bool:
    """Whether who asks may see the channel a table was opened in, where its board is public.

    Asking from the very place is seeing it. Of a private thread nobody tells us who is in it, so
    from elsewhere only those see it who see all threads.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or row.guild != guild.id or not isinstance(member, discord.Member):
        return False
    if interaction.channel_id in (row.channel, row.thread):
        return True
    channel = guild.get_channel_or_thread(row.channel)
    if channel is None:
        return False
    allowed = channel.permissions_for(member)
    private = channel.type is discord.ChannelType.private_thread
    return allowed.view_channel and (allowed.manage_threads or not private)


def check_seen(interaction: Interaction, table: Table) -> None:
    """Raise `UnknownTableError` unless who asks sits at the table or may see it."""
    if table.seat_of(interaction.user.id) is None and not may_see(interaction, table.row):
        raise UnknownTableError(table.id)
