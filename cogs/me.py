"""/me: a person's own settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.welcome.avoiding import AvoidNobodyError
from bot.ui.request import person_of, request_of
from bot.ui.settings.preferences import TIPS
from cogs.autocomplete import by_name, suggest_first, suggest_last, suggest_place, suggest_zone
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction

LANGUAGES = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Français", value="fr"),
]


suggest_tips = by_name(lambda wanted: f"tips-{wanted}", TIPS)
"""Suggests what somebody may want of tips."""


class Me(commands.GroupCog, group_name="me"):
    """The person's own settings."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="language", description="…")
    @app_commands.choices(language=[*LANGUAGES, app_commands.Choice(name="Discord", value="")])
    async def language(self, interaction: Interaction, language: str) -> None:
        """Sets the language in which the bot answers."""
        await self.bot.handlers.preferences.my_language(request_of(interaction), language or None)

    @app_commands.command(name="dm", description="…")
    async def dm(
        self,
        interaction: Interaction,
        wanted: bool,  # noqa: FBT001 - Discord's own kind of option
    ) -> None:
        """Sets whether hands come by direct message."""
        await self.bot.handlers.preferences.my_dm(request_of(interaction), wanted=wanted)

    @app_commands.command(name="tips", description="…")
    @app_commands.autocomplete(wanted=suggest_tips)
    async def tips(self, interaction: Interaction, wanted: str) -> None:
        """Sets whether games explain themselves to the person."""
        await self.bot.handlers.preferences.my_tips(request_of(interaction), wanted)

    @app_commands.command(name="reminders", description="…")
    @app_commands.autocomplete(where=suggest_place)
    async def reminders(self, interaction: Interaction, where: str = "") -> None:
        """Sets where the person is reminded of tables that wait for them."""
        await self.bot.handlers.reminders.choose(request_of(interaction), where)

    @app_commands.command(name="pings", description="…")
    async def pings(self, interaction: Interaction) -> None:
        """Sets how the person is called."""
        await self.bot.handlers.pings.show(request_of(interaction))

    @app_commands.command(name="calls", description="…")
    async def calls(self, interaction: Interaction, start: str = "", end: str = "") -> None:
        """Sets for which games the person is called on the server, and when."""
        await self.bot.handlers.my_calls.command(request_of(interaction), start, end)

    @app_commands.command(name="avoid", description="…")
    async def avoid(self, interaction: Interaction, who: discord.User | None = None) -> None:
        """Sets whom the person avoids."""
        if who is not None and who.bot:
            raise AvoidNobodyError
        other = None if who is None else person_of(who, manages=False)
        await self.bot.handlers.avoiding.show(request_of(interaction), other)

    @app_commands.command(name="vacation", description="…")
    @app_commands.autocomplete(start=suggest_first, end=suggest_last)
    async def vacation(self, interaction: Interaction, start: str = "", end: str = "") -> None:
        """Sets the days on which the person's clocks stop."""
        await self.bot.handlers.vacations.vacation(request_of(interaction), start, end)

    @app_commands.command(name="quiet", description="…")
    async def quiet(self, interaction: Interaction, start: str = "", end: str = "") -> None:
        """Sets the hours without reminders."""
        await self.bot.handlers.preferences.my_quiet(request_of(interaction), start, end)

    @app_commands.command(name="timezone", description="…")
    @app_commands.autocomplete(zone=suggest_zone)
    async def timezone(self, interaction: Interaction, zone: str) -> None:
        """Sets the person's time zone."""
        await self.bot.handlers.preferences.my_timezone(request_of(interaction), zone)

    @app_commands.command(name="export", description="…")
    async def export(self, interaction: Interaction) -> None:
        """Sends everything that is stored about the person."""
        await self.bot.handlers.privacy.export(request_of(interaction))

    @app_commands.command(name="delete", description="…")
    async def delete(self, interaction: Interaction) -> None:
        """Deletes everything that is stored about the person."""
        await self.bot.handlers.privacy.ask(request_of(interaction))


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Me(bot))
