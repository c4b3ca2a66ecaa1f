"""The message by which a game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.notifications import Notice, write_notices
from bot.ui.finished.end import end_message
from bot.ui.outcome import DETAILS
from bot.ui.sheets import first_sheet, paint, picture_file, show_sheet

if TYPE_CHECKING:
    import discord

    from bot.post.sending import Sending
    from bot.post.turns import TurnMessages
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import Voice


class EndMessages:
    """Posts them."""

    def __init__(
        self,
        client: discord.Client,
        services: Services,
        sending: Sending,
        turns: TurnMessages,
    ) -> None:
        self._client = client
        self._services = services
        self._sending = sending
        self._turns = turns

    async def show(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Says who won and what decided it, below all that was told in the game; nothing that was
        told is kept after that.
        """
        result = table.result
        if result is None:
            raise ValueError(f"table {table.id} has not ended")
        store = self._services.store
        if not row.doubt and not await self._turns.settled(table, spoken):
            await store.write(lambda tx: _put_behind(tx, table, row))
            return
        view = table.view(None)
        shown = show_sheet(table, view, first_sheet(table, view), spoken)
        png = await paint(self._services.painter, shown)
        keen = await store.read(lambda tx: tx.keen(table.id))
        layout = end_message(table, result, spoken, shown, attached=png is not None, keen=keen)
        files = [] if png is None else [picture_file(shown, png)]
        channel = self._client.get_partial_messageable(table.home)
        made = await self._sending.layout(channel, row, {DETAILS}, layout, files)

        def job(tx: Transaction) -> None:
            tx.delivered([row], made)
            tx.forget_told(table.id, tx.last_told(table.id))
            tx.forget_looks(table.id)

        await store.write(job)


def _put_behind(tx: Transaction, table: Table, row: OutboxRow) -> None:
    """Something was told after the end was put in the outbox: it is posted before the end."""
    tx.delivered([row])
    write_notices(tx, table.id, [Notice("turn"), Notice("end")])
