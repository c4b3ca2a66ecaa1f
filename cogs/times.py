"""What commands about time suggest: paces, time zones, where to be reminded, days."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.rulebooks.finder import fits
from bot.tables.pace import PACES
from bot.tables.quiet import zones
from bot.ui.own_time import PLACES
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


async def suggest_place(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Where somebody may be reminded."""
    spoken = await interaction.client.answers.voice(interaction)
    named = [(spoken.plain(Text(f"remind-{place}")), place) for place in PLACES]
    fitting = [(name, place) for name, place in named if fits(typed, name, place)]
    return [app_commands.Choice(name=name, value=place) for name, place in fitting]


async def suggest_first(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """First days of a vacation, or the end of the one there is."""
    found = await interaction.client.own_time.suggest_start(interaction, typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def suggest_last(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Last days of a vacation."""
    start = str(getattr(interaction.namespace, "start", None) or "")
    found = await interaction.client.own_time.suggest_end(interaction, start, typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]
