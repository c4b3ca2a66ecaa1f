"""simcord behind names of ours; only this module and `simcord_people.py` use its private names.

simcord keeps Discord's state and checks its payloads, but its tested interface is made for tests
inside one process with frozen time. Here its backend is driven in real time and by many people at
once. Its promise of stable names does not cover that, so its version is pinned, and
`tests/bot/loopback/test_simcord_contract.py` says which name changed.
"""

# ruff: noqa: SLF001 - this module exists to use simcord's private names

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import discord
import simcord
from simcord import intents as simcord_intents
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.http import (
    router,
    routes,  # the import fills the router's table
)

from bot.loopback.simcord_people import LiveEnv, SimcordPeople
from bot.loopback.wire import ApiError, Call, Json, Room

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.loopback.clock.world import WorldClock

ROUTES = routes
MEDIA_BASE = CDN_BASE
SILENT = 1 << 12
"""The flag of a message that makes no sound."""
TRIM_EVERY = 200
"""Requests of the bot between two clean-ups of memory."""
KEEP_LOGS, KEEP_INTERACTIONS, KEEP_MESSAGES, KEEP_MEDIA = 100, 5000, 500, 50
"""Limits on log lines, interactions, messages per room, and uploads that no message shows any
more.
"""

BOT_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_external_emojis=True,
)
"""The permissions that the invitation asks for and no others, so that a missing one shows here
first.
"""


