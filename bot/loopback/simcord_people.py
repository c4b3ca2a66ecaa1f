"""simcord's people in real time; only this module and `simcord_env.py` use its private names."""

# ruff: noqa: SLF001 - this module exists to use simcord's private names

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
import simcord
from simcord._clock import Clock
from simcord.backend import Backend

from bot.loopback.wire import Answer, CannotDo, Json

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime

    from bot.loopback.clock.world import WorldClock


class _SharedClock(Clock):
    """simcord's clock, set to ours."""

    def __init__(self, clock: WorldClock) -> None:
        super().__init__()
        self._clock = clock

    def now(self) -> datetime:
        return self._clock.now()


class LiveEnv(simcord.Env):
    """simcord's people without its frozen time, its turn-taking and its wait for a quiet bot."""

    def __init__(self, clock: WorldClock) -> None:
        super().__init__(discord.Client(intents=discord.Intents(guilds=True)), check_errors=False)
        self.backend = Backend(clock=_SharedClock(clock))
        self._message_states.add(self.bot._connection)
        self._started = True
        self.latest: Any = None
        self._register_dispatch_observer(lambda record: setattr(self, "latest", record))

    def _begin_operation(self, label: str) -> None:
        """Does nothing, because several people may act at once."""

    def _end_operation(self) -> None:
        """Does nothing, because nothing was begun."""

    async def _settle_internal(self, **_: Any) -> None:
        """Returns at once, because callers wait for an answer on the wire (`acts.py`)."""


class SimcordPeople:
    """The acts of a person with a Discord client, checked as a client would check them."""

    def __init__(self, env: LiveEnv, guild: simcord.GuildHandle) -> None:
        self._env = env
        self._backend = env.backend
        self._guild = guild

    def add(self, name: str, role: int | None = None) -> int:
        """Adds a member to the server, shown as `name`, and returns the user id."""
        handle = self._env.create_user(name.casefold(), global_name=name)
        self._guild.add_member(handle, roles=() if role is None else [self.chosen(role)])
        self._backend.get_dm_channel(handle.id)
        return handle.id

    async def does(self, user: int, room: int, verb: str, *args: Any, **named: Any) -> int:
        """Starts an interaction of somebody with the bot and returns its id. Raises `CannotDo`.

        verb: slash(name, **options), autocomplete(name, option, text, **options), click(message,
        custom_id=), select(message, values, custom_id=), submit_modal(interaction, values).
        """
        self._env.latest = None
        try:
            await self._verb(user, room, verb)(*args, **named)
        except (simcord.SetupError, simcord.BackendError) as error:
            raise CannotDo(str(error)) from error
        # The three seconds are real and counted in `refusals.py`, because this clock may jump.
        self._env.latest.initial_response_deadline = None
        return cast("int", self._env.latest.id)

    async def sends(self, user: int, room: int, text: str) -> int:
        """Writes a message as somebody and returns its id. Raises `CannotDo`."""
        actor, channel = self._actor(user, room)
        where = (channel,) if isinstance(actor, simcord.MemberActor) else ()
        write = actor.send if where else actor.send_dm
        try:
            return cast("int", (await write(*where, text)).id)
        except (simcord.SetupError, simcord.BackendError) as error:
            raise CannotDo(str(error)) from error

    def chosen(self, target: int) -> Any:
        """Returns simcord's value for a user, role or channel option. Raises `CannotDo`."""
        guild = self._backend.get_guild(self._guild.id)
        if target in self._backend.users:
            return self._member(target)
        if target in guild.roles:
            return simcord.RoleHandle(self._env, self._guild, guild.roles[target])
        if target in self._backend.channels:
            return self._channel(target)
        raise CannotDo(f"there is nothing with the id {target} to choose")

    def answer(self, interaction: int) -> Answer | None:
        """Returns the state of the bot's answer to an interaction, or None for an unknown one."""
        record = self._backend.interactions.get(interaction)
        if record is None:
            return None
        return Answer(
            id=record.id,
            user=record.user_id,
            channel=record.channel_id,
            acknowledged=record.responded,
            kind=record.response_kind.value if record.response_kind else None,
            message=record.message_id,
            source=record.source_message_id,
            ephemeral=record.ephemeral,
            modal=record.modal,
            choices=record.autocomplete_choices,
            followups=tuple(record.followup_ids),
        )

    def interaction_of(self, token: str) -> int | None:
        """Returns the interaction that a token belongs to."""
        return self._backend.interaction_tokens.get(token)

    def _member(self, user: int) -> simcord.MemberActor:
        person = simcord.UserHandle(self._env, self._backend.get_user(user))
        return simcord.MemberActor(self._env, self._guild, person)

    def _channel(self, room: int) -> simcord.ChannelHandle:
        channel = self._backend.get_channel(room)
        return simcord.ChannelHandle(self._env, self._guild if channel.guild_id else None, channel)

    def _actor(self, user: int, room: int) -> tuple[Any, simcord.ChannelHandle]:
        channel = self._channel(room)
        actor = self._member(user)
        return (actor.user if channel.guild is None else actor), channel

    def _verb(self, user: int, room: int, verb: str) -> Callable[..., Any]:
        actor, channel = self._actor(user, room)
        method = getattr(actor, verb)

        def on_message(message: int, *args: Any, **named: Any) -> Any:
            stored = self._backend.get_message(room, message)
            return method(simcord.ResponseMessage(self._env, stored), *args, **named)

        def on_modal(interaction: int, values: Json) -> Any:
            record = self._backend.interactions.get(interaction)
            if record is None:
                raise CannotDo("that form is gone")
            return method(simcord.InteractionResult(self._env, record), values)

        def on_channel(*args: Any, **named: Any) -> Any:
            where = (channel,) if isinstance(actor, simcord.MemberActor) else ()
            return method(*where, *args, **named)

        special: dict[str, Callable[..., Any]] = {
            "click": on_message,
            "select": on_message,
            "submit_modal": on_modal,
        }
        return special.get(verb, on_channel)
