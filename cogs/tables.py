"""/tables: finding tables to play or to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ui.request import request_of
from cogs.finished import FinishedCommands
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


class TablesCog(FinishedCommands, group_name="tables"):
    """Finding tables, deciding things there together, and looking back."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="mine", description="…")
    async def mine(self, interaction: Interaction) -> None:
        """The tables you sit at."""
        await self.bot.handlers.listings.mine(request_of(interaction))

    @app_commands.command(name="turn", description="…")
    async def turn(self, interaction: Interaction) -> None:
        """The next table that waits for you."""
        await self.bot.handlers.listings.turn(request_of(interaction))

    @app_commands.command(name="here", description="…")
    async def here(self, interaction: Interaction) -> None:
        """The tables of this server."""
        await self.bot.handlers.listings.here(request_of(interaction))

    @app_commands.command(name="watch", description="…")
    async def watch(self, interaction: Interaction, table: int) -> None:
        """Look at a table as a spectator."""
        await self.bot.handlers.looking.watch(request_of(interaction), table)

    @watch.autocomplete("table")
    async def _suggest_table(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await self.bot.handlers.listings.suggest(request_of(interaction), str(typed))
        return [app_commands.Choice(name=label, value=number) for label, number in found]


async def setup(bot: Client) -> None:
    """Called by discord.py."""
    await bot.add_cog(TablesCog(bot))
