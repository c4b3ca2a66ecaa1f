"""/play and /help: the door to all games."""

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


class Play(commands.Cog):
    """The commands to begin with."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="play", description="…")
    async def play(self, interaction: Interaction, game: str = "") -> None:
        """Shows the games, or one of them."""
        await self.bot.handlers.door.show(request_of(interaction), game)

    @play.autocomplete("game")
    async def _suggest_game(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        voice = request_of(interaction).voice
        return [
            app_commands.Choice(name=name, value=key) for name, key in game_choices(voice, typed)
        ]

    @app_commands.command(name="help", description="…")
    async def help(self, interaction: Interaction) -> None:
        """Says what each kind of command does."""
        await self.bot.handlers.door.help(request_of(interaction))


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Play(bot))
