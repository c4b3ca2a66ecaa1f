"""What can be done with a game that is over: buttons on its card, its board and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Piece, button
from bot.ui.custom_ids import Press
from games.engine import text

if TYPE_CHECKING:
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

REPLAY, REMATCH, RECORD = "replay", "rematch", "record"
"""The steps of the presses."""


def after_buttons(table: Table, voice: Voice) -> list[Piece]:
    """Step through the game, play again, and the record; nothing while the game goes on."""
    if table.row.phase != "over":
        return []

    def made(step: str, style: discord.ButtonStyle) -> Piece:
        label = voice.plain(text(f"after-{step}"))
        return button(label, Press(table.id, 0, step).encode(), style)

    return [
        made(REMATCH, discord.ButtonStyle.success),
        made(REPLAY, discord.ButtonStyle.primary),
        made(RECORD, discord.ButtonStyle.secondary),
    ]
