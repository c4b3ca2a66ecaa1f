"""The deletion of direct messages: hands of people who had their data deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.post.courier import RowOutcome, Waiting
from bot.tables.notifications import read_dropped

if TYPE_CHECKING:
    import discord

    from bot.discord_errors import Trouble
    from bot.services import Services
    from bot.store.rows import OutboxRow


class SweepRound:
    """Deletes the messages of one table's sweeping lane."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """See `Deliverer.deliver`. Raises `Waiting` while a press on the message is being
        answered.
        """
        row = rows[0]
        gone = read_dropped(row.body)
        if self._services.looks.is_answered(gone.message):
            raise Waiting
        place = self._client.get_partial_messageable(gone.channel)
        await place.get_partial_message(gone.message).delete()
        await self._services.store.write(lambda tx: tx.delivered([row]))

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        """Gives up, because the message is gone already or cannot be reached. See
        `Deliverer.failed`.
        """
        await self._services.store.write(lambda tx: tx.delivered([row]))
        return RowOutcome.GO_ON
