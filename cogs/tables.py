"""/tables: everything about tables that is the same in all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.ids import TableNumber
from bot.store.rows import LEVELS
from bot.ui.finished.history import MINE
from bot.ui.request import request_of
from cogs.at_table import AtTableCommands
from cogs.autocomplete import by_name
from cogs.finished import FinishedCommands, suggest_where
from cogs.motions import MotionCommands
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


class TablesCog(FinishedCommands, MotionCommands, AtTableCommands, group_name="tables"):
    """The commands that find tables, act at them, decide together, and look back."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="list", description="…")
    @app_commands.autocomplete(where=suggest_where)
    async def list_tables(self, interaction: Interaction, where: str = MINE) -> None:
        """Lists the person's own tables, or this server's."""
        await self.bot.handlers.listings.show(request_of(interaction), where)

    @app_commands.command(name="turn", description="…")
    async def turn(self, interaction: Interaction) -> None:
        """Opens the next table that waits for the person."""
        await self.bot.handlers.listings.turn(request_of(interaction))

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
