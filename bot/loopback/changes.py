"""Who waits for something to happen in the local Discord is woken here; nobody polls."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Changes:
    """Counts what happened, and wakes those who wait for more."""

    def __init__(self) -> None:
        self.revision = 0
        self.closed = False
        self._waiting: set[asyncio.Event] = set()

    def touch(self) -> None:
        """Something changed: everybody who waits looks again."""
        self.revision += 1
        for event in self._waiting:
            event.set()

    def close(self) -> None:
        """Nothing more will happen: nobody waits any longer."""
        self.closed = True
        self.touch()

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Waits until `holds()`, looking again after every change, at most `seconds` long.

        Returns whether it holds. `seconds` are real ones.
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
        """Waits until more happened than `revision`, at most `seconds`; returns how much."""
        await self.until(lambda: self.revision != revision, seconds)
        return self.revision
