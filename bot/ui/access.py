"""Access to tables: a table can be seen by the people who sit at it and by those who see its
channel.

Whatever number somebody names, in a command, an autocomplete, a button, a menu or a form, its table
is only found through `find_seen`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import discord

from bot.tables.errors import UnknownTableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import ChannelId, GuildId, PersonId, TableNumber
    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request


class HasHome(Protocol):
    """Something that has a place on Discord, such as the row of a table."""

    @property
    def guild(self) -> GuildId:
        """The server."""

    @property
    def channel(self) -> ChannelId:
        """The channel in which it was opened."""

    @property
    def thread(self) -> ChannelId | None:
        """The thread in which it is played, or None if there is none yet."""


def may_see(request: Request, row: HasHome) -> bool:
    """Whether the person may see the channel in which a table was opened, where its board is
    public.

    Somebody who asks from that place can see it. Discord does not say who is in a private thread,
    so from elsewhere it is only seen by people who see all threads.
    """
    guild, member = request.interaction.guild, request.interaction.user
    if guild is None or row.guild != guild.id or not isinstance(member, discord.Member):
        return False
    if request.channel_id in (row.channel, row.thread):
        return True
    channel = guild.get_channel_or_thread(row.channel)
    if channel is None:
        return False
    allowed = channel.permissions_for(member)
    private = channel.type is discord.ChannelType.private_thread
    return allowed.view_channel and (allowed.manage_threads or not private)


def sees(request: Request) -> Callable[[HasHome], bool]:
    """Returns the same test for many tables, which checks each place once."""
    known: dict[tuple[int, int, int | None], bool] = {}

    def seen(row: HasHome) -> bool:
        place = row.guild, row.channel, row.thread
        if place not in known:
            known[place] = may_see(request, row)
        return known[place]

    return seen


def check_seen(request: Request, table: Table) -> None:
    """Raises `UnknownTableError` unless the person sits at the table or may see it."""
    if table.seat_of(request.person) is None and not may_see(request, table.row):
        raise UnknownTableError(table.id)


_ANSWERS_WITHIN = 1.5
"""Seconds to wait for Discord, because the person has to be answered within three."""


async def has_left(guild: discord.Guild, person: PersonId) -> bool:
    """Whether somebody is no longer on a server. If Discord does not answer, they count as
    there.
    """
    try:
        await asyncio.wait_for(guild.fetch_member(person), _ANSWERS_WITHIN)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.RateLimited, TimeoutError):
        return False
    return False


async def find_seen(
    services: Services, request: Request, number: TableNumber, *, watching: bool = False
) -> Table:
    """Returns the table of this number as it is now, if the person may see it.

    People who sit there may see it, and so may those who see its channel and, when its game is
    over, those who once had a seat there. watching: only for people who see its channel. Raises
    `UnknownTableError`, which is the same as for a table that does not exist, and `StoreError`.
    """
    table, person = await services.tables.find(number), request.person
    over = table.row.phase == "over"
    sat = await services.store.read(lambda tx: tx.sat_at(number, person)) if over else []
    seated = not watching and table.seat_of(person) is not None
    if not (seated or (sat and not watching) or may_see(request, table.row)):
        raise UnknownTableError(number)
    return table
