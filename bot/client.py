"""The Discord client: start, sync, route, shut down."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib
import importlib.util
import json
import logging
import pkgutil
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.bounds import check_typed
from bot.dm_limiter import DmLimiter
from bot.ending import FINISH_SECONDS, finish
from bot.error_handler import report
from bot.ids import ChannelId, GuildId, PersonId
from bot.library_logs import make_discreet
from bot.post.courier import Courier
from bot.post.nights import NightRound
from bot.post.private import PrivateRound
from bot.post.public import PublicRound
from bot.post.reminders import ReminderRound
from bot.post.sweeping import SweepRound
from bot.starting import CommandSync
from bot.tables.errors import TooLongError
from bot.ui.door.greeter import Greeter
from bot.ui.handlers import Handlers
from bot.ui.pictures import Pictures
from bot.ui.request import Request, receive
from bot.ui.router import Router
from bot.words.translator import Translator
from games.engine import text

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
"""What the bot hears of: servers and channels, and messages, of which Discord tells it the words
only if they mention it or are written to it. None of these is privileged.
"""

FIRST = "cogs.play"
"""The cog that is loaded before all others, so that its commands are the first in the list."""

SYNCED = "commands-synced"
"""The key of the stored hash of the commands that Discord has."""

_PROBE_SECONDS = 10.0
_AT_FIRST_SECONDS = 2.0
"""Seconds for which the start waits for Discord to accept the commands before it goes on."""

GUILD_GONE = "pause-guild-gone"
THREAD_GONE = "pause-thread-gone"


class Tree(app_commands.CommandTree["Client"]):
    """The slash commands; they are refused kindly while the bot restarts, and share one error
    handler.
    """

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Refuses new commands while shutting down, and receives all others as a request."""
        if not self.client.draining:
            request = await self.client.receive(interaction)
            try:
                check_typed(interaction)
            except TooLongError as error:
                await report(request, error)
                return False
            return True
        if interaction.type is discord.InteractionType.application_command:
            await self.client.say_restarting(interaction)
        return False

    async def on_error(
        self, interaction: discord.Interaction[Client], error: app_commands.AppCommandError, /
    ) -> None:
        """See `bot.error_handler`."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete %s failed", interaction.id, exc_info=error)
            return
        await report(await self.client.receive(interaction), error)


class Client(commands.Bot):
    """The bot on Discord. `services` holds everything that is not Discord's."""

    requests: type[Request] = Request

    def __init__(self, services: Services, *, sync: bool = True) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=60,
            http_trace=services.metrics.trace(services.reach.heard),
        )
        make_discreet()
        self.services = services
        dm_limiter = DmLimiter()
        self.pictures = Pictures(services.painter, services.looks)
        self.handlers = Handlers(services, dm_limiter)
        self.router = Router(services, self.handlers)
        self.courier = Courier(
            services,
            PublicRound(self, services),
            PrivateRound(self, services, dm_limiter),
            ReminderRound(self, services, dm_limiter),
            SweepRound(self, services),
            NightRound(self, services),
        )
        self.greeter = Greeter(self, services)
        self.draining = False
        self._sync = sync
        self.commands_given = CommandSync(services.clock, self.sync_commands)
        self._under_way: set[asyncio.Task[Any]] = set()
        services.reach.probe = self._probe
        services.tables.watchers.append(self.courier.note)
        services.scheduler.posted.append(self.courier.wake)
        services.looks.waiting.append(self.courier.wake)
        services.nights.watchers.append(self.courier.wake)

    async def setup_hook(self) -> None:
        """Loads the cogs, sends new commands to Discord, and resumes waiting work."""
        await self.tree.set_translator(Translator())
        for extension in extensions():
            await self.load_extension(extension)
        self.services.reach.lost()  # nobody can play until there is a gateway
        await self.services.start()
        self.courier.wake()
        if self._sync:
            await self.commands_given.try_for(_AT_FIRST_SECONDS)

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Sends the commands to Discord if they have changed, and returns whether it did."""
        digest = await command_hash(self.tree)
        known = await self.services.store.read(lambda tx: tx.fact(SYNCED))
        key = f"{self.application_id}:{digest}"
        if known == key and not force:
            return False
        await self.tree.sync()
        await self.services.store.write(lambda tx: tx.save_fact(SYNCED, key))
        log.info("commands synced")
        return True

    async def _probe(self) -> None:
        """Makes a small request for `bot.reach`, whose trace notes the outcome."""
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError):
            await asyncio.wait_for(self.http.get_bot_gateway(), _PROBE_SECONDS)

    # -- events ----------------------------------------------------------------------------------

    async def on_connect(self) -> None:
        """Notes that the gateway is connected in a new session."""
        self.services.reach.found()

    async def on_resumed(self) -> None:
        """Notes that the gateway is connected again and nothing was missed."""
        self.services.reach.found()

    async def on_disconnect(self) -> None:
        """Notes that the gateway is gone. discord.py reports this after every failed attempt."""
        if not self.is_closed():
            self.services.reach.lost()

    async def on_interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Handles buttons, menus and forms; commands go through the tree."""
        pressed = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type not in pressed:
            return
        if self.draining:
            await self.say_restarting(interaction)
            return
        task = asyncio.current_task()
        if task is not None:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        request = await self.receive(interaction)
        try:
            await self.router.route(request)
            if request.person in self.services.untold:
                await self.handlers.untold.tell(request)
        except Exception as error:  # the error handler tells the person who pressed
            await report(request, error)

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Client], _command: object
    ) -> None:
        """Tells somebody who has typed a command what they have not been told yet."""
        if PersonId(interaction.user.id) in self.services.untold:
            await self.handlers.untold.tell(await self.receive(interaction))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pauses the tables of a server that the bot was removed from."""
        await self.services.lost_places.pause_guild(GuildId(guild.id), GUILD_GONE)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resumes the tables that waited for the bot to be invited again, and greets a server that
        is new.
        """
        await self.services.lost_places.resume_guild(GuildId(guild.id), GUILD_GONE)
        await self.greeter.joined(guild)

    async def on_message(self, message: discord.Message, /) -> None:
        """Answers somebody who mentions the bot or writes to it. It has no commands in words."""
        if not self.draining:
            await self.greeter.heard(message)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pauses the tables in a deleted channel."""
        await self._place_gone(ChannelId(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Pauses the table in a deleted thread."""
        await self._place_gone(ChannelId(payload.thread_id))

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Resumes a table that waited for its thread to be unlocked."""
        state = payload.data["thread_metadata"]
        if not (state.get("locked") or state.get("archived")):
            await self.services.lost_places.thread_opened(ChannelId(payload.thread_id))

    async def _place_gone(self, channel: ChannelId) -> None:
        rows = await self.services.store.read(lambda tx: tx.tables_in(channel))
        for row in rows:
            await self.services.lost_places.pause(row.id, THREAD_GONE, lost=channel)
        for night in await self.services.planning.nights_in(channel):
            await self.services.planning.lose(night)

    async def receive(self, interaction: discord.Interaction[Any]) -> Request:
        """Returns an interaction as a request, the form in which the bot passes it on."""
        self.services.nights.pressed(PersonId(interaction.user.id))
        return await receive(self.services.people, self.pictures, self.requests, interaction)

    # -- the end ---------------------------------------------------------------------------------

    async def say_restarting(self, interaction: discord.Interaction[Client]) -> None:
        """Tells somebody who pressed during the shutdown that the bot is restarting."""
        request = await self.receive(interaction)
        said = request.voice.marked(text("restarting"))
        await interaction.response.send_message(said, ephemeral=True)

    async def drain(self, seconds: float) -> None:
        """Finishes the moves under way and their pictures, then closes.

        seconds: the longest wait for both together.
        """
        self.draining = True
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        commands_under_way = {
            task
            for task in asyncio.all_tasks()
            if task.get_name() in ("CommandTree-invoker",) and task is not asyncio.current_task()
        }
        await finish(self._under_way | commands_under_way, seconds)
        await finish(self.pictures.drawing, until - loop.time())
        await self.close()

    async def close(self) -> None:
        """Delivers the message under way, leaves Discord, and closes everything."""
        if self.is_closed():
            return
        self.draining = True
        self.commands_given.stop()
        await finish([*self.pictures.drawing, self.commands_given.running], FINISH_SECONDS)
        await self.courier.stop()
        leaving = asyncio.create_task(super().close(), name="leaving Discord")
        await finish([leaving], FINISH_SECONDS)
        await self.services.close()


def extensions() -> list[str]:
    """Returns the names of the modules of `cogs` that add commands, in the order in which these
    are sent to Discord; cogs import this module, so it cannot import them.
    """
    found = importlib.util.find_spec("cogs")
    places = [] if found is None else list(found.submodule_search_locations or ())
    names = [
        f"cogs.{module.name}"
        for module in pkgutil.iter_modules(places)
        if hasattr(importlib.import_module(f"cogs.{module.name}"), "setup")
    ]
    return sorted(names, key=lambda name: name != FIRST)


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Returns the commands as Discord gets them, with every language, in the order in which it
    lists them.
    """
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator)
        if translator is not None
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]


async def command_hash(tree: app_commands.CommandTree[Any]) -> str:
    """Returns SHA-256 of the payload in hex, equal for equal commands."""
    payload = json.dumps(await command_payload(tree), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(payload.encode()).hexdigest()
