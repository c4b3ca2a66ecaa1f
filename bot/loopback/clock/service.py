"""Tells other processes how far the local Discord's time is ahead of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aiohttp import web

from bot.loopback.changes import Changes

if TYPE_CHECKING:
    import asyncio

    from bot.loopback.clock.world import WorldClock

PATH = "/_clock"
HOLD_SECONDS = 20.0
"""Seconds a question is held open while nothing changes."""
HEAR_SECONDS = 1.0
"""Seconds the clock waits after a step for its followers to hear of it."""


class ClockService:
    """``GET /_clock?known=<offset>``: answers with `{"offset"}` once the offset differs."""

    def __init__(self, clock: WorldClock) -> None:
        self._clock = clock
        self._changes = Changes()
        self._known: dict[str, tuple[float, asyncio.Transport | None]] = {}
        """The offset that each follower knew when it last asked, and its connection."""

    def routes(self) -> list[web.RouteDef]:
        """Returns the route of the service."""
        return [web.get(PATH, self._ask)]

    async def _ask(self, request: web.Request) -> web.Response:
        follower = request.query.get("follower", "")
        known = float(request.query.get("known", "nan"))
        if follower:
            self._known[follower] = (known, request.transport)
            self._changes.touch()
        await self._changes.until(lambda: self._clock.offset != known, HOLD_SECONDS)
        return web.json_response({"offset": self._clock.offset})

    async def told(self) -> None:
        """Waits after a step of the clock, at most `HEAR_SECONDS`, until all followers know of
        it.
        """
        self._changes.touch()
        await self._changes.until(self._all_know, HEAR_SECONDS)

    def _all_know(self) -> bool:
        self._known = {
            follower: (known, wire)
            for follower, (known, wire) in self._known.items()
            if wire is not None and not wire.is_closing()
        }
        return all(known == self._clock.offset for known, _ in self._known.values())

    def close(self) -> None:
        """Answers everybody who is still waiting."""
        self._changes.close()
