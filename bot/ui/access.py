"""Whether somebody may see a table: those may who sit at it, and those who see the channel it is
played in.

Whatever number somebody names, in a command, an autocomplete, a button, a menu or a form, leads to
its table through `find_seen` and no other way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import discord

from bot.tables.errors import UnknownTableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request


class HasHome(Protocol):
    """Something that is at home somewhere on Discord, such as the row of a table."""

    @property
    def guild(self) -> int:
        """The server."""

    @property
    def channel(self) -> int:
        """The channel it was opened in."""

    @property
    def thread(self) -> int | None:
        """The thread it is played in, None if there is none yet."""


def may_see(request: Request, row: HasHome) -> bool:
    """Whether who asks may see the channel a table was opened in, where its board is public.

    Asking from the very place is seeing it. Of a private thread nobody tells us who is in it, so
    from elsewhere only those see it who see all threads.
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
    """The same for many tables, each place looked at once."""
    known: dict[tuple[int, int, int | None], bool] = {}

    def seen(row: HasHome) -> bool:
        place = row.guild, row.channel, row.thread
        if place not in known:
            known[place] = may_see(request, row)
        return known[place]

    return seen


def check_seen(request: Request, table: Table) -> None:
    """Raise `UnknownTableError` unless who asks sits at the table or may see it."""
    if table.seat_of(request.person) is None and not may_see(request, table.row):
        raise UnknownTableError(table.id)


_ANSWERS_WITHIN = 1.5
"""So many seconds Discord is waited for; whoever asked has to be answered within three."""


async def has_left(guild: discord.Guild, person: int) -> bool:
    """Whether somebody is on a server no more. Where Discord does not say, they are there."""
    try:
        await asyncio.wait_for(guild.fetch_member(person), _ANSWERS_WITHIN)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.RateLimited, TimeoutError):
        return False
    return False


async def find_seen(
    services: Services, request: Request, number: int, *, watching: bool = False
) -> Table:
    """The table of this number as it is now, for those who sit there and those who may see it; for
    those who once had a seat there too, when its game is over. watching: only for those who may
    see it.

    Raises `UnknownTableError`, to others the same as where there is no such table; `StoreError`.
    """
    table, person = await services.tables.find(number), request.person
    over = table.row.phase == "over"
    sat = await services.store.read(lambda tx: tx.sat_at(number, person)) if over else []
    seated = not watching and table.seat_of(person) is not None
    if not (seated or (sat and not watching) or may_see(request, table.row)):
        raise UnknownTableError(number)
    return table
