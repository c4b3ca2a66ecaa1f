"""Suggestions for parameters, by the names of the values in the person's language."""

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
