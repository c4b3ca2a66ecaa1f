"""Suggestions for parameters: fixed values by their names in the person's language, and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.ui.request import request_of
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
