"""HTTP access for the people: ``/_play``, for the page, for `bot check` and for tests."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.loopback.acts import Acts
from bot.loopback.simcord_env import MEDIA_BASE
from bot.loopback.views import Views
from bot.loopback.wire import NEWEST, CannotDo, Json

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.loopback.bot_process import BotProcess
    from bot.loopback.server import LocalDiscord

HOLD_SECONDS = 20.0
RETRY = b"retry: 1000\n\n"
"""Makes the page try again every second after a lost connection."""


class PlayApi:
    """Requests to read and act as a person. `bot` is None if we cannot restart the bot."""

    def __init__(self, server: LocalDiscord) -> None:
        self._server = server
        self.bot: BotProcess | None = None
        self.acts = Acts(server)
        self.views = Views(server)
        self._kinds: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "send": self._send,
            "read": self._read,
            "dismiss": self._dismiss,
            "advance": self._advance,
            "locale": self._locale,
            "close-dm": self._close_dm,
            "archive": self._archive,
            "limits": self._limits,
            "bot": self._control_bot,
        }

    def routes(self) -> list[web.RouteDef]:
        """Returns the routes of the API."""
        return [
            web.get("/_play/world", self._world),
            web.get("/_play/state", self._state),
            web.get("/_play/messages", self._messages),
            web.get("/_play/commands", self._commands),
            web.get("/_play/wait", self._wait),
            web.get("/_play/events", self._events),
            web.post("/_play/act", self._act),
        ]

    # ------------------------------------------------------------------ reading

    async def _world(self, _: web.Request) -> web.Response:
        return self._reply(self._overview())

    async def _state(self, request: web.Request) -> web.Response:
        room = request.query.get("room")
        return self._read_or_say(
            lambda: (
                self.views.state(_person(request), int(room) if room else None) | self._overview()
            )
        )

    async def _messages(self, request: web.Request) -> web.Response:
        return self._read_or_say(
            lambda: self.views.messages(
                _person(request),
                _room(request),
                newest=int(request.query.get("newest", NEWEST)),
            )
        )

    async def _commands(self, request: web.Request) -> web.Response:
        return self._read_or_say(lambda: self.views.commands(_person(request), _room(request)))

    async def _wait(self, request: web.Request) -> web.Response:
        since = int(request.query.get("since", "-1"))
        return self._reply({"revision": await self._server.changes.after(since, HOLD_SECONDS)})

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Sends the revision as a server-sent event whenever something changed."""
        stream = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"}
        )
        await stream.prepare(request)
        await stream.write(RETRY)
        revision = -1
        changes = self._server.changes
        try:
            while not changes.closed:
                revision = await changes.after(revision, HOLD_SECONDS)
                await stream.write(f"data: {revision}\n\n".encode())
        except (ConnectionResetError, asyncio.CancelledError):
            pass
        return stream

    def _overview(self) -> Json:
        process = None if self.bot is None else self.bot.status
        return self.views.overview() | {"process": process}

    # ------------------------------------------------------------------ acting

    async def _act(self, request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            wish = await request.json()
            act = self._kinds[wish["kind"]]
            result = await act(wish)
        except CannotDo as error:
            return self._reply({"ok": False, "error": str(error)}, 409)
        except (KeyError, TypeError, ValueError) as error:
            return self._reply({"ok": False, "error": f"not understood: {error!r}"}, 400)
        finally:
            self._server.changes.touch()
        return self._reply({"ok": True, **result})

    async def _slash(self, wish: Json) -> Json:
        options = wish.get("options") or {}
        done = await self.acts.slash(*_where(wish), wish["name"], options)
        return done.payload()

    async def _autocomplete(self, wish: Json) -> Json:
        named = (wish["name"], wish["option"], str(wish.get("text", "")))
        done = await self.acts.autocomplete(*_where(wish), *named, wish.get("options") or {})
        return done.payload()

    async def _click(self, wish: Json) -> Json:
        done = await self.acts.click(*_where(wish), int(wish["message"]), wish["custom_id"])
        return done.payload()

    async def _select(self, wish: Json) -> Json:
        message, menu, values = int(wish["message"]), str(wish["custom_id"]), list(wish["values"])
        return (await self.acts.select(*_where(wish), message, menu, values)).payload()

    async def _submit(self, wish: Json) -> Json:
        form = (int(wish["interaction"]), dict(wish["values"]))
        return (await self.acts.submit(int(wish["user"]), *form)).payload()

    async def _send(self, wish: Json) -> Json:
        return {"message": str(await self.acts.send(*_where(wish), str(wish["text"])))}

    async def _read(self, wish: Json) -> Json:
        self.views.read(*_where(wish), int(wish["message"]))
        return {}

    async def _dismiss(self, wish: Json) -> Json:
        self.views.put_away(int(wish["user"]), int(wish["message"]))
        return {}

    async def _advance(self, wish: Json) -> Json:
        await self._server.advance(float(wish["seconds"]))
        return {"offset": self._server.clock.offset}

    async def _locale(self, wish: Json) -> Json:
        self._server.set_locale(int(wish["user"]), wish["locale"])
        return {}

    async def _close_dm(self, wish: Json) -> Json:
        self.views.check_person(int(wish["user"]))
        closed = self._server.refusals.closed
        (closed.add if wish["closed"] else closed.discard)(int(wish["user"]))
        return {}

    async def _archive(self, wish: Json) -> Json:
        room = self._server.world.room(int(wish["room"]))
        if room is None or not room.is_thread:
            raise CannotDo("only threads can be archived")
        fields: Json = {key: bool(wish[key]) for key in ("archived", "locked") if key in wish}
        self._server.world.set_thread(room.id, fields)
        return {}

    async def _limits(self, wish: Json) -> Json:
        self._server.limits.on = bool(wish["on"])
        return {}

    async def _control_bot(self, wish: Json) -> Json:
        if self.bot is None:
            raise CannotDo("the bot does not run in a process of the playground")
        await {"restart": self.bot.restart, "kill": self.bot.kill, "start": self.bot.start}[
            wish["do"]
        ]()
        return {"process": self.bot.status}

    # ------------------------------------------------------------------ replying

    def _read_or_say(self, read: Callable[[], Any]) -> web.Response:
        try:
            return self._reply(read())
        except CannotDo as error:
            return self._reply({"ok": False, "error": str(error)}, 409)
        except (KeyError, ValueError) as error:
            return self._reply({"ok": False, "error": f"not understood: {error!r}"}, 400)

    def _reply(self, payload: Any, status: int = 200) -> web.Response:
        text = json.dumps(payload).replace(MEDIA_BASE, self._server.media_url)
        return web.Response(text=text, status=status, content_type="application/json")


def _person(request: web.Request) -> int:
    return int(request.query["user"])


def _room(request: web.Request) -> int:
    return int(request.query["room"])


def _where(wish: Json) -> tuple[int, int]:
    return int(wish["user"]), int(wish["room"])