class World:
    """One server with its channels and people, and the bot's direct conversations."""

    def __init__(self, clock: WorldClock, *, name: str, locale: str = "en-US") -> None:
        env = LiveEnv(clock)
        self.backend = env.backend
        self.backend.bot_user.name = "Under the Table"
        self.guild = env.create_guild(name, preferred_locale=locale)
        self.people = SimcordPeople(env, self.guild)
        self.limit_bot(BOT_PERMISSIONS)
        self._since_trim = 0

    # ------------------------------------------------------------------ arranging

    def limit_bot(self, permissions: discord.Permissions) -> None:
        """Gives the bot exactly these permissions in the server."""
        guild = self.backend.get_guild(self.guild.id)
        for role in guild.roles.values():
            if role.managed:
                role.permissions = permissions.value

    def add_role(self, name: str, permissions: discord.Permissions) -> int:
        """Adds a role whose members have these permissions in addition to everybody's."""
        return self.guild.create_role(name, permissions=permissions).id

    def add_channel(self, name: str) -> int:
        """Adds a text channel that everybody sees."""
        return self.guild.create_text_channel(name).id

    # ------------------------------------------------------------------ the bot's side

    @property
    def bot_id(self) -> int:
        """The bot's user id."""
        return self.backend.bot_user.id

    @property
    def application_id(self) -> int:
        """The bot's application id."""
        return self.backend.application_id

    def invite_bot(self) -> None:
        """Sends what Discord sends when the bot is invited to the server."""
        guild = serializers.guild_create_payload(
            self.backend, self.backend.get_guild(self.guild.id)
        )
        invited = {key: value for key, value in guild.items() if key != "unavailable"}
        self.backend.emit("GUILD_CREATE", invited)

    def greeted(self) -> bool:
        """Whether the bot has written something in a channel of the server."""
        return any(
            message.author_id == self.bot_id and self.backend.get_channel(room).guild_id is not None
            for room, messages in self.backend.messages.items()
            for message in messages.values()
        )

    def listen(self, listener: Callable[[str, Json], None]) -> None:
        """Calls `listener(event, payload)` for every gateway event. Payloads must not be kept."""
        self.backend.subscribers.append(lambda event, data: listener(event, dict(data)))

    def request(self, call: Call) -> Any:
        """Carries out a request of the bot and returns the answer. Raises `ApiError`."""
        self._trim_now_and_then()
        try:
            return router.dispatch(
                self.backend,
                call.method,
                call.path,
                json=call.body,
                params=dict(call.query),
                files=list(call.files),
                reason=call.reason,
            )
        except simcord.BackendError as error:
            raise ApiError(error.status, error.code, error.message, error.errors) from error

    def hello_payloads(self) -> tuple[Json, list[Json]]:
        """Returns the bot's user, and the servers as GUILD_CREATE shows them."""
        user = dict(serializers.user_payload(self.backend.bot_user))
        guilds = self.backend.guilds.values()
        return user, [dict(serializers.guild_create_payload(self.backend, g)) for g in guilds]

    def members_chunk(self, guild_id: int, people: Sequence[str]) -> Json:
        """Returns those of the people who are on a server, as GUILD_MEMBERS_CHUNK shows them."""
        guild, wanted = self.backend.guilds[guild_id], {int(person) for person in people}
        found = [member for member in guild.members.values() if member.user_id in wanted]
        return {
            "guild_id": str(guild_id),
            "members": [serializers.member_payload(self.backend, guild, one) for one in found],
            "not_found": [str(one) for one in wanted - {member.user_id for member in found}],
            "chunk_index": 0,
            "chunk_count": 1,
        }

    def as_seen(self, event: str, payload: Json, intents: discord.Intents) -> Json | None:
        """Returns the event as a bot with these intents gets it, or None if it gets none."""
        gate = simcord_intents.required_intent(event, payload)
        if gate and not getattr(intents, gate):
            return None
        payload = dict(payload)
        if event == "GUILD_CREATE":
            simcord_intents.prune_guild_create(payload, intents, self.bot_id)
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not intents.message_content:
            simcord_intents.censor_message(payload, self.bot_id, backend=self.backend)
        return payload

    def allows(self, user: int, room: int, permission: str) -> bool:
        """Whether somebody has a permission in a room (always in a direct conversation)."""
        channel = self.backend.get_channel(room)
        if channel.guild_id is None:
            return True
        value = self.backend.compute_permissions(channel.guild_id, user, room)
        return bool(getattr(discord.Permissions(value), permission))

    # ------------------------------------------------------------------ facts

    def room(self, room: int) -> Room | None:
        """Returns the facts about a channel, thread or direct conversation, or None if it is
        unknown.
        """
        channel = self.backend.channels.get(room)
        if channel is None:
            return None
        thread = channel.thread_metadata
        return Room(
            id=channel.id,
            kind=int(channel.type),
            name=channel.name or "",
            guild=channel.guild_id,
            parent=channel.parent_id,
            owner=channel.owner_id,
            archived=bool(thread and thread.archived),
            locked=bool(thread and thread.locked),
            archive_minutes=thread.auto_archive_duration if thread else 0,
            archive_stamp=thread.archive_timestamp if thread else "",
            people=tuple(channel.thread_members if channel.is_thread else channel.recipient_ids),
            last_message=channel.last_message_id,
        )

    def rooms(self, user: int | None = None) -> list[Room]:
        """Returns the rooms that somebody can see, or all of them for None."""
        return [
            cast("Room", self.room(key))
            for key in list(self.backend.channels)
            if user is None or channel_accessible(self.backend, key, user, history=True)
        ]

    def person(self, user: int) -> Json:
        """Returns a user as Discord shows one."""
        return dict(serializers.user_payload(self.backend.get_user(user)))

    def message(self, room: int, message: int) -> Json | None:
        """Returns one message as Discord shows it, whoever may see it."""
        stored = self.backend.messages.get(room, {}).get(message)
        return dict(serializers.message_payload(self.backend, stored)) if stored else None

    def messages(self, room: int, user: int, *, newest: int = 50) -> list[Json]:
        """Returns the newest messages somebody sees, oldest first, with `pings` if they are
        mentioned.
        """
        kept = self.backend.messages.get(room, {}).values()
        seen = [m for m in kept if message_accessible(self.backend, room, m, user, history=True)]
        return [
            {
                **serializers.message_payload(self.backend, message, for_user=user),
                "pings": user in message.ping_user_ids or message.mention_everyone,
            }
            for message in sorted(seen, key=lambda m: m.id)[-newest:]
        ]

    def unread(self, room: int, user: int, since: int) -> tuple[int, int]:
        """Returns how many messages of others came after `since`, and how many of them mention
        the user.
        """
        kept = self.backend.messages.get(room, {})
        direct = self.backend.get_channel(room).guild_id is None
        count = calls = 0
        for message in (kept[key] for key in kept if key > since):
            if message.author_id == user or not message.visible_to(user):
                continue
            count += 1
            called = direct or message.mention_everyone or user in message.ping_user_ids
            calls += called and not message.flags & SILENT
        return count, calls

    def pinged(self, room: int, message: int) -> list[int]:
        """Returns the people that a message mentions by name."""
        stored = self.backend.messages.get(room, {}).get(message)
        return list(stored.ping_user_ids) if stored else []

    def commands(self, user: int, room: int) -> list[Json]:
        """Returns the slash commands somebody may use in a room, in the order in which the bot
        registered them, as Discord shows them.
        """
        found = self.backend.visible_commands(user_id=user, channel_id=room)
        return [dict(c) for c in sorted(found, key=lambda command: int(command["id"]))]

    def media(self, path: str) -> bytes | None:
        """Returns an uploaded file by its path on the media server (which starts with a slash)."""
        return self.backend.cdn.get(MEDIA_BASE + path)

    # ------------------------------------------------------------------ threads

    def set_thread(self, room: int, fields: Json) -> Json:
        """Changes name, archived, locked, invitable or the archive delay, and announces the
        change.
        """
        meta = ("archived", "locked", "auto_archive_duration", "invitable")
        changed = {key: fields[key] for key in meta if key in fields}
        if "archived" in changed or "auto_archive_duration" in changed:
            changed["archive_timestamp"] = self.backend.now_iso()
        others: Json = {k: fields[k] for k in ("name", "rate_limit_per_user") if k in fields}
        channel = self.backend.edit_channel(room, others, thread_metadata=changed)
        return dict(serializers.channel_payload(self.backend, channel))

    def join_thread(self, room: int, user: int) -> None:
        """Makes somebody a member of a thread."""
        self.backend.add_thread_member(room, user)

    # ------------------------------------------------------------------ memory

    def _trim_now_and_then(self) -> None:
        self._since_trim += 1
        if self._since_trim >= TRIM_EVERY:
            self._since_trim = 0
            self.trim()

    def trim(self) -> None:
        """Discards logs, old ids, answered interactions and media that simcord would keep for
        ever.
        """
        backend = self.backend
        del backend.http_requests[:-KEEP_LOGS]
        del backend.transcript[:-KEEP_LOGS]
        now = backend.now_iso()
        many = len(backend.interactions) - KEEP_INTERACTIONS
        for number, (key, record) in enumerate(list(backend.interactions.items())):
            if number < many or (record.expires_at is not None and record.expires_at < now):
                del backend.interactions[key]
                backend.interaction_tokens.pop(record.token, None)
        for kept in backend.messages.values():
            for key in sorted(kept)[:-KEEP_MESSAGES]:
                del kept[key]
        self._trim_media()
        past = discord.utils.time_snowflake(backend.clock.now()) - (60_000 << 22)
        backend._reserved_ids = {key for key in backend._reserved_ids if key > past}
        backend._sequences = {k: v for k, v in backend._sequences.items() if k > past >> 22}

    def _trim_media(self) -> None:
        shown = {
            file["url"]
            for kept in self.backend.messages.values()
            for message in kept.values()
            for file in message.attachments
        }
        blobs = self.backend.cdn._blobs
        for url in list(blobs)[:-KEEP_MEDIA]:
            if url not in shown:
                del blobs[url]
