"""Requests that Discord refuses and simcord allows (`platform.md` lists them with sources)."""

from __future__ import annotations

import itertools
import time
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from discord.utils import snowflake_time

from bot.loopback.wire import ApiError, Call, CannotDo, Json

if TYPE_CHECKING:
    from bot.loopback.clock.world import WorldClock
    from bot.loopback.simcord_env import World

FILES, FILE_BYTES, REQUEST_BYTES = 10, 10 * 2**20, 25 * 2**20
NONCE_LENGTH, NONCE_SECONDS = 25, 300
ACK_SECONDS = 3.0
FORGET_SECONDS = 60
OLD_SECONDS, OLD_EDITS, OLD_WINDOW = 3600, 3, 6.0
THREAD_FIELDS = {"name", "archived", "locked", "auto_archive_duration", "invitable"} | {
    "rate_limit_per_user"
}
OWNERS_FIELDS = {"name", "archived", "auto_archive_duration", "rate_limit_per_user"}


@dataclass
class Refusals:
    """The rules, with the state that each of them needs."""

    world: World
    clock: WorldClock
    old_edits: bool = False
    """Whether messages older than an hour can be edited only three times in six seconds."""
    ack_seconds: float = ACK_SECONDS
    """Real seconds that the bot has to acknowledge an interaction."""
    closed: set[int] = field(default_factory=set)
    """The people whose direct messages are closed to the bot."""
    _asked: dict[int, float] = field(default_factory=dict)
    _nonces: dict[str, tuple[float, int, int]] = field(default_factory=dict)
    _edits: dict[int, list[float]] = field(default_factory=dict)

    def check(self, call: Call) -> None:
        """Raises `ApiError` for a request that Discord would refuse."""
        self._check_files(call)
        if call.parts[0] == "channels":
            self._archive_if_idle(int(call.parts[1]))
        if found := call.matches("POST", "channels", "*", "messages"):
            self._check_send(int(found[0]), call.body or {})
        elif found := call.matches("PATCH", "channels", "*", "messages", "*"):
            self._check_archived(int(found[0]))
            self._check_old(int(found[0]), int(found[1]))
        elif found := call.matches("PUT", "channels", "*", "thread-members", "*"):
            self._check_archived(int(found[0]))
        elif found := call.matches("POST", "interactions", "*", "*", "callback"):
            self._check_in_time(int(found[0]))

    # ------------------------------------------------------------------ files

    def _check_files(self, call: Call) -> None:
        if len(call.files) > FILES:
            raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")
        sizes = [len(file.data) for file in call.files]
        if any(size > FILE_BYTES for size in sizes) or sum(sizes) > REQUEST_BYTES:
            raise ApiError(413, 40005, "Request entity too large")

    # ------------------------------------------------------------------ threads and DMs

    def archive_idle_threads(self) -> None:
        """Archives threads in which nobody has written during their archive delay."""
        for room in self.world.rooms():
            self._archive_if_idle(room.id)

    def _archive_if_idle(self, target: int) -> None:
        room = self.world.room(target)
        if room is None or not room.is_thread or room.archived:
            return
        since = datetime.fromisoformat(room.archive_stamp)
        if room.last_message is not None:
            since = max(since, snowflake_time(room.last_message))
        if self.clock.now() >= since + timedelta(minutes=room.archive_minutes):
            self.world.set_thread(room.id, {"archived": True})

    def _check_send(self, target: int, body: Json) -> None:
        room = self.world.room(target)
        if room is None:
            return
        if len(str(body.get("nonce") or "")) > NONCE_LENGTH:
            raise ApiError(400, 50035, "Invalid Form Body: nonce is longer than 25 characters")
        if room.is_direct and self.closed & set(room.people):
            raise ApiError(403, 50007, "Cannot send messages to this user")
        if room.archived:
            if room.locked and not self.world.allows(self.world.bot_id, target, "manage_threads"):
                raise ApiError(400, 50083, "Thread is archived")
            self.world.set_thread(target, {"archived": False})

    def _check_archived(self, target: int) -> None:
        room = self.world.room(target)
        if room is not None and room.archived:
            raise ApiError(400, 50083, "Thread is archived")

    def edit_thread(self, call: Call) -> Json | None:
        """Carries out an edit for which simcord checks the wrong permission; returns None for
        other calls.
        """
        found = call.matches("PATCH", "channels", "*")
        room = self.world.room(int(found[0])) if found else None
        fields: Json = call.body or {}
        if room is None or not room.is_thread or set(fields) - THREAD_FIELDS:
            return None
        if room.archived and fields.get("archived", True):
            raise ApiError(400, 50083, "Thread is archived")
        bot = self.world.bot_id
        reopens = set(fields) == {"archived"} and not fields["archived"] and not room.locked
        own = room.owner == bot and not set(fields) - OWNERS_FIELDS
        if not (own or self.world.allows(bot, room.id, "manage_threads")) and not (
            reopens and self.world.allows(bot, room.id, "send_messages_in_threads")
        ):
            raise ApiError(403, 50013, "Missing Permissions")
        return self.world.set_thread(room.id, fields)

    def check_person(self, target: int, *, writes: bool = False) -> None:
        """Raises `CannotDo` if a person cannot use an archived or locked thread."""
        self._archive_if_idle(target)
        room = self.world.room(target)
        if room is None or not room.is_thread:
            return
        if room.locked:
            raise CannotDo("this thread is locked")
        if room.archived and writes:
            self.world.set_thread(target, {"archived": False})
        elif room.archived:
            raise CannotDo("this thread is archived; write in it to open it again")

    # ------------------------------------------------------------------ once and in time

    def asked(self, interaction: int) -> None:
        """Starts the three seconds of an interaction that was sent to the bot."""
        now = time.monotonic()
        for earlier in list(itertools.islice(self._asked, 2)):
            if now - self._asked[earlier] > FORGET_SECONDS:
                del self._asked[earlier]
        self._asked[interaction] = now

    def _check_in_time(self, interaction: int) -> None:
        since = self._asked.get(interaction)
        answer = self.world.people.answer(interaction)
        if answer is None or answer.acknowledged:
            return
        if since is None or time.monotonic() - since > self.ack_seconds:
            raise ApiError(404, 10062, "Unknown interaction")

    def earlier(self, call: Call) -> Json | None:
        """Returns the message that an `enforce_nonce` repeat refers to, or None for a first
        request.
        """
        key = self._nonce(call)
        if key is None or key not in self._nonces:
            return None
        when, room, message = self._nonces[key]
        if self.clock.time() - when > NONCE_SECONDS:
            return None
        found = self.world.message(room, message)
        return {**found, "nonce": call.body["nonce"]} if found else None

    def sent(self, call: Call, message: Any) -> Any:
        """Remembers a message sent with a nonce, and adds the nonce to it."""
        nonce = call.body.get("nonce") if isinstance(call.body, dict) else None
        if nonce is None or not call.matches("POST", "channels", "*", "messages"):
            return message
        key = self._nonce(call)
        if key is not None:
            now = self.clock.time()
            for earlier in list(itertools.islice(self._nonces, 2)):
                if now - self._nonces[earlier][0] > NONCE_SECONDS:
                    del self._nonces[earlier]
            self._nonces.pop(key, None)
            self._nonces[key] = (now, int(message["channel_id"]), int(message["id"]))
        return {**message, "nonce": nonce}

    def _nonce(self, call: Call) -> str | None:
        body = call.body if isinstance(call.body, dict) else {}
        if not call.matches("POST", "channels", "*", "messages") or not body.get("enforce_nonce"):
            return None
        return str(body["nonce"]) if body.get("nonce") is not None else None

    def _check_old(self, target: int, message: int) -> None:
        found = self.world.message(target, message) if self.old_edits else None
        if found is None:
            return
        age = self.clock.now() - datetime.fromisoformat(found["timestamp"])
        if age.total_seconds() < OLD_SECONDS:
            return
        now = time.monotonic()
        recent = [t for t in self._edits.get(target, []) if now - t < OLD_WINDOW]
        if len(recent) >= OLD_EDITS:
            raise ApiError(429, 30046, "Maximum number of edits to old messages reached")
        self._edits[target] = [*recent, now]
