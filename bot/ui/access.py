"""Access to tables: a table can be seen by the people who sit at it and by those who see its
channel.

Whatever number somebody names, in a command, an autocomplete, a button, a menu or a form, its table
is only found through `find_seen`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import discord

from bot.ids import ChannelId
from bot.tables.errors import MissingPermissionsError, NotWelcomeError, UnknownTableError
from bot.tables.finished.errors import ElsewhereError
from bot.tables.lobbies.opening import Place
from bot.ui.permissions import check_permissions, fitting_place, missing_permissions
from bot.ui.request import person_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import GuildId, PersonId, TableNumber
    from bot.services import Services
    from bot.tables.lobbies.opening import Person
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

    People who sit there may see it, and so may those who see its channel; when its game is over,
    those who once had a seat there; and before a game by invitation, those who are invited.
    watching: only for people who see its channel. Raises `UnknownTableError`, which is the same as
    for a table that does not exist, `NotWelcomeError` for somebody whose invitation was taken
    back, and `StoreError`.
    """
    table, person = await services.tables.find(number), request.person
    over = table.row.phase == "over"
    sat = await services.store.read(lambda tx: tx.sat_at(number, person)) if over else []
    seated = not watching and table.seat_of(person) is not None
    if not (seated or (sat and not watching) or may_see(request, table.row)) and (
        watching or not await _is_invited(services, table, person)
    ):
        raise UnknownTableError(number)
    return await _woken(services, request, table)


async def _is_invited(services: Services, table: Table, person: PersonId) -> bool:
    """Whether somebody may sit down at a table by invitation. Raises `NotWelcomeError` for somebody
    whose invitation was taken back, who knows of the table.
    """
    if not table.by_invitation or table.row.phase != "lobby":
        return False
    invited, gone = await services.store.read(
        lambda tx: (tx.invited_at(table.id, person), tx.put_out_at(table.id, person))
    )
    if gone is not None:
        raise NotWelcomeError
    return invited is not None


async def _woken(services: Services, request: Request, table: Table) -> Table:
    """Wakes a table that sleeps, because somebody who sits there has pressed or typed something
    about it. Returns the table after that.
    """
    seat, typing = table.seat_of(request.person), discord.InteractionType.autocomplete
    if table.row.sleeps is None or seat is None or request.interaction.type is typing:
        return table
    if table.row.phase == "playing" and table.in_game(seat):
        await services.timeouts.come_back(table.id, request.person)
    return await services.tables.find(table.id)


async def on_server(request: Request, table: Table) -> tuple[discord.Guild, Person]:
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


async def place_of(request: Request, guild: discord.Guild, table: Table) -> Place:
    """Returns the place of a table that is over, so that the next one is opened there too; if that
    is gone, the place of the request.

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
        return await fitting_place(request, table, request.place)
    in_thread = isinstance(channel, discord.Thread)
    if missing := missing_permissions(channel.permissions_for(guild.me), in_thread=in_thread):
        raise MissingPermissionsError(missing)
    parent = ChannelId(channel.parent_id) if isinstance(channel, discord.Thread) else None
    return Place(row.guild, row.channel, thread=in_thread, parent=parent)
