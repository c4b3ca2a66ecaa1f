"""Waits for work under way, without real time."""

from __future__ import annotations

import asyncio


async def idle() -> None:
    """Waits until only the test itself is running."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
    await asyncio.sleep(0)


async def ring() -> None:
    """Lets an alarm that is due ring, and waits for what it starts."""
    for _ in range(3):
        await asyncio.sleep(0)
    await idle()
