"""Requests: one interaction in the form in which our code passes it on.

The person, the place and the language are read once, when it comes in, and it is also answered
through the request. A press inside a private message changes that message; a press on a public one,
and a command, get a private message of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, cast

import discord

from bot.ids import ChannelId, GuildId, InteractionId, PersonId
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.tables.lobbies.opening import Person, Place
from bot.tables.names import clean_name
from bot.ui.refusals import plain
from bot.ui.sheets import voice
from bot.words import nearest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.people import People
    from bot.tables.looks import Looks
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.pictures import Interaction, Pictures
    from bot.ui.sheets import Voice
    from games.engine import Text

log = logging.getLogger(__name__)

_KEPT = "request"
"""The key under which an interaction keeps its request."""

_HELD_ON = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)

_SOON_SECONDS = 1.0


async def receive(
    people: People, pictures: Pictures, made: type[Request], interaction: Interaction
) -> Request:
    """Returns the request of an interaction, made when it is first needed.

    If the store cannot give the person's language, it is that of their Discord.
    """
    known: Request | None = interaction.extras.get(_KEPT)
    if known is not None:
        return known
    request = made(interaction, pictures)
    try:
        locale = await people.locale(request.person, interaction.locale)
    except StoreError:
        locale = nearest(interaction.locale)
    request.voice = voice(locale)
    interaction.extras[_KEPT] = request
    return request


def request_of(interaction: Interaction) -> Request:
    """Returns the request of an interaction that has been received."""
    return cast("Request", interaction.extras[_KEPT])


def person_of(user: discord.User | discord.Member, *, manages: bool) -> Person:
    """Returns somebody with a cleaned name and, if they act on a server, their roles there.

    manages: whether they manage it.
    """
    number, roles = PersonId(user.id), getattr(user, "roles", ())
    name = clean_name(user.display_name, number)
    return Person(number, name, frozenset(role.id for role in roles), manages=manages)


class Request:
    """One interaction, and the ways to answer it.

    id: the interaction's; the request is carried out only once. person: the id of the person who
    asks. voice: the language in which they are answered. guild_id, channel_id: where they ask, as
    far as Discord says. private_message: the message that was pressed, if only the person sees it.
    """

    voice: Voice

    def __init__(self, interaction: Interaction, pictures: Pictures) -> None:
        self.interaction = interaction
        self.id = InteractionId(interaction.id)
        self.person = PersonId(interaction.user.id)
        self.guild_id, self.channel_id = interaction.guild_id, interaction.channel_id
        self.guild, self.channel = GuildId(self.guild_id or 0), ChannelId(self.channel_id or 0)
        message = interaction.message
        private = message is not None and (message.flags.ephemeral or self.guild_id is None)
        self.private_message = message if private else None
        self.pictures = pictures

    @property
    def looks(self) -> Looks:
        """What people have seen of their panels."""
        return self.pictures.looks

    # -- the person and the place ----------------------------------------------------------------

    @property
    def who(self) -> Person:
        """The person who asks, with a cleaned name, their roles, and whether they manage the
        server.
        """
        manages = self.interaction.permissions.manage_guild
        return person_of(self.interaction.user, manages=manages)

    @property
    def place(self) -> Place:
        """The place on a server from which it comes."""
        thread = self.interaction.channel
        if isinstance(thread, discord.Thread):
            return Place(self.guild, self.channel, thread=True, parent=ChannelId(thread.parent_id))
        return Place(self.guild, self.channel)

    # -- words -----------------------------------------------------------------------------------

    async def tell(self, said: Text, table: Table | None = None) -> None:
        """Answers with one private sentence, leaving the pressed message as it is."""
        await self.say(self.voice.at(table).marked(said))

    async def say(self, words: str | Layout) -> None:
        """Does the same with finished words."""
        layout = plain(words) if isinstance(words, str) else words
        if self.interaction.response.is_done():
            await self.interaction.followup.send(view=layout, ephemeral=True)
        else:
            await self.interaction.response.send_message(view=layout, ephemeral=True)

    # -- pages -----------------------------------------------------------------------------------

    async def respond(self, layout: Layout, *, pictured: bool = False, apart: bool = False) -> int:
        """Shows a layout in place of the private message that was pressed, or else in a new one.

        pictured: it shows the picture that is already in that message and would otherwise be
        removed. apart: in a new one, so that the pressed message stays. Returns the id of the
        message that shows it.
        """
        interaction, files = self.interaction, discord.utils.MISSING if pictured else []
        pressed = None if apart else self.private_message
        if pressed is not None:
            self.pictures.forget(pressed.id)
        if interaction.response.type in _HELD_ON:
            return (await interaction.edit_original_response(view=layout, attachments=files)).id
        if interaction.response.is_done():
            return int((await interaction.followup.send(view=layout, ephemeral=True, wait=True)).id)
        if pressed is not None:
            await interaction.response.edit_message(view=layout, attachments=files)
            return pressed.id
        answered = await interaction.response.send_message(view=layout, ephemeral=True)
        return answered.message_id or interaction.id

    # -- answers that take long ------------------------------------------------------------------

    async def hold_on(self) -> None:
        """Tells Discord that it takes a while until `respond` is called, because it would wait
        only three seconds.
        """
        if self.private_message is not None:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    @contextlib.asynccontextmanager
    async def held_on(self) -> AsyncIterator[None]:
        """Tells Discord as `hold_on` does if the body takes longer than a second, as it may for
        somebody with very many tables. The answer is given afterwards.
        """
        begun = False

        async def later() -> None:
            nonlocal begun
            await asyncio.sleep(_SOON_SECONDS)
            begun = True
            if not self.interaction.response.is_done():
                await self.hold_on()

        waiting = asyncio.create_task(later(), name="hold-on")
        try:
            yield
        finally:
            if not begun:
                waiting.cancel()
            await asyncio.wait([waiting])
            if not waiting.cancelled() and (error := waiting.exception()) is not None:
                log.warning("an answer could not be deferred: %s", describe(error))
