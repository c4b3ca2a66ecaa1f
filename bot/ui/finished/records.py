"""The record of a finished game as a private file, with the result of its check."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.tables.finished.records import finished_record
from bot.ui.outcome import RECORD, seal_line
from games.engine import text
from games.record import RecordError, check, write

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request
    from games.engine import Text
    from games.record import Record


class Records:
    """Sends records. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {RECORD: self._press}

    async def _press(self, request: Request, press: Press) -> None:
        await self.send(request, await self._services.tables.find(press.table))

    async def send(self, request: Request, table: Table) -> None:
        """Sends the record privately, and says whether its moves lead to its result.

        Raises `NotOverError`.
        """
        record = await finished_record(self._services.store, table)
        content = BytesIO(write(record).encode())
        file = discord.File(content, f"{table.row.game}-table-{table.id}.json")
        played = await asyncio.to_thread(_checked, record)
        lines = [text("record-here", file=file.filename), played]
        if (seal := seal_line(table.row)) is not None:
            lines.append(seal)
        spoken = request.voice.at(table)
        said = "\n".join(spoken.marked(line) for line in lines)
        await request.interaction.response.send_message(said, file=file, ephemeral=True)


def _checked(record: Record) -> Text:
    """Returns whether the moves, replayed from the seed, lead to the stated end."""
    try:
        check(record)
    except (RecordError, ValueError):
        return text("record-differs")
    return text("record-checked", moves=len(record.moves))
