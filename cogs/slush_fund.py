"""Slush Fund's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import GameCog, Interaction, verb

if TYPE_CHECKING:
    from bot.client import Client


class SlushFund(GameCog, group_name="slush-fund"):
    """Slush Fund: take cards, bribe politicians, spy."""

    @verb("take", "source", "cards")
    async def take(
        self,
        interaction: Interaction,
        source: str | None = None,
        cards: str | None = None,
        table: int | None = None,
    ) -> None:
        """Takes cards from the deck, or three from the fund."""
        await self.move(interaction, table, "take", source, cards)

    @verb("stash", "card")
    async def stash(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Puts a revealed card into the fund."""
        await self.move(interaction, table, "stash", card)

    @verb("play", "card", "on", "to")
    async def play(
        self,
        interaction: Interaction,
        card: str | None = None,
        on: str | None = None,
        to: str | None = None,
        table: int | None = None,
    ) -> None:
        """Plays a card."""
        await self.move(interaction, table, "play", card, on, to)

    @verb("discard", "card")
    async def discard(
        self, interaction: Interaction, card: str | None = None, table: int | None = None
    ) -> None:
        """Discards a card without using it."""
        await self.move(interaction, table, "discard", card)

    @verb("spy", "scandal", prefix=("play", "spy"))
    async def spy(
        self, interaction: Interaction, scandal: str | None = None, table: int | None = None
    ) -> None:
        """Plays a Spy, which first moves a Scandal."""
        await self.move(interaction, table, "play", "spy", scandal)

    @verb("peek", "pile")
    async def peek(
        self, interaction: Interaction, pile: str | None = None, table: int | None = None
    ) -> None:
        """Looks at a pile, which is the second half of a Spy."""
        await self.move(interaction, table, "peek", pile)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(SlushFund(bot))
