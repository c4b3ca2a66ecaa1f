"""The commands of /tables about motions and seats that are taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.tables.voting.rules import VOTED
from bot.ui.motions.presses import ANSWERS
from bot.ui.request import request_of
from cogs.autocomplete import by_name, number_of

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


async def _suggest_about(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Returns the subjects of a motion of the kind that is named."""
    kind = str(getattr(interaction.namespace, "what", None) or "")
    return await _subjects(interaction, kind, typed)


async def _suggest_seat(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Returns the seats that may be taken over."""
    return await _subjects(interaction, "takeover", typed)


async def _subjects(
    interaction: Interaction, kind: str, typed: str
) -> list[app_commands.Choice[str]]:
    found = await interaction.client.handlers.motions.suggest(
        request_of(interaction), kind, typed, number_of(interaction)
    )
    return [app_commands.Choice(name=label, value=value) for label, value in found]


async def _tables(interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
    found = await interaction.client.handlers.listings.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=label, value=number) for label, number in found]


_suggest_kind = by_name(lambda kind: f"motion-kind-{kind}", VOTED)
_suggest_answer = by_name(lambda answer: f"motion-{answer}", ANSWERS)


class MotionCommands(commands.GroupCog):
    """The commands about common decisions; `TablesCog` inherits them."""

    bot: Client

    @app_commands.command(name="propose", description="…")
    @app_commands.autocomplete(what=_suggest_kind, about=_suggest_about)
    @app_commands.autocomplete(table=_tables)
    async def propose(
        self, interaction: Interaction, what: str, about: str = "", table: int | None = None
    ) -> None:
        """Proposes another pace, a pause, or whatever else the table may decide."""
        await self.bot.handlers.motions.asked(request_of(interaction), what, about, table)

    @app_commands.command(name="vote", description="…")
    @app_commands.autocomplete(answer=_suggest_answer, what=_suggest_kind, table=_tables)
    async def vote(
        self, interaction: Interaction, answer: str, what: str = "", table: int | None = None
    ) -> None:
        """Votes on a motion."""
        await self.bot.handlers.motions.answered(request_of(interaction), answer, what, table)

    @app_commands.command(name="takeover", description="…")
    @app_commands.autocomplete(who=_suggest_seat)
    @app_commands.autocomplete(table=_tables)
    async def takeover(
        self, interaction: Interaction, who: str = "", table: int | None = None
    ) -> None:
        """Takes over a seat that the table plays."""
        await self.bot.handlers.motions.take(request_of(interaction), who, table)
