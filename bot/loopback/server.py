"""The local Discord as one thing: what it holds, how it is reached, how it is started and ended."""

from __future__ import annotations

import contextlib
import itertools
from typing import TYPE_CHECKING, Any

import discord
from aiohttp import web

from bot.loopback.changes import Changes
from bot.loopback.clock.service import ClockService
from bot.loopback.clock.world import WorldClock
from bot.loopback.faults import Fault, Faults
from bot.loopback.gateway import Gateway
from bot.loopback.limits import Limits
from bot.loopback.refusals import Refusals
from bot.loopback.rest import MEDIA, Rest
from bot.loopback.simcord_env import MEDIA_BASE, World
from bot.loopback.wire import CannotDo

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence

    from bot.loopback.wire import Call, Json

HOST = "127.0.0.1"
REQUEST_BYTES = 64 * 2**20
KEEP_REQUESTS = 500
NAMES = ("Ada", "Ben", "Chloé", "Dmitri", "Elif", "Farid", "Grace", "Hiro")
MANAGERS, MANAGE = "organisers", discord.Permissions(manage_guild=True)
"""The one role, and what it gives: somebody has to be able to set the server up."""
LOCALES = {"en": "en-US", "fr": "fr"}
"""The two languages, and what Discord calls them."""


class LocalDiscord:
    """One server with some people, reachable on 127.0.0.1.

    names: the people, of whom the first manages the server; channels: the text channels; locale:
    ``en`` or ``fr``, for the server and at first for everybody; limits: whether rate limits apply;
    token: the only token that is accepted, any where it is None; clock: its time, by default the
    real one.
    """

    def __init__(
        self,
        *,
        names: Iterable[str] = NAMES[:4],
        channels: Sequence[str] = ("games", "lobby"),
        locale: str = "en",
        limits: bool = False,
        token: str | None = None,
        clock: WorldClock | None = None,
    ) -> None:
        self.clock = clock or WorldClock()
        self.changes = Changes()
        self.world = World(self.clock, name="Under the Table", locale=LOCALES[locale])
        self.refusals = Refusals(self.world, self.clock)
        self.faults = Faults()
        self.limits = Limits(on=limits)
        self.token = token
        self.locale = locale
        self.rooms = {name: self.world.add_channel(name) for name in channels}
        self.roles = {MANAGERS: self.world.add_role(MANAGERS, MANAGE)}
        roles = itertools.chain(self.roles.values(), itertools.repeat(None))
        self.people = {
            name: self.world.people.add(name, role)
            for name, role in zip(names, roles, strict=False)
        }
        self.locales = dict.fromkeys(self.people.values(), locale)
        self.requests: list[Call] = []
        """The newest requests of the bot, oldest first."""
        self.continued: dict[int, int] = {}
        """How often the bot came back to an interaction after its first answer."""
        self.gateway = Gateway(self)
        self.clock_service = ClockService(self.clock)
        self._rest = Rest(self)
        self._runner: web.AppRunner | None = None
        self.url = ""

    # ------------------------------------------------------------------ addresses

    @property
    def gateway_url(self) -> str:
        """The address of the gateway."""
        return f"ws{self.url.removeprefix('http')}/gateway/"

    @property
    def media_url(self) -> str:
        """Where uploaded files are served from."""
        return self.url + MEDIA

    def outward(self, text: str) -> str:
        """JSON as the bot may see it: files are to be fetched from here, not from the network."""
        return text.replace(MEDIA_BASE, self.media_url)

    # ------------------------------------------------------------------ life

    def application(self) -> web.Application:
        """The web application; routes may still be added to it."""
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[only_from_here])
        app.add_routes([*self._rest.routes(), *self.gateway.routes()])
        app.add_routes(self.clock_service.routes())
        return app

    async def start(self, port: int = 0, app: web.Application | None = None) -> None:
        """Begins to listen; port 0 takes a free one. Raises OSError where the port is taken."""
        self._runner = web.AppRunner(
            app or self.application(), access_log=None, shutdown_timeout=1.0
        )
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, port)
        await site.start()
        self.url = f"http://{HOST}:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        """Ends every connection and stops listening."""
        if self._runner is None:
            return
        self.changes.close()
        self.clock_service.close()
        await self.gateway.close()
        await self._runner.cleanup()
        self._runner = None

    async def __aenter__(self) -> LocalDiscord:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # ------------------------------------------------------------------ what happens

    async def advance(self, seconds: float) -> None:
        """Moves time forward, and returns when everybody who follows the clock has heard of it."""
        self.clock.advance(seconds)
        self.refusals.archive_idle_threads()
        self.changes.touch()
        await self.clock_service.told()

    @contextlib.asynccontextmanager
    async def outage(self, *, rest: bool = True) -> AsyncIterator[None]:
        """Meanwhile Discord is away: nobody gets to its gateway. rest: nor does any request."""
        fault = Fault(status=503, times=None)
        if rest:
            self.faults.plant(fault)
        self.gateway.refuses = True
        await self.gateway.drop()
        try:
            yield
        finally:
            self.gateway.refuses = False
            self.faults.remove(fault)

    def set_locale(self, user: int, locale: str) -> None:
        """Somebody uses Discord in another language. Raises `CannotDo` for one we do not have."""
        if locale not in LOCALES or user not in self.locales:
            raise CannotDo(f"no such person, or no such language: {locale}")
        self.locales[user] = locale

    def localised(self, payload: Json) -> Json:
        """An interaction with the language of the person, and of the server."""
        person = payload.get("user") or payload["member"]["user"]
        locale = self.locales.get(int(person["id"]), self.locale)
        return {
            **payload,
            "locale": LOCALES[locale],
            "attachment_size_limit": 10 * 2**20,
            **({"guild_locale": LOCALES[self.locale]} if "guild_id" in payload else {}),
        }

    def seen(self, call: Call) -> None:
        """Notes a request of the bot."""
        self.requests.append(call)
        del self.requests[:-KEEP_REQUESTS]

    def followed(self, call: Call, result: Any) -> None:
        """What follows from a request that was carried out."""
        if call.parts[0] == "webhooks" and len(call.parts) > 2:
            interaction = self.world.people.interaction_of(call.parts[2])
            if interaction is not None:
                self.continued[interaction] = self.continued.get(interaction, 0) + 1
                while len(self.continued) > KEEP_REQUESTS:
                    del self.continued[next(iter(self.continued))]
        if isinstance(result, dict) and call.matches("POST", "channels", "*", "messages"):
            self.bring_in(int(result["channel_id"]), int(result["id"]))

    def bring_in(self, room: int, message: int) -> None:
        """Who is called by name in a thread becomes a member of it."""
        thread = self.world.room(room)
        if thread is not None and thread.is_thread:
            for person in self.world.pinged(room, message):
                self.world.join_thread(room, person)

    async def ready(self, seconds: float = 20.0) -> bool:
        """Waits until a bot is connected, at most so long; returns whether one is."""
        return await self.changes.until(lambda: self.gateway.connected, seconds)


@web.middleware
async def only_from_here(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuses what a web page from elsewhere could send to this machine's own addresses."""
    host = request.headers.get("Host", "").rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in (HOST, "localhost") or (
        origin is not None and origin.split("//")[-1] != request.headers["Host"]
    ):
        raise web.HTTPForbidden
    response: web.StreamResponse = await handler(request)
    return response
