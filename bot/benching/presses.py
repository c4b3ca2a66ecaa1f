"""Raw events sent into simcord's backend, and waiting for the bot's answers.

Nothing of an actor's convenience is in between: an event is prepared beforehand, the clock starts
when it is sent and stops when the bot's answer has been carried out.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import msgspec
from simcord.backend import serializers
from simcord.http import router
from simcord.interactions import base_payload

from bot.benching.client import PREPARE, STILL, USE
from bot.loopback.wire import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.loopback.wire import Json

COMMAND, COMPONENT, TYPING = 2, 3, 4
_EVERYTHING = str(2**53 - 1)
PRIVATE = 1 << 6 | 1 << 15
"""The flags of a components-v2 message that only one person sees."""
_PATIENCE = 60.0
_WHOLE_ANSWERS = (4, 8)
"""Kinds of answers after which nothing follows: a message, and suggestions."""


class Use(msgspec.Struct, frozen=True):
    """The resources the bot's process has used. cpu: seconds; memory: bytes."""

    cpu: float
    memory: int


class PreparedInteraction(msgspec.Struct):
    """An interaction that is ready to be sent."""

    id: int
    payload: Json


class Presses:
    """Presses in one channel, which can be used while `listening`."""

    def __init__(self, backend: Any, guild: int, channel: int, person: int) -> None:
        self._backend = backend
        self._guild = guild
        self._channel = channel
        self._person = person
        self._waiting: dict[int, asyncio.Future[float]] = {}
        self._only_heard: set[int] = set()
        self.answers: dict[int, Any] = {}
        """The bot's answers by interaction, as they were sent."""

    def panel(self) -> int:
        """Makes a private message of the bot to press on, and returns its id."""
        message = self._backend.create_message(
            self._channel,
            self._backend.bot_user.id,
            components=[{"type": 10, "content": "…"}],
            flags=PRIVATE,
        )
        return int(message.id)

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Hears every answer of the bot once simcord has carried it out."""
        carry_out = router.dispatch

        def dispatch(backend: Any, method: str, path: str, **more: Any) -> Any:
            if not path.startswith("/interactions/"):
                return carry_out(backend, method, path, **more)
            interaction, answer = int(path.split("/")[2]), more.get("json") or {}
            if interaction in self._only_heard and answer.get("type") in _WHOLE_ANSWERS:
                result: Any = {"interaction": {"id": str(interaction), "type": COMMAND}}
            else:
                result = carry_out(backend, method, path, **more)
            self._answered(interaction, answer)
            return result

        router.dispatch = dispatch
        try:
            yield
        finally:
            router.dispatch = carry_out

    def _answered(self, interaction: int, answer: Any) -> None:
        self.answers[interaction] = answer
        done = self._waiting.get(interaction)
        if done is not None and not done.done():
            done.set_result(time.perf_counter())

    # -- presses ---------------------------------------------------------------------------------

    def still_event(self, message: int) -> PreparedInteraction:
        """Returns the press that does nothing."""
        return self.event(message, STILL, self._person)

    async def still(self, message: int) -> float:
        """Sends the press that does nothing and returns the seconds until its answer."""
        return await self.send(self.still_event(message))

    async def prepare(self, message: int, place: int) -> PreparedInteraction:
        """Prepares a move at a table up to its last press, and returns that press."""
        await self.send(self.event(message, f"{PREPARE}:{place}", self._person))
        person, custom_id = self._words(message).split()
        return self.event(message, custom_id, int(person))

    async def use(self, message: int) -> Use:
        """Returns the resources the bot has used so far."""
        await self.send(self.event(message, USE, self._person))
        cpu, memory = self._words(message).split()
        return Use(float(cpu), int(memory))

    # -- events ----------------------------------------------------------------------------------

    def event(self, message: int, custom_id: str, person: int) -> PreparedInteraction:
        """Returns a press by somebody on a message."""
        record, payload = base_payload(
            self._backend,
            type=COMPONENT,
            channel_id=self._channel,
            guild_id=self._guild,
            user_id=self._person,
            data={"custom_id": custom_id, "component_type": 2},
        )
        record.source_message_id = message
        record.initial_response_deadline = None  # events are prepared long before they are sent
        stored = self._backend.get_message(self._channel, message)
        payload["message"] = dict(serializers.message_payload(self._backend, stored))
        payload["member"]["user"]["id"] = str(person)
        return PreparedInteraction(record.id, payload)

    def command_event(
        self, name: str, options: list[Json], person: int, *, typing: bool = False
    ) -> PreparedInteraction:
        """Returns a command by somebody who may do anything, or a key typed in one of its
        options.
        """
        first, *groups = name.split()
        for group in reversed(groups):
            options = [{"name": group, "type": 1, "options": options}]
        if len(groups) > 1:
            options[0]["type"] = 2
        record, payload = base_payload(
            self._backend,
            type=TYPING if typing else COMMAND,
            channel_id=self._channel,
            guild_id=self._guild,
            user_id=self._person,
            data={"id": "1", "name": first, "type": 1, "options": options},
        )
        record.initial_response_deadline = None
        payload["member"]["user"]["id"] = str(person)
        payload["member"]["permissions"] = _EVERYTHING
        return PreparedInteraction(record.id, payload)

    async def send(self, event: PreparedInteraction) -> float:
        """Sends an event and returns the seconds until the answer. Raises TimeoutError."""
        return await self._send(event)

    async def only_hear(self, event: PreparedInteraction) -> float:
        """Does the same, but simcord does not carry the answer out: that is Discord's work, which
        in a real chat another machine does meanwhile.
        """
        self._only_heard.add(event.id)
        try:
            return await self._send(event)
        finally:
            self._only_heard.remove(event.id)

    async def _send(self, event: PreparedInteraction) -> float:
        done = asyncio.get_running_loop().create_future()
        self._waiting[event.id] = done
        try:
            async with asyncio.timeout(_PATIENCE):
                start = time.perf_counter()
                self._backend.emit("INTERACTION_CREATE", event.payload)
                return float(await done) - start
        finally:
            del self._waiting[event.id]

    def components(self, message: int) -> list[Json]:
        """Returns the components of a message."""
        return list(self._backend.get_message(self._channel, message).components)

    def _words(self, message: int) -> str:
        """Returns the first text of a message."""
        return str(next(c["content"] for c in walk(self.components(message)) if "content" in c))
