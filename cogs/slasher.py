"""Slasher's slash commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.game import GameCog, Interaction, verb

if TYPE_CHECKING:
    from bot.client import Client


class Slasher(GameCog, group_name="slasher"):
    """Slasher: gather the cast, then let your Monsters strike."""

    @verb("place", "card", "where", prefix=())
    async def place(
        self,
        interaction: Interaction,
        card: str | None = None,
        where: str | None = None,
        table: int | None = None,
    ) -> None:
        """Places an Actor."""
        await self.move(interaction, table, card, where)

    @verb("move", "actor", "where")
    async def move_actor(
        self,
        interaction: Interaction,
        actor: str | None = None,
        where: str | None = None,
        table: int | None = None,
    ) -> None:
        """Takes the Action that moves an Actor."""
        await self.move(interaction, table, "move", actor, where)

    @verb("join-up", "units", prefix=("join",))
    async def join_up(
        self, interaction: Interaction, units: str | None = None, table: int | None = None
    ) -> None:
        """Takes the Action that joins two units."""
        await self.move(interaction, table, "join", units)

    @verb("split", "group", "actors")
    async def split(
        self,
        interaction: Interaction,
        group: str | None = None,
        actors: str | None = None,
        table: int | None = None,
    ) -> None:
        """Takes the Action that splits a group."""
        await self.move(interaction, table, "split", group, actors)

    @verb("swap", "actor", "other")
    async def swap(
        self,
        interaction: Interaction,
        actor: str | None = None,
        other: str | None = None,
        table: int | None = None,
    ) -> None:
        """Takes the Action that swaps two Actors."""
        await self.move(interaction, table, "swap", actor, other)

    @verb("choose", "what", prefix=())
    async def choose(
        self, interaction: Interaction, what: str | None = None, table: int | None = None
    ) -> None:
        """Answers whatever is asked now: a secret choice, a Monster to discard, or a strike."""
        await self.move(interaction, table, what)

    @verb("order", "what")
    async def order(
        self, interaction: Interaction, what: str | None = None, table: int | None = None
    ) -> None:
        """Gives a standing order: the Monsters to play while the player is away."""
        await self.move(interaction, table, "order", what)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Slasher(bot))
