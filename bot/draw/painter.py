"""Pictures for the bot, drawn in another process and kept in a cache."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from bot.draw.picture import draw
from bot.draw.raster import RasterError
from bot.workers.worker import Worker, WorkerDiedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing import Drawing

_encode = msgspec.json.Encoder().encode

CACHE_BYTES = 32 << 20
"""The bytes of finished PNGs that a painter keeps: about 400 boards."""


class PaintError(Exception):
    """A picture could not be drawn; its text has to be shown instead."""


class Painter:
    """Draws with one worker process, which is started when the first picture is asked for.

    Between pictures nothing waits on the event loop. Equal drawings are drawn once: finished ones
    come from a cache of `cache_bytes`, and callers that ask for a drawing in progress share the
    work. A worker that dies is replaced once per picture. timed: called with the seconds that a
    picture took.
    """

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        self._cache_bytes = cache_bytes
        self._cached = 0
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._worker = Worker()
        self.timed: Callable[[float], None] | None = None

    async def paint(self, drawing: Drawing) -> bytes:
        """Returns the drawing as a PNG. Raises `PaintError`."""
        key = hashlib.blake2b(_encode(drawing), digest_size=16).digest()
        png = self._cache.get(key)
        if png is not None:
            self._cache.move_to_end(key)
            return png
        task = self._drawing.get(key)
        if task is None:
            task = self._drawing[key] = asyncio.create_task(self._draw(drawing))
            task.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(task)

    def close(self) -> None:
        """Ends the worker once it has finished its current drawing. The painter may be used
        again; it then starts another worker.
        """
        self._worker.close()

    async def _draw(self, drawing: Drawing) -> bytes:
        begun = time.perf_counter()
        try:
            png = await self._worker.run(draw, drawing)
        except RasterError as error:
            raise PaintError(str(error)) from error
        except WorkerDiedError as error:
            raise PaintError("the drawing process died twice") from error
        if self.timed is not None:
            self.timed(time.perf_counter() - begun)
        return png

    def _finished(self, key: bytes, task: asyncio.Task[bytes]) -> None:
        del self._drawing[key]
        if task.cancelled() or task.exception() is not None:
            return
        png = task.result()
        self._cache[key] = png
        self._cached += len(png)
        while self._cached > self._cache_bytes:
            _, oldest = self._cache.popitem(last=False)
            self._cached -= len(oldest)
