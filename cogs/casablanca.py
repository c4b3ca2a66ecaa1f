"""Casablanca's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import Interaction, verb
from cogs.solomon import SolomonCog

if TYPE_CHECKING:
    from bot.client import Client


class Casablanca(SolomonCog, group_name="casablanca"):
    """Casablanca's commands beyond those that it shares with Agent."""

    @verb("attack", "agent", "=eliminate", "victim", prefix=())
    async def attack(
        self,
        interaction: Interaction,
        agent: str | None = None,
        victim: str | None = None,
        table: int | None = None,
    ) -> None:
        """Eliminates another agent."""
        await self.move(interaction, table, agent, "eliminate", victim)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Casablanca(bot))
