"""The local Discord as a whole, with its start and its end."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.loopback.clock.service import ClockService
from bot.loopback.clock.world import WorldClock
from bot.loopback.faults import Fault
from bot.loopback.gateway import Gateway
from bot.loopback.rest import Rest
from bot.loopback.state import NAMES, DiscordState

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

HOST = "127.0.0.1"
REQUEST_BYTES = 64 * 2**20


class LocalDiscord(DiscordState):
    """A Discord that listens on 127.0.0.1.

    See `DiscordState` for the parameters; without a clock it follows real time.
    """

    def __init__(
        self,
        *,
        names: Iterable[str] = NAMES[:4],
        channels: Iterable[str] = ("games", "lobby"),
        locale: str = "en",
        limits: bool = False,
        token: str | None = None,
        clock: WorldClock | None = None,
    ) -> None:
        super().__init__(
            names=names,
            channels=channels,
            locale=locale,
            limits=limits,
            token=token,
            clock=clock or WorldClock(),
        )
        self.gateway = Gateway(self)
        self.clock_service = ClockService(self.clock)
        self._rest = Rest(self)
        self._runner: web.AppRunner | None = None

    # ------------------------------------------------------------------ life

    def application(self) -> web.Application:
        """Returns the web application; routes may still be added to it."""
        app = web.Application(client_max_size=REQUEST_BYTES, middlewares=[only_from_here])
        app.add_routes([*self._rest.routes(), *self.gateway.routes()])
        app.add_routes(self.clock_service.routes())
        return app

    async def start(self, port: int = 0, app: web.Application | None = None) -> None:
        """Starts to listen; port 0 takes a free one. Raises OSError if the port is taken."""
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
        """Moves time forward and returns when all followers of the clock have heard of it."""
        self.clock.advance(seconds)
        self.refusals.archive_idle_threads()
        self.changes.touch()
        await self.clock_service.told()

    @contextlib.asynccontextmanager
    async def outage(self, *, rest: bool = True) -> AsyncIterator[None]:
        """Makes Discord's gateway unreachable while it is entered and, with `rest`, its requests
        too.
        """
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

    async def ready(self, seconds: float = 20.0) -> bool:
        """Waits at most `seconds` until a bot is connected, and returns whether one is."""
        return await self.changes.until(lambda: self.gateway.connected, seconds)


@web.middleware
async def only_from_here(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuses requests that a foreign web page could send to addresses on this machine."""
    host = request.headers.get("Host", "").rsplit(":", 1)[0]
    origin = request.headers.get("Origin")
    if host not in (HOST, "localhost") or (
        origin is not None and origin.split("//")[-1] != request.headers["Host"]
    ):
        raise web.HTTPForbidden
    response: web.StreamResponse = await handler(request)
    return response
