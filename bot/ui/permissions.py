"""The permissions that the bot needs to open a table, checked before anything is promised, and the
private threads of tables by invitation.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Literal

import discord

from bot.ids import ChannelId, GuildId
from bot.tables.anonymous import nameless
from bot.tables.errors import MissingPermissionsError, TableError
from bot.tables.lobbies.opening import Place
from bot.ui.components import cut
from bot.ui.sheets import voice
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import PersonId
    from bot.tables.table import Table
    from bot.ui.request import Request

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which a table cannot be played in a channel."""

IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""The same in a thread, where sending needs another permission."""

HELPFUL = ("create_public_threads", "create_private_threads", "send_messages_in_threads")
"""The permissions with which a table gets a thread of its own; without them it is played in the
channel, and there are no tables by invitation.
"""

INVITED_WITH = discord.Permissions(
    **dict.fromkeys({*NEEDED, *IN_THREADS, *HELPFUL, "embed_links"}, True)
)
"""The permissions that an invitation should ask for."""


def check_permissions(request: Request) -> None:
    """Raises `MissingPermissionsError` naming the permissions that are missing here."""
    in_thread = isinstance(request.interaction.channel, discord.Thread)
    missing = missing_permissions(request.interaction.app_permissions, in_thread=in_thread)
    if missing:
        raise MissingPermissionsError(missing)


def missing_permissions(allowed: discord.Permissions, *, in_thread: bool = False) -> list[str]:
    """Returns the permissions that a table needs in a channel and that are missing.

    If the bot may open threads it plays in them, and so must be able to write there.
    """
    needed: tuple[str, ...] = IN_THREADS if in_thread else NEEDED
    if not in_thread and allowed.create_public_threads:
        needed = (*needed, "send_messages_in_threads")
    return [name for name in needed if not getattr(allowed, name)]


THREAD_ARCHIVE: Literal[10_080] = 10_080
"""Minutes until Discord hides a silent thread: a week, the longest possible."""

NEEDED_FOR_PRIVATE = (
    "view_channel",
    "create_private_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""The permissions without which a table cannot be played in a private thread of a channel."""


class NoPrivateThreadsError(TableError):
    """The channel is of a kind that has no private threads."""

    def __init__(self) -> None:
        super().__init__(text("invited-not-here"))


def parent_of(guild: discord.Guild, channel: ChannelId) -> discord.TextChannel:
    """Returns the channel itself, or that of a thread, if it can have private threads.

    Raises `NoPrivateThreadsError`, `MissingPermissionsError`.
    """
    found = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        found = found.parent
    if not isinstance(found, discord.TextChannel) or found.is_news():
        raise NoPrivateThreadsError
    allowed = found.permissions_for(guild.me)
    if missing := [name for name in NEEDED_FOR_PRIVATE if not getattr(allowed, name)]:
        raise MissingPermissionsError(missing)
    return found


async def open_private(
    parent: discord.TextChannel, game: str, locale: str, people: Iterable[PersonId]
) -> Place:
    """Opens a private thread that only these people, the bot and the server's moderators read.

    Raises `MissingPermissionsError`.
    """
    title = voice(locale).plain(text("invited-thread", game=Text(game)))
    try:
        thread = await parent.create_thread(
            name=cut(title, 100),
            type=discord.ChannelType.private_thread,
            auto_archive_duration=THREAD_ARCHIVE,
            invitable=False,
        )
    except discord.Forbidden:
        raise MissingPermissionsError(["create_private_threads"]) from None
    for person in people:
        try:
            await thread.add_user(discord.Object(person))
        except (discord.Forbidden, discord.NotFound):
            continue  # they have left the server, or do not see the channel
    return Place(
        GuildId(parent.guild.id), ChannelId(thread.id), thread=True, parent=ChannelId(parent.id)
    )


async def close_private(guild: discord.Guild, place: Place) -> None:
    """Does away with a thread in which no table was opened after all, as far as Discord lets us."""
    thread = guild.get_thread(place.channel)
    if thread is None:
        return
    try:
        await thread.delete()
    except discord.HTTPException:
        with contextlib.suppress(discord.HTTPException):
            await thread.edit(archived=True)


async def fitting_place(request: Request, table: Table, place: Place) -> Place:
    """Returns the place to which a table moves, or where one like it is opened: for one by
    invitation, a private thread there.

    Raises `NoPrivateThreadsError`, `MissingPermissionsError`.
    """
    guild = request.interaction.guild
    if not table.by_invitation or guild is None or place.channel == table.home:
        return place
    parent = parent_of(guild, place.channel)
    known = [seat.person for seat in table.people if not nameless(seat.person)]
    return await open_private(parent, table.row.game, table.row.locale, known)
