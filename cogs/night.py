"""/night: evenings at which people come together and are seated at tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.ui.nights.draft import LEVELS
from bot.ui.nights.planning import NightOptions
from bot.ui.request import request_of
from cogs.autocomplete import by_name, suggest_pace
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction

suggest_computers = by_name(lambda level: f"night-computers-{level}", LEVELS)
"""Suggests whether computers fill tables up, and how well they play."""


async def suggest_hour(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests hours, dated in words."""
    plans = interaction.client.handlers.night_plans
    found = await plans.suggest_hours(request_of(interaction), typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def suggest_games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the list that was typed so far with one more game."""
    plans = interaction.client.handlers.night_plans
    found = plans.suggest_games(request_of(interaction), typed)
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def suggest_night(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[Any]]:
    """Suggests the nights of this server."""
    nights = interaction.client.handlers.nights
    found = await nights.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=name, value=int(number)) for name, number in found]


async def suggest_past(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[Any]]:
    """Suggests nights that are over."""
    reviews = interaction.client.handlers.night_reviews
    found = await reviews.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=name, value=int(number)) for name, number in found]


@app_commands.guild_only()
class NightCog(commands.GroupCog, group_name="night"):
    """The commands about nights."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="plan", description="…")
    @app_commands.autocomplete(
        when=suggest_hour, games=suggest_games, pace=suggest_pace, computers=suggest_computers
    )
    async def plan(
        self,
        interaction: Interaction,
        when: str = "",
        games: str = "",
        pace: str = "",
        computers: str = "",
    ) -> None:
        """Shows the page on which a night is planned."""
        options = NightOptions(when, games, pace, computers)
        await self.bot.handlers.night_plans.plan(request_of(interaction), options)

    @app_commands.command(name="now", description="…")
    @app_commands.autocomplete(games=suggest_games, pace=suggest_pace, computers=suggest_computers)
    async def now(
        self, interaction: Interaction, games: str = "", pace: str = "", computers: str = ""
    ) -> None:
        """Calls people together in five minutes."""
        options = NightOptions("", games, pace, computers)
        await self.bot.handlers.night_plans.now(request_of(interaction), options)

    @app_commands.command(name="show", description="…")
    async def show(self, interaction: Interaction) -> None:
        """Lists the nights of this server."""
        await self.bot.handlers.nights.show(request_of(interaction))

    @app_commands.command(name="change", description="…")
    @app_commands.autocomplete(
        night=suggest_night,
        when=suggest_hour,
        games=suggest_games,
        pace=suggest_pace,
        computers=suggest_computers,
    )
    async def change(
        self,
        interaction: Interaction,
        night: int | None = None,
        when: str = "",
        games: str = "",
        pace: str = "",
        computers: str = "",
    ) -> None:
        """Changes a night."""
        options = NightOptions(when, games, pace, computers)
        await self.bot.handlers.night_plans.change(request_of(interaction), night, options)

    @app_commands.command(name="cancel", description="…")
    @app_commands.autocomplete(night=suggest_night)
    async def cancel(self, interaction: Interaction, night: int | None = None) -> None:
        """Cancels a night."""
        await self.bot.handlers.nights.cancel(request_of(interaction), night)

    @app_commands.command(name="results", description="…")
    @app_commands.autocomplete(night=suggest_past)
    async def results(self, interaction: Interaction, night: int | None = None) -> None:
        """Shows the picture of a night that is over."""
        await self.bot.handlers.night_reviews.show(request_of(interaction), night)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(NightCog(bot))
