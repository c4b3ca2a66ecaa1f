"""Suggestions of commands about time: paces, time zones, places of reminders, days."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.tables.clocks.pace import PACES
from bot.tables.clocks.time_zones import fitting_zones
from bot.ui.request import request_of
from bot.ui.settings.where import REMIND_PLACES
from cogs.autocomplete import by_name

_MOST = 25

suggest_pace = by_name(lambda pace: f"pace-{pace}", PACES)

suggest_place = by_name(lambda place: f"remind-{place}", REMIND_PLACES)
"""Suggests where somebody may be reminded."""


async def suggest_zone(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Returns IANA names that contain the typed text, or the typed distance from UTC."""
    found = fitting_zones(typed)[:_MOST]
    return [app_commands.Choice(name=zone, value=zone) for zone in found]


async def suggest_start(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Returns when the game of a new table can begin by itself."""
    used = interaction.command
    game = "" if used is None else str(used.qualified_name).split()[0]
    found = await interaction.client.handlers.starting.suggest(request_of(interaction), game, typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def suggest_first(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Returns first days of a vacation, or the end of the existing one."""
    found = await interaction.client.handlers.vacations.suggest_start(
        request_of(interaction), typed
    )
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def suggest_last(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    """Returns last days of a vacation."""
    start = str(getattr(interaction.namespace, "start", None) or "")
    found = await interaction.client.handlers.vacations.suggest_end(
        request_of(interaction), start, typed
    )
    return [app_commands.Choice(name=name, value=value) for name, value in found]
