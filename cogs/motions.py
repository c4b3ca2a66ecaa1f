"""The commands of /tables about motions and seats that are taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands

from bot.tables.voting.rules import VOTED
from bot.ui.motions.presses import ANSWERS
from bot.ui.request import request_of
from cogs.autocomplete import by_name

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction


def _number(interaction: Interaction) -> int | None:
    number = getattr(interaction.namespace, "table", None)
    return number if isinstance(number, int) else None


def _about(kind: str) -> Any:
    """Returns an autocomplete for the subject of a motion of this kind."""

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        number = _number(interaction)
        found = await interaction.client.handlers.motions.suggest(
            request_of(interaction), kind, typed, number
        )
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    return suggest


async def _tables(interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
    found = await interaction.client.handlers.listings.suggest(request_of(interaction), str(typed))
    return [app_commands.Choice(name=label, value=number) for label, number in found]


_suggest_kind = by_name(lambda kind: f"motion-kind-{kind}", VOTED)
_suggest_answer = by_name(lambda answer: f"motion-{answer}", ANSWERS)


class MotionCommands(commands.GroupCog):
    """The commands about common decisions; `TablesCog` inherits them."""

    bot: Client

    @app_commands.command(name="pace", description="…")
    @app_commands.autocomplete(pace=_about("pace"), table=_tables)
    async def pace(self, interaction: Interaction, pace: str, table: int | None = None) -> None:
        """Proposes another pace."""
        await self.bot.handlers.motions.asked(request_of(interaction), "pace", pace, table)

    @app_commands.command(name="pause", description="…")
    @app_commands.autocomplete(time=_about("pause"), table=_tables)
    async def pause(self, interaction: Interaction, time: str, table: int | None = None) -> None:
        """Proposes a pause until a date."""
        await self.bot.handlers.motions.asked(request_of(interaction), "pause", time, table)

    @app_commands.command(name="resume", description="…")
    @app_commands.autocomplete(table=_tables)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Proposes to resume before that date."""
        await self.bot.handlers.motions.asked(request_of(interaction), "resume", "", table)

    @app_commands.command(name="replace", description="…")
    @app_commands.autocomplete(who=_about("replace"), table=_tables)
    async def replace(self, interaction: Interaction, who: str, table: int | None = None) -> None:
        """Proposes to open somebody's seat."""
        await self.bot.handlers.motions.asked(request_of(interaction), "replace", who, table)

    @app_commands.command(name="expel", description="…")
    @app_commands.autocomplete(who=_about("expel"), table=_tables)
    async def expel(self, interaction: Interaction, who: str, table: int | None = None) -> None:
        """Proposes to expel somebody from the game."""
        await self.bot.handlers.motions.asked(request_of(interaction), "expel", who, table)

    @app_commands.command(name="undo", description="…")
    @app_commands.autocomplete(table=_tables)
    async def undo(self, interaction: Interaction, table: int | None = None) -> None:
        """Takes back the player's last move."""
        await self.bot.handlers.motions.asked(request_of(interaction), "undo", "", table)

    @app_commands.command(name="vote", description="…")
    @app_commands.autocomplete(answer=_suggest_answer, what=_suggest_kind, table=_tables)
    async def vote(
        self, interaction: Interaction, answer: str, what: str = "", table: int | None = None
    ) -> None:
        """Votes on a motion."""
        await self.bot.handlers.motions.answered(request_of(interaction), answer, what, table)

    @app_commands.command(name="takeover", description="…")
    @app_commands.autocomplete(who=_about("takeover"), table=_tables)
    async def takeover(
        self, interaction: Interaction, who: str = "", table: int | None = None
    ) -> None:
        """Takes over a seat that the table plays."""
        await self.bot.handlers.motions.take(request_of(interaction), who, table)
