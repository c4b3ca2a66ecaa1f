"""The slash commands that Agent and Casablanca share, as their rules share `games.solomon`."""

from __future__ import annotations

from cogs.game import GameCog, Interaction, verb


class SolomonCog(GameCog):
    """The commands for agents on a map, bribes and contests.

    Subclass with ``group_name`` set to the game's key.
    """

    @verb("move", "agent", "to", prefix=())
    async def step(
        self,
        interaction: Interaction,
        agent: str | None = None,
        to: str | None = None,
        table: int | None = None,
    ) -> None:
        """Moves an agent."""
        await self.move(interaction, table, agent, to)

    @verb("bribe", "sums")
    async def bribe(
        self, interaction: Interaction, sums: str | None = None, table: int | None = None
    ) -> None:
        """Puts money on agents in secret."""
        await self.move(interaction, table, "bribe", sums)

    @verb("object", "sums")
    async def object(
        self, interaction: Interaction, sums: str | None = None, table: int | None = None
    ) -> None:
        """Objects to an announced action."""
        await self.move(interaction, table, "object", sums)

    @verb("defend", "sum")
    async def defend(
        self, interaction: Interaction, sum: str | None = None, table: int | None = None
    ) -> None:
        """Defends the announced action."""
        await self.move(interaction, table, "defend", sum)

    @verb("bid", "sum")
    async def bid(
        self, interaction: Interaction, sum: str | None = None, table: int | None = None
    ) -> None:
        """Bids in a contest."""
        await self.move(interaction, table, "bid", sum)

    @verb("hold")
    async def hold(self, interaction: Interaction, table: int | None = None) -> None:
        """Holds a bid."""
        await self.move(interaction, table, "hold")

    @verb("pass")
    async def give_way(self, interaction: Interaction, table: int | None = None) -> None:
        """Passes in a contest."""
        await self.move(interaction, table, "pass")

    @verb("answer", "what", prefix=())
    async def answer(
        self, interaction: Interaction, what: str | None = None, table: int | None = None
    ) -> None:
        """Answers whatever is asked now."""
        await self.move(interaction, table, what)

    @verb("orders", "agent", "order", prefix=("order",))
    async def orders(
        self,
        interaction: Interaction,
        agent: str | None = None,
        order: str | None = None,
        table: int | None = None,
    ) -> None:
        """Gives standing orders for the time the player is away."""
        await self.move(interaction, table, "order", agent, order)
