"""People in the local Discord played by a program, for wire tests and for `bot check`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import aiohttp

from bot.loopback.wire import NEWEST, CannotDo, Json, walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

WAIT_SECONDS = 15.0
BUTTON = 2
_ALL = 1_000_000
"""More messages than there ever are in one channel."""


class NoAnswerError(Exception):
    """The bot did not acknowledge an interaction in time, or did not finish its answer."""


class Actor:
    """One person. Ids are text, as Discord writes them; messages are Discord's own JSON.

    Every act returns when the bot has acknowledged it and, if it deferred its answer, has sent the
    answer. Acts raise `CannotDo` for things that no client would allow, and `NoAnswerError` if the
    bot stays silent.
    """

    def __init__(self, session: aiohttp.ClientSession, person: Json) -> None:
        self._session = session
        self.id: str = person["id"]
        self.name: str = person["name"]

    # ------------------------------------------------------------------ acting

    async def slash(self, name: str, /, *, channel: str, **options: Any) -> Json:
        """Uses a command: ``await ada.slash("game new", channel=room, kind="agent")``."""
        wish = {"kind": "slash", "room": channel, "name": name, "options": options}
        return await self._use(wish)

    async def autocomplete(
        self, name: str, option: str, text: str, /, *, channel: str, **filled: Any
    ) -> list[Json]:
        """Returns the suggestions of the bot for an option that contains `text` so far."""
        wish = {"kind": "autocomplete", "room": channel, "name": name, "options": filled}
        return list((await self._use(wish | {"option": option, "text": text}))["choices"] or [])

    async def click(
        self, message: Json, custom_id: str | None = None, *, label: str | None = None
    ) -> Json:
        """Presses a button of a message, named by its custom id or its label."""
        button = find_button(message, custom_id=custom_id, label=label)
        wish = {"kind": "click", "room": message["channel_id"], "message": message["id"]}
        return await self._use(wish | {"custom_id": button["custom_id"]})

    async def select(self, message: Json, custom_id: str, values: Iterable[str]) -> Json:
        """Chooses values in a menu of a message."""
        wish = {"kind": "select", "room": message["channel_id"], "message": message["id"]}
        return await self._use(wish | {"custom_id": custom_id, "values": list(values)})

    async def submit(self, opened: Json, values: Json) -> Json:
        """Submits the form that another act opened (`opened` is the result of that act)."""
        return await self._use(
            {"kind": "submit", "interaction": opened["interaction"], "values": values}
        )

    async def send(self, text: str, *, channel: str) -> str:
        """Writes a message and returns its id."""
        done = await self._act({"kind": "send", "room": channel, "text": text})
        return str(done["message"])

    async def set_locale(self, locale: str) -> None:
        """Uses Discord in English (``en``) or French (``fr``) from now on."""
        await self._act({"kind": "locale", "locale": locale})

    async def close_direct(self, *, closed: bool = True) -> None:
        """Closes or opens the direct messages to the bot."""
        await self._act({"kind": "close-dm", "closed": closed})

    # ------------------------------------------------------------------ seeing

    async def rooms(self) -> list[Json]:
        """Returns the channels, threads and direct conversations that this person sees."""
        return list((await self._get("state"))["rooms"])

    async def direct(self) -> str:
        """Returns the id of the conversation with the bot."""
        return next(str(room["id"]) for room in await self.rooms() if room["kind"] == "direct")

    async def messages(self, channel: str, newest: int = NEWEST) -> list[Json]:
        """Returns the newest messages that this person sees in a channel, oldest first."""
        return list(await self._get("messages", room=channel, newest=str(newest)))

    async def commands(self, channel: str) -> list[Json]:
        """Returns the commands that this person may use in a channel, with their options."""
        return list(await self._get("commands", room=channel))

    async def message(self, channel: str, key: str) -> Json:
        """Returns one message by its id, however old. Raises LookupError if this person does not
        see it.
        """
        for newest in (NEWEST, _ALL):
            for message in await self.messages(channel, newest):
                if message["id"] == key:
                    return message
        raise LookupError(f"{self.name} sees no message {key}")

    async def until(
        self,
        channel: str,
        holds: Callable[[list[Json]], Any],
        *,
        seconds: float = WAIT_SECONDS,
    ) -> list[Json]:
        """Waits until `holds` accepts the messages this person sees in a channel, and returns them.

        Checks again after every change, without sleeping. Raises `NoAnswerError` after `seconds`.
        """
        revision = -1
        try:
            async with asyncio.timeout(seconds):
                while True:
                    revision = await self._revision(revision)
                    messages = await self.messages(channel)
                    if holds(messages):
                        return messages
        except TimeoutError:
            raise NoAnswerError(f"{self.name} waited {seconds:g} s in vain") from None

    # ------------------------------------------------------------------ the wire

    async def _use(self, wish: Json) -> Json:
        done = await self._act(wish)
        if not done["acknowledged"]:
            raise NoAnswerError(f"the bot did not answer {self.name}'s {wish['kind']} in time")
        if not done["finished"] and done["kind"] == "deferred":
            raise NoAnswerError(f"the bot never finished its answer to {self.name}")
        return done

    async def _act(self, wish: Json) -> Json:
        async with self._session.post("/_play/act", json={"user": self.id, **wish}) as response:
            done: Json = _checked(await response.json())
            return done

    async def _get(self, what: str, **query: str) -> Any:
        query = {"user": self.id, **query}
        async with self._session.get(f"/_play/{what}", params=query) as response:
            return _checked(await response.json())

    async def _revision(self, since: int) -> int:
        async with self._session.get("/_play/wait", params={"since": str(since)}) as response:
            return int((await response.json())["revision"])


class Cast:
    """Everybody in a local Discord: ``async with Cast(url) as cast: ada = cast["Ada"]``."""

    def __init__(self, url: str) -> None:
        self._session = aiohttp.ClientSession(url)
        self._actors: dict[str, Actor] = {}

    async def __aenter__(self) -> Cast:
        async with self._session.get("/_play/world") as response:
            world = await response.json()
        self._actors = {p["name"]: Actor(self._session, p) for p in world["people"]}
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._session.close()

    def __getitem__(self, name: str) -> Actor:
        return self._actors[name]

    def __iter__(self) -> Any:
        return iter(self._actors.values())

    async def channel(self, name: str) -> str:
        """Returns the id of a text channel."""
        rooms = await next(iter(self)).rooms()
        return next(str(r["id"]) for r in rooms if r["kind"] == "channel" and r["name"] == name)

    async def advance(self, seconds: float) -> None:
        """Moves the clock forward and returns when the bot has heard of it."""
        await self._do({"kind": "advance", "seconds": seconds})

    async def archive(self, thread: str, *, archived: bool = True, locked: bool = False) -> None:
        """Archives a thread or reopens it."""
        await self._do({"kind": "archive", "room": thread, "archived": archived, "locked": locked})

    async def restart_bot(self) -> None:
        """Shuts the bot down properly and starts it again."""
        await self._do({"kind": "bot", "do": "restart"})

    async def kill_bot(self) -> None:
        """Kills the bot without warning."""
        await self._do({"kind": "bot", "do": "kill"})

    async def start_bot(self) -> None:
        """Starts the bot if it is not running."""
        await self._do({"kind": "bot", "do": "start"})

    async def _do(self, wish: Json) -> None:
        async with self._session.post("/_play/act", json=wish) as response:
            _checked(await response.json())


def find_button(message: Json, *, custom_id: str | None = None, label: str | None = None) -> Json:
    """Returns the one matching button of a message. Raises `CannotDo` if there is none or
    several.
    """
    found = [
        component
        for component in walk(message["components"])
        if component["type"] == BUTTON
        and (custom_id is None or component.get("custom_id") == custom_id)
        and (label is None or component.get("label") == label)
    ]
    if len(found) != 1:
        raise CannotDo(f"{len(found)} buttons are {custom_id or label!r} there")
    return found[0]


def texts(message: Json) -> str:
    """Returns all readable text of a message: its content and its text components."""
    shown = [c["content"] for c in walk(message["components"]) if c.get("content")]
    return "\n".join([message["content"], *shown]).strip()


def _checked(payload: Any) -> Any:
    if isinstance(payload, dict) and payload.get("ok") is False:
        raise CannotDo(payload["error"])
    return payload
