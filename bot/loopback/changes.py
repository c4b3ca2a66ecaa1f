"""Wakes everybody who waits for something to happen in the local Discord, so that nobody polls."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Changes:
    """A counter of changes that wakes those who wait for the next one."""

    def __init__(self) -> None:
        self.revision = 0
        self.closed = False
        self._waiting: set[asyncio.Event] = set()

    def touch(self) -> None:
        """Counts a change and wakes everybody who waits."""
        self.revision += 1
        for event in self._waiting:
            event.set()

    def close(self) -> None:
        """Wakes everybody for the last time, because nothing more will happen."""
        self.closed = True
        self.touch()

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Waits until `holds()` or for `seconds` of real time, checking again after every change.

        Returns whether it holds.
        """
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            async with asyncio.timeout(seconds):
                while not holds() and not self.closed:
                    event.clear()
                    await event.wait()
        except TimeoutError:
            return holds()
        finally:
            self._waiting.discard(event)
        return holds()

    async def after(self, revision: int, seconds: float) -> int:
        """Waits until the count exceeds `revision`, at most `seconds`, and returns the count."""
        await self.until(lambda: self.revision != revision, seconds)
        return self.revision
