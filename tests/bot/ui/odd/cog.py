"""The odd game's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import GameCog, Interaction, verb

if TYPE_CHECKING:
    from bot.client import Client


class OddCog(GameCog, group_name="odd"):
    """Commands of the odd game."""

    @verb("do", "what", "how", prefix=())
    async def do(
        self,
        interaction: Interaction,
        what: str | None = None,
        how: str | None = None,
        table: int | None = None,
    ) -> None:
        """Do something."""
        await self.move(interaction, table, what, how)

    @verb("thrice", "what", "=3", prefix=())
    async def thrice(
        self, interaction: Interaction, what: str | None = None, table: int | None = None
    ) -> None:
        """Do something with three."""
        await self.move(interaction, table, what, "3")


async def setup(bot: Client) -> None:
    """Called by discord.py."""
    await bot.add_cog(OddCog(bot))
