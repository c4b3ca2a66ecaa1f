"""The permissions that the bot needs to open a table, checked before anything is promised."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.errors import MissingPermissionsError

if TYPE_CHECKING:
    from bot.ui.request import Request

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions without which a table cannot be played in a channel."""

IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""The same in a thread, where sending needs another permission."""

HELPFUL = ("create_public_threads", "send_messages_in_threads")
"""The permissions with which a table gets a thread of its own; without them it is played in the
channel.
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
