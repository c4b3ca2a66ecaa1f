"""Rematches, opened by a press on a finished game or by a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import ChannelId
from bot.tables.errors import MissingPermissionsError
from bot.tables.finished.errors import ElsewhereError
from bot.tables.lobbies.opening import Place
from bot.ui.access import check_seen
from bot.ui.lobby.computers import computers_page
from bot.ui.outcome import REMATCH
from bot.ui.permissions import check_permissions, missing_permissions
from bot.ui.request import person_of
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.lobbies.opening import Person
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request


class RematchHandlers:
    """Opens rematches and seats people who want to play again. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {REMATCH: self._press}

    async def _press(self, request: Request, press: Press) -> None:
        await self.call(request, await self._services.tables.find(press.table))

    async def call(self, request: Request, table: Table) -> None:
        """Opens the rematch of a finished table, or joins it.

        Raises `UnknownTableError`, `ElsewhereError`, `MissingPermissionsError`, and what
        `Rematches.call` raises.
        """
        check_seen(request, table)  # people who gave up their seat may look back, but no more
        guild, who = await _on_server(request, table)
        place = await _place(request, guild, table)
        rematch, opened = await self._services.rematches.call(table.id, who, place, request.id)
        with committed():
            key = "rematch-yours" if opened else "rematch-joined"
            if opened and await self._services.rematches.called_before(rematch):
                key = "rematch-again"
            if opened and rematch.practice:
                key = "rematch-alone"
            where = f"<#{rematch.row.channel}>"
            told = text(key, number=str(rematch.id), where=where)
            if key == "rematch-alone":
                await request.say(computers_page(rematch, request.voice.at(rematch), note=told))
            else:
                await request.tell(told, rematch)


async def _on_server(request: Request, table: Table) -> tuple[discord.Guild, Person]:
    """Returns the server of a table, and the person who asks as they are known there; by direct
    message Discord is asked whether they are.

    Raises `ElsewhereError` on another server, and if they are no longer on it or do not see the
    channel any more.
    """
    row, guild = table.row, request.interaction.guild
    if guild is not None and guild.id == row.guild:
        return guild, request.who
    found = request.interaction.client.get_guild(row.guild) if guild is None else None
    if found is None:
        raise ElsewhereError
    try:
        member = await found.fetch_member(request.person)
    except discord.NotFound:
        raise ElsewhereError from None
    channel = found.get_channel_or_thread(row.channel)
    if channel is not None and not channel.permissions_for(member).view_channel:
        raise ElsewhereError
    return found, person_of(member, manages=member.guild_permissions.manage_guild)


async def _place(request: Request, guild: discord.Guild, table: Table) -> Place:
    """Returns the place of a finished table, so that its rematch is opened there too; if that is
    gone, the place of the request.

    Raises `ElsewhereError` if that is a direct message, `MissingPermissionsError` if the bot may
    not write.
    """
    row = table.row
    try:
        # A hidden thread is not in the cache; writing there reopens it.
        channel = guild.get_channel_or_thread(row.channel) or await guild.fetch_channel(row.channel)
    except discord.Forbidden:
        raise MissingPermissionsError(["view_channel"]) from None
    except discord.NotFound:
        if request.interaction.guild is None:
            raise ElsewhereError from None
        check_permissions(request)
        return request.place
    in_thread = isinstance(channel, discord.Thread)
    if missing := missing_permissions(channel.permissions_for(guild.me), in_thread=in_thread):
        raise MissingPermissionsError(missing)
    parent = ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None
    return Place(row.guild, row.channel, thread=in_thread, parent=parent)
