"""/tables: finds tables to play or to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ids import TableNumber
from bot.store.rows import LEVELS
from bot.ui.request import request_of
from cogs.autocomplete import by_name
from cogs.finished import FinishedCommands
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


suggest_level = by_name(lambda level: f"computer-level-{level}", LEVELS)
"""Suggests how well a computer may play."""


async def _suggest_hosted(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[int]]:
    found = await interaction.client.handlers.computers.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=label, value=number) for label, number in found]


class TablesCog(FinishedCommands, group_name="tables"):
    """The commands that find tables, decide together, and look back."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="mine", description="…")
    async def mine(self, interaction: Interaction) -> None:
        """Lists the person's own tables."""
        await self.bot.handlers.listings.mine(request_of(interaction))

    @app_commands.command(name="turn", description="…")
    async def turn(self, interaction: Interaction) -> None:
        """Opens the next table that waits for the person."""
        await self.bot.handlers.listings.turn(request_of(interaction))

    @app_commands.command(name="here", description="…")
    async def here(self, interaction: Interaction) -> None:
        """Lists the tables of this server."""
        await self.bot.handlers.listings.here(request_of(interaction))

    @app_commands.command(name="computers", description="…")
    @app_commands.autocomplete(level=suggest_level, table=_suggest_hosted)
    async def computers(
        self, interaction: Interaction, level: str | None = None, table: int | None = None
    ) -> None:
        """Seats a computer, or shows those that are seated."""
        await self.bot.handlers.computers.command(request_of(interaction), level, table)

    @app_commands.command(name="watch", description="…")
    async def watch(self, interaction: Interaction, table: int) -> None:
        """Shows a table as a spectator sees it."""
        await self.bot.handlers.looking.watch(request_of(interaction), TableNumber(table))

    @watch.autocomplete("table")
    async def _suggest_table(
        self, interaction: Interaction, typed: int | str
    ) -> list[app_commands.Choice[int]]:
        found = await self.bot.handlers.listings.suggest(request_of(interaction), str(typed))
        return [app_commands.Choice(name=label, value=number) for label, number in found]


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(TablesCog(bot))
