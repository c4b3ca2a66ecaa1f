"""/learn: a game alone, against computers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.ui.request import request_of
from bot.ui.rules import game_choices
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


class Learn(commands.Cog):
    """The command that opens a private table."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="learn", description="…")
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Lets somebody play a game alone."""
        await self.bot.handlers.lessons.begin(request_of(interaction), game)

    @learn.autocomplete("game")
    async def _suggest_game(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        voice = request_of(interaction).voice
        found = game_choices(voice, typed)
        return [app_commands.Choice(name=name, value=key) for name, key in found]


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Learn(bot))
