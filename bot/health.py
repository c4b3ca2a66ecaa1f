"""A port on which an operator's tools can ask how the bot is: /healthz and /metrics. Off unless
`BOT_HEALTH_PORT` is set. What it tells are counts, never whose.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from bot.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.client import Client


@contextlib.asynccontextmanager
async def serving(client: Client, port: int | None) -> AsyncIterator[None]:
    """Answer on `port` while the bot runs; nothing if it is None."""
    if port is None:
        yield
        return
    runner = web.AppRunner(_application(client), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, port=port).start()
        yield
    finally:
        await runner.cleanup()


def _application(client: Client) -> web.Application:
    async def healthz(_request: web.Request) -> web.Response:
        """200 while Discord and the store answer, 503 with the reason otherwise."""
        wrong = await ailment(client)
        return web.Response(text=f"{wrong or 'ok'}\n", status=503 if wrong else 200)

    async def metrics(_request: web.Request) -> web.Response:
        body = generate_latest(await measure(client))
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    application = web.Application()
    application.router.add_get("/healthz", healthz)
    application.router.add_get("/metrics", metrics)
    return application


async def ailment(client: Client) -> str | None:
    """What is wrong in a word or two, None if all is well."""
    try:
        await client.house.store.read(lambda tx: tx.fact("health"))
    except StoreError as error:
        return error.key
    return None if client.is_ready() else "not connected to Discord"


async def measure(client: Client) -> CollectorRegistry:
    """The figures of this moment."""
    counts = await client.house.store.read(
        lambda tx: {
            "tables_playing": len(tx.table_ids("playing")),
            "tables_waiting_for_players": len(tx.table_ids("lobby")),
            "outbox_waiting": tx.outbox_size(),
            "outbox_parked": len(tx.parked()),
        }
    )
    counts["outbox_delivered_since_start"] = client.courier.delivered
    registry = CollectorRegistry()
    for name, value in counts.items():
        Gauge(f"under_the_table_{name}", name.replace("_", " "), registry=registry).set(value)
    return registry
