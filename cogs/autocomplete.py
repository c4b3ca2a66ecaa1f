"""Suggestions for parameters: fixed values by their names in the person's language, tables, and
times: paces, time zones, places of reminders, days.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.store.rows import WHO_SITS
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.time_zones import fitting_zones
from bot.ui.request import request_of
from bot.ui.settings.where import REMIND_PLACES
from bot.words.folding import fitting
from games.engine import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import discord

    from bot.client import Client


def by_name(key: Callable[[str], str], values: Iterable[str]) -> Any:
    """Returns an autocomplete for fixed values. key: maps a value to the key of the sentence
    that names it.
    """
    known = tuple(values)

    async def suggest(
        interaction: discord.Interaction[Client], typed: str
    ) -> list[app_commands.Choice[str]]:
        fits = fitting(typed)
        spoken = request_of(interaction).voice
        named = [(spoken.plain(Text(key(value))), value) for value in known]
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in named
            if fits(name, value)
        ]

    return suggest


def number_of(interaction: discord.Interaction[Client]) -> int | None:
    """Returns the number of the table that a command names, or None if it names none."""
    number = getattr(interaction.namespace, "table", None)
    return number if isinstance(number, int) else None


async def suggest_sat_at(
    interaction: discord.Interaction[Client], typed: int | str
) -> list[app_commands.Choice[int]]:
    """Returns the tables at which the person sits."""
    return await suggest_tables(interaction, typed)


async def suggest_joinable(
    interaction: discord.Interaction[Client], typed: int | str
) -> list[app_commands.Choice[int]]:
    """Returns the tables that the person could join."""
    return await suggest_tables(interaction, typed, joining=True)


async def suggest_tables(
    interaction: discord.Interaction[Client],
    typed: int | str,
    game: str | None = None,
    *,
    joining: bool = False,
) -> list[app_commands.Choice[int]]:
    """Returns the tables of a game, or of all games, that the person may mean."""
    found = await interaction.client.handlers.commands.suggest_tables(
        request_of(interaction), str(typed), game, joining=joining
    )
    return [app_commands.Choice(name=label, value=number) for label, number in found]


_MOST = 25

suggest_pace = by_name(lambda pace: f"pace-{pace}", PACES)

suggest_seats = by_name(lambda seats: f"who-sits-{seats}", WHO_SITS)
"""Suggests who may sit down at a new table."""

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
