"""A check of whether the store can be written, made now and then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.store.store import Store

_FACT = "health"
"""The key of the row that is written, always the same one."""

_APART_SECONDS = 30
_LONGEST_SECONDS = 3.0
"""Seconds after which the check counts as failed, so that the request for it does not wait
longer.
"""


class Probe:
    """Writes one small row when somebody asks, at most twice a minute."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._tried: int | None = None
        self._wrong: str | None = None

    async def ailment(self) -> str | None:
        """Returns the key of a `StoreError`, or that it takes too long, or None if all is well."""
        now = self._clock.now()
        if self._tried is None or abs(now - self._tried) >= _APART_SECONDS * 1_000:
            self._tried = now
            self._wrong = await self._try(str(now))
        return self._wrong

    async def _try(self, value: str) -> str | None:
        try:
            async with asyncio.timeout(_LONGEST_SECONDS):
                await self._store.write(lambda tx: tx.save_fact(_FACT, value))
        except StoreError as error:
            return error.key
        except TimeoutError:
            return "store-slow"
        return None
