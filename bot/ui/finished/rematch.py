"""Rematches, opened by a press on a finished game or by a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import ChannelId
from bot.tables.errors import MissingPermissionsError
from bot.tables.finished.errors import ElsewhereError
from bot.tables.lobby import Place
from bot.ui.access import check_seen
from bot.ui.outcome import REMATCH
from bot.ui.permissions import check_permissions, missing_permissions
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
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
        place = await _place(request, table)
        rematch, opened = await self._services.rematches.call(
            table.id, request.who, place, request.id
        )
        with committed():
            key = "rematch-yours" if opened else "rematch-joined"
            if opened and await self._services.rematches.called_before(rematch):
                key = "rematch-again"
            where = f"<#{rematch.row.channel}>"
            await request.tell(text(key, number=str(rematch.id), where=where), rematch)


async def _place(request: Request, table: Table) -> Place:
    """Returns the place of a finished table, so that its rematch is opened there too; if that is
    gone, the place of the request.

    Raises `ElsewhereError` on another server, `MissingPermissionsError` if the bot may not write.
    """
    guild, row = request.interaction.guild, table.row
    if guild is None or guild.id != row.guild:
        raise ElsewhereError
    try:
        # A hidden thread is not in the cache; writing there reopens it.
        channel = guild.get_channel_or_thread(row.channel) or await guild.fetch_channel(row.channel)
    except discord.Forbidden:
        raise MissingPermissionsError(["view_channel"]) from None
    except discord.NotFound:
        check_permissions(request)
        return request.place
    in_thread = isinstance(channel, discord.Thread)
    if missing := missing_permissions(channel.permissions_for(guild.me), in_thread=in_thread):
        raise MissingPermissionsError(missing)
    parent = ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None
    return Place(row.guild, row.channel, thread=in_thread, parent=parent)
