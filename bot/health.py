"""The port at which an operator's tools ask how the bot is: /healthz and /metrics.

It is off unless `BOT_HEALTH_PORT` is set. It gives counts and never says whose.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.clock import MINUTE, SECOND
from bot.store.errors import StoreError
from bot.store.rows import PHASES

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.client import Client
    from bot.store.backup_schedule import Backups

_PATIENCE = 0.5
"""Seconds for which an answer under way may still be finished when the bot ends."""


@contextlib.asynccontextmanager
async def serving(
    client: Client, port: int | None, host: str = "127.0.0.1", backups: Backups | None = None
) -> AsyncIterator[None]:
    """Answers on `port` of `host` while the bot runs, or does nothing if it is None."""
    if port is None:
        yield
        return
    application = _application(client, backups)
    # Monitoring tools keep the connection open, which must not delay the end of the bot.
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=_PATIENCE)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        await runner.cleanup()


def _application(client: Client, backups: Backups | None) -> web.Application:
    async def healthz(_request: web.Request) -> web.Response:
        """Answers 200 while people can play, and otherwise 503 with the reason.

        The reasons are a gateway lost for a minute and a store that cannot be written. Late backups
        are mentioned but do not cause a restart, which would not help.
        """
        wrong = await ailment(client)
        lines = [wrong or "ok", *([f"backup: {backups.word}"] if backups is not None else [])]
        return web.Response(text="\n".join([*lines, ""]), status=503 if wrong else 200)

    async def metrics(_request: web.Request) -> web.Response:
        body = await measure(client, backups)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.router.add_get("/healthz", healthz)
    application.router.add_get("/metrics", metrics)
    return application


async def ailment(client: Client) -> str | None:
    """Returns what is wrong in a word or two, or None if all is well."""
    wrong = await client.services.probe.ailment()
    if wrong is not None:
        return wrong
    if not client.is_ready():
        return "not connected to Discord"
    gone = client.services.reach.without_gateway
    if gone is not None and gone >= MINUTE:
        return f"no connection to Discord for {gone // SECOND} s"
    return None


async def measure(client: Client, backups: Backups | None = None) -> bytes:
    """Returns all current figures in the format of Prometheus."""
    services = client.services
    gone, wrong = services.reach.without_gateway, await services.probe.ailment()
    services.metrics.ways(without_gateway=(gone or 0) / SECOND, writable=wrong is None)
    with contextlib.suppress(StoreError):  # the other figures keep their values
        phases, waiting, parked, due = await services.store.read(
            lambda tx: (tx.count_tables(), tx.outbox_size(), len(tx.parked()), tx.outbox_due())
        )
        overdue = 0 if due is None else max(services.clock.now() - due, 0)
        services.metrics.standing(
            {phase: phases.get(phase, 0) for phase in PHASES},
            waiting=waiting,
            parked=parked,
            overdue=overdue / SECOND,
            backup=None if backups is None else backups.age,
            tasks=len(asyncio.all_tasks()),
        )
    return generate_latest(services.metrics.registry)
