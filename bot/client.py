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
from bot.library_logs import make_discreet
from bot.post.courier import Courier
from bot.post.private import PrivateRound
from bot.post.public import PublicRound
from bot.post.reminders import ReminderRound
from bot.post.sweeping import SweepRound
from bot.starting import CommandSync
from bot.tables.errors import TooLongError
from bot.ui.handlers import Handlers
from bot.ui.pictures import Pictures
from bot.ui.request import Request, receive
from bot.ui.router import Router
from bot.words.translator import Translator
from games.engine import text

if TYPE_CHECKING:
    from bot.services import Services

log = logging.getLogger(__name__)

SYNCED = "commands-synced"
"""The fact that keeps the hash of the commands Discord was last given."""

_PROBE_SECONDS = 10.0
_AT_FIRST_SECONDS = 2.0
"""So long the start waits for Discord to take the commands; then it goes on without."""

GUILD_GONE = "pause-guild-gone"
THREAD_GONE = "pause-thread-gone"


class Tree(app_commands.CommandTree["Client"]):
    """Slash commands: refused kindly while the bot restarts, errors on the one ladder."""

    async def interaction_check(self, interaction: discord.Interaction[Client], /) -> bool:
        """Let nothing new begin while shutting down; what may begin is received as a request."""
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
            intents=discord.Intents(guilds=True),
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
        self.pictures = Pictures(services.painter)
        self.handlers = Handlers(services, dm_limiter)
        self.router = Router(services, self.handlers)
        self.courier = Courier(
            services,
            PublicRound(self, services),
            PrivateRound(self, services, dm_limiter),
            ReminderRound(self, services, dm_limiter),
            SweepRound(self, services),
        )
        self.draining = False
        self._sync = sync
        self.commands_given = CommandSync(services.clock, self.sync_commands)
        self._under_way: set[asyncio.Task[Any]] = set()
        services.reach.probe = self._probe
        services.tables.watchers.append(self.courier.note)
        services.scheduler.posted.append(self.courier.wake)

    async def setup_hook(self) -> None:
        """Load the cogs, tell Discord new commands, and go on with what waits."""
        await self.tree.set_translator(Translator())
        for extension in extensions():
            await self.load_extension(extension)
        self.services.reach.lost()  # until there is a gateway nobody can play
        await self.services.start()
        self.courier.wake()
        if self._sync:
            await self.commands_given.try_for(_AT_FIRST_SECONDS)

    async def sync_commands(self, *, force: bool = False) -> bool:
        """Give Discord the commands if they are not the ones it has; True if it was asked."""
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
        """See `bot.reach`: the trace of requests notes how this one goes."""
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError):
            await asyncio.wait_for(self.http.get_bot_gateway(), _PROBE_SECONDS)

    # -- events ----------------------------------------------------------------------------------

    async def on_connect(self) -> None:
        """There is a gateway, in a session of its own."""
        self.services.reach.found()

    async def on_resumed(self) -> None:
        """There is a gateway again, and nothing was missed."""
        self.services.reach.found()

    async def on_disconnect(self) -> None:
        """The gateway is gone, or still is: told after every attempt."""
        if not self.is_closed():
            self.services.reach.lost()

    async def on_interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Buttons, menus and forms; commands go through the tree."""
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
        except Exception as error:  # the ladder says it to who pressed
            await report(request, error)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Sent away: the server's tables wait."""
        await self.services.lost_places.pause_guild(guild.id, GUILD_GONE)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited (again): what waited for that goes on."""
        await self.services.lost_places.resume_guild(guild.id, GUILD_GONE)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and the tables in it wait."""
        await self._place_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, and the table in it waits."""
        await self._place_gone(payload.thread_id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has changed; the table in it may have waited for it to be unlocked."""
        state = payload.data["thread_metadata"]
        if not (state.get("locked") or state.get("archived")):
            await self.services.lost_places.thread_opened(payload.thread_id)

    async def _place_gone(self, channel: int) -> None:
        rows = await self.services.store.read(lambda tx: tx.tables_in(channel))
        for row in rows:
            await self.services.lost_places.pause(row.id, THREAD_GONE, lost=channel)

    async def receive(self, interaction: discord.Interaction[Any]) -> Request:
        """An interaction as all of ours pass it on."""
        return await receive(self.services.people, self.pictures, self.requests, interaction)

    # -- the end ---------------------------------------------------------------------------------

    async def say_restarting(self, interaction: discord.Interaction[Client]) -> None:
        """Somebody pressed while we shut down."""
        request = await self.receive(interaction)
        said = request.voice.marked(text("restarting"))
        await interaction.response.send_message(said, ephemeral=True)

    async def drain(self, seconds: float) -> None:
        """Finish the moves under way and the pictures for them, then close. seconds: how long to
        wait for both.
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
        """Deliver the message under way, leave Discord, and let go of everything."""
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
    """The modules of `cogs` that add commands, by name: cogs import this module, not it them."""
    found = importlib.util.find_spec("cogs")
    places = [] if found is None else list(found.submodule_search_locations or ())
    return [
        f"cogs.{module.name}"
        for module in pkgutil.iter_modules(places)
        if hasattr(importlib.import_module(f"cogs.{module.name}"), "setup")
    ]


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord gets them, every language in them, in a fixed order."""
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator)
        if translator is not None
        else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return sorted(payload, key=lambda command: (command.get("type", 1), command["name"]))


async def command_hash(tree: app_commands.CommandTree[Any]) -> str:
    """SHA-256 of the payload in hex: equal for equal commands."""
    payload = json.dumps(await command_payload(tree), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(payload.encode()).hexdigest()
