"""Who asks, from where, and whether they may see a table: those may who sit at it, and those who
see the channel it is played in.

Whatever number somebody names, in a command, an autocomplete, a button, a menu or a form, leads to
its table through `find_seen` and no other way.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import discord

from bot.tables.errors import UnknownTableError
from bot.tables.lobby import Person, Place
from bot.tables.names import clean_name

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.services import House
    from bot.tables.table import Table
    from bot.ui.responses import Interaction


def who(interaction: Interaction) -> Person:
    """Who pressed, with their name made fit to be shown, and what they are on the server."""
    user = interaction.user
    roles = getattr(user, "roles", ())
    return Person(
        user.id,
        clean_name(user.display_name, user.id),
        frozenset(role.id for role in roles),
        manages=interaction.permissions.manage_guild,
    )


def place_of(interaction: Interaction) -> Place:
    """Where an interaction on a server comes from."""
    guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
    if isinstance(interaction.channel, discord.Thread):
        return Place(guild, channel, thread=True, parent=interaction.channel.parent_id)
    return Place(guild, channel)


class Placed(Protocol):
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


def may_see(interaction: Interaction, row: Placed) -> bool:
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


def sees(interaction: Interaction) -> Callable[[Placed], bool]:
    """The same for many tables, each place looked at once."""
    known: dict[tuple[int, int, int | None], bool] = {}

    def seen(row: Placed) -> bool:
        place = row.guild, row.channel, row.thread
        if place not in known:
            known[place] = may_see(interaction, row)
        return known[place]

    return seen


def check_seen(interaction: Interaction, table: Table) -> None:
    """Raise `UnknownTableError` unless who asks sits at the table or may see it."""
    if table.seat_of(interaction.user.id) is None and not may_see(interaction, table.row):
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
    house: House, interaction: Interaction, number: int, *, watching: bool = False
) -> Table:
    """The table of this number as it is now, for those who sit there and those who may see it; for
    those who once had a seat there too, when its game is over. watching: only for those who may
    see it.

    Raises `UnknownTableError`, to others the same as where there is no such table; `StoreError`.
    """
    table, person = await house.tables.find(number), interaction.user.id
    over = table.row.phase == "over"
    sat = await house.store.read(lambda tx: tx.sat_at(number, person)) if over else []
    if watching and not may_see(interaction, table.row):
        raise UnknownTableError(number)
    if not sat:
        check_seen(interaction, table)
    return table
