"""What commands about time suggest: paces and time zones."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.rulebooks.finder import fits
from bot.tables.pace import PACES
from bot.tables.quiet import zones
from games.engine import Text

_MOST = 25


async def suggest_pace(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """The paces, in the language of who types."""
    spoken = await interaction.client.answers.voice(interaction)
    named = [(spoken.plain(Text(f"pace-{pace}")), pace) for pace in PACES]
    fitting = [(name, pace) for name, pace in named if fits(typed, name, pace)]
    return [app_commands.Choice(name=name, value=pace) for name, pace in fitting]


async def suggest_zone(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """IANA names in which what was typed stands, spaces or none."""
    wanted = typed.strip().replace(" ", "_")
    found = [zone for zone in zones() if fits(wanted, zone)][:_MOST]
    return [app_commands.Choice(name=zone, value=zone) for zone in found]
