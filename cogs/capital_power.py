"""Capital Power's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import GameCog, Interaction, verb

if TYPE_CHECKING:
    from bot.client import Client


class CapitalPower(GameCog, group_name="capital-power"):
    """Capital Power: found companies, launder money, buy the bank."""

    @verb("roll", "pawn")
    async def roll(
        self, interaction: Interaction, pawn: str | None = None, table: int | None = None
    ) -> None:
        """Rolls for one pawn, or for all that need no decision."""
        if pawn is None:
            await self.move(interaction, table, "roll-all")
        else:
            await self.move(interaction, table, "roll", pawn)

    @verb("stay", "pawn")
    async def stay(
        self, interaction: Interaction, pawn: str | None = None, table: int | None = None
    ) -> None:
        """Stays on a parking place."""
        await self.move(interaction, table, "stay", pawn)

    @verb("bribe", "pawn", "colour")
    async def bribe(
        self,
        interaction: Interaction,
        pawn: str | None = None,
        colour: str | None = None,
        table: int | None = None,
    ) -> None:
        """Bribes a pawn's way instead of rolling."""
        await self.move(interaction, table, "bribe", pawn, colour)

    @verb("interpol")
    async def interpol(self, interaction: Interaction, table: int | None = None) -> None:
        """Moves Interpol and ends the turn."""
        await self.move(interaction, table, "interpol")

    @verb("transfer", "source", "target", "sums")
    async def transfer(
        self,
        interaction: Interaction,
        source: str | None = None,
        target: str | None = None,
        sums: str | None = None,
        table: int | None = None,
    ) -> None:
        """Sends money and shares between the player's own companies."""
        await self.move(interaction, table, "transfer", source, target, sums)

    @verb("buy", "lots")
    async def buy(
        self, interaction: Interaction, lots: str | None = None, table: int | None = None
    ) -> None:
        """Buys bank shares."""
        await self.move(interaction, table, "buy", lots)

    @verb("sell", "lots")
    async def sell(
        self, interaction: Interaction, lots: str | None = None, table: int | None = None
    ) -> None:
        """Sells bank shares back."""
        await self.move(interaction, table, "sell", lots)

    @verb("found", "kind", "founders", "capital")
    async def found(
        self,
        interaction: Interaction,
        kind: str | None = None,
        founders: str | None = None,
        capital: str | None = None,
        table: int | None = None,
    ) -> None:
        """Founds a company."""
        await self.move(interaction, table, "found", kind, founders, capital)

    @verb("act", "what", "how", prefix=())
    async def act(
        self,
        interaction: Interaction,
        what: str | None = None,
        how: str | None = None,
        table: int | None = None,
    ) -> None:
        """Answers whatever else is asked now: a way to take, a loan, a stake, a payment."""
        await self.move(interaction, table, what, how)

    @verb("offer", "whom", "company")
    async def offer(
        self,
        interaction: Interaction,
        whom: str | None = None,
        company: str | None = None,
        table: int | None = None,
    ) -> None:
        """Offers a deal."""
        await self.move(interaction, table, "offer", whom, company)

    @verb("accept", "offer", "company")
    async def accept(
        self,
        interaction: Interaction,
        offer: str | None = None,
        company: str | None = None,
        table: int | None = None,
    ) -> None:
        """Accepts a deal."""
        await self.move(interaction, table, "accept", offer, company)

    @verb("decline", "offer")
    async def decline(
        self, interaction: Interaction, offer: str | None = None, table: int | None = None
    ) -> None:
        """Declines a deal."""
        await self.move(interaction, table, "decline", offer)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(CapitalPower(bot))
