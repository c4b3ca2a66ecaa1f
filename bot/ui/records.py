"""The record of a finished game as a file for who asks."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.tables.records import finished_record
from games.engine import text
from games.record import write

if TYPE_CHECKING:
    from bot.house import House
    from bot.tables.table import Table
    from bot.ui.answer import Answers, Interaction


async def send_record(
    house: House, answers: Answers, interaction: Interaction, table: Table
) -> None:
    """Send the record, privately. Raises `NotOverError`."""
    record = await finished_record(house.store, table)
    spoken = await answers.voice(interaction, table)
    file = discord.File(BytesIO(write(record).encode()), f"{table.row.game}-table-{table.id}.json")
    said = spoken.marked(text("record-here", file=file.filename))
    await interaction.response.send_message(said, file=file, ephemeral=True)
