"""Answers to people who call the bot by name or write to it, and the greeting of a new server.

What is said here is the door to the games, as `/play` shows it. It needs no privileged intent:
Discord tells a bot the words of messages that mention it, and of those written to it.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord
from discord.ext.commands import BucketType, CooldownMapping

from bot.clock import SECOND
from bot.ids import ChannelId, GuildId, PersonId
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.ui.door.pages import all_games_page, table_page
from bot.ui.door.presses import in_order
from bot.ui.door.shelf import SeenShelf
from bot.ui.permissions import missing_permissions
from bot.ui.sheets import paint, picture_file, voice
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store.rows import ListedRow
    from bot.store.transaction import Transaction
    from bot.ui.components import Layout
    from bot.ui.sheets import Voice
    from games.engine import Text

log = logging.getLogger(__name__)

PLACE_SECONDS, PERSON_SECONDS = 300.0, 60.0
"""Seconds for which the bot, after an answer, answers nobody else in the same place, and the same
person nowhere.
"""

FOR_HOSTS = ("greet-hello", "greet-open", "greet-secret", "greet-manage")
"""What a new server is told above the games."""


class Greeter:
    """Answers mentions and direct messages, and greets servers."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._lately = [
            CooldownMapping.from_cooldown(1, PLACE_SECONDS, BucketType.channel),
            CooldownMapping.from_cooldown(1, PERSON_SECONDS, BucketType.user),
        ]

    async def heard(self, message: discord.Message) -> None:
        """Answers a message that is meant for the bot, unless it has just answered another one in
        the same place or of the same person.
        """
        if not _is_said(message) or not self._is_called(message):
            return
        if self._has_just_answered(message):
            return
        try:
            await self._answer(message)
        except (discord.HTTPException, StoreError) as error:
            log.info("no answer to a message: %s", describe(error))

    def _is_called(self, message: discord.Message) -> bool:
        """Whether a message is written to the bot, or names it. A reply to one of its messages
        mentions it too, but without its name in the words.
        """
        own = self._client.user
        if own is None:
            return False
        named = (f"<@{own.id}>", f"<@!{own.id}>")
        return message.guild is None or any(name in message.content for name in named)

    def _has_just_answered(self, message: discord.Message) -> bool:
        now: float = self._services.clock.now() / SECOND
        buckets = [mapping.get_bucket(message, now) for mapping in self._lately]
        if any(bucket is None or bucket.get_retry_after(now) for bucket in buckets):
            return True
        for bucket in buckets:
            if bucket is not None:
                bucket.update_rate_limit(now)
        return False

    async def _answer(self, message: discord.Message) -> None:
        people, guild = self._services.people, message.guild
        if guild is None:
            locale = await people.locale(PersonId(message.author.id), None)
            await self._show_games(message.channel, None, voice(locale))
            return
        locale = await people.public_locale(GuildId(guild.id), guild.preferred_locale)
        row = await self._table_of(ChannelId(message.channel.id))
        if row is None:
            await self._show_games(message.channel, guild, voice(locale))
        else:
            await message.channel.send(view=table_page(row.game, row.id, voice(locale)))

    async def _table_of(self, thread: ChannelId) -> ListedRow | None:
        """Returns the table whose own thread this is, if its game is under way."""
        rows = await self._services.store.read(lambda tx: tx.tables_in(thread))
        return next((r for r in rows if r.thread == thread and r.phase == "playing"), None)

    async def joined(self, guild: discord.Guild) -> None:
        """Greets a server that has invited the bot, once for all time, where it may write.

        A server that has played is not new: Discord may only have been away.
        """
        number, place = GuildId(guild.id), place_to_greet(guild)
        if place is None:
            log.info("a new server has no channel in which it could be greeted")
            return
        if not await self._services.store.write(lambda tx: _is_new(tx, number)):
            return
        locale = await self._services.people.public_locale(number, guild.preferred_locale)
        try:
            await self._show_games(place, guild, voice(locale), [text(k) for k in FOR_HOSTS])
        except discord.HTTPException as error:
            log.info("a new server could not be greeted: %s", describe(error))

    async def _show_games(
        self,
        place: discord.abc.Messageable,
        guild: discord.Guild | None,
        spoken: Voice,
        above: Sequence[Text] = (),
    ) -> None:
        sight = SeenShelf(await in_order(self._services.store, guild), spoken)
        shown = sight.show()
        drawn = _may_attach(place, guild)
        png = await paint(self._services.painter, shown) if drawn else None
        layout: Layout = all_games_page(sight, attached=png is not None, above=above)
        files: Any = [] if png is None else [picture_file(shown, png)]
        await place.send(view=layout, files=files)


def _is_said(message: discord.Message) -> bool:
    """Whether a person wrote a message, and not a bot, a webhook, or Discord itself, which tells
    that something was pinned.
    """
    return not (message.author.bot or message.webhook_id is not None or message.is_system())


def _may_attach(place: discord.abc.Messageable, guild: discord.Guild | None) -> bool:
    """Whether a picture can be sent. Discord would refuse the words as well as the picture."""
    if guild is None or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return True
    return place.permissions_for(guild.me).attach_files


def _is_new(tx: Transaction, guild: GuildId) -> bool:
    """Whether a server has neither been greeted nor played. From now on it counts as greeted, even
    if the greeting is lost, because nobody should get it twice.
    """
    key = f"greeted:{guild}"
    if tx.fact(key) is not None:
        return False
    tx.save_fact(key, "")
    return not (tx.tables_in_guild(guild, most=1) or tx.finished_in(guild, most=1))


def place_to_greet(guild: discord.Guild) -> discord.TextChannel | None:
    """Returns the channel for the greeting: where Discord welcomes people, or else the first one
    from the top; those in which a table can be played come before all others. None if the bot may
    write nowhere.
    """
    first = [] if guild.system_channel is None else [guild.system_channel]
    own = guild.me
    open_to_us = [
        channel
        for channel in (*first, *guild.text_channels)
        if (allowed := channel.permissions_for(own)).view_channel and allowed.send_messages
    ]
    playable = [c for c in open_to_us if not missing_permissions(c.permissions_for(own))]
    return next(iter((*playable, *open_to_us)), None)
