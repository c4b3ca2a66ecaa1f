"""The end of the bot: everything that is waited for has a limit, and so has the whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

log = logging.getLogger(__name__)

GRACE_SECONDS = 7.0
"""So long after the moves under way have had their time the process ends, whatever it is at."""

FINISH_SECONDS = 2.0
"""How long one part of what is under way may take at the end."""

_CANCEL_SECONDS = 1.0
"""How long something that was broken off may take to end."""


async def finish(tasks: Iterable[asyncio.Future[Any] | None], seconds: float) -> None:
    """Wait until these have ended, for so many seconds at most, and break off what has not.

    What has been handed to the store is written or not, as ever; who is broken off while waiting
    for Discord loses an answer, never a move.
    """
    waiting = {task for task in tasks if task is not None and not task.done()}
    if not waiting:
        return
    _, late = await asyncio.wait(waiting, timeout=max(seconds, 0))
    for task in late:
        task.cancel()
    if late:
        log.info("%s not finished in time and broken off", len(late))
        await asyncio.wait(late, timeout=_CANCEL_SECONDS)


class Limit:
    """Ends the process when its time is over, from a thread of its own: whatever holds it up, be it
    a thread that cannot be broken off.
    """

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def begin(self, seconds: float) -> None:
        """From now on the process has so long."""
        self._timer = threading.Timer(seconds, self._over)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """It has ended in time."""
        if self._timer is not None:
            self._timer.cancel()

    def _over(self) -> None:
        log.warning("not everything had ended in time; it is broken off, and no move is lost")
        leave(0)


@contextlib.contextmanager
def limited() -> Iterator[Limit]:
    """What is in here ends in time once the limit has begun."""
    limit = Limit()
    try:
        yield limit
    finally:
        limit.stop()


def leave(code: int) -> None:
    """End the process now, without waiting for threads that still draw or copy: nothing they do is
    needed, and a process that draws ends with this one.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)
