"""What /me and /server change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import MissingPermissionsError
from bot.ui.answer import Answers, Interaction, say
from bot.ui.permissions import missing_permissions
from bot.words import speaker
from games.engine import text

if TYPE_CHECKING:
    import discord

    from bot.house import House


class Preferences:
    """Settings of people and servers, each confirmed in one sentence."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._people = house.people
        self._keeping = house.keeping
        self._answers = answers

    async def my_language(self, interaction: Interaction, locale: str | None) -> None:
        """The language to answer somebody in; None follows Discord's."""
        await self._people.set_person(interaction.user.id, locale=locale)
        key = "me-language-auto" if locale is None else "me-language-set"
        spoken = await self._answers.voice(interaction)
        await say(interaction, spoken.marked(text(key)))

    async def my_dm(self, interaction: Interaction, *, wanted: bool) -> None:
        """Whether somebody gets direct messages; wanting them tries closed ones again."""
        await self._people.set_person(interaction.user.id, dm=wanted, dm_closed=False)
        if wanted:
            await self._keeping.send_hands(interaction.user.id)
        spoken = await self._answers.voice(interaction)
        await say(interaction, spoken.marked(text("me-dm-on" if wanted else "me-dm-off")))

    async def server_language(self, interaction: Interaction, locale: str) -> None:
        """The language of what everybody on a server sees."""
        if interaction.guild_id is not None:
            await self._people.set_guild(interaction.guild_id, locale=locale)
        await say(interaction, speaker(locale)(text("server-language-set")))

    async def server_channel(
        self, interaction: Interaction, channel: discord.TextChannel | None
    ) -> None:
        """The one channel where tables are opened; None allows all.

        Raises `MissingPermissionsError` for a channel where no table could be played.
        """
        guild = interaction.guild
        if channel is not None and guild is not None:
            missing = missing_permissions(channel.permissions_for(guild.me))
            if missing:
                raise MissingPermissionsError(missing)
        number = None if channel is None else channel.id
        if interaction.guild_id is not None:
            await self._people.set_guild(interaction.guild_id, channel=number)
        spoken = await self._answers.voice(interaction)
        said = text("server-channel-any")
        if number is not None:
            said = text("server-channel-set", channel=f"<#{number}>")
        await say(interaction, spoken.marked(said))
