"""Cover Your Assets' slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import GameCog, Interaction, verb

if TYPE_CHECKING:
    from bot.client import Client


class CoverYourAssets(GameCog, group_name="cover-your-assets"):
    """Cover Your Assets: pile up sets, and steal those of others."""

    @verb("set", "cards")
    async def lay_set(
        self, interaction: Interaction, cards: str | None = None, table: int | None = None
    ) -> None:
        """Lays a set from the hand."""
        await self.move(interaction, table, "set", cards)

    @verb("take", "card")
    async def take(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Lays a set with the top of the discard pile."""
        await self.move(interaction, table, "take", card)

    @verb("discard", "card")
    async def discard(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Discards a card."""
        await self.move(interaction, table, "discard", card)

    @verb("challenge", "whom", "card")
    async def challenge(
        self,
        interaction: Interaction,
        whom: str | None = None,
        card: str | None = None,
        table: int | None = None,
    ) -> None:
        """Challenges somebody for their set."""
        await self.move(interaction, table, "challenge", whom, card)

    @verb("answer", "card")
    async def answer(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Answers a challenge or a claim with a card."""
        await self.move(interaction, table, "answer", card)

    @verb("give-up", prefix=("give-up",))
    async def give_up(self, interaction: Interaction, table: int | None = None) -> None:
        """Gives up a challenge, or lets a claim pass."""
        await self.move(interaction, table, "give-up")

    @verb("claim", "card", "piles")
    async def claim(
        self,
        interaction: Interaction,
        card: str | None = None,
        piles: str | None = None,
        table: int | None = None,
    ) -> None:
        """Claims a set with cards of the neutral piles."""
        await self.move(interaction, table, "claim", card, piles)

    @verb("improve", "card")
    async def improve(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Adds a card to the player's own top set."""
        await self.move(interaction, table, "improve", card)

    @verb("swap", "whom")
    async def swap(
        self, interaction: Interaction, whom: str | None = None, table: int | None = None
    ) -> None:
        """Plays the Swap card."""
        await self.move(interaction, table, "swap", whom)

    @verb("move", "stack")
    async def move_stack(
        self, interaction: Interaction, stack: str | None = None, table: int | None = None
    ) -> None:
        """Plays the Move card."""
        await self.move(interaction, table, "move", stack)

    @verb("choose", "way")
    async def choose(
        self, interaction: Interaction, way: str | None = None, table: int | None = None
    ) -> None:
        """Chooses what a Move that turned up does to the other's stack."""
        await self.move(interaction, table, "choose", way)

    @verb("pass")
    async def end_turn(self, interaction: Interaction, table: int | None = None) -> None:
        """Ends the turn without a second action."""
        await self.move(interaction, table, "pass")

    @verb("order", "what", "limits")
    async def order(
        self,
        interaction: Interaction,
        what: str | None = None,
        limits: str | None = None,
        table: int | None = None,
    ) -> None:
        """Gives a standing order, for challenges while the player is away."""
        await self.move(interaction, table, "order", what, limits)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(CoverYourAssets(bot))
