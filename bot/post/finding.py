"""Whether something was sent before we died.

Discord itself removes a repeat with the same nonce for a little while (`enforce_nonce`). What has
waited longer is looked for in the channel before it is sent again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.clock import MINUTE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import OutboxRow

NONCE_HOLDS = MINUTE
"""How long we rely on Discord to recognise a nonce; documented as 'the past few minutes'."""

_LOOKED_THROUGH = 50


def nonce(row: OutboxRow) -> str:
    """The nonce of the message that begins with this row; at most 25 characters."""
    return f"utt-{row.id}"


async def find_sent(
    channel: discord.abc.Messageable,
    row: OutboxRow,
    now: int,
    me: int,
    is_it: Callable[[discord.Message], bool],
) -> discord.Message | None:
    """Our message that already delivers `row`; None if there is none, or the nonce still holds."""
    if now - row.made < NONCE_HOLDS:
        return None
    made = discord.Object(discord.utils.time_snowflake(_moment(row.made)))
    async for message in channel.history(limit=_LOOKED_THROUGH, after=made, oldest_first=False):
        if message.author.id == me and is_it(message):
            return message
    return None


def custom_ids(message: discord.Message) -> list[str]:
    """The custom ids of everything in a message that can be pressed."""
    found: list[str] = []

    def walk(items: Any) -> None:
        for item in items:
            if custom_id := getattr(item, "custom_id", None):
                found.append(custom_id)
            walk(getattr(item, "children", ()))

    walk(message.components)
    return found


def _moment(milliseconds: int) -> Any:
    from datetime import UTC, datetime

    return datetime.fromtimestamp(milliseconds / 1000, UTC)
