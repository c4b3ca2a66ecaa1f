"""Invitations to a table that has just been opened, in the channel of its card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.post.bundle import bundle
from bot.tables.notifications import read_invitation

if TYPE_CHECKING:
    import discord

    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice


class Invitations:
    """The delivery of invitations, which mention everybody who is invited once."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def call(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Invites people, unless the game has begun meanwhile or the table was closed."""
        if table.row.phase != "lobby":
            await self._services.store.write(lambda tx: tx.delivered([row]))
            return
        invitation = read_invitation(row.body)
        lines = bundle([row], lambda _: spoken.marked(invitation.text))
        channel = self._client.get_partial_messageable(table.row.channel)
        message, covered = await self._sending.text(channel, lines, list(invitation.people))
        await self._services.store.write(lambda tx: tx.delivered(covered, message))
