"""The commands of /tables that do what the buttons of a table do, whatever its game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.ui.request import request_of
from cogs.autocomplete import number_of, suggest_joinable, suggest_sat_at

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


async def _suggest_sheet(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = await interaction.client.handlers.commands.suggest_sheets(
        request_of(interaction), typed, number_of(interaction)
    )
    return [app_commands.Choice(name=label, value=name) for label, name in found]


class AtTableCommands(commands.GroupCog):
    """The commands about one table, which is the one of the place; `TablesCog` inherits them."""

    bot: Client

    @app_commands.command(name="join", description="…")
    @app_commands.autocomplete(table=suggest_joinable)
    async def join(self, interaction: Interaction, table: int | None = None) -> None:
        """Joins a table."""
        await self.bot.handlers.commands.join(request_of(interaction), table)

    @app_commands.command(name="leave", description="…")
    @app_commands.autocomplete(table=suggest_sat_at)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leaves a table, or the game that is played at it."""
        await self.bot.handlers.commands.leave(request_of(interaction), table)

    @app_commands.command(name="start", description="…")
    @app_commands.autocomplete(table=suggest_sat_at)
    async def start(self, interaction: Interaction, table: int | None = None) -> None:
        """Starts the game."""
        await self.bot.handlers.commands.start(request_of(interaction), table)

    @app_commands.command(name="close", description="…")
    @app_commands.autocomplete(table=suggest_sat_at)
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Closes a table that has not begun."""
        await self.bot.handlers.commands.close(request_of(interaction), table)

    @app_commands.command(name="host", description="…")
    @app_commands.autocomplete(table=suggest_sat_at)
    async def host(self, interaction: Interaction, table: int | None = None) -> None:
        """Hands the table over to somebody else who sits there."""
        request = request_of(interaction)
        meant = await self.bot.handlers.commands.table(request, table)
        await self.bot.handlers.hosting.hand_over(request, meant)

    @app_commands.command(name="panel", description="…")
    @app_commands.autocomplete(table=suggest_sat_at)
    async def panel(self, interaction: Interaction, table: int | None = None) -> None:
        """Opens the private panel."""
        await self.bot.handlers.commands.panel(request_of(interaction), table)

    @app_commands.command(name="show", description="…")
    @app_commands.autocomplete(sheet=_suggest_sheet)
    @app_commands.autocomplete(table=suggest_sat_at)
    async def show(
        self, interaction: Interaction, sheet: str = "", table: int | None = None
    ) -> None:
        """Shows the board, or another sheet of the game."""
        await self.bot.handlers.commands.sheet(request_of(interaction), sheet, table)
