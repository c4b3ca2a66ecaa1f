"""What is said and can be done where a game is over: on its card, its board, its end, in lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ui.components import Piece, button
from bot.ui.custom_ids import Press
from games.chance import Seeded
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.store.rows import TableRow
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


def place_mark(place: int) -> str:
    """A place, which several may share: bold, since Discord counts the lines of a list itself."""
    return f"**{place}.**"


def standing_text(seat: int, score: int | None) -> Text:
    """Who, and how many points they have; or that they were out."""
    if score is None:
        return text("end-place-out", who=Who(seat))
    return text("end-place", who=Who(seat), score=score)


def seal_line(row: TableRow) -> Text | None:
    """Whether the seed fits the hash that was posted at the start; None before there is a seed."""
    if row.seed is None:
        return None
    digest = Seeded(row.seed).commitment
    if row.sealed is None:
        return text("seal-compare", hash=digest)
    return text("seal-fits" if row.sealed == digest else "seal-broken", hash=row.sealed)
