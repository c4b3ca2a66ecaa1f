"""The commands of /tables about finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.ids import PersonId
from bot.ui.finished.history import MINE, SERVER
from bot.ui.request import request_of
from cogs.autocomplete import by_name

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


async def suggest_finished(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[int]]:
    """Returns finished tables, the person's own first."""
    found = await interaction.client.handlers.history.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=label, value=number) for label, number in found]


suggest_where = by_name(lambda where: f"where-{where}", (MINE, SERVER))
"""Suggests whose games to list: the person's own, or this server's."""


class FinishedCommands(commands.GroupCog):
    """The commands that look back on finished games, and open rematches; `TablesCog` inherits
    them.
    """

    bot: Client

    @app_commands.command(name="history", description="…")
    @app_commands.autocomplete(where=suggest_where)
    async def history(self, interaction: Interaction, where: str = MINE) -> None:
        """Lists finished games."""
        await self.bot.handlers.history.show(request_of(interaction), where)

    @app_commands.command(name="replay", description="…")
    @app_commands.autocomplete(table=suggest_finished)
    async def replay(
        self, interaction: Interaction, table: int | None = None, move: int | None = None
    ) -> None:
        """Steps through a finished game."""
        request = request_of(interaction)
        found = await self.bot.handlers.history.find(request, table)
        await self.bot.handlers.replays.open(request, found, move)

    @app_commands.command(name="rematch", description="…")
    @app_commands.autocomplete(table=suggest_finished)
    async def rematch(self, interaction: Interaction, table: int | None = None) -> None:
        """Opens or joins a rematch."""
        request = request_of(interaction)
        found = await self.bot.handlers.history.find(request, table, to_the_end=True)
        await self.bot.handlers.rematches.call(request, found)

    @app_commands.command(name="record", description="…")
    @app_commands.autocomplete(table=suggest_finished)
    async def record(self, interaction: Interaction, table: int | None = None) -> None:
        """Sends the record of a finished game."""
        request = request_of(interaction)
        found = await self.bot.handlers.history.find(request, table)
        await self.bot.handlers.records.send(request, found)

    @app_commands.command(name="results", description="…")
    @app_commands.autocomplete(where=suggest_where)
    async def results(
        self, interaction: Interaction, who: discord.User | None = None, where: str = MINE
    ) -> None:
        """Shows wins, places and streaks."""
        await self.bot.handlers.results.show(
            request_of(interaction), None if who is None else PersonId(who.id), where
        )
