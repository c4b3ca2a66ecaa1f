"""Kills the bot in the middle of its work and starts it again."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, TypeVar

from bot.loopback.actor import NoAnswerError

if TYPE_CHECKING:
    import random
    from collections.abc import Coroutine

    from bot.checks.playing.stage import Stage

T = TypeVar("T")

_EVERY = (4, 30)
"""The least and the most presses between two kills."""
_DELAYS = (0.0, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03)
"""Seconds from a press to the kill: before, in and after the move's transaction."""
_GRACE = 0.2
"""Seconds that an answer on its way may still take to arrive."""
_FORGOTTEN = 600.0
"""Seconds after which Discord no longer recognises the nonce of a message."""


class Killer:
    """Kills the bot `most` times while people press."""

    def __init__(self, stage: Stage, rng: random.Random, most: int) -> None:
        self._stage = stage
        self._rng = rng
        self._left = most
        self._presses = 0
        self._pressed = asyncio.Event()
        self._up = asyncio.Event()
        self._up.set()
        self._down = asyncio.Event()
        self.kills = 0

    def press(self) -> None:
        """Counts a press that somebody is about to make."""
        self._presses += 1
        self._pressed.set()

    async def stop(self, running: asyncio.Task[None]) -> None:
        """Lets the bot live from now on. `running` is the task of `run`."""
        self._left = 0
        if self._down.is_set():
            await running
        else:
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await running

    async def run(self) -> None:
        """Kills and restarts the bot until it has been done often enough."""
        while self._left:
            self._left -= 1
            await self._reach(self._presses + self._rng.randint(*_EVERY))
            await asyncio.sleep(self._rng.choice(_DELAYS))
            self._up.clear()
            self._down.set()
            await self._stage.kill_bot()
            self.kills += 1
            if self._rng.random() < 0.5:
                await self._stage.cast.advance(_FORGOTTEN)
            await self._stage.start_bot()
            self._down.clear()
            self._up.set()

    async def _reach(self, number: int) -> None:
        while self._presses < number:
            self._pressed.clear()
            await self._pressed.wait()

    async def outlive(self, what: Coroutine[None, None, T]) -> T | None:
        """Runs `what` while the bot lives, and returns None if the bot was killed before it was
        done.

        In that case `what` is cancelled, and the bot is running again when this returns.
        """
        await self._up.wait()
        task = asyncio.ensure_future(what)
        killed = asyncio.ensure_future(self._down.wait())
        await asyncio.wait({task, killed}, return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
        if not task.done():
            await asyncio.wait({task}, timeout=_GRACE)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, NoAnswerError):
                return await task
            await self._up.wait()
            return None
        return task.result()
