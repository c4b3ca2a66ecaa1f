"""/server: what those who manage a server may set."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.me import LANGUAGES
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class Server(commands.GroupCog, group_name="server"):
    """Settings of a server."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="language", description="…")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of what everybody sees."""
        await self.bot.preferences.server_language(interaction, language)

    @app_commands.command(name="channel", description="…")
    @app_commands.checks.has_permissions(manage_guild=True)
    async def channel(
        self, interaction: Interaction, channel: discord.TextChannel | None = None
    ) -> None:
        """The one channel where tables are opened."""
        await self.bot.preferences.server_channel(interaction, channel)


async def setup(bot: Client) -> None:
    """Called by discord.py."""
    await bot.add_cog(Server(bot))
