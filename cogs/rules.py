"""/rules: any game's rules, by entry or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.ui.rules import entry_choices, send_hits, send_rules
from cogs.words import describe
from games.engine import Text
from games.registry import all_games

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


class Rules(commands.Cog):
    """Looking rules up."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="rules", description="…")
    async def rules(
        self,
        interaction: Interaction,
        game: str | None = None,
        entry: str = "",
        search: str = "",
        show: bool = False,  # noqa: FBT001, FBT002 - Discord's own kind of option
    ) -> None:
        """Look something up."""
        if search or game is None:
            await send_hits(self.bot.answers, interaction, search, game, public=show)
        else:
            await send_rules(self.bot.answers, interaction, game, entry, public=show)

    @rules.autocomplete("game")
    async def _suggest_game(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        voice = await self.bot.answers.voice(interaction)
        named = [(voice.plain(Text(key)), key) for key in all_games()]
        wanted = typed.casefold().strip()
        return [
            app_commands.Choice(name=name, value=key)
            for name, key in named
            if wanted in name.casefold() or wanted in key
        ]

    @rules.autocomplete("entry")
    async def _suggest_entry(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        game = getattr(interaction.namespace, "game", None)
        if game not in all_games():
            return []
        voice = await self.bot.answers.voice(interaction)
        found = entry_choices(game, voice.locale, typed)
        return [app_commands.Choice(name=title[:100], value=key) for title, key in found]


async def setup(bot: Client) -> None:
    """Called by discord.py."""
    await bot.add_cog(Rules(bot))
