"""Pictures for the bot, drawn in another process and kept in a cache."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

import msgspec

from bot.draw.picture import draw
from bot.draw.raster import RasterError
from bot.workers.shared import SharedResults
from bot.workers.worker import StuckError, Worker, WorkerDiedError

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
        self._pngs: SharedResults[bytes] = SharedResults(cache_bytes, len)
        self._worker = Worker()
        self.timed: Callable[[float], None] | None = None

    async def paint(self, drawing: Drawing) -> bytes:
        """Returns the drawing as a PNG. Raises `PaintError`."""
        key = hashlib.blake2b(_encode(drawing), digest_size=16).digest()
        return await self._pngs.get(key, lambda: self._draw(drawing))

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
        except (StuckError, WorkerDiedError) as error:
            raise PaintError("the drawing process died twice") from error
        if self.timed is not None:
            self.timed(time.perf_counter() - begun)
        return png
