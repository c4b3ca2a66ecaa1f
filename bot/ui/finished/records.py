"""The record of a finished game as a file for who asks, with what was checked about it."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.tables.finished.records import finished_record
from bot.ui.outcome import seal_line
from games.engine import text
from games.record import RecordError, check, write

if TYPE_CHECKING:
    from bot.services import House
    from bot.tables.table import Table
    from bot.ui.responses import Answers, Interaction
    from games.engine import Text
    from games.record import Record


async def send_record(
    house: House, answers: Answers, interaction: Interaction, table: Table
) -> None:
    """Send the record, privately, and say whether it bears the game out. Raises `NotOverError`."""
    record = await finished_record(house.store, table)
    spoken = await answers.voice(interaction, table)
    file = discord.File(BytesIO(write(record).encode()), f"{table.row.game}-table-{table.id}.json")
    played = await asyncio.to_thread(_checked, record)
    lines = [text("record-here", file=file.filename), played]
    if (seal := seal_line(table.row)) is not None:
        lines.append(seal)
    said = "\n".join(spoken.marked(line) for line in lines)
    await interaction.response.send_message(said, file=file, ephemeral=True)


def _checked(record: Record) -> Text:
    """Whether the moves, played again from the seed, lead to the end that is stated."""
    try:
        check(record)
    except (RecordError, ValueError):
        return text("record-differs")
    return text("record-checked", moves=len(record.moves))
