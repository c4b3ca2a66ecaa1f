"""/rules: any game's rules, by whatever somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.rulebooks.lookup import get_ready
from bot.ui.request import request_of
from bot.ui.rules import game_choices
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


class Rules(commands.Cog):
    """The command that looks up rules."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="rules", description="…")
    async def rules(
        self,
        interaction: Interaction,
        search: str = "",
        game: str = "",
        show: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
    ) -> None:
        """Looks up a rule."""
        await self.bot.handlers.rules.send(request_of(interaction), search, game, public=show)

    @rules.autocomplete("game")
    async def _suggest_game(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        voice = request_of(interaction).voice
        found = game_choices(voice, typed)
        return [app_commands.Choice(name=name, value=key) for name, key in found]

    @rules.autocomplete("search")
    async def _suggest_entry(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = str(getattr(interaction.namespace, "game", None) or "")
        found = await self.bot.handlers.rules.suggest(request_of(interaction), typed, game)
        return [app_commands.Choice(name=title, value=key) for title, key in found]


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    get_ready()
    await bot.add_cog(Rules(bot))
