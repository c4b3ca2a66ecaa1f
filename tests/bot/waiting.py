"""Waiting for what is under way, without a clock on the wall."""

from __future__ import annotations

import asyncio


async def idle() -> None:
    """Until nothing is under way but the test itself."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)
    await asyncio.sleep(0)


async def ring() -> None:
    """Let an alarm that is due ring, and what it starts end."""
    for _ in range(3):
        await asyncio.sleep(0)
    await idle()
