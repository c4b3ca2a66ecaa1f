"""Follows the local Discord's clock from the bot's process."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

import aiohttp

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

PATIENCE_SECONDS = 10.0
RETRY_SECONDS = 0.25
ANSWER_SECONDS = 30.0


@contextlib.asynccontextmanager
async def following(
    base_url: str,
    moved: Callable[[float], None],
    lost: Callable[[], None] | None = None,
    *,
    patience: float = PATIENCE_SECONDS,
) -> AsyncIterator[None]:
    """Calls `moved(offset)` with the seconds to add to real time, while it is entered.

    The first call comes before the body runs, the next ones after every step of the clock. If the
    local Discord cannot be reached for `patience` seconds, `lost()` is called once and the
    following ends, because a bot whose Discord is gone should end too. Raises OSError or
    `aiohttp.ClientError` if it cannot be reached at the start.
    """
    async with aiohttp.ClientSession(
        base_url, timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS)
    ) as session:
        offset = await _ask(session, {})
        moved(offset)
        task = asyncio.create_task(_follow(session, offset, moved, lost, patience))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


async def _follow(
    session: aiohttp.ClientSession,
    offset: float,
    moved: Callable[[float], None],
    lost: Callable[[], None] | None,
    patience: float,
) -> None:
    loop = asyncio.get_running_loop()
    follower = secrets.token_hex(8)
    failing: float | None = None  # a frozen process has not heard anything for a while either
    while failing is None or loop.time() - failing < patience:
        try:
            answer = await _ask(session, {"known": repr(offset), "follower": follower})
        except (OSError, aiohttp.ClientError, TimeoutError):
            failing = loop.time() if failing is None else failing
            await asyncio.sleep(RETRY_SECONDS)
            continue
        failing = None
        if answer != offset:
            offset = answer
            moved(offset)
    if lost is not None:
        lost()


async def _ask(session: aiohttp.ClientSession, query: dict[str, str]) -> float:
    async with session.get("/_clock", params=query) as response:
        response.raise_for_status()
        return float((await response.json())["offset"])
