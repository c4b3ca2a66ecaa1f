"""/server: the settings of a server, for people who manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.ui.request import request_of
from bot.ui.settings.server import MANAGE
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


class Server(commands.Cog):
    """The command that opens the settings of a server."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="server", description="…")
    @app_commands.default_permissions(**{MANAGE: True})
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(**{MANAGE: True})  # a server may show it to others
    async def server(self, interaction: Interaction) -> None:
        """Shows the settings of the server."""
        await self.bot.handlers.server.show(request_of(interaction))


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Server(bot))
