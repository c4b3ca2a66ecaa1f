"""/server: a server's settings and tables, for people who manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.request import request_of
from bot.ui.settings.server import MANAGE
from cogs.autocomplete import suggest_zone
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


async def suggest_managed(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[int]]:
    """Returns the tables that a manager may see to."""
    managing = interaction.client.handlers.managing
    found = await managing.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=label, value=number) for label, number in found]


async def suggest_end(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Returns ends of a bar."""
    found = interaction.client.handlers.barring.suggest(request_of(interaction), typed)
    return [app_commands.Choice(name=label, value=value) for label, value in found]


@app_commands.default_permissions(**{MANAGE: True})
@app_commands.guild_only()
class Server(commands.GroupCog, group_name="server"):
    """The commands about a server."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Refuses people who do not manage the server, because a server may show them its commands.

        Raises `MissingPermissions`.
        """
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions([MANAGE])
        return True

    @app_commands.command(name="settings", description="…")
    async def settings(self, interaction: Interaction) -> None:
        """Shows the settings of the server."""
        await self.bot.handlers.server.show(request_of(interaction))

    @app_commands.command(name="timezone", description="…")
    @app_commands.autocomplete(zone=suggest_zone)
    async def timezone(self, interaction: Interaction, zone: str | None = None) -> None:
        """Sets the time zone of the server, or says in which one its hours are read."""
        await self.bot.handlers.server.timezone(request_of(interaction), zone)

    @app_commands.command(name="table", description="…")
    @app_commands.autocomplete(table=suggest_managed)
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Shows what a manager may do with a table."""
        await self.bot.handlers.managing.command(request_of(interaction), table)

    @app_commands.command(name="bar", description="…")
    @app_commands.autocomplete(until=suggest_end)
    async def bar(self, interaction: Interaction, who: discord.User, until: str = "") -> None:
        """Keeps somebody away from the server's tables for a while."""
        await self.bot.handlers.barring.command(request_of(interaction), who, until)

    @app_commands.command(name="calls", description="…")
    async def calls(
        self,
        interaction: Interaction,
        role: discord.Role | None = None,
        every: app_commands.Range[int, 5, 1440] | None = None,
        start: str = "",
        end: str = "",
    ) -> None:
        """Sets how players are called on the server."""
        request = request_of(interaction)
        await self.bot.handlers.server_calls.command(request, role, every, start, end)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Server(bot))
