"""The board of a game, which everybody sees, and the message at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import HOUR
from bot.post.courier import Again
from bot.tables.notifications import drop_message
from bot.ui.board import board, end_message
from bot.ui.outcome import RECORD
from bot.ui.sheets import paint, picture_file, reveal_sheets, show_sheet

if TYPE_CHECKING:
    import discord

    from bot.post.sending import Sending
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.ui.sheets import ShownSheet, Voice


_BURIED = 8
"""Messages of ours below a board after which it is posted again instead of edited."""

_OLD = HOUR
"""Milliseconds after which Discord lets a message be edited only a few times."""


class Boards:
    """The delivery of boards and of the message at the end."""

    def __init__(self, client: discord.Client, services: Services, sending: Sending) -> None:
        self._client = client
        self._services = services
        self._sending = sending

    async def board(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Edits the board, or posts it again if it is gone, buried or old."""
        shown, png = await self._picture(table, "board", spoken)
        layout = board(table, shown, spoken, attached=png is not None)
        known = table.row.board

        def files() -> list[discord.File]:
            return [] if png is None else [picture_file(shown, png)]

        if known and not self._buried(table):
            if await self._sending.edit(table.home, known, layout, files):
                await self._services.store.write(lambda tx: tx.delivered([row]))
                return
            known = None
        channel = self._client.get_partial_messageable(table.home)
        made = await self._sending.layout(channel, row, {"open", "look"}, layout, files())

        def job(tx: Transaction) -> None:
            # The old board goes, so that nobody scrolls back to cards that are covered now.
            if known is not None and known != made:
                drop_message(tx, table.id, table.home, known)
            if row.doubt:
                tx.sure(row, made)
            else:
                tx.delivered([row], made)

        now = self._services.clock.now()
        if not await self._services.tables.amend(
            table, job, board=made, board_at=now, board_lines=0
        ):
            old_home = table.home
            await self._services.store.write(lambda tx: drop_message(tx, table.id, old_home, made))
            raise Again

    def _buried(self, table: Table) -> bool:
        age = self._services.clock.now() - table.row.board_at
        return table.row.board_lines >= _BURIED or age > _OLD

    async def end(self, table: Table, row: OutboxRow, spoken: Voice) -> None:
        """Posts the winner, the result and everything that was hidden."""
        result = table.result
        if result is None:
            raise ValueError(f"table {table.id} has not ended")
        pictures = [
            await self._picture(table, name, spoken)
            for name in reveal_sheets(table, table.view(None))
        ]
        drawn = [(shown, png) for shown, png in pictures if png is not None]
        layout = end_message(table, result, spoken, [shown for shown, _ in drawn])
        files = [picture_file(shown, png) for shown, png in drawn]
        channel = self._client.get_partial_messageable(table.home)
        made = await self._sending.layout(channel, row, {RECORD}, layout, files)
        await self._services.store.write(lambda tx: tx.delivered([row], made))

    async def _picture(
        self, table: Table, name: str, spoken: Voice
    ) -> tuple[ShownSheet, bytes | None]:
        """Returns a public sheet, and its picture if it can be drawn."""
        shown = show_sheet(table, table.view(None), name, spoken)
        return shown, await paint(self._services.painter, shown)
