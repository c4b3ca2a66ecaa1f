"""/server: the settings of a server, for people who manage it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.components import TABLE_CHANNELS, TableHome
from bot.ui.request import request_of
from bot.ui.settings.server import AUTO, MANAGE, OPENINGS
from cogs.autocomplete import by_name
from cogs.me import LANGUAGES
from cogs.times import suggest_pace
from cogs.words import describe

if TYPE_CHECKING:
    from bot.client import Client
    from cogs.game import Interaction

_manages = app_commands.checks.has_permissions(**{MANAGE: True})
"""Checked again at every command, because a server may show the commands to others."""


suggest_opening = by_name(lambda who: f"server-opening-{who}", OPENINGS)
"""Suggests who may open tables."""


class TableChannel(app_commands.Transformer):
    """A channel that can hold a table. discord.py would take media channels for forums."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Discord's kind of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds of channels that Discord offers."""
        return list(TABLE_CHANNELS)

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> TableHome:
        """Returns the channel itself. Raises `TransformerError` for one that is gone or of
        another kind.
        """
        channel = value.resolve()
        if not isinstance(channel, TableHome) or channel.type not in TABLE_CHANNELS:
            raise app_commands.TransformerError(value, self.type, self)
        return channel


_Channel = app_commands.Transform[TableHome, TableChannel]


@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
class Server(commands.GroupCog, group_name="server"):
    """The settings of a server."""

    channels = app_commands.Group(name="channels", description="…")

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        describe(self)

    @app_commands.command(name="show", description="…")
    @_manages
    async def show(self, interaction: Interaction) -> None:
        """Shows the settings of the server."""
        await self.bot.handlers.server.show(request_of(interaction))

    @app_commands.command(name="language", description="…")
    @app_commands.choices(language=[*LANGUAGES, app_commands.Choice(name="Discord", value=AUTO)])
    @_manages
    async def language(self, interaction: Interaction, language: str) -> None:
        """Sets the language of public messages."""
        await self.bot.handlers.server.language(request_of(interaction), language)

    @channels.command(name="add", description="…")
    @_manages
    async def add_channel(self, interaction: Interaction, channel: _Channel) -> None:
        """Allows tables in a channel."""
        await self.bot.handlers.server.add_channel(request_of(interaction), channel)

    @channels.command(name="remove", description="…")
    @_manages
    async def remove_channel(self, interaction: Interaction, channel: _Channel) -> None:
        """Removes a channel from the list."""
        await self.bot.handlers.server.remove_channel(request_of(interaction), channel)

    @channels.command(name="any", description="…")
    @_manages
    async def any_channel(self, interaction: Interaction) -> None:
        """Allows tables in every channel."""
        await self.bot.handlers.server.any_channel(request_of(interaction))

    @app_commands.command(name="pace", description="…")
    @app_commands.autocomplete(pace=suggest_pace)
    @_manages
    async def pace(self, interaction: Interaction, pace: str) -> None:
        """Sets the pace of new tables that name none."""
        await self.bot.handlers.server.pace(request_of(interaction), pace)

    @app_commands.command(name="opening", description="…")
    @app_commands.autocomplete(who=suggest_opening)
    @_manages
    async def opening(
        self, interaction: Interaction, who: str = "", role: discord.Role | None = None
    ) -> None:
        """Sets who may open tables."""
        await self.bot.handlers.server.opening(request_of(interaction), who, role)


async def setup(bot: Client) -> None:
    """Adds the cog; called by discord.py."""
    await bot.add_cog(Server(bot))
