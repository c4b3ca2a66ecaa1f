"""Agent's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import Interaction, verb
from cogs.solomon import SolomonCog

if TYPE_CHECKING:
    from bot.client import Client


class Agent(SolomonCog, group_name="agent"):
    """Agent's commands beyond those that it shares with Casablanca."""

    @verb("attack", "agent", "=exile", "victim", prefix=())
    async def attack(
        self,
        interaction: Interaction,
        agent: str | None = None,
        victim: str | None = None,
        table: int | None = None,
    ) -> None:
        """Exiles another agent."""
        await self.move(interaction, table, agent, "exile", victim)

    @verb("take", "agent", "=take", prefix=())
    async def take(
        self, interaction: Interaction, agent: str | None = None, table: int | None = None
    ) -> None:
        """Takes the case."""
        await self.move(interaction, table, agent, "take")

    @verb("support", "sum")
    async def support(
        self, interaction: Interaction, sum: str | None = None, table: int | None = None
    ) -> None:
        """Supports the player whose turn it is."""
        await self.move(interaction, table, "support", sum)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Agent(bot))
